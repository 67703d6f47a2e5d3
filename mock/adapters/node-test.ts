import { relative } from "node:path";
import { compileFunction } from "node:vm";
import { test as base, type TestContext, type TestOptions } from "node:test";
import { escapePattern, formatCommand } from "./repeat-command.ts";
import {
  startSession,
  type FixturesWith,
  type MockTestFixtures,
  type MockTestOptions,
  type RemoteMockTestFixtures,
} from "./mock-session.ts";

/**
 * Node's `test` with a separate mock for each test, intercepted by MSW.
 *
 * @module sanguine/mock/node-test
 */

export { assertClean } from "sanguine/mock";
export type { FixturesWith, MockTestFixtures, MockTestOptions, RemoteMockTestFixtures };
export type { RemoteMock, RemoteMockOptions, RemoteOverride } from "./remote-mock.ts";
export type { OnUnhandled } from "./msw-unhandled.ts";

/** What a test function receives. */
export type NodeTestFixtures<Fixtures = MockTestFixtures> = Fixtures & {
  /** The context that Node passes to a test. */
  readonly t: TestContext;
};

/** A test function. */
export type NodeTestFunction<Fixtures = MockTestFixtures> = (fixtures: NodeTestFixtures<Fixtures>) => unknown;

/** Defines a test. */
export interface DefineNodeTest<Fixtures = MockTestFixtures> {
  (name: string, fn: NodeTestFunction<Fixtures>): Promise<void>;
  (name: string, options: TestOptions, fn: NodeTestFunction<Fixtures>): Promise<void>;
}

/** Node's `test` with fixtures. */
export interface NodeTest<Fixtures = MockTestFixtures> extends DefineNodeTest<Fixtures> {
  readonly only: DefineNodeTest<Fixtures>;
  readonly skip: DefineNodeTest<Fixtures>;
  readonly todo: DefineNodeTest<Fixtures>;
  /** Returns a `test` with other options for the mock. Options that you omit stay as they are. */
  extend<Options extends MockTestOptions>(options: Options): NodeTest<FixturesWith<Options, Fixtures>>;
}

/**
 * Node's `test` with a separate mock for each test. Tests can run concurrently, because each mock has its own host. A test fails
 * when it requests an operation that does not exist, or when the mock violates the OpenAPI document. A failed test prints
 * `explainMock(mock)`. The mock responds until the test function ends.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { test } from "sanguine/mock/node-test";
 *
 * test("creates a user", async ({ mock, client }) => {
 *   const user = await client.users.create({ client_user_id: "u-42" });
 *   assert.equal(mock.users.get(user).client_user_id, "u-42");
 * });
 * ```
 */
export const test: NodeTest = createTest({});

/** The same as `test`. */
export { test as it };

function createTest<Fixtures>(defaults: MockTestOptions): NodeTest<Fixtures> {
  const define = (defineBase: typeof base): DefineNodeTest<Fixtures> =>
    function defineTest(
      name: string,
      ...rest: [NodeTestFunction<Fixtures>] | [TestOptions, NodeTestFunction<Fixtures>]
    ) {
      const fn = rest.length === 1 ? rest[0] : rest[1];
      const options = rest.length === 1 ? {} : rest[0];
      return callAt(findCaller(defineTest), defineBase, name, options, (t) => runTest(t, defaults, fn));
    };
  return Object.assign(define(base), {
    only: define(base.only as typeof base),
    skip: define(base.skip as typeof base),
    todo: define(base.todo as typeof base),
    extend: <Options extends MockTestOptions>(options: Options) =>
      createTest<FixturesWith<Options, Fixtures>>({ ...defaults, ...options }),
  });
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds where a function was called. Returns null where the stack does not say it. */
function findCaller(called: (...args: never[]) => unknown): Place | null {
  const trace: { stack?: string } = {};
  Error.captureStackTrace(trace, called);
  const [, frame = ""] = (trace.stack ?? "").split("\n");
  const [, file, line, column] = /((?:file:|\/|[A-Za-z]:\\)[^()]*):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  return file === undefined ? null : { file, line: Number(line), column: Number(column) };
}

/**
 * Defines a test at a place of a file. Node reports a test where `test` was called, so without this, each test would be reported in
 * this file.
 */
function callAt(
  place: Place | null,
  ...args: [define: typeof base, name: string, options: TestOptions, fn: (t: TestContext) => Promise<void>]
): Promise<void> {
  if (place === null) return args[0](args[1], args[2], args[3]);
  const before = "return ";
  const call = compileFunction(`${before}define(name, options, fn);`, ["define", "name", "options", "fn"], {
    filename: place.file,
    lineOffset: place.line - 1,
    columnOffset: Math.max(0, place.column - 1 - before.length),
  });
  return call(...args) as Promise<void>;
}

async function runTest<Fixtures>(
  t: TestContext,
  options: MockTestOptions,
  fn: NodeTestFunction<Fixtures>,
): Promise<void> {
  const file = relative(process.cwd(), process.argv[1] ?? "");
  const session = await startSession<Fixtures>(options, `${file} > ${getFullName(t)}`);
  const end = async (): Promise<void> => {
    const explanation = await session.end(formatRepeat(file, t.name));
    // Each line is a message of its own, because reporters escape line breaks.
    for (const line of explanation?.split("\n") ?? []) t.diagnostic(line);
  };
  // Node calls this hook also when the test was aborted by its timeout.
  t.after(end);
  try {
    await fn({ ...session.fixtures, t });
    await session.pass();
  } finally {
    await end();
  }
}

/** Returns the names of the suites and of the test. Types of Node 20 do not declare `fullName`. */
const getFullName = (t: TestContext & { readonly fullName?: string }): string => t.fullName ?? t.name;

/** Formats the command that runs a test again, with the loaders of this run. */
function formatRepeat(file: string, name: string): string {
  const pattern = `--test-name-pattern=^${escapePattern(name)}$`;
  return formatCommand("node", ...process.execArgv, "--test", pattern, file);
}

import { relative } from "node:path";
import { compileFunction } from "node:vm";
import { test as base, type TestContext, type TestOptions } from "node:test";
import { escapePattern, formatCommand } from "./create-test-mock.ts";
import { MockSession, type MockTestFixtures, type MockTestOptions } from "./mock-session.ts";

/**
 * Node's `test` with a separate mock for each test, intercepted by MSW.
 *
 * @module sanguine/mock/node-test
 */

export { assertClean } from "sanguine/mock";
export type { MockTestFixtures, MockTestOptions };
export type { OnUnhandled } from "./msw-unhandled.ts";

/** What a test function receives. */
export interface NodeTestFixtures extends MockTestFixtures {
  /** The context that Node passes to a test. */
  readonly t: TestContext;
}

/** A test function. */
export type NodeTestFunction = (fixtures: NodeTestFixtures) => unknown;

/** Defines a test. */
export interface DefineNodeTest {
  (name: string, fn: NodeTestFunction): Promise<void>;
  (name: string, options: TestOptions, fn: NodeTestFunction): Promise<void>;
}

/** Node's `test` with fixtures. */
export interface NodeTest extends DefineNodeTest {
  readonly only: DefineNodeTest;
  readonly skip: DefineNodeTest;
  readonly todo: DefineNodeTest;
  /** Returns a `test` with other options for the mock. Options that you omit stay as they are. */
  extend(options: MockTestOptions): NodeTest;
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

function createTest(defaults: MockTestOptions): NodeTest {
  const define = (defineBase: typeof base): DefineNodeTest =>
    function defineTest(name: string, ...rest: [NodeTestFunction] | [TestOptions, NodeTestFunction]) {
      const fn = rest.length === 1 ? rest[0] : rest[1];
      const options = rest.length === 1 ? {} : rest[0];
      return callAt(findCaller(defineTest), defineBase, name, options, (t) => runTest(t, defaults, fn));
    };
  return Object.assign(define(base), {
    only: define(base.only as typeof base),
    skip: define(base.skip as typeof base),
    todo: define(base.todo as typeof base),
    extend: (options: MockTestOptions) => createTest({ ...defaults, ...options }),
  });
}

/** A place in a source file. */
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

async function runTest(t: TestContext, options: MockTestOptions, fn: NodeTestFunction): Promise<void> {
  const file = relative(process.cwd(), process.argv[1] ?? "");
  const session = new MockSession(options, `${file} > ${getFullName(t)}`);
  const end = (): void => {
    const explanation = session.end(formatRepeat(file, t.name));
    // Each line is a message of its own, because reporters escape line breaks.
    for (const line of explanation?.split("\n") ?? []) t.diagnostic(line);
  };
  // Node calls this hook also when the test was aborted by its timeout.
  t.after(end);
  try {
    await fn({ ...session.fixtures, t });
    session.pass();
  } finally {
    end();
  }
}

/** Returns the names of the suites and of the test. Types of Node 20 do not declare `fullName`. */
const getFullName = (t: TestContext & { readonly fullName?: string }): string => t.fullName ?? t.name;

/** Formats the command that runs a test again, with the loaders of this run. */
function formatRepeat(file: string, name: string): string {
  const pattern = `--test-name-pattern=^${escapePattern(name)}$`;
  return formatCommand("node", ...process.execArgv, "--test", pattern, file);
}

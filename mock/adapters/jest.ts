import { relative } from "node:path";
import { afterEach, expect, test as base } from "@jest/globals";
import { escapePattern, formatCommand } from "./repeat-command.ts";
import {
  startSession,
  type FixturesWith,
  type MockTestFixtures,
  type MockTestOptions,
  type RemoteMockTestFixtures,
} from "./mock-session.ts";

/**
 * Jest's `test` with a separate mock for each test, intercepted by MSW. It needs the preset `sanguine` in CommonJS.
 *
 * @module sanguine/mock/jest
 */

export { assertClean } from "sanguine/mock";
export type { FixturesWith, MockTestFixtures, MockTestOptions, RemoteMockTestFixtures };
export type { RemoteMock, RemoteMockOptions, RemoteOverride } from "./remote-mock.ts";
export type { OnUnhandled } from "./msw-unhandled.ts";

/** A test function. */
export type JestTestFunction<Fixtures = MockTestFixtures> = (fixtures: Fixtures) => unknown;

/** Defines tests for a table of cases. A case that is an array stays one value. */
export type DefineJestCases<Fixtures = MockTestFixtures> = <Case>(
  cases: readonly Case[],
) => (name: string, fn: (value: Case, fixtures: Fixtures) => unknown, timeout?: number) => void;

/** Defines a test. */
export interface DefineJestTest<Fixtures = MockTestFixtures> {
  (name: string, fn: JestTestFunction<Fixtures>, timeout?: number): void;
  /** Defines one test for each case. The function receives the case and the fixtures. */
  readonly each: DefineJestCases<Fixtures>;
}

/** Jest's `test` with fixtures. */
export interface JestTest<Fixtures = MockTestFixtures> extends DefineJestTest<Fixtures> {
  readonly only: DefineJestTest<Fixtures>;
  readonly skip: DefineJestTest<Fixtures>;
  /** Defines a test that passes when its function fails. */
  readonly failing: (name: string, fn: JestTestFunction<Fixtures>, timeout?: number) => void;
  /** Defines a test that runs concurrently with the others of its file. */
  readonly concurrent: DefineJestTest<Fixtures> & {
    readonly only: DefineJestTest<Fixtures>;
    readonly skip: DefineJestTest<Fixtures>;
  };
  todo(name: string): void;
  /** Returns a `test` with other options for the mock. Options that you omit stay as they are. */
  extend<Options extends MockTestOptions>(options: Options): JestTest<FixturesWith<Options, Fixtures>>;
}

/** The sessions of running tests, by the test's name. Jest abandons the function of a test that exceeds its timeout. */
const running = new Map<string, () => Promise<void>>();

// Jest calls this hook after each test that is not concurrent.
afterEach(async () => running.get(getNames().test)?.());

/**
 * Jest's `test` with a separate mock for each test. Tests can run concurrently, because each mock has its own host. A test fails
 * when it requests an operation that does not exist, or when the mock violates the OpenAPI document. A failed test prints
 * `explainMock(mock)`. The mock responds until the test function ends.
 *
 * @example
 * ```ts compile-only
 * import assert from "node:assert/strict";
 * import { test } from "sanguine/mock/jest";
 *
 * test("creates a user", async ({ mock, client }) => {
 *   const user = await client.users.create({ client_user_id: "u-42" });
 *   assert.equal(mock.users.get(user).client_user_id, "u-42");
 * });
 * ```
 */
export const test: JestTest = createTest({});

/** The same as `test`. */
export { test as it };

type Base = (name: string, fn: () => Promise<void>, timeout?: number) => void;
type BaseCases = (
  cases: readonly unknown[],
) => (name: string, fn: (...values: unknown[]) => Promise<void>, timeout?: number) => void;

function createTest<Fixtures>(options: MockTestOptions): JestTest<Fixtures> {
  // Jest passes a callback to functions with a parameter, so these have none.
  const define =
    (defineBase: Base) =>
    (name: string, fn: JestTestFunction<Fixtures>, timeout?: number): void =>
      defineBase(name, () => runTest(options, fn), timeout);
  const defineCases =
    (defineBase: BaseCases): DefineJestCases<Fixtures> =>
    (cases) =>
    (name, fn, timeout) =>
      defineBase(cases)(
        name,
        (...values) => {
          // Jest passes the elements of an array as separate parameters.
          const value: unknown = cases.every(Array.isArray) ? values : values[0];
          return runTest<Fixtures>(options, (fixtures) => fn(value as (typeof cases)[number], fixtures));
        },
        timeout,
      );
  const both = (defineBase: Base & { readonly each: BaseCases }): DefineJestTest<Fixtures> =>
    Object.assign(define(defineBase), { each: defineCases(defineBase.each) });
  return Object.assign(both(base), {
    only: both(base.only),
    skip: both(base.skip),
    failing: define(base.failing),
    concurrent: Object.assign(both(base.concurrent), {
      only: both(base.concurrent.only),
      skip: both(base.concurrent.skip),
    }),
    todo: (name: string) => base.todo(name),
    extend: <Options extends MockTestOptions>(more: Options) =>
      createTest<FixturesWith<Options, Fixtures>>({ ...options, ...more }),
  });
}

async function runTest<Fixtures>(options: MockTestOptions, fn: JestTestFunction<Fixtures>): Promise<void> {
  const names = getNames();
  const session = await startSession<Fixtures>(options, `${names.file} > ${names.test}`);
  const end = async (): Promise<void> => {
    running.delete(names.test);
    const explanation = await session.end(formatRepeat(names));
    // oxlint-disable-next-line no-console
    if (explanation !== null) console.error(explanation);
  };
  running.set(names.test, end);
  try {
    await fn(session.fixtures);
    await session.pass();
  } finally {
    await end();
  }
}

interface Names {
  readonly file: string;
  /** The names of the suites and of the test, joined by spaces. */
  readonly test: string;
}

function getNames(): Names {
  const { testPath = "", currentTestName = "", currentConcurrentTestName } = expect.getState();
  return { file: relative(process.cwd(), testPath), test: currentConcurrentTestName?.() ?? currentTestName };
}

function formatRepeat({ file, test: name }: Names): string {
  return formatCommand("npx", "jest", file, "-t", `^${escapePattern(name)}$`);
}

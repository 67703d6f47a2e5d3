import type { Client } from "sanguine";
import type { Mock, MockOptions } from "sanguine/mock";
import type { SetupServer } from "msw/node";
import { test as base, type TestAPI } from "vitest";
import { checkArguments, testParameters } from "../tools/arguments/check.ts";
import { storeCoverage } from "./coverage-meta.ts";
import { escapePattern, formatCommand } from "./repeat-command.ts";
import { acquireServer, releaseServer } from "./fixture-server.ts";
import { startTestMock } from "./mock-session.ts";
import type { OnUnhandled } from "./msw-unhandled.ts";
import { createTestClient, type RemoteMock, type RemoteMockOptions } from "./remote-mock.ts";

/**
 * Vitest's `test` with a separate mock for each test, intercepted by MSW.
 *
 * @module sanguine/mock/vitest
 */

export { assertClean } from "sanguine/mock";
export type { RemoteMock, RemoteMockOptions, RemoteOverride } from "./remote-mock.ts";

/** The fixtures that `sanguine/mock/vitest` adds. */
export interface MockFixtures {
  /** The test's own mock. Its seed is the test's full name. */
  mock: Mock;
  /** A client of the mock. It uses the global fetch, so that MSW intercepts it, and sleeps by the mock's clock. */
  client: Client;
  /** Options of the mock. `seed` and `url` have defaults for each test. Set them with `test.extend` or `test.scoped`. */
  mockOptions: MockOptions;
  /**
   * What to do with requests to other hosts when none of your servers listens. A warning leaves out your own servers on this
   * machine, unless the request looks like one to the service. @default "warn"
   */
  mockOnUnhandled: OnUnhandled;
  /**
   * The MSW server that all tests of a worker share. Handlers that you pass to `use()` run before the mock's. To use your own
   * listening server, set it with `test.extend`: the fixture adds its handler and leaves everything else to you.
   */
  mockServer: SetupServer;
}

/** The fixtures of a `test` whose `mockOptions` have a `server`. */
export interface RemoteMockFixtures extends Omit<MockFixtures, "mock" | "mockOptions"> {
  /** The test's own team of the server. Its seed is the test's full name. */
  mock: RemoteMock;
  /** Options of the team, and the server. */
  mockOptions: RemoteMockOptions;
}

/** Vitest's `test` with the fixtures of this module. With a `server`, `extend` returns a `test` whose mock is a team of that server. */
export type MockTest = {
  // Without a type parameter, the other signature of `extend` would match first.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  extend<Options extends RemoteMockOptions>(fixtures: {
    readonly mockOptions: Options;
  }): TestAPI<RemoteMockFixtures>;
} & TestAPI<MockFixtures>;

/**
 * Vitest's `test` with a separate mock for each test. Tests can run concurrently, because each mock has its own host. A test
 * fails when it requests an operation that does not exist, or when the mock violates the OpenAPI document. A failed test prints
 * `explainMock(mock)`.
 *
 * @example
 * ```ts
 * import { test } from "sanguine/mock/vitest";
 * import { expect } from "vitest";
 *
 * test("greets a new user", async ({ mock, client }) => {
 *   const user = await client.users.create({ client_user_id: "u-42" });
 *   expect(mock.users.get(user).client_user_id).toBe("u-42");
 * });
 * ```
 */
export const test: MockTest = base.extend<MockFixtures>({
  mockOptions: {},
  // Vitest reads the fixtures that a fixture depends on from this pattern, so it must be an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  mockOnUnhandled: [async ({}, use) => use("warn"), { scope: "worker" }],
  mockServer: [
    async ({ mockOnUnhandled }, use) => {
      try {
        await use(acquireServer(mockOnUnhandled));
      } finally {
        releaseServer();
      }
    },
    { scope: "worker" },
  ],
  mock: async ({ mockOptions, mockOnUnhandled, mockServer, task, onTestFinished }, use) => {
    checkArguments("test.extend", testParameters, [{ mockOptions, mockOnUnhandled, mockServer }]);
    const { mock, listCalls, check, end } = await startTestMock(mockOptions, getFullName(task), mockServer);
    // Vitest shows what a test prints with the test. This runs when every other check of the test has run.
    onTestFinished(async () => {
      const hasFailed = task.result?.state === "fail";
      const explanation = await end(hasFailed ? { repeat: formatRepeat(task) } : null);
      // oxlint-disable-next-line no-console
      if (explanation !== null) console.error(explanation);
      // Vitest keeps the context of a test until its file ends. What a failed test calls then may read it.
      if (!hasFailed) Object.assign(task.context, { mock: undefined, client: undefined });
    });
    // The types of `test.extend` promise a remote mock for the options of one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    await use(mock as Mock);
    storeCoverage(task.meta, await listCalls());
    await check();
  },
  client: ({ mock }, use) => use(createTestClient(mock)),
}) as MockTest;

/** The same as `test`. */
export const it: typeof test = test;

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
  readonly file?: { readonly name: string };
}

/** Returns the file, suites and test name, as a reporter writes them. */
const getFullName = (task: Named): string => listNames(task).join(" > ");

function listNames(task: Named): string[] {
  const names = [task.name];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  if (task.file && names[0] !== task.file.name) names.unshift(task.file.name);
  return names;
}

/** Formats the command that runs a test again. Vitest compares its pattern with the names joined by spaces. */
function formatRepeat(task: Named): string {
  const [file = "", ...names] = listNames(task);
  return formatCommand("npx", "vitest", "run", file, "-t", escapePattern(names.join(" ")));
}

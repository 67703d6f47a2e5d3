/**
 * Vitest's `test` with a separate mock for each test, intercepted by MSW.
 *
 * @module sanguine/mock/vitest
 */
import type { Client } from "sanguine";
import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import type { SetupServer } from "msw/node";
import { test as base, type TestAPI } from "vitest";
import { addMock, findMock, acquireServer, releaseServer, removeMock } from "./fixture-server.ts";
import type { OnUnhandled } from "./msw-unhandled.ts";

/** The fixtures that `sanguine/mock/vitest` adds. */
export interface MockFixtures {
  /** The test's own mock. Its seed is the test's full name. */
  mock: Mock;
  /** A client of the mock. It uses the global fetch, so that MSW intercepts it, and sleeps by the mock's clock. */
  client: Client;
  /** Options of the mock. `seed` and `url` have defaults for each test. Set them with `test.extend` or `test.scoped`. */
  mockOptions: MockOptions;
  /** What to do with requests to other hosts when none of your servers listens. @default "bypass" */
  mockOnUnhandled: OnUnhandled;
  /**
   * The MSW server that all tests of a worker share. Handlers that you pass to `use()` run before the mock's. To use your own
   * listening server, set it with `test.extend`: the fixture adds its handler and leaves everything else to you.
   */
  mockServer: SetupServer;
}

/**
 * Vitest's `test` with a separate mock for each test. Tests can run concurrently, because each mock has its own host. A test
 * fails when it requests an operation that does not exist, or when the mock violates the OpenAPI document.
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
export const test: TestAPI<MockFixtures> = base.extend<MockFixtures>({
  mockOptions: {},
  // Vitest reads the fixtures that a fixture depends on from this pattern, so it must be an empty pattern.
  // oxlint-disable-next-line no-empty-pattern
  mockOnUnhandled: [async ({}, use) => use("bypass"), { scope: "worker" }],
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
  mock: async ({ mockOptions, mockServer, task }, use) => {
    const mock = createOwnMock(mockOptions, getFullName(task));
    addMock(mock, mockServer);
    try {
      await use(mock);
    } finally {
      removeMock(mock);
    }
    assertClean(mock);
  },
  client: async ({ mock }, use) => {
    await use(mock.client({ fetch: (url, init) => globalThis.fetch(url, init) }));
  },
});

/** The same as `test`. */
export const it: typeof test = test;

/** Creates a mock whose URL no running test uses. */
function createOwnMock(options: MockOptions, name: string): Mock {
  let mock = createMock({ seed: name, ...options });
  // Tests with the same name, as in a table of cases, get different seeds.
  for (let number = 2; isTaken(mock) && options.url === undefined; number += 1) {
    mock = createMock({ ...options, seed: `${options.seed ?? name} #${number}` });
  }
  if (isTaken(mock)) {
    throw new Error(
      `Two concurrent tests cannot both mock ${mock.url}. Run them one after the other, or omit url.`,
    );
  }
  return mock;
}

const isTaken = (mock: Mock): boolean => findMock(mock.url) !== undefined;

interface Named {
  readonly name: string;
  readonly suite?: Named | undefined;
  readonly file?: { readonly name: string };
}

/** Returns the file, suites and test name, as a reporter writes them. */
function getFullName(task: Named): string {
  const names = [task.name];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  if (task.file && names[0] !== task.file.name) names.unshift(task.file.name);
  return names.join(" > ");
}

/**
 * Throws when a team of a mock received a request for an operation that does not exist, or when the mock violated the OpenAPI
 * document. The fixture calls this function after every test. Call `mock.requests.clear()` to allow such requests.
 */
export function assertClean(mock: Mock): void {
  const journals = mock.teams().map(({ requests }) => requests);
  const unmatched = journals
    .flatMap((journal) => journal.unmatched())
    .map(({ method, route }) => `${method} ${route}: there is no such operation.`);
  const violations = journals
    .flatMap((journal) => journal.violations)
    .map(
      ({ operation, status, problems }) =>
        `${operation} ${status === null ? "" : `${status} `}violates the OpenAPI document: ${problems.join("; ")}`,
    );
  const all = [...unmatched, ...violations];
  if (all.length > 0)
    throw new Error(`The mock of this test recorded problems:\n${all.map((line) => `- ${line}`).join("\n")}`);
}

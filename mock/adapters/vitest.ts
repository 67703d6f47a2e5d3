/**
 * Vitest's `test` with a mock of its own for each test, caught by MSW.
 *
 * @module sanguine/mock/vitest
 */
import type { Client } from "sanguine";
import { createMock, type Mock, type MockOptions } from "sanguine/mock";
import type { SetupServer } from "msw/node";
import { test as base, type TestAPI } from "vitest";
import { addMock, findMock, acquireServer, releaseServer, removeMock } from "./fixture-server.ts";
import type { OnUnhandled } from "./msw-unhandled.ts";

/** What a test of `sanguine/mock/vitest` is given. */
export interface MockFixtures {
  /** A mock of the test's own, seeded by the test's full name. */
  mock: Mock;
  /** A client of that mock. It sends by the global fetch, so that MSW catches it, and sleeps by the mock's clock. */
  client: Client;
  /** Options of the mock; `seed` and `url` have defaults of the test's own. Set them by `test.extend` or `test.scoped`. */
  mockOptions: MockOptions;
  /** What to do with requests to other hosts, where no server of your own listens. @default "bypass" */
  mockOnUnhandled: OnUnhandled;
  /**
   * MSW's server, one for all tests of a worker; handlers given to `use()` come before the mock's. Set it by `test.extend`
   * to hand over a server of your own that is listening: the fixture adds its handler and leaves all else to you.
   */
  mockServer: SetupServer;
}

/**
 * Vitest's `test` with a mock of the service for each test. Tests may run at the same time: each has a host of its own.
 * A test fails if it asks the mock for an operation that does not exist, or meets a bug of the mock.
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
  // Vitest reads the names of the fixtures that a fixture needs from this pattern, and wants one that is empty.
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

export const it: typeof test = test;

/** A mock whose address no test has that is running now. */
function createOwnMock(options: MockOptions, name: string): Mock {
  let mock = createMock({ seed: name, ...options });
  // Tests of one name, as a table of cases may have, still get a world each.
  for (let twin = 2; isTaken(mock) && options.url === undefined; twin += 1) {
    mock = createMock({ ...options, seed: `${options.seed ?? name} #${twin}` });
  }
  if (isTaken(mock)) {
    throw new Error(
      `Two tests that run at the same time cannot both mock ${mock.url}: run them one after the other, or leave out url.`,
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

/** File, suites and test, as a reporter writes them. */
function getFullName(task: Named): string {
  const names = [task.name];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  if (task.file && names[0] !== task.file.name) names.unshift(task.file.name);
  return names.join(" > ");
}

/**
 * Throws if a mock was asked for an operation that does not exist, or gave an answer that breaks the document.
 * All teams of the mock are looked at. The fixture calls it after every test; `mock.requests.clear()` forgives what a
 * test did on purpose.
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
        `${operation} ${status === null ? "was sent" : `answered ${status}`} against the document: ${problems.join("; ")}`,
    );
  const all = [...unmatched, ...violations];
  if (all.length > 0)
    throw new Error(
      `The mock of this test met what it should not:\n${all.map((line) => `- ${line}`).join("\n")}`,
    );
}

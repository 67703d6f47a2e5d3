import type { Client } from "sanguine";
import { assertClean, explainMock, type Mock, type MockOptions } from "sanguine/mock";
import type { SetupServer } from "msw/node";
import { createTestMock } from "./create-test-mock.ts";
import { acquireServer, addMock, releaseServer, removeMock } from "./fixture-server.ts";
import type { OnUnhandled } from "./msw-unhandled.ts";

/** What `test.extend` of `sanguine/mock/jest` and `sanguine/mock/node-test` sets. */
export interface MockTestOptions {
  /** Options of each test's mock. `seed` and `url` have defaults for each test. */
  readonly mockOptions?: MockOptions;
  /**
   * What to do with requests to other hosts when none of your servers listens. A warning leaves out your own servers on this
   * machine, unless the request looks like one to the service. @default "warn"
   */
  readonly mockOnUnhandled?: OnUnhandled;
  /** Your own listening server. You reset its handlers and close it. @default one server that all tests share */
  readonly mockServer?: SetupServer;
}

/** What a test function receives. */
export interface MockTestFixtures {
  /** The test's own mock. Its seed is the test's full name. */
  readonly mock: Mock;
  /** A client of the mock. It uses the global fetch, so that MSW intercepts it, and sleeps by the mock's clock. */
  readonly client: Client;
  /** The MSW server. Handlers that you pass to `use()` run before the mock's. */
  readonly mockServer: SetupServer;
}

/** A test's mock, from the start of the test to its end. Runners without fixtures use it. */
export class MockSession {
  readonly fixtures: MockTestFixtures;
  readonly #ownsServer: boolean;
  #state: "running" | "passed" | "ended" = "running";

  constructor({ mockOptions = {}, mockOnUnhandled = "warn", mockServer }: MockTestOptions, name: string) {
    const mock = createTestMock(mockOptions, name);
    this.#ownsServer = mockServer === undefined;
    const server = mockServer ?? acquireServer(mockOnUnhandled);
    this.fixtures = {
      mock,
      client: mock.client({ fetch: (url, init) => globalThis.fetch(url, init) }),
      mockServer: server,
    };
    try {
      addMock(mock, server);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  /** Notes that the test function ended without an error. Throws when the mock recorded problems. */
  pass(): void {
    assertClean(this.fixtures.mock);
    if (this.#state === "running") this.#state = "passed";
  }

  /**
   * Ends the interception. A second call does nothing.
   *
   * @param repeat - the command that runs the test again
   * @returns the explanation of a failure, or null when the test passed
   */
  end(repeat?: string): string | null {
    const state = this.#state;
    if (state === "ended") return null;
    this.#state = "ended";
    removeMock(this.fixtures.mock);
    if (this.#ownsServer) releaseServer();
    return state === "passed" ? null : explainMock(this.fixtures.mock, { repeat });
  }
}

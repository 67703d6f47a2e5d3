import type { Client } from "sanguine";
import { assertClean, explainMock, type ExplainOptions, type Mock, type MockOptions } from "sanguine/mock";
import type { SetupServer } from "msw/node";
import { createTestMock } from "./create-test-mock.ts";
import { acquireServer, addMock, releaseServer, removeMock } from "./fixture-server.ts";
import type { OnUnhandled } from "./msw-unhandled.ts";
import {
  assertRemoteClean,
  createRemoteMock,
  endRemoteMock,
  isRemote,
  type RemoteMock,
  type RemoteMockOptions,
} from "./remote-mock.ts";

/** What `test.extend` of `sanguine/mock/jest` and `sanguine/mock/node-test` sets. */
export interface MockTestOptions {
  /** Options of each test's mock. `seed` and `url` have defaults for each test. With `server`, it is a team of that mock server. */
  readonly mockOptions?: MockOptions | RemoteMockOptions;
  /**
   * What to do with requests to other hosts when none of your servers listens. A warning leaves out your own servers on this
   * machine, unless the request looks like one to the service. @default "warn"
   */
  readonly mockOnUnhandled?: OnUnhandled;
  /** Your own listening server. You reset its handlers and close it. @default one server that all tests share */
  readonly mockServer?: SetupServer;
}

type LocalTestOptions = MockTestOptions & { readonly mockOptions?: MockOptions };

/** What a test function receives. */
export interface MockTestFixtures {
  /** The test's own mock. Its seed is the test's full name. */
  readonly mock: Mock;
  /** A client of the mock. It uses the global fetch, so that MSW intercepts it, and sleeps by the mock's clock. */
  readonly client: Client;
  /** The MSW server. Handlers that you pass to `use()` run before the mock's. */
  readonly mockServer: SetupServer;
}

/** What a test function receives when `mockOptions` has a `server`. */
export interface RemoteMockTestFixtures extends Omit<MockTestFixtures, "mock"> {
  /** The test's own team of the server. Its seed is the test's full name. */
  readonly mock: RemoteMock;
}

/** The fixtures of a `test` with other options. */
export type FixturesWith<Options extends MockTestOptions, Fixtures> = Options extends {
  readonly mockOptions: infer Mock;
}
  ? Mock extends RemoteMockOptions
    ? RemoteMockTestFixtures
    : MockTestFixtures
  : Fixtures;

/** A test's mock or team, from the start of the test to its end. */
interface Session<Fixtures> {
  readonly fixtures: Fixtures;
  /** Notes that the test function ended without an error. Throws or rejects when the mock recorded problems. */
  pass(): void | Promise<void>;
  /** Ends the mock, and returns the explanation of a failure, or null when the test passed. */
  end(repeat?: string): string | null | Promise<string | null>;
}

/** Starts the session of a test. The types of `test.extend` promise the fixtures that belong to the options. */
export async function startSession<Fixtures>(
  { mockOptions = {}, ...options }: MockTestOptions,
  name: string,
): Promise<Session<Fixtures>> {
  const session = isRemote(mockOptions)
    ? await startRemoteSession({ ...options, mockOptions }, name)
    : new MockSession({ ...options, mockOptions }, name);
  return session as Session<unknown> as Session<Fixtures>;
}

async function startRemoteSession(
  {
    mockOptions,
    mockOnUnhandled = "warn",
    mockServer,
  }: MockTestOptions & { readonly mockOptions: RemoteMockOptions },
  name: string,
): Promise<Session<RemoteMockTestFixtures>> {
  const server = mockServer ?? acquireServer(mockOnUnhandled);
  const release = (): void => {
    if (mockServer === undefined) releaseServer();
  };
  let state: "running" | "passed" | "ended" = "running";
  try {
    const { mock, end } = await startRemoteMock(mockOptions, name, server);
    return {
      fixtures: { mock, client: mock.client(), mockServer: server },
      pass: async () => {
        await assertRemoteClean(mock);
        if (state === "running") state = "passed";
      },
      end: async (repeat) => {
        if (state === "ended") return null;
        const hasPassed = state === "passed";
        state = "ended";
        release();
        return end(hasPassed ? null : { repeat });
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Creates the team of a test, and lets requests to its server pass the MSW server.
 *
 * @returns the team, and a function that removes it. The function returns what happened when the test failed.
 */
export async function startRemoteMock(
  options: RemoteMockOptions,
  name: string,
  server: SetupServer,
): Promise<{
  readonly mock: RemoteMock;
  readonly end: (failure: ExplainOptions | null) => Promise<string | null>;
}> {
  const address = { url: options.server, missed: [] };
  addMock(address, server);
  try {
    const mock = await createRemoteMock(options, name);
    return {
      mock,
      end: async (failure) => {
        try {
          return await endRemoteMock(mock, failure);
        } finally {
          removeMock(address);
        }
      },
    };
  } catch (error) {
    removeMock(address);
    throw error;
  }
}

/** A test's mock, from the start of the test to its end. Runners without fixtures use it. */
export class MockSession {
  readonly fixtures: MockTestFixtures;
  readonly #ownsServer: boolean;
  #state: "running" | "passed" | "ended" = "running";

  constructor({ mockOptions = {}, mockOnUnhandled = "warn", mockServer }: LocalTestOptions, name: string) {
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

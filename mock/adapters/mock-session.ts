import type { Client } from "sanguine";
import {
  assertClean,
  explainMock,
  type Mock,
  type MockOptions,
  type OperationCoverage,
  createMock,
} from "sanguine/mock";
import type { SetupServer } from "msw/node";
import { checkArguments, testParameters } from "../tools/arguments/check.ts";
import { acquireServer, addMock, releaseServer, removeMock, findMock } from "./fixture-server.ts";
import type { OnUnhandled } from "./msw-unhandled.ts";
import {
  createTestClient,
  formatServerUrl,
  isRemote,
  type RemoteMock,
  type RemoteMockOptions,
  startRemoteMock,
  type TestMock,
} from "./remote-mock.ts";

/**
 * Creates the mock of a test. Its URL is that of no other running test.
 *
 * @param name - the full name of the test, which is the seed by default
 * @throws Error when the options set a URL that another running test has
 */
function createTestMock(options: MockOptions, name: string): Mock {
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

/** A mock or team whose requests a server of MSW handles or lets pass. */
interface AddedMock extends TestMock {
  /** Returns the operations that the test called. */
  readonly listCalls: () => Promise<readonly OperationCoverage[]>;
}

/** Creates the mock of a test, or a team for it, and adds it to a server. */
export async function startTestMock(
  options: MockOptions | RemoteMockOptions,
  name: string,
  server: SetupServer,
): Promise<AddedMock> {
  if (isRemote(options)) return addRemoteMock(options, name, server);
  const mock = createTestMock(options, name);
  addMock(mock, server);
  return {
    mock,
    listCalls: async () => mock.teams().flatMap(({ requests }) => requests.coverage().called),
    check: async () => assertClean(mock),
    end: async (failure) => {
      removeMock(mock);
      return failure && explainMock(mock, failure);
    },
  };
}

async function addRemoteMock(
  options: RemoteMockOptions,
  name: string,
  server: SetupServer,
): Promise<AddedMock> {
  const address = { url: formatServerUrl(options.server), missed: [] };
  addMock(address, server);
  try {
    const team = await startRemoteMock(options, name);
    return {
      ...team,
      listCalls: async () => (await team.mock.requests.coverage()).called,
      end: (failure) => team.end(failure).finally(() => removeMock(address)),
    };
  } catch (error) {
    removeMock(address);
    throw error;
  }
}

/** A test's mock or team, from the start of the test to its end. Runners without fixtures use it. */
interface Session<Fixtures> {
  readonly fixtures: Fixtures;
  /** Notes that the test function ended without an error. Rejects when the mock recorded problems. */
  pass(): Promise<void>;
  /**
   * Ends the mock. A second call does nothing.
   *
   * @param repeat - the command that runs the test again
   * @returns the explanation of a failure, or null when the test passed
   */
  end(repeat?: string): Promise<string | null>;
}

export async function startSession<Fixtures = MockTestFixtures>(
  options: MockTestOptions,
  name: string,
): Promise<Session<Fixtures>> {
  checkArguments("test.extend", testParameters, [options]);
  const { mockOptions = {}, mockOnUnhandled = "warn", mockServer } = options;
  const server = mockServer ?? acquireServer(mockOnUnhandled);
  const release = (): void => {
    if (mockServer === undefined) releaseServer();
  };
  const { mock, check, end } = await startTestMock(mockOptions, name, server).catch((cause) => {
    release();
    throw cause;
  });
  let state: "running" | "passed" | "ended" = "running";
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `test.extend` promise the fixtures that belong to the options.
    fixtures: { mock, client: createTestClient(mock), mockServer: server } as Fixtures,
    pass: async () => {
      await check();
      if (state === "running") state = "passed";
    },
    end: async (repeat) => {
      if (state === "ended") return null;
      const failure = state === "passed" ? null : { repeat };
      state = "ended";
      release();
      return end(failure);
    },
  };
}

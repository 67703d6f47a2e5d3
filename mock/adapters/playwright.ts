import { relative } from "node:path";
import {
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from "@playwright/test";
import type { Client } from "sanguine";
import { assertClean, createMock, explainMock, type Mock, type MockOptions } from "sanguine/mock";
import { createControlClient, type ControlTeam } from "sanguine/mock/control";
import { isUnderAddress, noteMissed } from "../core/fetch.ts";
import { isServiceRequest, redactUrl } from "../http/address.ts";
import { formatCommand } from "./repeat-command.ts";
import {
  createTestClient,
  isRemote,
  type RemoteMock,
  type RemoteMockOptions,
  startRemoteMock,
  type TestMock,
} from "./remote-mock.ts";
import { listen, type ServableMock } from "sanguine/mock/node";
import { encodeResponse } from "../http/encode-response.ts";
import { buildErrorResponse } from "../http/errors.ts";

/**
 * Playwright's `test` with one server for each worker and a separate mock behind it for each test.
 *
 * @module sanguine/mock/playwright
 */

export { assertClean } from "sanguine/mock";
export type { RemoteMock, RemoteMockOptions, RemoteOverride } from "./remote-mock.ts";

/** The fixtures and options of a test. */
export interface MockFixtures {
  /** The test's own mock, in the worker's process. Its seed is the test's full name. */
  mock: Mock;
  /** The test's team, through the control API. */
  control: ControlTeam;
  /** A client of the test's team. It calls the server at its port. */
  client: Client;
  /** Options of the mock. Set them with `test.use`. `seed` has a default for each test. */
  mockOptions: Omit<MockOptions, "url">;
}

/** The fixtures and options of a test whose `mockOptions` have a `server`. */
export interface RemoteMockFixtures extends Omit<MockFixtures, "mock" | "control" | "mockOptions"> {
  /** The test's own team of the server. Its seed is the test's full name. */
  mock: RemoteMock;
  /** The same as `mock`. */
  control: RemoteMock;
  /** Options of the team, and the server. */
  mockOptions: RemoteMockOptions;
}

/** The fixtures and options of a worker. */
export interface MockWorkerFixtures {
  /**
   * Port of the first worker's server. The next worker uses the next port. Set it when the application that you test is started
   * once for all tests. @default 0, which takes a free port
   */
  mockPort: number;
}

/** The team of a test, wherever it is. */
interface TeamSession extends TestMock {
  readonly url: string;
  /** The requests of pages that look like ones to the service and went to another host. */
  readonly missed: string[];
  readonly control: ControlTeam;
}

interface InternalFixtures {
  mockSession: TeamSession;
}

interface InternalWorkerFixtures {
  /** Starts the server of the worker, at the first call. */
  mockServer: () => Promise<SwitchedServer>;
}

type TestWith<Fixtures> = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & MockWorkerFixtures
>;

/**
 * Playwright's `test` with the fixtures and options of this module. With a `server`, `extend` returns a `test` whose mock is a team
 * of that server.
 */
export type PlaywrightTest = {
  // Without a type parameter, the other signature of `extend` would match first.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  extend<Options extends RemoteMockOptions>(fixtures: {
    readonly mockOptions: Options;
  }): TestWith<RemoteMockFixtures>;
} & TestWith<MockFixtures>;

/**
 * Playwright's `test` with a separate mock for each test, at the port of the worker. Pass `mock.url` and `mock.apiKey` to the
 * application that you test. A test fails when it requests an operation that does not exist, or when the mock violates the
 * OpenAPI document. A failed test prints `explainMock(mock)`.
 *
 * @example
 * ```ts compile-only
 * import { expect } from "@playwright/test";
 * import { test } from "sanguine/mock/playwright";
 *
 * test("lists the users", async ({ mock, page }) => {
 *   mock.users.create({ client_user_id: "u-42" });
 *   await page.goto(`http://localhost:3000/?service=${mock.url}`);
 *   await expect(page.getByText("u-42")).toBeVisible();
 * });
 * ```
 */
export const test: PlaywrightTest = base.extend<
  MockFixtures & InternalFixtures,
  MockWorkerFixtures & InternalWorkerFixtures
>({
  mockPort: [0, { option: true, scope: "worker" }],
  mockOptions: [{}, { option: true }],
  mockServer: [
    async ({ mockPort }, use, { parallelIndex }) => {
      let server: Promise<SwitchedServer> | undefined;
      await use(() => (server ??= startSwitchedServer(mockPort === 0 ? 0 : mockPort + parallelIndex)));
      await (await server)?.close();
    },
    { scope: "worker" },
  ],
  mockSession: async ({ mockServer, mockOptions }, use, testInfo) => {
    const session = isRemote(mockOptions)
      ? await createRemoteSession(mockOptions, getFullName(testInfo))
      : createLocalSession(await mockServer(), mockOptions, testInfo);
    let hasPassed = false;
    try {
      await use(session);
      await session.check();
      hasPassed = testInfo.status === testInfo.expectedStatus;
    } finally {
      const explanation = await session.end(hasPassed ? null : { repeat: formatRepeat(testInfo) });
      // Playwright shows what a test prints with the test, on the console and in its reports.
      // oxlint-disable-next-line no-console
      if (explanation !== null) console.error(explanation);
    }
  },
  context: async ({ context, mockSession }, use) => {
    const { missed, url: mockUrl } = mockSession;
    context.on("request", (request) => {
      const [method, url, headers] = [request.method(), request.url(), request.headers()];
      // A page loads much from other hosts.
      if (!/^https?:/.test(url) || !isServiceRequest(url, (name) => name in headers)) return;
      if (isUnderAddress(mockUrl, url.replace("//localhost:", "//127.0.0.1:"))) return;
      noteMissed({ missed }, { method, url });
      // oxlint-disable-next-line no-console
      console.warn(`[sanguine] Warning: a page requests ${method} ${redactUrl(url)}, which is not the mock.`);
    });
    await use(context);
  },
  // The types of `test.extend` promise a remote mock for a server.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  mock: ({ mockSession }, use) => use(mockSession.mock as Mock),
  control: ({ mockSession }, use) => use(mockSession.control),
  client: ({ mockSession }, use) => use(createTestClient(mockSession.mock)),
});

/** Creates a mock in this process and connects it to the server of the worker. */
function createLocalSession(
  server: SwitchedServer,
  options: MockFixtures["mockOptions"],
  testInfo: TestInfo,
): TeamSession {
  const mock = createMock({ seed: getFullName(testInfo), ...options, url: server.url });
  server.connect(mock);
  return {
    mock,
    url: server.url,
    missed: mock.missed,
    control: createControlClient({ url: server.url, token: mock.controlToken }),
    check: async () => assertClean(mock),
    end: async (failure) => {
      server.connect(null);
      return failure && explainMock(mock, failure);
    },
  };
}

/** Creates a team of a server in another process. */
async function createRemoteSession(options: RemoteMockOptions, name: string): Promise<TeamSession> {
  const team = await startRemoteMock(options, name);
  const url = team.mock.url.replace("//localhost:", "//127.0.0.1:");
  return { ...team, url, missed: [], control: team.mock };
}

/** Formats the command that runs a test again. */
function formatRepeat({ config, file, line, project }: TestInfo): string {
  const place = `${relative(process.cwd(), file)}:${line}`;
  const configFile = config.configFile === undefined ? "" : relative(process.cwd(), config.configFile);
  const flags = [
    ...(/^(playwright\.config\.\w+)?$/.test(configFile) ? [] : [`--config=${configFile}`]),
    ...(project.name === "" ? [] : [`--project=${project.name}`]),
  ];
  return formatCommand("npx", "playwright", "test", place, ...flags);
}

const getFullName = ({ titlePath }: TestInfo): string => titlePath.join(" > ");

/** A server at a port whose mock changes from test to test. */
interface SwitchedServer {
  /** Base URL, without a trailing slash. */
  readonly url: string;
  /** Sends the requests from now on to this mock. Without a mock, the server responds 503. */
  connect(mock: Mock | null): void;
  /** Closes every connection and frees the port. */
  close(): Promise<void>;
}

const idle = buildErrorResponse(503, "No test of this worker is running.");

/** Starts a server at a port of this machine; 0 takes a free one. */
async function startSwitchedServer(port: number): Promise<SwitchedServer> {
  let mock: Mock | null = null;
  const core: ServableMock = {
    url: "",
    operations: [],
    handle: async (request) => mock?.handle(request) ?? encodeResponse(idle, "req_none", request.method),
    tick: async (elapsed) => mock?.tick(elapsed),
    linkPage: async (request, keys) => mock?.linkPage(request, keys) ?? null,
  };
  const server = await listen(core, { port });
  return {
    url: server.url,
    connect: (next) => {
      mock = next;
    },
    close: () => server.close(),
  };
}

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
import { createClient, type Client } from "sanguine";
import { assertClean, createMock, explainMock, type Mock, type MockOptions } from "sanguine/mock";
import { createControlClient, type ControlClientOptions, type ControlTeam } from "sanguine/mock/control";
import { isUnderAddress, noteMissed } from "../core/fetch.ts";
import { isServiceRequest, redactUrl } from "../http/address.ts";
import { assertNoProblems } from "../tools/assert-clean.ts";
import { formatCommand } from "./create-test-mock.ts";
import { startSwitchedServer, type SwitchedServer } from "./switched-server.ts";

/**
 * Playwright's `test` with one server for each worker and a separate mock behind it for each test.
 *
 * @module sanguine/mock/playwright
 */

export { assertClean } from "sanguine/mock";

/** The fixtures and options of a test. */
export interface MockFixtures {
  /** The test's own mock, in the worker's process. Its seed is the test's full name. Not available with `mockControl`. */
  mock: Mock;
  /** The test's team, through the control API. With `mockControl`, it belongs to the server at that URL. */
  control: ControlTeam;
  /** A client of the test's team. It calls the server at its port. */
  client: Client;
  /** Options of the mock. Set them with `test.use`. `seed` has a default for each test. */
  mockOptions: Omit<MockOptions, "url">;
}

/** The fixtures and options of a worker. */
export interface MockWorkerFixtures {
  /**
   * Port of the first worker's server. The next worker uses the next port. Set it when the application that you test is started
   * once for all tests. @default 0, which takes a free port
   */
  mockPort: number;
  /**
   * The control API of a server that Playwright's `webServer` starts, such as `sanguine mock`. Each test then gets a new team of
   * that server, and no worker starts one. @default null
   */
  mockControl: ControlClientOptions | null;
}

/** The team of a test, wherever it is. */
interface TeamSession {
  readonly url: string;
  /** The requests of pages that look like ones to the service and went to another host. */
  readonly missed: string[];
  readonly mock: Mock | null;
  readonly control: ControlTeam;
  readonly client: Client;
  explain(repeat: string): Promise<string>;
  assertClean(): Promise<void>;
  /** Removes what the session has created. */
  end(): Promise<void>;
}

interface InternalFixtures {
  mockSession: TeamSession;
}

interface InternalWorkerFixtures {
  mockServer: SwitchedServer | null;
}

/** Playwright's `test` with the fixtures and options of this module. */
export type PlaywrightTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & MockWorkerFixtures
>;

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
  mockControl: [null, { option: true, scope: "worker" }],
  mockOptions: [{}, { option: true }],
  mockServer: [
    async ({ mockPort, mockControl }, use, { parallelIndex }) => {
      if (mockControl !== null) return use(null);
      const server = await startSwitchedServer(mockPort === 0 ? 0 : mockPort + parallelIndex);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  mockSession: async ({ mockServer, mockControl, mockOptions }, use, testInfo) => {
    const session =
      mockServer === null
        ? await createRemoteSession(mockControl, testInfo)
        : createLocalSession(mockServer, mockOptions, testInfo);
    try {
      await use(session);
      const problem = await session.assertClean().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (problem !== null || testInfo.status !== testInfo.expectedStatus)
        await printExplanation(session, testInfo);
      if (problem !== null) throw problem.error;
    } finally {
      await session.end();
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
  mock: async ({ mockSession: { mock } }, use) => {
    if (mock === null)
      throw new Error(
        "The mock runs in another process, because mockControl is set. Use the fixture control.",
      );
    await use(mock);
  },
  control: ({ mockSession }, use) => use(mockSession.control),
  client: ({ mockSession }, use) => use(mockSession.client),
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
    client: mock.client({ fetch: (url, init) => globalThis.fetch(url, init) }),
    explain: async (repeat) => explainMock(mock, { repeat }),
    assertClean: async () => assertClean(mock),
    end: async () => server.connect(null),
  };
}

/** Creates a team of a server in another process. */
async function createRemoteSession(
  options: ControlClientOptions | null,
  testInfo: TestInfo,
): Promise<TeamSession> {
  if (options === null) throw new TypeError("mockControl must have the url and token of a control API.");
  const server = createControlClient(options);
  const taken = new Set((await server.teams()).map(({ name }) => name));
  let name = getFullName(testInfo);
  // The test ran before: a retry, or an earlier run with the same server.
  for (let number = 2; taken.has(name); number += 1) name = `${getFullName(testInfo)} #${number}`;
  const control = await server.team({ name });
  const { url, api_key: apiKey } = await control.info();
  return {
    mock: null,
    url: url.replace("//localhost:", "//127.0.0.1:"),
    missed: [],
    control,
    client: createClient({ baseUrl: url, apiKey, fetch: options.fetch }),
    explain: (repeat) => control.explain({ repeat }),
    assertClean: async () =>
      assertNoProblems(await control.requests.unmatched(), await control.requests.violations()),
    end: () => control.remove(),
  };
}

/** Prints what happened, with the command that runs the test again. */
async function printExplanation(session: TeamSession, testInfo: TestInfo): Promise<void> {
  const { config, file, line, project } = testInfo;
  const place = `${relative(process.cwd(), file)}:${line}`;
  const configFile = config.configFile === undefined ? "" : relative(process.cwd(), config.configFile);
  const flags = [
    ...(/^(playwright\.config\.\w+)?$/.test(configFile) ? [] : [`--config=${configFile}`]),
    ...(project.name === "" ? [] : [`--project=${project.name}`]),
  ];
  const text = await session.explain(formatCommand("npx", "playwright", "test", place, ...flags));
  // Playwright shows what a test prints with the test, on the console and in its reports.
  // oxlint-disable-next-line no-console
  console.error(text);
}

/** Returns the file, suites and test name. */
const getFullName = ({ titlePath }: TestInfo): string => titlePath.join(" > ");

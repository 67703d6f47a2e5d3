import { createClient, VERSION, type Client, type ClientOptions } from "sanguine";
import {
  createControlClient,
  isControlError,
  type ControlClientOptions,
  type ControlFault,
  type ControlTeam,
  type ValidationIssue,
} from "sanguine/mock/control";
import type { ExplainOptions, Mock } from "sanguine/mock";
import type { OperationId } from "../../src/generated/operations.ts";
import { trimTrailingSlashes } from "../kernel/trim-trailing-slashes.ts";
import { assertNoProblems } from "../tools/assert-clean.ts";
import type { MockTeam, TeamOptions } from "../tools/team.ts";

/** Options of a mock on a server that is already running. The other options have the defaults of `createMock`. */
export interface RemoteMockOptions
  extends
    Pick<TeamOptions, "seed" | "now" | "preset" | "clock" | "orders">,
    Pick<ControlClientOptions, "fetch"> {
  /** URL of the mock server, such as `http://mock.test:4010`. */
  readonly server: string;
  /** The control token of the mock server. */
  readonly token: string;
  /** Begins the name of each team, such as the number of a CI job and its shard. A random part follows, so it need not be unique. @default "run" */
  readonly run?: string;
  /** The server removes the team when it got no request for so long, as after a crash of the runner. @default "1h" */
  readonly teamTtl?: string | number;
}

/** A response as data, which replaces that of an operation. */
export interface RemoteOverride {
  readonly status: number;
  /** JSON body. @default `{ detail }` with a short text */
  readonly body?: unknown;
}

/** The mock of a test on a shared server: a team of its own. Its methods return promises, because they go over HTTP. */
export interface RemoteMock extends ControlTeam, Pick<MockTeam, "url" | "linkUrl" | "apiKey" | "client"> {
  /**
   * Responds in place of an operation, by a fault: the oldest one with calls left responds. Rejects with a TypeError for a function,
   * which cannot go over HTTP.
   */
  override(
    operation: OperationId,
    response: RemoteOverride,
    options?: { readonly times?: number },
  ): Promise<ControlFault>;
}

/** What tests expect of a team: the defaults of `createMock`, and an end after a crash. */
const defaults = {
  now: "2026-01-15T09:00:00Z",
  preset: "empty",
  clock: "frozen",
  orders: "manual",
  teamTtl: "1h",
} as const;

/** Throws a TypeError for options of a test that are none. */
export function isRemote(options: object): options is RemoteMockOptions {
  if (typeof options === "object" && options !== null) return "server" in options;
  throw new TypeError(`mockOptions must be an object such as { seed: "a" }, not ${String(options)}.`);
}

/** What tells the teams of this process from those of every other one. */
const processId = crypto.randomUUID().slice(0, 13);
let count = 0;

/** Creates the name of the team of a test, which no other test of any process has. */
function createTeamName(test: string, run = "run"): string {
  count += 1;
  return `${run} ${processId}-${count}: ${test}`;
}

/**
 * Creates a team for a test on a mock server.
 *
 * @param name - the full name of the test, which is the seed by default
 * @throws Error with what to do when the server does not create the team
 */
export async function createRemoteMock(options: RemoteMockOptions, name: string): Promise<RemoteMock> {
  const { server, token, run, fetch, ...given } = options;
  if (!URL.canParse(server) || typeof token !== "string")
    throw new TypeError(
      "mockOptions must have the server, such as http://mock.test:4010, and its control token as texts.",
    );
  const team = { seed: name, ...defaults, ...given, name: createTeamName(name, run) };
  const send: NonNullable<ControlClientOptions["fetch"]> = fetch ?? ((...call) => globalThis.fetch(...call));
  const reach = { url: server, token, fetch: send };
  let move = (call: () => Promise<Response>): Promise<Response> => call();
  const follow: typeof send = (address, init) =>
    MOVES.test(address) ? move(() => send(address, init)) : send(address, init);
  const control = await createTeam({ ...reach, fetch: follow }, team);
  const { api_key: apiKey, link_url: linkUrl, now } = await control.info();
  const url = formatServerUrl(server);
  let clock: Pick<ClientOptions, "now" | "sleep"> = {};
  if (team.clock === "frozen")
    ({ move, ...clock } = followClock(createControlClient(reach).select(team.name), Date.parse(now)));
  return Object.assign(control, {
    url,
    linkUrl,
    apiKey,
    client: (more?: Partial<ClientOptions>) =>
      createClient({ baseUrl: url, apiKey, fetch: send, allowInsecureHttp: true, ...clock, ...more }),
    override: async (
      operation: OperationId,
      response: RemoteOverride,
      { times }: { times?: number } = {},
    ) => {
      if (typeof response === "function")
        throw new TypeError(
          `mock.override: a function cannot go to the mock server at ${url}. Pass { status, body } instead, or use a mock in the process of the test.`,
        );
      return control.faults.add({ operation, ...response, ...(times !== undefined && { times }) });
    },
  });
}

/** Formats the URL of a server as those of requests are. */
export const formatServerUrl = (server: string): string =>
  URL.canParse(server) ? trimTrailingSlashes(new URL(server).href) : server;

/** Creates the client of a test. It calls a mock in this process by the global fetch, so that MSW or a server gets its calls. */
export const createTestClient = (mock: Mock | RemoteMock): Client =>
  "handle" in mock ? mock.client({ fetch: (url, init) => globalThis.fetch(url, init) }) : mock.client();

/** The calls of the control API that move a clock. */
const MOVES = /\/(clock\/advance(To)?|restore|reset|import)\?/;

/**
 * Lets a client sleep by the frozen clock of a team, which advances at once. Sleeps run one after the other. `move` makes a call of the
 * test that moves the clock: after a sleep that runs, and those that come meanwhile end early.
 */
function followClock({ clock }: ControlTeam, start: number) {
  let time = start;
  let moves = 0;
  let last = Promise.resolve();
  const advanceTo = async (end: number): Promise<void> => {
    time = await clock.now();
    if (time >= end || moves > 0) return;
    try {
      await clock.advanceTo(end);
      time = end;
    } catch (error) {
      // Another process moves the clock at the same time.
      if (!isControlError(error) || (error.status ?? 500) >= 500) throw error;
    }
  };
  const sleep = (ms: number): Promise<void> => {
    const end = Math.ceil(time + ms);
    last = last.then(
      () => advanceTo(end),
      () => advanceTo(end),
    );
    return last;
  };
  const move = async (call: () => Promise<Response>): Promise<Response> => {
    moves += 1;
    try {
      await last.catch(() => undefined);
      const response = await call();
      time = await clock.now();
      return response;
    } finally {
      moves -= 1;
    }
  };
  // A frozen clock stands after a call where it stands in every run.
  return { move, now: () => time, sleep: Object.assign(sleep, { jitter: () => 0 }) };
}

async function createTeam(server: ControlClientOptions, options: TeamOptions): Promise<ControlTeam> {
  try {
    return await createControlClient(server).team(options);
  } catch (error) {
    const cure = isControlError(error) ? findCure(error.status, error.detail) : null;
    if (cure === null) throw error;
    throw new Error(`The mock server at ${server.url} ${cure}`, { cause: error });
  }
}

/** Describes why a server created no team, and what to do. Returns null when its own message does. */
function findCure(status: number | null, detail: unknown): string | null {
  if (status === null) return "does not respond. Start it with `sanguine mock`, or correct its URL.";
  if (detail === undefined) return `is no mock server (status ${status}). Correct its URL.`;
  if (status === 401) return "rejects the token. Pass the control token that it prints at the start.";
  const [unknown] = Array.isArray(detail) ? detail.flatMap(readUnknownOption) : [];
  return unknown === undefined
    ? null
    : `is older than this package: it does not know the option ${unknown}. Update it to version ${VERSION}.`;
}

function readUnknownOption({ type, loc }: ValidationIssue): string[] {
  const name = String(loc.at(-1));
  return type === "extra_forbidden" && ["seed", ...Object.keys(defaults)].includes(name) ? [name] : [];
}

/** The mock of a test, or its team of a server, from the start of the test to its end. */
export interface TestMock<Kind extends Mock | RemoteMock = Mock | RemoteMock> {
  readonly mock: Kind;
  /** Rejects when the mock recorded problems. */
  readonly check: () => Promise<void>;
  /** Ends the mock. Returns what happened in it when the test failed, and null otherwise. */
  readonly end: (failure: ExplainOptions | null) => Promise<string | null>;
}

/** Creates the team of a test, whose end removes it. */
export async function startRemoteMock(
  options: RemoteMockOptions,
  name: string,
): Promise<TestMock<RemoteMock>> {
  const mock = await createRemoteMock(options, name);
  const explain = async (failure: ExplainOptions): Promise<string> => {
    const explanation = await mock.explain(failure);
    await mock.remove();
    return explanation;
  };
  return {
    mock,
    check: async () => assertNoProblems(await mock.requests.unmatched(), await mock.requests.violations()),
    end: async (failure) => {
      if (failure === null) return mock.remove().then(() => null);
      // The error of the test matters more than that of a server that is gone.
      return explain(failure).catch((error) => `Nothing is known of the team of this test. ${String(error)}`);
    },
  };
}

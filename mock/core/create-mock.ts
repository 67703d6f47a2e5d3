import { operations } from "../../src/generated/operations.ts";
import { strictOperations } from "../../src/generated/schemas/strict.ts";
import type { MockEvents } from "../journal/events/hub.ts";
import { checkArguments, createMockParameters, teamParameters } from "../tools/arguments/check.ts";
import { isControlPath } from "../tools/control/control-path.ts";
import { type OrderProgress, parseOrderProgress } from "../domain/orders/lifecycle/progress-policy.ts";
import type { MockTeam, TeamOptions } from "../tools/team.ts";
import { splitAddress } from "../http/address.ts";
import type { MockRequest, MockResponse, MockResult } from "../http/exchange.ts";
import type { OperationHandlers } from "../http/handler.ts";
import { handlers } from "../http/handlers/index.ts";
import { Pipeline } from "../http/pipeline.ts";
import { requisitionRoute } from "../http/public-routes.ts";
import { Router } from "../http/router.ts";
import { asyncDisposeSymbol, disposeSymbol } from "../kernel/dispose.ts";
import { buildOnce, loadOnce } from "../kernel/build-once.ts";
import { type LinkPageKeys, isLinkPagePath, getLinkPagePath } from "../pages/link/page-context.ts";
import type { ReadReport } from "../report-parser/report-reading.ts";
import { createDeliveryTools } from "./host/receiver-context.ts";
import { readReportInWorker } from "./host/report-reader.ts";
import { seedFromFile } from "./host/files.ts";
import { sleep } from "./host/start-timer.ts";
import type { DeliveryTools } from "../webhooks/send.ts";
import { createFetch, type MockCore } from "./fetch.ts";
import { attachHeldTeams } from "./held-teams.ts";
import { NamedTeams } from "./named-teams.ts";
import { createStoredTeams, findRequestTag } from "./stored-teams.ts";
import { deriveControlToken, readOptions, type MockOptions } from "./options.ts";

/**
 * An in-memory server of the whole service. A `Mock` is also its own first team. After a `using` block ends, requests to its mock
 * fail. `await using` waits until every team is idle first.
 */
export interface Mock extends MockTeam, MockCore, Disposable, AsyncDisposable {
  /** Token for the control API. It is not enumerable, so that logging a mock does not print it. */
  readonly controlToken: string;
  /**
   * Replaces a control token that was derived from the seed; a token that you passed to `createMock` stays. Servers call this
   * when other machines can reach them.
   */
  replaceControlToken(token: string): void;
  /** Creates another team at the same URL, with its own API key and isolated data. With a store, create teams through the control API. */
  team(options?: TeamOptions): MockTeam;
  /** Lists every team, the mock's own first. With a store, it lists only the mock's own. */
  teams(): readonly MockTeam[];
  /** Reports what happens in every team. */
  readonly events: MockEvents;
  readonly missed: string[];
  /** Advances every team with a running clock by this many milliseconds of real time. Servers call this at intervals. */
  tick(elapsed: number): Promise<void>;
  /** Increases with every change of any team's state, except when only real time passes. Use it to learn when to save. */
  readonly revision: number;
  /** Sets the address of the links in webhooks and of tools. Servers call this; links in responses have the address of the request. */
  setUrl(url: string): void;
  /**
   * Sets how orders progress for every team that did not set `orders` or `orders.policy`.
   * @default "manual"
   */
  setOrderProgress(progress: OrderProgress): void;
  /**
   * Responds to a request for the link page, or returns null for any other request. Adapters that browsers can reach call
   * this first and pass the random keys that the page needs.
   */
  linkPage(request: MockRequest, keys: LinkPageKeys): Promise<MockResponse | null>;
}

/** Replacements for parts of the mock, for its own tests. */
export interface MockInternals {
  readonly handlers?: Partial<OperationHandlers>;
  /** Tools that replace the runtime's own for delivering webhooks. */
  readonly delivery?: Partial<DeliveryTools>;
  /** Reads uploaded PDFs. @default in a worker thread, where the runtime supports them */
  readonly readReport?: ReadReport;
  /** Sleeps in real time, for latencies. Resolves early when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Creates an in-memory server of the service. It opens no connections, starts no timers and does not read the system clock.
 *
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 *
 * const mock = createMock({ seed: "suite", now: "2026-01-15T09:00:00Z" });
 * const client = mock.client();
 * const user = await client.users.create({ client_user_id: "u-42" });
 * console.log(mock.users.get(user).created_on);
 * ```
 */
export function createMock(options?: MockOptions): Mock {
  return createMockWith(options, {});
}

const getRouter = buildOnce(() => new Router(Object.values(operations)));

const listOperations = buildOnce(() => [...Object.values(operations), requisitionRoute]);

/** Creates a mock like {@link createMock}, with replacements for parts of it. */
export function createMockWith(given: MockOptions | undefined, internals: MockInternals): Mock {
  checkArguments("createMock", createMockParameters, [given]);
  const options = given ?? {};
  const settings = readOptions(options);
  const { seed, url, prefix } = settings;
  let { controlToken } = settings;
  let servedUrl = url;
  let disposed = false;
  const delivery = { ...createDeliveryTools(), ...internals.delivery };
  const teams: NamedTeams = new NamedTeams(settings, {
    delivery,
    readReport: internals.readReport ?? readReportInWorker,
    ...(settings.store && { beforeSend: async (name) => stored?.beforeSend(name) }),
  });
  const stored = settings.store && createStoredTeams(settings, settings.store, teams, delivery, () => fetch);
  const pipeline = new Pipeline({
    router: getRouter(),
    schemas: strictOperations,
    handlers: { ...handlers, ...internals.handlers },
    teams: teams.registry,
    urls: { base: url, link: settings.linkUrl },
    prefix,
    seed,
    sleep: internals.sleep ?? sleep,
  });
  const control = loadOnce(async () => {
    const { ControlApi } = await import("../tools/control/api.ts");
    return new ControlApi({
      token: () => controlToken,
      prefix,
      names: () => teams.names,
      list: (base) => teams.list(base, fetch),
      find: (name, base) => teams.find(name, base, fetch),
      create: (teamOptions, base) =>
        stored?.create(teamOptions, base) ?? teams.find(teams.create(teamOptions, fetch).name, base, fetch)!,
      events: teams.events,
    });
  });
  const page = loadOnce(async () => {
    const { LinkPage } = await import("../pages/link/page.ts");
    return new LinkPage({ teams: teams.registry, mount, prefix, appName: settings.appName });
  });
  const mount = getLinkPagePath(settings.linkUrl);
  const core: MockCore & { readonly missed: string[] } = {
    url,
    operations: listOperations(),
    missed: [],
    handle: async (request) => {
      if (disposed) throw new Error(`The mock at ${url} was disposed: its using block has ended.`);
      const { path, search } = splitAddress(request.url, prefix);
      const run = (): Promise<MockResult> =>
        isControlPath(path) ? control().then((api) => api.handle(request)) : pipeline.handle(request);
      return stored ? stored.handle(request, findRequestTag(request, path, search, false), run) : run();
    },
  };
  const fetch = createFetch(core, () => servedUrl);
  const first = teams.first(fetch);
  if (options.seedFile !== undefined) seedFromFile(first, options.seedFile);
  const members: Omit<Mock, keyof MockTeam | keyof MockCore> = {
    get controlToken() {
      return controlToken;
    },
    replaceControlToken: (token) => {
      if (controlToken === deriveControlToken(seed)) controlToken = token;
    },
    team: (teamOptions = {}) => {
      checkArguments("mock.team", teamParameters, [teamOptions]);
      if (stored)
        throw new TypeError(
          "A mock with a store has its teams in the store: create them through the control API.",
        );
      return teams.create(teamOptions, fetch).team;
    },
    teams: () => (stored ? [first] : teams.all()),
    events: { subscribe: (listener) => teams.events.subscribe(listener) },
    get revision() {
      return teams.registry.revision;
    },
    tick: async (elapsed) => {
      await Promise.all([teams.tick(elapsed), stored?.tick()]);
    },
    setUrl: (to) => {
      servedUrl = to;
      teams.setUrl(to);
    },
    setOrderProgress: (progress) => teams.setOrderProgress(parseOrderProgress(progress)),
    linkPage: async (request, keys) => {
      const { path, search } = splitAddress(request.url, prefix);
      if (!isLinkPagePath(path, mount)) return null;
      const run = async () => (await page()).handle(request, keys);
      return stored ? stored.handle(request, findRequestTag(request, path, search, true), run) : run();
    },
    [disposeSymbol]: () => {
      disposed = true;
    },
    [asyncDisposeSymbol]: async () => {
      try {
        // A store keeps what teams have left to do.
        await (stored?.close() ?? Promise.all(teams.all().map((team) => team.idle())));
      } finally {
        disposed = true;
      }
    },
  };
  const reset = first.reset.bind(first);
  const mock = Object.defineProperties(
    Object.assign(first, core, {
      reset: () => {
        reset();
        core.missed.length = 0;
      },
    }),
    Object.getOwnPropertyDescriptors(members),
  ) as Mock;
  attachHeldTeams(mock, {
    count: () => teams.names.length,
    finish: () => stored?.close(true) ?? Promise.allSettled(teams.all().map((team) => team.idle())),
  });
  // Logging a mock must print neither the table of operations nor the control token.
  for (const name of ["operations", "missed", "controlToken", disposeSymbol, asyncDisposeSymbol])
    Object.defineProperty(mock, name, { enumerable: false });
  return mock;
}

/**
 * Controls a mock that runs in another process.
 *
 * @module sanguine/mock/control
 */
import type { ControlTeamInfo, ControlTeamMethods } from "./control-types.ts";
import type { TimeseriesPoints } from "../../../src/generated/types.ts";
import type { SeriesRange, PointWithSource } from "../timeseries.ts";
import type { SeriesName } from "../../domain/timeseries/profiles/index.ts";
import type { TeamOptions } from "../team.ts";
import type { UserRef } from "../../domain/users/user-ref.ts";
import { connectControl, type ControlCaller, type ControlClientOptions } from "./create-caller.ts";
import type { ControlEvent, ControlEventsOptions } from "./read-events.ts";
import { FIRST_TEAM } from "./control-path.ts";
import { getTeamOfToken } from "./team-token.ts";

export type { ControlClientOptions } from "./create-caller.ts";
export type { ControlEvent, ControlEventsOptions, MissedEvent } from "./read-events.ts";
export type {
  ClockEvent,
  DeliveryEvent,
  MockEvent,
  ReplacedEvent,
  RequestEvent,
  StateChange,
  StateEvent,
  TeamEvent,
  WebhookEmittedEvent,
} from "../../journal/events/event.ts";
export type { RequestSnippets } from "../request-snippets.ts";
export type { ValidationIssue } from "../../domain/service-error.ts";
export { ControlError, isControlError } from "./control-error.ts";
export type { ControlClock } from "../clock.ts";
export type { ControlFault, ControlFaults } from "../faults.ts";
export type { ControlOrders, ControlPdf } from "../orders.ts";
export type {
  ControlJournal,
  ControlJournalEntry,
  ControlJournalFilter,
  ControlRequest,
  ExpectedCount,
} from "../requests.ts";
export type { ControlUnknownValues } from "../unknown-values.ts";
export type {
  ControlInboxFilter,
  ControlInboxMessage,
  ControlOutboxFilter,
  ControlWebhook,
  ControlWebhookAttempt,
  ControlWebhooks,
} from "../webhooks.ts";
export type {
  ControlEventFilter,
  ControlKeptEvent,
  ControlSnapshot,
  ControlSnapshotOptions,
  ControlTeamInfo,
  ControlTeamMethods,
  ControlTeamsMethods,
} from "./control-types.ts";

/** A facade in another process: the same methods, returning promises. */
export type RemoteFacade<Facade> = {
  readonly [Name in keyof Facade]: Facade[Name] extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Promise<Awaited<Result>>
    : Facade[Name] extends object
      ? RemoteFacade<Facade[Name]>
      : never;
};

/** The time series facade in another process. A mapped type would lose the point type of `read`. */
export interface RemoteTimeseries extends Omit<RemoteFacade<ControlTeamMethods["timeseries"]>, "read"> {
  /** Returns all points of a series in a range, oldest first. */
  read<R extends SeriesName>(
    user: UserRef,
    resource: R,
    range: SeriesRange,
  ): Promise<PointWithSource<TimeseriesPoints[R]>[]>;
}

/** A team of a mock in another process: the facades of `MockTeam`, with promises. */
export interface ControlTeam extends Omit<RemoteFacade<ControlTeamMethods>, "timeseries"> {
  /** Name of the team. */
  readonly name: string;
  /** Adds, replaces and reads time series. */
  readonly timeseries: RemoteTimeseries;
}

/** A mock in another process. Like a `Mock`, it is also its own first team; with the token of a team, it is that team. */
export interface ControlClient extends ControlTeam {
  /** Creates another team, with its own API key and isolated data. */
  team(options?: TeamOptions): Promise<ControlTeam>;
  /** Lists every team, the mock's own first. */
  teams(): Promise<ControlTeam[]>;
  /**
   * Opens a stream of events and resolves when later events reach it. Iterate it once; leaving the loop closes it. It ends when the
   * mock's server closes, or when the `team` of the stream is removed or moves to another mock. It rejects with a `ControlError` when
   * the connection breaks or you read too slowly.
   * @example
   * ```ts
   * import { createMock } from "sanguine/mock";
   * import { createControlClient } from "sanguine/mock/control";
   *
   * const mock = createMock();
   * const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
   * const events = await control.events();
   * await mock.client().users.list();
   * for await (const event of events) {
   *   if (event.type !== "request") continue;
   *   console.log(event.request.operation, event.request.status); // users.list 200
   *   break;
   * }
   * ```
   */
  events(options?: ControlEventsOptions): Promise<AsyncIterableIterator<ControlEvent>>;
  /** Returns the team with this name. The first call fails when there is no such team. */
  select(name: string): ControlTeam;
}

/**
 * Creates a client that controls a mock in another process, with the facades of a `Mock`. It needs only `fetch`.
 * A failed call rejects with a `ControlError`.
 *
 * @throws TypeError when `url` or `token` is malformed
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 * import { createControlClient } from "sanguine/mock/control";
 * import { listen } from "sanguine/mock/node";
 *
 * const mock = createMock();
 * const server = await listen(mock);
 * // In the other process, from SANGUINE_URL and SANGUINE_CONTROL_TOKEN:
 * const control = createControlClient({ url: server.url, token: mock.controlToken });
 * const user = await control.users.create({ client_user_id: "u-42" });
 * await control.clock.advance("7d");
 * console.log(user.user_id, await control.clock.iso());
 * await server.close();
 * ```
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const { call, openEvents } = connectControl(options);
  const select = (name: string): ControlTeam => createRemoteTeam(call, name, {});
  return createRemoteTeam(call, getTeamOfToken(options.token) ?? FIRST_TEAM, {
    select,
    events: openEvents,
    team: async (teamOptions?: TeamOptions) =>
      select(((await call("team", [teamOptions], null)) as ControlTeamInfo).team),
    teams: async () =>
      ((await call("teams", [], null)) as ControlTeamInfo[]).map((each) => select(each.team)),
  });
}

/** Creates a team that forwards every call. Only the types restrict the names of facades and methods. */
function createRemoteTeam<Own extends object>(
  call: ControlCaller,
  name: string,
  own: Own,
): ControlTeam & Own {
  const forward =
    (path: string) =>
    (...args: readonly unknown[]) =>
      call(path, args, name);
  // A name is that of a method or of a facade, so it is a function with further functions.
  const team = createByName({ name, ...own }, (area) =>
    createByName(forward(area), (verb) => forward(`${area}.${verb}`)),
  );
  return team as ControlTeam & Own;
}

/** Adds properties to an object, each created at its first use. */
function createByName(object: object, make: (name: string) => unknown): object {
  return new Proxy(object, {
    get(target, name) {
      // Awaiting or printing an object reads these names.
      if (typeof name === "symbol" || name in target || name === "then" || name === "toJSON")
        return Reflect.get(target, name) as unknown;
      const made = make(name);
      Object.defineProperty(target, name, { value: made });
      return made;
    },
  });
}

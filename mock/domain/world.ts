import type { WebhookEventType } from "../../src/generated/webhooks.ts";
import type { Cell } from "../store/cell.ts";
import { createCheck } from "../store/parse-row.ts";
import type { Task } from "../store/scheduler.ts";
import type { ReadReport } from "../report-parser/report-reading.ts";
import { createWorldCore, type WorldCore, type WorldCoreOptions } from "../store/world.ts";
import {
  isLabDecision,
  type LabDecision,
  defaultLabDecision,
} from "./appointments/lifecycle/lab-decision.ts";
import { isOutcomeOrNull, type ReadOutcome } from "./lab-reports/table.ts";
import type { LowLevelStatus } from "./orders/lifecycle/statuses.ts";
import {
  isPolicyOrNull,
  type OrderProgress,
  type ProgressPolicy,
} from "./orders/lifecycle/progress-policy.ts";
import type { OrderRow } from "./orders/table.ts";
import { emitEvent, type EventData } from "./webhooks/emit-event.ts";
import type { OutboxEvent } from "./webhooks/outbox-table.ts";
import { areSettings, createInitialSettings, isPresetOrNull, type Preset, Settings } from "./settings.ts";
import { tables } from "./tables.ts";
import { type TaskKind, type TaskPayload, taskPayloads } from "./task-payloads.ts";
import { getTeamTag } from "./team-tag.ts";
import type { UserRecord } from "./users/table.ts";

export interface Team {
  readonly id: string;
  /** What the team's tokens begin with: see `getTeamTag`. */
  readonly tag: string;
  /** API key of the team. It is not enumerable, so that logging a world does not print it. */
  readonly apiKey: string;
}

/** A warning about an accepted request. */
export interface Warning {
  /** Short, stable code, such as `personal_client_user_id`. */
  readonly code: string;
  readonly message: string;
}

/** Runs a task. The clock waits for the promise that it returns. */
export type WorldTask<Kind extends TaskKind> = (
  world: World,
  payload: TaskPayload<Kind>,
) => void | Promise<void>;

/** Called after each status change of an order, in the same synchronous step. `from` is null for a new order. */
export type OrderListener = (world: World, order: OrderRow, from: LowLevelStatus | null) => void;

/**
 * Called after each change of a user, in the same synchronous step. When the user is deleted, `user.deleted_at` is set
 * and `before.deleted_at` is null.
 */
export type UserListener = (world: World, user: UserRecord, before: UserRecord) => void;

/** Called after each event was stored, in the same synchronous step. */
export type EventListener = (world: World, event: OutboxEvent) => void;

/** How many records a team can hold. Nothing limits what is left out. */
export interface Quotas {
  readonly users?: number;
  readonly orders?: number;
}

/** One team's data, clock and settings. Rules work on a world. */
export interface World extends WorldCore<typeof tables> {
  readonly team: Team;
  /** The mock's URL, or that of its server, without a trailing slash. URLs in webhooks and of tools begin with it. */
  url: string;
  readonly settings: Settings;
  /** The preset whose lab accounts are not created yet; null after they are created. */
  readonly pendingLabAccountPreset: Cell<Preset | null>;
  /** How orders without their own policy progress; null uses `orderDefaults`. */
  readonly orderProgressPolicy: Cell<ProgressPolicy | null>;
  /** How orders progress by default. It depends on the adapter, so exports and resets do not cover it. */
  readonly orderDefaults: { progress: OrderProgress };
  /** How labs decide on bookings at their patient service centers. */
  readonly labDecision: Cell<LabDecision>;
  /** The outcome of uploaded reports without text; null for synthetic results. */
  readonly labReportOutcome: Cell<ReadOutcome | null>;
  /** Reads an uploaded PDF. */
  readonly readReport: ReadReport;
  /** Called after a status change and before its event is emitted; `registerTasks` fills it. */
  readonly beforeOrderEvent: OrderListener[];
  /** Called after each change of a user; `registerTasks` fills it. */
  readonly userListeners: UserListener[];
  /** Called after the event of a status change was emitted; `registerTasks` fills it. */
  readonly afterOrderEvent: OrderListener[];
  /** Called for every event. */
  readonly eventListeners: EventListener[];
  /** Return whether they need an event type. Expensive events are built only when one of them does. */
  readonly eventTypeFilters: ((type: WebhookEventType) => boolean)[];
  /** How many points of a time series one page contains. */
  readonly pageSize: number;
  readonly quotas: Quotas;

  /** Returns the current time of the virtual clock, in milliseconds. */
  now(): number;
  /** Schedules a task at an instant. The payload must be plain JSON. */
  schedule<Kind extends TaskKind>(kind: Kind, due: number, payload: TaskPayload<Kind>): Task;
  /** Lists the pending tasks of a kind in the order in which they will run. */
  listTasks<Kind extends TaskKind>(
    kind: Kind,
  ): { readonly id: string; readonly payload: TaskPayload<Kind> }[];
  registerTask<Kind extends TaskKind>(kind: Kind, handler: WorldTask<Kind>): void;
  /**
   * Stores an event in the outbox and calls the listeners. Adds the user's `client_user_id`.
   *
   * @param kept - what the outbox stores in place of large data; the listeners receive the data itself
   */
  emit<Type extends WebhookEventType>(
    type: Type,
    data: EventData<Type>,
    userId?: string | null,
    kept?: object,
  ): OutboxEvent;
  /** Returns whether anyone needs an event type now. */
  hasSubscriber(type: WebhookEventType): boolean;
  /** Records a warning for the current call. */
  warn(code: string, message: string): void;
  /** Returns a view of this world that passes warnings to the given function. Each call uses its own view. */
  withWarnings(onWarning: (warning: Warning) => void): World;

  /**
   * Returns a view of this world at another instant of its clock: what rules do with it happens, and is reported, at that time. Its
   * tasks are due now at the earliest.
   */
  at(instant: number): World;
}

export interface WorldOptions extends Omit<WorldCoreOptions<typeof tables>, "tables"> {
  /** The name gives the tag. @default the id */
  readonly team: Pick<Team, "id" | "apiKey"> & { readonly name?: string };
  /** The mock's URL, without a trailing slash. @default "http://mock.sanguine.test" */
  readonly url?: string;
  /** @default "empty" */
  readonly preset?: Preset;
  /** How many points of a time series one page contains. @default 1000 */
  readonly pageSize?: number;
  /** @default no limits */
  readonly quotas?: Quotas;
  /** Reads an uploaded PDF. @default in this thread, with limits */
  readonly readReport?: ReadReport;
}

/** Parses a PDF in this thread. Loads the parser on first use, because few programs upload a report. */
async function readReportHere(bytes: Uint8Array): ReturnType<ReadReport> {
  const { readReport } = await import("../report-parser/read-report.ts");
  return readReport(bytes);
}

export function createWorld(options: WorldOptions): World {
  const { seed, start, mode } = options;
  const core = createWorldCore({ tables, seed, start, mode });
  const team = hideKey(options.team);
  const settings = new Settings(
    core.cell("settings", createInitialSettings(options.preset ?? "empty"), areSettings),
  );
  const pendingLabAccountPreset = core.cell<Preset | null>(
    "labAccountsDue",
    options.preset ?? "empty",
    isPresetOrNull,
  );
  const orderProgressPolicy = core.cell<ProgressPolicy | null>("orderPolicy", null, isPolicyOrNull);
  const now = () => core.clock.now();
  const parts = { tables: core.tables, ids: core.ids, counters: core.counters, team, now };
  const emitAt =
    (time: () => number): World["emit"] =>
    (type, data, userId, kept = data) => {
      const event = { ...emitEvent({ ...parts, now: time }, type, kept, userId ?? null), data };
      for (const listener of world.eventListeners) listener(world, event);
      return event;
    };
  // No function uses `this`, so a view can override `warn` by inheriting from this object.
  const world: World = Object.assign(core, {
    team,
    url: options.url ?? "http://mock.sanguine.test",
    settings,
    pendingLabAccountPreset,
    orderProgressPolicy,
    orderDefaults: { progress: "manual" },
    labDecision: core.cell<LabDecision>("labDecision", defaultLabDecision, isLabDecision),
    labReportOutcome: core.cell<ReadOutcome | null>("labReportOutcome", null, isOutcomeOrNull),
    readReport: options.readReport ?? readReportHere,
    beforeOrderEvent: [],
    userListeners: [],
    afterOrderEvent: [],
    eventListeners: [],
    eventTypeFilters: [],
    pageSize: readPageSize(options.pageSize ?? 1000),
    quotas: options.quotas ?? {},
    now,
    schedule: (kind, due, payload) => core.scheduler.schedule(kind, due, payload),
    // Payloads have the type of their kind: `schedule` ties them to it, and the import checks them.
    listTasks: <Kind extends TaskKind>(kind: Kind) =>
      core.scheduler
        .listPending()
        .filter((task) => task.kind === kind)
        .map(({ id, payload }) => ({ id, payload: payload as TaskPayload<Kind> })),
    registerTask: <Kind extends TaskKind>(kind: Kind, handler: WorldTask<Kind>) =>
      core.scheduler.register<TaskPayload<Kind>>(
        kind,
        (payload) => handler(world, payload),
        createCheck<object>(taskPayloads[kind]),
      ),
    emit: emitAt(now),
    hasSubscriber: (type) => world.eventTypeFilters.some((wants) => wants(type)),
    warn: () => undefined,
    withWarnings: (onWarning) => {
      const warn = (code: string, message: string) => onWarning({ code, message });
      const view: World = Object.create(world, { warn: { value: warn, enumerable: true } });
      return view;
    },
    at: (instant) => {
      const at = () => instant;
      const schedule: World["schedule"] = (kind, due, payload) =>
        world.schedule(kind, Math.max(due, now()), payload);
      const view: World = Object.create(world, {
        now: { value: at, enumerable: true },
        emit: { value: emitAt(at), enumerable: true },
        schedule: { value: schedule, enumerable: true },
      });
      return view;
    },
  } satisfies Omit<World, keyof WorldCore<typeof tables>>);
  return world;
}

function readPageSize(points: number): number {
  if (Number.isSafeInteger(points) && points >= 1) return points;
  throw new RangeError(`pageSize must be a positive integer, not ${points}.`);
}

function hideKey({ id, apiKey, name = id }: WorldOptions["team"]): Team {
  const team = { id, tag: getTeamTag(name), apiKey };
  Object.defineProperty(team, "apiKey", { enumerable: false });
  return team;
}

import type { Clock, ClockMode } from "../kernel/clock.ts";
import type { Ids } from "../kernel/ids.ts";
import type { Cell } from "../store/cell.ts";
import type { Check } from "../store/import-issues.ts";
import type { Scheduler, Task } from "../store/scheduler.ts";
import type { WorldExport } from "../store/world-export.ts";
import type { Snapshot } from "../store/undo.ts";
import { type ReadReport, readReport } from "../report-parser/read-report.ts";
import { type CellValidator, type LiveTables, WorldCore } from "../store/world.ts";
import {
  isLabDecision,
  type LabDecision,
  defaultLabDecision,
} from "./appointments/lifecycle/lab-decision.ts";
import { isOutcomeOrNull } from "./lab-reports/row-rules.ts";
import type { ReadOutcome } from "./lab-reports/table.ts";
import type { LowLevelStatus } from "./orders/lifecycle/statuses.ts";
import {
  isPolicyOrNull,
  type OrderProgress,
  type ProgressPolicy,
} from "./orders/lifecycle/progress-policy.ts";
import type { OrderRow } from "./orders/table.ts";
import { emitEvent } from "./webhooks/emit-event.ts";
import type { OutboxEvent } from "./webhooks/outbox-table.ts";
import { rowRules } from "./row-rules.ts";
import { areSettings, createInitialSettings, isPresetOrNull, type Preset, Settings } from "./settings.ts";
import { tables } from "./tables.ts";
import type { UserRecord } from "./users/table.ts";

/** The live tables of a world. */
export type Tables = LiveTables<typeof tables>;

/** Whose world it is. */
export interface Team {
  readonly id: string;
  /** Opens the world. It is not enumerable, so that printing a world does not show it. */
  readonly apiKey: string;
}

/** Something that a caller should know and that is no error. */
export interface Warning {
  /** Short and stable, such as `personal_client_user_id`. */
  readonly code: string;
  readonly message: string;
}

/** Does a kind of task. What it awaits, the clock waits for. */
export type WorldTask<P extends object> = (world: World, payload: P) => void | Promise<void>;

/**
 * Told of each step of an order, in the same synchronous step and after its event was written. `from` is null where the
 * order was just made.
 */
export type OrderListener = (world: World, order: OrderRow, from: LowLevelStatus | null) => void;

/**
 * Called after each change of a user, in the same synchronous step. When the user is deleted, `user.deleted_at` is set
 * and `before.deleted_at` is null.
 */
export type UserListener = (world: World, user: UserRecord, before: UserRecord) => void;

/** Told of each event, in the same synchronous step and after it was written. */
export type EventListener = (world: World, event: OutboxEvent) => void;

/** One team's data, clock and settings: all that a rule works on. */
export interface World {
  readonly team: Team;
  /** Where the mock answers, without a trailing slash; addresses in records begin with it. */
  readonly url: string;
  /** What everything random derives from. An import may bring another one. */
  readonly seed: string;
  readonly tables: Tables;
  readonly ids: Ids;
  readonly settings: Settings;
  /** The preset whose lab accounts are still to be made; null once they are. */
  readonly pendingLabAccountPreset: Cell<Preset | null>;
  /** How orders move by themselves that were told nothing else; null: as `orderDefault` says. */
  readonly orderProgressPolicy: Cell<ProgressPolicy | null>;
  /** How orders move where nobody said anything. It belongs to how the mock is served, so no export or reset covers it. */
  readonly orderDefaults: { progress: OrderProgress };
  /** How laboratories answer bookings at their centers. */
  readonly labDecision: Cell<LabDecision>;
  /** What uploaded reports without text are read as; null for results that are made up. */
  readonly labReportOutcome: Cell<ReadOutcome | null>;
  /** Reads an uploaded PDF. */
  readonly readReport: ReadReport;
  /** Whoever gives an order what its new status speaks of before anybody is told of it; `registerTasks` fills it. */
  readonly beforeOrderEvent: OrderListener[];
  /** Called after each change of a user; `registerTasks` fills it. */
  readonly userListeners: UserListener[];
  /** Whoever follows orders; `registerTasks` fills it. */
  readonly afterOrderEvent: OrderListener[];
  /** Whoever passes events on. */
  readonly eventListeners: EventListener[];
  /** Whoever wants to hear of a type of event. An event that is costly to make is made only for them. */
  readonly eventTypeFilters: ((type: string) => boolean)[];
  /** Points of a time series on one page. */
  readonly pageSize: number;
  readonly clock: Clock;
  /** Moves the clock and runs what falls due. */
  readonly scheduler: Scheduler;
  /** Rises at every restore, reset and import. */
  readonly generation: number;

  /** The present instant of the virtual clock, in milliseconds. */
  now(): number;
  /** Notes something to be done at an instant. The payload is plain JSON. */
  schedule(kind: string, due: number, payload: object): Task;
  /** Says what is to be done for a kind of task; `check` lists what is wrong with a payload that an import brings. */
  registerTask<P extends object>(kind: string, handler: WorldTask<P>, check?: Check): void;
  /**
   * Writes an event into the outbox; its `client_user_id` is looked up.
   * @param kept what the outbox keeps instead of data that is large; the listeners are still given the data
   */
  emit(type: string, data: object, userId?: string | null, kept?: object): OutboxEvent;
  /** Whether anybody wants to hear of a type of event at present. */
  hasSubscriber(type: string): boolean;
  /** Notes a warning for the call that is being served. */
  warn(code: string, message: string): void;
  /** The same world, whose warnings go to the given function: one such view serves one call. */
  withWarnings(onWarning: (warning: Warning) => void): World;

  /** A value that snapshots, exports and a reset cover; `accepts` judges what an import brings. */
  cell<T>(name: string, initial: T, accepts: CellValidator): Cell<T>;
  /** Has `idle` and the clock wait for work under way; returns the promise that it is given. */
  track<T>(work: Promise<T>): Promise<T>;
  /** A function that tells whether the world was neither restored, reset nor replaced since. */
  trackCurrent(): () => boolean;
  /** Resolves when nothing is under way, an advance of the clock included. Not to be awaited from within work. */
  idle(): Promise<void>;

  /** Notes the present state, at no cost. */
  snapshot(): Snapshot;
  /** Returns to a snapshot of this world. */
  restore(snapshot: Snapshot): void;
  /** Returns to the state of a new world. */
  reset(): void;
  /** The whole state as plain JSON, without credentials. */
  export(): WorldExport;
  /**
   * Replaces the whole state by an exported one.
   * @throws StoreError that names the first ten issues by path and rule; the world is unchanged then.
   */
  import(exported: unknown): void;
}

/** What a world begins with. */
export interface WorldOptions {
  readonly team: Team;
  readonly seed: string;
  /** Where the mock answers, without a trailing slash. @default "http://mock.sanguine.test" */
  readonly url?: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly start: number;
  /** @default "frozen" */
  readonly mode?: ClockMode;
  /** @default "empty" */
  readonly preset?: Preset;
  /** Points of a time series on one page. @default 1000 */
  readonly pageSize?: number;
  /** Reads an uploaded PDF. @default in this thread, within limits of its own */
  readonly readReport?: ReadReport;
}

/** Makes a world without data. */
export function createWorld(options: WorldOptions): World {
  const { seed, start, mode } = options;
  const core = new WorldCore({ tables, rules: rowRules, seed, start, mode });
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
  // Functions close over the core and never ask for `this`, so a view with a `warn` of its own can stand before them.
  const world: World = {
    team,
    url: options.url ?? "http://mock.sanguine.test",
    get seed() {
      return core.seed;
    },
    tables: core.tables,
    ids: core.ids,
    settings,
    pendingLabAccountPreset,
    orderProgressPolicy,
    orderDefaults: { progress: "manual" },
    labDecision: core.cell<LabDecision>("labDecision", defaultLabDecision, isLabDecision),
    labReportOutcome: core.cell<ReadOutcome | null>("labReportOutcome", null, isOutcomeOrNull),
    readReport: options.readReport ?? readReport,
    beforeOrderEvent: [],
    userListeners: [],
    afterOrderEvent: [],
    eventListeners: [],
    eventTypeFilters: [],
    pageSize: readPageSize(options.pageSize ?? 1000),
    clock: core.clock,
    scheduler: core.scheduler,
    get generation() {
      return core.generation;
    },
    now,
    schedule: (kind, due, payload) => core.scheduler.schedule(kind, due, payload),
    registerTask: <P extends object>(kind: string, handler: WorldTask<P>, check?: Check) =>
      core.scheduler.register<P>(kind, (payload) => handler(world, payload), check),
    emit: (type, data, userId, kept = data) => {
      const event = { ...emitEvent(parts, type, kept, userId ?? null), data };
      for (const listener of world.eventListeners) listener(world, event);
      return event;
    },
    hasSubscriber: (type) => world.eventTypeFilters.some((wants) => wants(type)),
    warn: () => undefined,
    withWarnings: (onWarning) => {
      const warn = (code: string, message: string) => onWarning({ code, message });
      const view: World = Object.create(world, { warn: { value: warn, enumerable: true } });
      return view;
    },
    cell: (name, initial, accepts) => core.cell(name, initial, accepts),
    track: (work) => {
      core.work.track(work);
      return work;
    },
    trackCurrent: () => core.work.trackCurrent(),
    idle: () => core.idle(),
    snapshot: () => core.snapshot(),
    restore: (snapshot) => core.restore(snapshot),
    reset: () => core.reset(),
    export: () => core.export(),
    import: (exported) => core.import(exported),
  };
  return world;
}

function readPageSize(points: number): number {
  if (Number.isSafeInteger(points) && points >= 1) return points;
  throw new RangeError(`A page holds a whole number of points from 1 on, not ${points}.`);
}

function hideKey({ id, apiKey }: Team): Team {
  const team = { id, apiKey };
  Object.defineProperty(team, "apiKey", { enumerable: false });
  return team;
}

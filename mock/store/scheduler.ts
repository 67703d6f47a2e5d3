import type { Clock } from "../kernel/clock.ts";
import { isInstant, parseDuration, parseInstant, toIso } from "../kernel/time.ts";
import type { Counters } from "./counters.ts";
import { StoreError } from "./errors.ts";
import type { Check, ImportIssue } from "./import-issues.ts";
import { defineTable, type Table } from "./table.ts";
import type { Work } from "./work.ts";

/** Something to be done at an instant. It is plain data, so that snapshots and exports take it along. */
export interface Task {
  readonly id: string;
  /** Milliseconds of the virtual clock. */
  readonly due: number;
  /** Breaks the tie of tasks that are due at the same instant. */
  readonly sequence: number;
  /** Names the handler. */
  readonly kind: string;
  /** What the handler is given: plain JSON. */
  readonly payload: object;
}

export const tasksTable = defineTable<Task>()({
  name: "tasks",
  key: "id",
  ordered: { due: { by: (task) => [task.due, task.sequence] } },
});

/** Does what a task is about. A promise is awaited before the clock moves on. */
export type TaskHandler<P extends object> = (payload: P, task: Task) => void | Promise<void>;

/** A handler as it is kept; `register` pairs each kind of task with the payload that its handler reads. */
interface RegisteredHandler {
  run(payload: object, task: Task): void | Promise<void>;
  readonly check: Check;
}

const anything: Check = () => [];

/** Which parts of a world the scheduler works on. */
interface SchedulerParts {
  readonly clock: Pick<Clock, "now">;
  readonly setNow: (instant: number) => void;
  readonly tasks: Table<Task, never, "due", "id">;
  readonly counters: Counters;
  readonly work: Work;
}

/** A run of the clock towards a target, which may be moved further away while it is under way. */
interface ClockRun {
  target: number;
  /** True where a caller asked for it by `advance`; false where real time or a sleeping client drives the clock. */
  isExplicit: boolean;
  /** True while a handler, or work that it began, is awaited. */
  isAwaiting: boolean;
  /** False once the world was restored or reset: the run is over then, even if a handler never ends. */
  readonly isCurrent: () => boolean;
  end: Promise<void>;
}

/** Moves the clock, and runs what falls due on the way, one after the other. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #handlers = new Map<string, RegisteredHandler>();
  #run: ClockRun | null = null;
  #remainder = 0;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /**
   * Says what is to be done for a kind of task.
   * @param check lists what is wrong with a payload that an import brings. @default any payload is taken
   */
  register<P extends object>(kind: string, handler: TaskHandler<P>, check: Check = anything): void {
    if (this.#handlers.has(kind)) throw new StoreError(`Tasks of kind "${kind}" have a handler already.`);
    this.#handlers.set(kind, { run: handler, check });
  }

  /** Lists what is wrong with a payload that an import brings. */
  checkPayload(kind: string, payload: object): readonly ImportIssue[] {
    return this.#handlers.get(kind)?.check(payload) ?? [];
  }

  hasHandler(kind: string): boolean {
    return this.#handlers.has(kind);
  }

  /** Notes a task. One that is due already runs at the next move of the clock. */
  schedule(kind: string, due: number, payload: object): Task {
    if (!this.hasHandler(kind)) throw new StoreError(`No handler is registered for tasks of kind "${kind}".`);
    if (!isInstant(due))
      throw new RangeError(`A task of kind "${kind}" cannot be due at ${due}: it is no instant.`);
    const sequence = this.#parts.counters.next("task");
    // Copied through JSON: a task means the same after an export, and later changes of the caller's object are its own.
    const plain: object = JSON.parse(JSON.stringify(payload));
    return this.#parts.tasks.insert({ id: `task-${sequence}`, due, sequence, kind, payload: plain });
  }

  /** Strikes a task off; false where it has run, or never was. */
  cancel(id: string): boolean {
    return this.#parts.tasks.delete(id);
  }

  /** The tasks to come, in the order in which they will run. */
  listPending(): readonly Task[] {
    return this.#parts.tasks.all("due");
  }

  /**
   * Moves the clock on by a duration (`"61m"`, `"7d"`, or milliseconds), running what falls due.
   * @throws RangeError for a malformed or negative duration; StoreError while another advance is under way.
   */
  async advance(duration: string | number): Promise<void> {
    await this.#go(this.#parts.clock.now() + parseDuration(duration), true);
  }

  /**
   * Moves the clock on to an instant (an ISO text or milliseconds), running what falls due.
   * @throws RangeError for a malformed instant or one in the past; StoreError while another advance is under way.
   */
  async advanceTo(time: string | number): Promise<void> {
    const target = typeof time === "number" ? time : parseInstant(time);
    if (target === null || !isInstant(target))
      throw new RangeError(`The clock cannot be advanced to "${time}": it is no instant.`);
    const now = this.#parts.clock.now();
    if (target < now)
      throw new RangeError(`The clock shows ${toIso(now)} and cannot go back to ${toIso(target)}.`);
    await this.#go(target, true);
  }

  /** Passes on real time that went by, in milliseconds, for a clock that runs. It joins an advance that is under way. */
  async tick(elapsed: number): Promise<void> {
    if (!Number.isFinite(elapsed) || elapsed < 0)
      throw new RangeError(`${elapsed} is no time that can have gone by.`);
    // Parts of a millisecond are kept for the next tick, or a clock that ticks often would fall behind.
    const passed = this.#remainder + elapsed;
    this.#remainder = passed % 1;
    await this.#go((this.#getRun()?.target ?? this.#parts.clock.now()) + Math.floor(passed), false);
  }

  /**
   * Waits by the virtual clock: it is moved on, instead of waited for. Several sleepers wake in one move. Whoever sleeps
   * while a task is awaited, as a receiver of a delivery may, wakes at once, because the clock stands still for it.
   */
  async sleep(ms: number): Promise<void> {
    const target = this.#parts.clock.now() + parseDuration(Math.ceil(ms));
    if (this.#getRun()?.isAwaiting !== true) await this.#go(target, false);
  }

  /** The end of the run under way, if there is one. */
  get currentRun(): Promise<void> | null {
    return this.#getRun()?.end ?? null;
  }

  /** Whether a caller moves the clock and waits for what falls due, instead of time that goes by. */
  get isAdvancing(): boolean {
    return this.#getRun()?.isExplicit === true;
  }

  #getRun(): ClockRun | null {
    return this.#run?.isCurrent() === true ? this.#run : null;
  }

  async #go(target: number, isExplicit: boolean): Promise<void> {
    if (!isInstant(target)) throw new RangeError("The clock cannot be advanced beyond the year 9999.");
    const run = this.#getRun();
    if (run === null) return this.#begin(target, isExplicit);
    if (isExplicit && run.isExplicit) {
      throw new StoreError(
        "The clock is being advanced already: await that advance before the next one, and do not advance from within a task or a delivery.",
      );
    }
    run.target = Math.max(run.target, target);
    run.isExplicit ||= isExplicit;
    return run.end;
  }

  #begin(target: number, isExplicit: boolean): Promise<void> {
    const isCurrent = this.#parts.work.trackCurrent();
    const run: ClockRun = { target, isExplicit, isAwaiting: false, isCurrent, end: Promise.resolve() };
    this.#run = run;
    run.end = this.#execute(run).finally(() => {
      if (this.#run === run) this.#run = null;
    });
    return run.end;
  }

  async #execute(run: ClockRun): Promise<void> {
    const { clock, setNow, tasks, work } = this.#parts;
    // Whoever sleeps in the same turn is let in before the clock moves.
    await Promise.resolve();
    // What began at this instant is to end at it. A sleeper may be part of such work, and does not wait for itself.
    if (run.isExplicit) await this.#awaitWork(run, () => work.idle());
    while (run.isCurrent()) {
      const task = tasks.page("due", { limit: 1 })[0];
      if (task === undefined || task.due > run.target) {
        setNow(Math.max(clock.now(), run.target));
        return;
      }
      tasks.delete(task.id);
      setNow(Math.max(clock.now(), task.due));
      await this.#awaitWork(run, () => this.#perform(task));
    }
  }

  async #awaitWork(run: ClockRun, work: () => Promise<void>): Promise<void> {
    run.isAwaiting = true;
    await this.#parts.work.waitUntilDropped(work());
    run.isAwaiting = false;
  }

  async #perform(task: Task): Promise<void> {
    const handler = this.#handlers.get(task.kind);
    if (handler === undefined)
      throw new StoreError(`No handler is registered for tasks of kind "${task.kind}".`);
    const { work } = this.#parts;
    const begun = work.startedCount;
    await handler.run(task.payload, task);
    await work.idle(begun);
  }
}

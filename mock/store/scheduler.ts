import * as z from "zod";
import type { Clock, ClockMode } from "../kernel/clock.ts";
import { isClockTime, isInstant, parseDuration, readInstant, toIso, type Instant } from "../kernel/time.ts";
import type { Counters } from "./counters.ts";
import { StoreError } from "./errors.ts";
import type { Check, ImportIssue } from "./import-issues.ts";
import { isFields } from "../kernel/fields.ts";
import { defineTable, type Table } from "./table.ts";
import type { Work } from "./work.ts";

/** A scheduled task. It is plain data, so that snapshots and exports include it. */
export interface Task {
  readonly id: string;
  /** Milliseconds of the virtual clock. */
  readonly due: number;
  /** Orders tasks that are due at the same instant. */
  readonly sequence: number;
  /** Names the handler. */
  readonly kind: string;
  /** The input of the handler, as plain JSON. */
  readonly payload: object;
}

export const tasksTable = defineTable<Task>()({
  name: "tasks",
  key: "id",
  schema: () =>
    z
      .strictObject({
        id: z.string(),
        due: z.number().refine(isInstant, "must be an instant in milliseconds"),
        sequence: z.int(),
        kind: z.string(),
        payload: z.custom<object>(isFields, "must be an object"),
      })
      .refine(({ id, sequence }) => id === `task-${sequence}`, {
        path: ["id"],
        message: "must be `task-` and the sequence",
      }),
  ordered: { due: { by: (task) => [task.due, task.sequence] } },
  counted: ({ sequence }) => [["task", sequence]],
});

/** Runs a task. The clock waits for the promise that it returns. */
export type TaskHandler<P extends object> = (payload: P, task: Task) => void | Promise<void>;

/** A registered handler. `register` ties each kind of task to the payload type of its handler. */
interface RegisteredHandler {
  run(payload: object, task: Task): void | Promise<void>;
  readonly check: Check;
}

const anything: Check = () => [];

interface SchedulerParts {
  readonly clock: Pick<Clock, "now" | "mode" | "rate">;
  readonly setNow: (instant: number) => void;
  readonly tasks: Table<Task, never, "due", "id">;
  readonly counters: Counters;
  readonly work: Work;
  /** Called when the clock was advanced, except by real time, and when its mode was set. */
  readonly countMove: () => void;
  /** Increases with every change of the world's state. */
  readonly revision: () => number;
}

/** A run of the clock towards a target. The target may move further away during the run. */
interface ClockRun {
  target: number;
  /** True when a caller called `advance`; false when real time or a sleeping client advances the clock. */
  isExplicit: boolean;
  /** True while the run waits for a handler or the work that it started. */
  isAwaiting: boolean;
  /** The task that runs; null before the first one. */
  task: Task | null;
  /** Returns false after the world was restored or reset. The run ends then, even if a handler never does. */
  readonly isCurrent: () => boolean;
  end: Promise<void>;
}

/** Advances the clock and runs due tasks one after the other. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #handlers = new Map<string, RegisteredHandler>();
  /** Called when the clock was advanced, except by real time, and when its mode was set. Null while nobody listens. */
  onAdvanced: (() => void) | null = null;
  #run: ClockRun | null = null;
  #remainder = 0;
  #next: { readonly revision: number; readonly due: number } = { revision: -1, due: 0 };

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /**
   * Registers the handler of a kind of task.
   *
   * @param check - lists the issues of an imported payload; by default any payload is accepted
   */
  register<P extends object>(kind: string, handler: TaskHandler<P>, check: Check = anything): void {
    if (this.#handlers.has(kind)) throw new StoreError(`Tasks of kind "${kind}" have a handler already.`);
    this.#handlers.set(kind, { run: handler, check });
  }

  /** Lists the issues of an imported task that only its handler knows. */
  checkTask({ kind, payload }: Pick<Task, "kind" | "payload">): readonly ImportIssue[] {
    const handler = this.#handlers.get(kind);
    if (handler === undefined) return [{ path: ["kind"], rule: "must be a kind of task that has a handler" }];
    return handler.check(payload).map(({ path, rule }) => ({ path: ["payload", ...path], rule }));
  }

  /** Schedules a task. A task in the past runs at the next advance of the clock. */
  schedule(kind: string, due: number, payload: object): Task {
    if (!this.#handlers.has(kind))
      throw new StoreError(`No handler is registered for tasks of kind "${kind}".`);
    if (!isInstant(due))
      throw new RangeError(`A task of kind "${kind}" cannot be due at ${due}: it is no instant.`);
    const sequence = this.#parts.counters.next("task");
    // Copied through JSON: a task means the same after an export, and later changes of the caller's object are its own.
    const plain: object = JSON.parse(JSON.stringify(payload));
    return this.#parts.tasks.insert({ id: `task-${sequence}`, due, sequence, kind, payload: plain });
  }

  /** Cancels a task. Returns false when it has run or never existed. */
  cancel(id: string): boolean {
    return this.#parts.tasks.delete(id);
  }

  /** Returns a pending task, or undefined when it has run or never existed. */
  get(id: string): Task | undefined {
    return this.#parts.tasks.get(id);
  }

  /** Lists the pending tasks in the order in which they will run. */
  listPending(): readonly Task[] {
    return this.#parts.tasks.all("due");
  }

  /**
   * Advances the clock by a duration (`"61m"`, `"7d"`, or milliseconds) and runs due tasks. Throws RangeError for a malformed
   * or negative duration, and StoreError while another advance is running.
   */
  async advance(duration: string | number): Promise<void> {
    await this.#go(this.#parts.clock.now() + parseDuration(duration), true);
  }

  /**
   * Advances the clock to an instant (ISO 8601, milliseconds or a Date) and runs due tasks. Throws RangeError for a malformed or past
   * instant, and StoreError while another advance is running.
   */
  async advanceTo(time: Instant): Promise<void> {
    const target = readInstant(time);
    if (target === null || !isInstant(target))
      throw new RangeError(
        `The clock cannot be advanced to "${String(time)}": it is no instant. Write one such as 2026-01-15T09:00:00Z.`,
      );
    const now = this.#parts.clock.now();
    if (target < now)
      throw new RangeError(`The clock shows ${toIso(now)} and cannot go back to ${toIso(target)}.`);
    await this.#go(target, true);
  }

  /** Freezes the clock, or lets it run at a rate. */
  setMode(mode: ClockMode, rate: number): void {
    const { clock, countMove } = this.#parts;
    if (clock.mode === mode && clock.rate === rate) return;
    clock.mode = mode;
    clock.rate = rate;
    countMove();
    this.onAdvanced?.();
  }

  /** Advances a running clock by elapsed real time, in milliseconds. Joins an advance that is already running. Returns null when no task is due. */
  tick(elapsed: number): Promise<void> | null {
    if (!Number.isFinite(elapsed) || elapsed < 0)
      throw new RangeError(`${elapsed} is no time that can have gone by.`);
    // Keep fractions of a millisecond for the next tick. Otherwise a clock with frequent ticks would fall behind.
    const passed = this.#remainder + elapsed;
    this.#remainder = passed % 1;
    if (this.#moveWithoutTasks(Math.floor(passed))) return null;
    return this.#go((this.#getRun()?.target ?? this.#parts.clock.now()) + Math.floor(passed), false);
  }

  /** Moves a running clock when no task is due. Most ticks of most teams end here, and a server can have thousands of teams. */
  #moveWithoutTasks(passed: number): boolean {
    const { clock, setNow, tasks } = this.#parts;
    if (clock.mode === "frozen" || this.#getRun() !== null) return false;
    const revision = this.#parts.revision();
    if (this.#next.revision !== revision)
      this.#next = { revision, due: tasks.page("due", { limit: 1 })[0]?.due ?? Infinity };
    const target = clock.now() + passed;
    if (!isClockTime(target) || this.#next.due <= target) return false;
    setNow(target);
    return true;
  }

  /**
   * Sleeps by advancing the virtual clock instead of waiting. One advance wakes several sleepers. A caller that sleeps while the
   * clock waits for a task, such as a webhook receiver, wakes immediately, because the clock is waiting for it.
   */
  async sleep(ms: number): Promise<void> {
    const target = this.#parts.clock.now() + parseDuration(Math.ceil(ms));
    if (this.#getRun()?.isAwaiting !== true) await this.#go(target, false);
  }

  /** Resolves at the end of the current run; null when there is none. */
  get currentRun(): Promise<void> | null {
    return this.#getRun()?.end ?? null;
  }

  /** The step of the current run: its task, or the run before its first task. Null when there is no run. */
  get currentStep(): object | null {
    const run = this.#getRun();
    return run?.task ?? run;
  }

  /** True while a caller advances the clock and waits for due tasks. */
  get isAdvancing(): boolean {
    return this.#getRun()?.isExplicit === true;
  }

  #getRun(): ClockRun | null {
    return this.#run?.isCurrent() === true ? this.#run : null;
  }

  async #go(target: number, isExplicit: boolean): Promise<void> {
    if (!isClockTime(target)) throw new RangeError("The clock cannot be advanced beyond the year 9998.");
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
    const run: ClockRun = {
      target,
      isExplicit,
      isAwaiting: false,
      task: null,
      isCurrent,
      end: Promise.resolve(),
    };
    this.#run = run;
    run.end = this.#execute(run).finally(() => {
      if (this.#run === run) this.#run = null;
    });
    return run.end;
  }

  async #execute(run: ClockRun): Promise<void> {
    const { clock, setNow, tasks, work, countMove } = this.#parts;
    // Let callers that sleep in the same turn join before the clock moves.
    await Promise.resolve();
    // Work that started at this instant must end at it. A sleeper may be part of that work, so it does not wait.
    if (run.isExplicit) await this.#awaitWork(run, () => work.idle());
    while (run.isCurrent()) {
      const task = tasks.page("due", { limit: 1 })[0];
      if (task === undefined || task.due > run.target) {
        setNow(run.target);
        if (run.isExplicit || clock.mode === "frozen") {
          countMove();
          this.onAdvanced?.();
        }
        return;
      }
      tasks.delete(task.id);
      setNow(Math.max(clock.now(), task.due));
      run.task = task;
      await this.#awaitWork(run, () => this.#perform(task));
    }
  }

  async #awaitWork(run: ClockRun, work: () => Promise<void>): Promise<void> {
    run.isAwaiting = true;
    await this.#parts.work.waitUntilDropped(work());
    run.isAwaiting = false;
  }

  async #perform(task: Task): Promise<void> {
    // `schedule` and the import reject a task without a handler.
    const handler = this.#handlers.get(task.kind)!;
    const { work } = this.#parts;
    const begun = work.startedCount;
    await handler.run(task.payload, task);
    await work.idle(begun);
  }
}

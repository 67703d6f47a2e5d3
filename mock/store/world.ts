import { Clock, type ClockMode } from "../kernel/clock.ts";
import { Ids } from "../kernel/ids.ts";
import { Cell } from "./cell.ts";
import { Counters } from "./counters.ts";
import { StoreError } from "./errors.ts";
import { Scheduler, tasksTable } from "./scheduler.ts";
import type { RowRules } from "./row-rules.ts";
import { Table, type TableDefinition } from "./table.ts";
import { type ImportTable, readExport, WORLD_FORMAT, WORLD_VERSION, type WorldExport } from "./transfer.ts";
import { Priors, type Snapshot, UndoLog } from "./undo.ts";
import { Work } from "./work.ts";

/** Declared tables, under the names by which a world offers them. */
// A record's type stands on both sides of its functions, so only `any` takes tables of every record.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTable = TableDefinition<any, any, any, any, any, any>;
export type TableDefinitions = Readonly<Record<string, AnyTable>>;

/** The live tables of declared ones. */
export type TablesOf<D extends TableDefinitions> = {
  readonly [Name in keyof D]: D[Name] extends TableDefinition<
    infer R,
    infer U,
    infer O,
    infer K,
    infer S,
    infer T
  >
    ? Table<R, U, O, K, S, T>
    : never;
};

/** What an import holds the rows of declared tables to. */
export type RulesOf<D extends TableDefinitions> = {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly [Name in keyof D]: D[Name] extends TableDefinition<infer R, any, any, any, any, any>
    ? RowRules<R>
    : never;
};

/** What a table is to an export, an import and a reset, whatever its records are. */
interface WholeTable extends ImportTable {
  packed(): object[];
}

/** What a cell is to them, whatever its value is. */
interface WholeCell {
  get(): unknown;
  set(value: unknown): void;
}

/** Tells whether a value of an import, which may be anything, is one that a cell can hold. */
export type Accepts = (value: unknown) => boolean;

interface NamedCell {
  readonly cell: WholeCell;
  readonly initial: unknown;
  readonly accepts: Accepts;
}

/** What a world begins with. */
export interface WorldCoreOptions<D extends TableDefinitions> {
  readonly tables: D;
  /** What an import holds the rows of the tables to. @default nothing but their indexes */
  readonly rules?: RulesOf<D>;
  readonly seed: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly start: number;
  /** @default "frozen" */
  readonly mode?: ClockMode;
}

/**
 * The state of one team, whatever its tables are about: tables, counters, cells, tasks and the clock, all of which
 * snapshots, exports and a reset cover together.
 */
export class WorldCore<D extends TableDefinitions> {
  readonly tables: TablesOf<D>;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly work = new Work();
  readonly counters: Counters;
  readonly #options: WorldCoreOptions<D>;
  readonly #log = new UndoLog();
  readonly #all: ReadonlyMap<string, WholeTable>;
  readonly #cells = new Map<string, NamedCell>();
  readonly #seed: Cell<string>;
  #setUp: () => void = () => undefined;

  constructor(options: WorldCoreOptions<D>) {
    this.#options = options;
    this.clock = new Clock(options.start, options.mode);
    this.counters = new Counters(this.#log);
    this.#seed = this.cell("seed", options.seed, (value) => typeof value === "string");
    this.ids = new Ids(() => this.seed, this.counters);
    const tables = Object.entries(options.tables).map(
      ([name, table]) => [name, new Table(table, this.#log)] as const,
    );
    // The compiler cannot follow a mapped type through entries; each table was made of the definition of its name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    this.tables = Object.fromEntries(tables) as unknown as TablesOf<D>;
    const tasks = new Table(tasksTable, this.#log);
    this.#all = new Map<string, WholeTable>([...tables, ["tasks", tasks]]);
    const past = new Priors<"now", number>(this.#log, (priors) =>
      this.clock.set(priors.get("now") ?? options.start),
    );
    const setNow = (instant: number) => {
      if (past.needs("now")) past.keep("now", this.clock.now());
      this.clock.set(instant);
    };
    this.scheduler = new Scheduler({
      clock: this.clock,
      setNow,
      tasks,
      counters: this.counters,
      work: this.work,
    });
  }

  /** What everything random derives from. An import brings the seed of the world that was exported. */
  get seed(): string {
    return this.#seed.get();
  }

  get generation(): number {
    return this.work.generation;
  }

  /**
   * Makes a value that snapshots, exports and a reset cover. It has to be plain JSON.
   * @param accepts tells whether an import may bring a value
   */
  cell<T>(name: string, initial: T, accepts: Accepts): Cell<T> {
    if (this.#cells.has(name)) throw new StoreError(`This world has a cell "${name}" already.`);
    const cell = new Cell<T>(this.#log, initial);
    this.#cells.set(name, { cell, initial, accepts });
    return cell;
  }

  /** Resolves when nothing is under way: no work, and no advance of the clock. */
  async idle(): Promise<void> {
    for (let course = this.scheduler.underWay; course !== null; course = this.scheduler.underWay)
      await course;
    await this.work.idle();
  }

  /** Fills the new world, and says how a reset fills it again. */
  begin(setUp: () => void): void {
    this.#setUp = setUp;
    setUp();
  }

  /** Notes the present state, at no cost; later writes note what they replace. */
  snapshot(): Snapshot {
    return this.#log.snapshot();
  }

  /** Returns to a snapshot, as often as wanted. Work under way is dropped. */
  restore(snapshot: Snapshot): void {
    this.#log.restore(snapshot);
    this.work.drop();
  }

  /** Returns to the state of a new world. Snapshots taken before can no longer be restored. */
  reset(): void {
    this.#replace("the world was reset after it was taken", {
      now: this.#options.start,
      counters: {},
      cells: Object.fromEntries([...this.#cells].map(([name, { initial }]) => [name, initial])),
      contents: [...this.#all.values()].map((table) => table.prepare([], () => undefined)),
    });
    this.#setUp();
  }

  /** The whole state as plain JSON, without credentials. */
  export(): WorldExport {
    const state: WorldExport = {
      format: WORLD_FORMAT,
      version: WORLD_VERSION,
      now: this.clock.iso(),
      counters: this.counters.export(),
      cells: Object.fromEntries([...this.#cells].map(([name, { cell }]) => [name, cell.get()])),
      tables: Object.fromEntries([...this.#all].map(([name, table]) => [name, table.packed()])),
    };
    const copy: WorldExport = JSON.parse(JSON.stringify(state));
    return copy;
  }

  /**
   * Replaces the whole state by an exported one. Snapshots taken before can no longer be restored.
   * @throws StoreError that names the first issues by path and rule; the world is unchanged then.
   */
  import(exported: unknown): void {
    const rules = new Map<string, RowRules<object>>(Object.entries(this.#options.rules ?? {}));
    const parts = { tables: this.#all, rules, cells: this.#cells, tasks: this.scheduler };
    this.#replace("a world was imported after it was taken", readExport(exported, parts));
  }

  #replace(why: string, state: Replacement): void {
    this.#log.forget(why);
    this.work.drop();
    for (const put of state.contents) put();
    this.counters.load(state.counters);
    for (const [name, { cell, initial }] of this.#cells) {
      cell.set(name in state.cells ? state.cells[name] : initial);
    }
    this.clock.set(state.now);
  }
}

interface Replacement {
  readonly now: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly cells: Readonly<Record<string, unknown>>;
  readonly contents: readonly (() => void)[];
}

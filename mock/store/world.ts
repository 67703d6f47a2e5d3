import { Clock, type ClockMode } from "../kernel/clock.ts";
import { Ids } from "../kernel/ids.ts";
import { Cell } from "./cell.ts";
import { COUNTERS, Counters } from "./counters.ts";
import { StoreError } from "./errors.ts";
import { Scheduler, tasksTable } from "./scheduler.ts";
import { Table, type TableDefinition } from "./table.ts";
import {
  copyExport,
  type ImportTable,
  parseExport,
  WORLD_FORMAT,
  WORLD_VERSION,
  type WorldExport,
} from "./world-export.ts";
import { PriorValues, type Snapshot, UndoLog } from "./undo.ts";
import { Work } from "./work.ts";

// A record's type stands on both sides of its functions, so only `any` takes tables of every record.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTable = TableDefinition<any, any, any, any, any, any>;
export type TableDefinitions = Readonly<Record<string, AnyTable>>;

export type LiveTables<D extends TableDefinitions> = {
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

/** The parts of a table that exports, imports and resets use. */
interface WholeTable extends ImportTable {
  exportRows(): object[];
  rows(): object[];
  get(key: unknown): object | undefined;
}

/** A row, a cell or a counter: the area and the key that change listeners receive, and the value as plain JSON. */
export type WorldPart = readonly [area: string, key: string, value: unknown];

const CELL_KEY = "value";

/** The parts of a cell that exports, imports and resets use. */
interface WholeCell {
  get(): unknown;
  set(value: unknown): void;
}

export type CellValidator = (value: unknown) => boolean;

interface NamedCell {
  readonly cell: WholeCell;
  readonly initial: unknown;
  readonly accepts: CellValidator;
}

export interface WorldCoreOptions<D extends TableDefinitions> {
  readonly tables: D;
  readonly seed: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly start: number;
  /** @default "frozen" */
  readonly mode?: ClockMode;
}

/**
 * The state of one team: tables, counters, cells, tasks and the clock. Snapshots, exports and resets cover all of them.
 */
export class WorldCore<D extends TableDefinitions> {
  readonly tables: LiveTables<D>;
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
    this.tables = Object.fromEntries(tables) as unknown as LiveTables<D>;
    const tasks = new Table(tasksTable, this.#log);
    this.#all = new Map<string, WholeTable>([...tables, ["tasks", tasks]]);
    // A running clock writes the time at every tick, so that alone is no change.
    const past = new PriorValues<"now", number>(
      this.#log,
      (priors) => this.clock.set(priors.get("now") ?? options.start),
      null,
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
      countMove: () => this.#log.countMove(),
      revision: () => this.#log.revision,
    });
  }

  /** The seed of all random values. An import replaces it with the seed of the exported world. */
  get seed(): string {
    return this.#seed.get();
  }

  /** Increases with every change of the state and every move of the clock, except when only real time passes. */
  get revision(): number {
    return this.#log.revision;
  }

  get generation(): number {
    return this.work.generation;
  }

  /** Adds a function that is called before every write. See `UndoLog.addListener`. */
  addChangeListener(listener: (area: string | null, key: unknown) => void): () => void {
    return this.#log.addListener(listener);
  }

  /**
   * Creates a value that snapshots, exports and resets cover. It must be plain JSON.
   *
   * @param accepts - returns whether an imported value is valid
   */
  cell<T>(name: string, initial: T, accepts: CellValidator): Cell<T> {
    if (this.#cells.has(name)) throw new StoreError(`This world has a cell "${name}" already.`);
    const cell = new Cell<T>(this.#log, initial, name);
    this.#cells.set(name, { cell, initial, accepts });
    return cell;
  }

  /** Resolves when no work and no advance of the clock is running. */
  async idle(): Promise<void> {
    for (let course = this.scheduler.currentRun; course !== null; course = this.scheduler.currentRun)
      await course;
    await this.work.idle();
  }

  /** Fills the new world now and after every reset. */
  begin(setUp: () => void): void {
    this.#setUp = setUp;
    setUp();
  }

  /** Takes a snapshot, at no cost. Later writes record what they replace. */
  snapshot(): Snapshot {
    return this.#log.snapshot();
  }

  /** Restores a snapshot, any number of times. Drops running work. */
  restore(snapshot: Snapshot): void {
    this.#log.restore(snapshot);
    this.work.drop();
  }

  /** Resets the world to its initial state. Earlier snapshots can no longer be restored. */
  reset(): void {
    this.#replace("the world was reset after it was taken", {
      now: this.#options.start,
      counters: {},
      cells: Object.fromEntries([...this.#cells].map(([name, { initial }]) => [name, initial])),
      contents: [...this.#all.values()].map((table) => table.prepareImport([], () => undefined)),
    });
    this.#setUp();
  }

  /** Exports the whole state as plain JSON, without credentials. */
  export(): WorldExport {
    const state: WorldExport = {
      format: WORLD_FORMAT,
      version: WORLD_VERSION,
      now: this.clock.iso(),
      counters: this.counters.export(),
      cells: Object.fromEntries([...this.#cells].map(([name, { cell }]) => [name, cell.get()])),
      tables: Object.fromEntries([...this.#all].map(([name, table]) => [name, table.exportRows()])),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy has the same type.
    return copyExport(state) as WorldExport;
  }

  /**
   * Replaces the whole state with an exported one. Earlier snapshots can no longer be restored. Throws StoreError that lists the
   * first issues by path and rule. It changes nothing then.
   */
  import(exported: unknown): void {
    const parts = { tables: this.#all, cells: this.#cells, tasks: this.scheduler };
    this.#replace("a world was imported after it was taken", parseExport(exported, parts));
  }

  /** Returns a row, a cell or a counter; undefined when it is deleted. */
  readPart(area: string, key: unknown): unknown {
    const cell = this.#cells.get(area);
    if (cell !== undefined) return cell.cell.get();
    if (area === COUNTERS) return this.counters.getLast(String(key)) || undefined;
    return this.#all.get(area)?.get(key);
  }

  /** Lists every row, cell and counter, rows in the order of insertion. */
  *listParts(): Generator<WorldPart> {
    for (const [name, { cell }] of this.#cells) yield [name, CELL_KEY, cell.get()];
    for (const [name, value] of Object.entries(this.counters.export())) yield [COUNTERS, name, value];
    for (const [name, table] of this.#all) {
      const { key } = table.definition;
      for (const row of table.rows()) yield [name, String(Reflect.get(row, key)), row];
    }
  }

  /** Replaces the whole state with listed parts, unchecked. Earlier snapshots can no longer be restored. */
  load({ now, parts }: { readonly now: number; readonly parts: Iterable<WorldPart> }): void {
    const groups = new Map<string, [key: string, value: unknown][]>();
    for (const [area, key, value] of parts) {
      const group = groups.get(area) ?? [];
      group.push([key, value]);
      groups.set(area, group);
    }
    const get = (area: string): readonly [string, unknown][] => groups.get(area) ?? [];
    this.#replace("a stored world was loaded after it was taken", {
      now,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mock of this release has written the parts.
      counters: Object.fromEntries(get(COUNTERS)) as Record<string, number>,
      cells: Object.fromEntries(
        [...this.#cells.keys()].flatMap((name) => get(name).map(([, value]) => [name, value])),
      ),
      contents: [...this.#all].map(([name, table]) =>
        table.prepareImport(
          get(name).map(([, row]) => row as object),
          (index, _, rule) => {
            throw new StoreError(`Row ${index} of ${name} cannot be loaded: it ${rule}.`);
          },
        ),
      ),
    });
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

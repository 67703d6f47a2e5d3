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
  type ParsedExport,
  parseExport,
  WORLD_FORMAT,
  WORLD_VERSION,
  type WorldExport,
} from "./world-export.ts";
import { type Snapshot, UndoLog, type UndoPart } from "./undo.ts";
import { Work } from "./work.ts";

// A record's type stands on both sides of its functions, so only `any` takes tables of every record.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTable = TableDefinition<any, any, any, any, any>;
export type TableDefinitions = Readonly<Record<string, AnyTable>>;

export type LiveTables<D extends TableDefinitions> = {
  readonly [Name in keyof D]: D[Name] extends TableDefinition<infer R, infer U, infer O, infer K, infer S>
    ? Table<R, U, O, K, S>
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

/** The state of one team: see `createWorldCore`. */
export type WorldCore<D extends TableDefinitions> = ReturnType<typeof createWorldCore<D>>;

/**
 * Creates the state of one team: tables, counters, cells, tasks and the clock. Snapshots, exports and resets cover all of them.
 */
export function createWorldCore<D extends TableDefinitions>(options: WorldCoreOptions<D>) {
  const log = new UndoLog();
  const work = new Work();
  const clock = new Clock(options.start, options.mode);
  const counters = new Counters(log);
  const cells = new Map<string, NamedCell>();
  const cell = <T>(name: string, initial: T, accepts: CellValidator): Cell<T> => {
    if (cells.has(name)) throw new StoreError(`This world has a cell "${name}" already.`);
    const created = new Cell<T>(log, initial, name);
    cells.set(name, { cell: created, initial, accepts });
    return created;
  };
  const seed = cell("seed", options.seed, (value) => typeof value === "string");
  const tables = Object.entries(options.tables).map(
    ([name, table]) => [name, new Table(table, log)] as const,
  );
  const tasks = new Table(tasksTable, log);
  const all = new Map<string, WholeTable>([...tables, ["tasks", tasks]]);
  // A running clock writes the time at every tick, so that alone is no change.
  const time: UndoPart<"now", number> = {
    area: null,
    read: () => clock.now(),
    putBack: (priors) => clock.set(priors.get("now") ?? options.start),
  };
  const setNow = (instant: number) => {
    log.record(time, "now");
    clock.set(instant);
  };
  const scheduler = new Scheduler({
    clock,
    setNow,
    tasks,
    counters,
    work,
    countMove: () => log.countMove(),
    revision: () => log.revision,
  });

  const replace = (why: string, state: ParsedExport): void => {
    log.forget(why);
    work.drop();
    for (const put of state.contents) put();
    counters.load(state.counters);
    for (const [name, { cell: each, initial }] of cells)
      each.set(name in state.cells ? state.cells[name] : initial);
    clock.set(state.now);
  };

  return {
    // The compiler cannot follow a mapped type through entries; each table was made of the definition of its name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    tables: Object.fromEntries(tables) as unknown as LiveTables<D>,
    ids: new Ids(() => seed.get(), counters),
    clock,
    /** Advances the clock and runs due tasks. */
    scheduler,
    counters,
    /** The seed of all random values. An import replaces it with the seed of the exported world. */
    get seed(): string {
      return seed.get();
    },
    /** Increases with every change of the state and every move of the clock, except when only real time passes. */
    get revision(): number {
      return log.revision;
    },
    /** Increases with every restore, reset and import. */
    get generation(): number {
      return work.generation;
    },

    /**
     * Adds a function that is called before every write, with the table or the cell and the key; the area is null when the whole state is
     * replaced. Returns a function that removes it.
     */
    addChangeListener: (listener: (area: string | null, key: unknown) => void): (() => void) =>
      log.addListener(listener),

    /**
     * Creates a value that snapshots, exports and resets cover. It must be plain JSON. `accepts` validates an imported value.
     */
    cell,

    /** Makes `idle` and the clock wait for a promise. Returns the promise. */
    track: <T>(promise: Promise<T>): Promise<T> => {
      work.track(promise);
      return promise;
    },
    /** Returns a function that returns false after the world was restored, reset or replaced. */
    trackCurrent: (): (() => boolean) => work.trackCurrent(),
    /** Resolves when no work and no advance of the clock is running. Do not await it from within work. */
    idle: async (): Promise<void> => {
      for (let course = scheduler.currentRun; course !== null; course = scheduler.currentRun) await course;
      await work.idle();
    },

    /** Takes a snapshot of the current state, at no cost. Later writes record what they replace. */
    snapshot: (): Snapshot => log.snapshot(),
    /** Restores a snapshot, any number of times. Drops running work. */
    restore: (snapshot: Snapshot): void => {
      log.restore(snapshot);
      work.drop();
    },
    /** Resets the world to its initial state. Earlier snapshots can no longer be restored. */
    reset: (): void =>
      replace("the world was reset after it was taken", {
        now: options.start,
        counters: {},
        cells: {},
        contents: [...all.values()].map((table) => table.prepareImport([], () => undefined)),
      }),

    /** Exports the whole state as plain JSON, without credentials. */
    export: (): WorldExport => {
      const state: WorldExport = {
        format: WORLD_FORMAT,
        version: WORLD_VERSION,
        now: clock.iso(),
        counters: counters.export(),
        cells: Object.fromEntries([...cells].map(([name, { cell: each }]) => [name, each.get()])),
        tables: Object.fromEntries([...all].map(([name, table]) => [name, table.exportRows()])),
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy has the same type.
      return copyExport(state) as WorldExport;
    },
    /**
     * Replaces the whole state with an exported one. Earlier snapshots can no longer be restored. Throws StoreError that lists the
     * first issues by path and rule. It changes nothing then.
     */
    import: (exported: unknown): void =>
      replace(
        "a world was imported after it was taken",
        parseExport(exported, { tables: all, cells, tasks: scheduler }),
      ),

    /** Returns a row, a cell or a counter by what change listeners receive; undefined when it is deleted. It is plain JSON. */
    readPart: (area: string, key: unknown): unknown => {
      const named = cells.get(area);
      if (named !== undefined) return named.cell.get();
      if (area === COUNTERS) return counters.read(String(key)) || undefined;
      return all.get(area)?.get(key);
    },
    /** Lists every row, cell and counter, rows in the order of insertion. */
    listParts: function* (): Generator<WorldPart> {
      for (const [name, { cell: each }] of cells) yield [name, CELL_KEY, each.get()];
      for (const [name, value] of Object.entries(counters.export())) yield [COUNTERS, name, value];
      for (const [name, table] of all) {
        const { key } = table.definition;
        for (const row of table.rows()) yield [name, String(Reflect.get(row, key)), row];
      }
    },
    /**
     * Replaces the whole state with parts that this release has listed, unchecked. Everything else becomes as at the start. Earlier
     * snapshots can no longer be restored.
     */
    load: ({ now, parts }: { readonly now: number; readonly parts: Iterable<WorldPart> }): void => {
      const groups = new Map<string, [key: string, value: unknown][]>();
      for (const [area, key, value] of parts) {
        const group = groups.get(area) ?? [];
        group.push([key, value]);
        groups.set(area, group);
      }
      const get = (area: string): readonly [string, unknown][] => groups.get(area) ?? [];
      replace("a stored world was loaded after it was taken", {
        now,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mock of this release has written the parts.
        counters: Object.fromEntries(get(COUNTERS)) as Record<string, number>,
        cells: Object.fromEntries(
          [...cells.keys()].flatMap((name) => get(name).map(([, value]) => [name, value])),
        ),
        contents: [...all].map(([name, table]) =>
          table.prepareImport(
            get(name).map(([, row]) => row as object),
            (index, _, rule) => {
              throw new StoreError(`Row ${index} of ${name} cannot be loaded: it ${rule}.`);
            },
          ),
        ),
      });
    },
  };
}

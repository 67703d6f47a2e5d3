import { isClockTime, parseInstant } from "../kernel/time.ts";
import type { RowRules } from "./definition.ts";
import { ImportIssues, type ReportRow } from "./import-issues.ts";
import { type Fields, isFields } from "../kernel/fields.ts";
import { parseRow } from "./parse-row.ts";
import type { Scheduler, Task } from "./scheduler.ts";

export const WORLD_FORMAT = "sanguine-world";
export const WORLD_VERSION = 1;

/** The state of a world as plain JSON. */
export interface WorldExport {
  readonly format: typeof WORLD_FORMAT;
  readonly version: typeof WORLD_VERSION;
  /** The time of the clock, in ISO 8601. */
  readonly now: string;
  readonly counters: Readonly<Record<string, number>>;
  /** Single values, such as the seed and the settings. */
  readonly cells: Readonly<Record<string, unknown>>;
  /** The rows of each table, in the order of their insertion. */
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

export interface ParsedExport {
  readonly now: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly cells: Readonly<Record<string, unknown>>;
  /** Functions that replace the rows of each table. They cannot fail. */
  readonly contents: readonly (() => void)[];
}

export interface ImportTable {
  readonly definition: RowRules<object> & { readonly key: string };
  /** Converts exported rows to the form that the table keeps. Reports a row that cannot be converted and returns null for it. */
  unpack(rows: readonly object[], report: ReportRow): readonly (object | null)[];
  /** Prepares the new content of the table, without the rows that are null. Returns a function that puts it in place. */
  prepareImport(rows: readonly (object | null)[], report: ReportRow): () => void;
}

export interface ImportParts {
  readonly tables: ReadonlyMap<string, ImportTable>;
  readonly cells: ReadonlyMap<string, { accepts(value: unknown): boolean }>;
  readonly tasks: Pick<Scheduler, "checkTask">;
}

type Rows = ReadonlyMap<string, readonly (object | null)[]>;

const FIELDS = ["format", "version", "now", "counters", "cells", "tables"];

/**
 * Parses an exported world and checks it against the tables, cells and kinds of task of this version. Changes nothing.
 * @throws StoreError that lists the first issues by path and rule.
 */
export function parseExport(exported: unknown, parts: ImportParts): ParsedExport {
  const issues = new ImportIssues();
  const state = readEnvelope(exported, issues);
  const now = readNow(state["now"], issues);
  const counters = readCounters(getFields(state, "counters", issues), issues);
  const cells = readCells(getFields(state, "cells", issues), parts, issues);
  const rows = readTables(getFields(state, "tables", issues), parts, issues);
  checkReferences(rows, parts, issues);
  checkCounters(rows, parts, { counters, seed: String(cells["seed"]) }, issues);
  const contents = [...parts.tables].map(([name, table]) =>
    table.prepareImport(rows.get(name) ?? [], (index, path, rule) =>
      issues.add(["tables", name, index, ...path], rule),
    ),
  );
  issues.assertNone();
  return { now, counters, cells, contents };
}

/** Copies the export as plain JSON, so that later changes to the caller's object do not change the world. */
function readEnvelope(exported: unknown, issues: ImportIssues): Fields {
  let state: unknown;
  try {
    state = copyExport(exported);
  } catch {
    issues.add(["world"], "must be plain JSON");
  }
  if (!isFields(state) || state["format"] !== WORLD_FORMAT)
    issues.add(
      ["format"],
      `must be "${WORLD_FORMAT}"${typeof state === "string" ? "; parse the JSON text first" : ""}`,
    );
  else if (state["version"] !== WORLD_VERSION) issues.add(["version"], describeVersion(state["version"]));
  // Without a known format and version, further issues would not help.
  issues.assertNone();
  const fields = state as Fields;
  for (const name of Object.keys(fields))
    if (!FIELDS.includes(name)) issues.add([name], "is not a known field");
  return fields;
}

/** Copies a world as plain JSON, row by row: the text of a whole world can be longer than the longest string. */
export function copyExport(world: unknown): unknown {
  if (!isFields(world) || !isFields(world["tables"])) return copyJson(world);
  // JSON leaves out what is undefined.
  const tables = Object.entries(world["tables"]).flatMap(([name, rows]) =>
    rows === undefined ? [] : [[name, Array.isArray(rows) ? Array.from(rows, copyJson) : copyJson(rows)]],
  );
  return { ...Object(copyJson({ ...world, tables: {} })), tables: Object.fromEntries(tables) };
}

const copyJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? "null");

function describeVersion(version: unknown): string {
  const isNewer = typeof version === "number" && version > WORLD_VERSION;
  const why = isNewer ? `; a newer release wrote version ${version}, so update the package` : "";
  return `must be ${WORLD_VERSION}, which this package reads${why}`;
}

function getFields(state: Fields, name: string, issues: ImportIssues): Fields {
  const value = state[name];
  if (isFields(value)) return value;
  issues.add([name], "must be an object");
  return {};
}

function readNow(now: unknown, issues: ImportIssues): number {
  const instant = typeof now === "string" ? parseInstant(now) : null;
  if (instant !== null && isClockTime(instant)) return instant;
  issues.add(["now"], "must be an ISO instant of the years 1000 to 9998");
  return 0;
}

function readCounters(counters: Fields, issues: ImportIssues): Record<string, number> {
  const read: Record<string, number> = {};
  for (const [name, value] of Object.entries(counters)) {
    if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) read[name] = value;
    else issues.add(["counters", name], "must be a whole number of at least 0");
  }
  return read;
}

function readCells(cells: Fields, parts: ImportParts, issues: ImportIssues): Fields {
  if (!("seed" in cells)) issues.add(["cells", "seed"], "must be a string");
  for (const [name, value] of Object.entries(cells)) {
    const cell = parts.cells.get(name);
    if (cell === undefined) issues.add(["cells", name], "is not a value that this version knows");
    else if (!cell.accepts(value)) issues.add(["cells", name], "has an invalid value");
  }
  return cells;
}

function readTables(tables: Fields, parts: ImportParts, issues: ImportIssues): Rows {
  const read = new Map<string, readonly (object | null)[]>();
  for (const [name, rows] of Object.entries(tables)) {
    const table = parts.tables.get(name);
    if (table === undefined) issues.add(["tables", name], "is not a table that this version knows");
    else if (!Array.isArray(rows)) issues.add(["tables", name], "must be a list of rows");
    else read.set(name, readRows(name, table, rows, parts, issues));
  }
  return read;
}

function readRows(
  name: string,
  table: ImportTable,
  exported: readonly unknown[],
  parts: ImportParts,
  issues: ImportIssues,
): readonly (object | null)[] {
  const wrong = new Set<number>();
  const report: ReportRow = (index, path, rule) => {
    wrong.add(index);
    issues.add(["tables", name, index, ...path], rule);
  };
  const objects = exported.map((row, index): object => {
    if (isFields(row)) return row;
    report(index, [], "must be an object");
    return {};
  });
  const rows = wrong.size > 0 ? objects : table.unpack(objects, report);
  const schema = table.definition.schema();
  return rows.map((exportedRow, index) => {
    if (exportedRow === null || wrong.has(index)) return null;
    const { row, issues: found } = parseRow(schema, exportedRow);
    const more = name === "tasks" && row !== null ? parts.tasks.checkTask(row as Task) : [];
    for (const { path, rule } of [...found, ...more]) report(index, path, rule);
    return wrong.has(index) ? null : row;
  });
}

/** Finds the values at a path of a row. Returns each with its own path. */
function findValues(row: unknown, path: string): { readonly path: PropertyKey[]; readonly value: unknown }[] {
  let found: { readonly path: PropertyKey[]; readonly value: unknown }[] = [{ path: [], value: row }];
  for (const name of path.split(".")) {
    found = found.flatMap(({ path: before, value }) => {
      if (typeof value !== "object" || value === null) return [];
      if (name === "*")
        return Object.values(value).map((each, index) => ({ path: [...before, index], value: each }));
      return [{ path: [...before, name], value: Reflect.get(value, name) }];
    });
  }
  return found;
}

function checkReferences(rows: Rows, { tables }: ImportParts, issues: ImportIssues): void {
  const keys = new Map<string, ReadonlySet<unknown>>();
  const getKeys = (name: string): ReadonlySet<unknown> => {
    const { key } = tables.get(name)!.definition;
    const known = keys.get(name) ?? new Set((rows.get(name) ?? []).map((row) => Reflect.get(row!, key)));
    keys.set(name, known);
    return known;
  };
  for (const [name, each] of rows) {
    for (const reference of tables.get(name)!.definition.references ?? []) {
      const { path, table } = reference;
      // A table with invalid rows lacks them here. The import already reports those rows.
      if ((rows.get(table) ?? []).includes(null)) continue;
      for (const [index, row] of each.entries()) {
        if (row === null || reference.when?.(row) === false) continue;
        for (const found of findValues(row, path)) {
          if (found.value === null || found.value === undefined || getKeys(table).has(found.value)) continue;
          issues.add(["tables", name, index, ...found.path], `must name a row of ${table}`);
        }
      }
    }
  }
}

function checkCounters(
  rows: Rows,
  { tables }: ImportParts,
  { counters, seed }: { readonly counters: Readonly<Record<string, number>>; readonly seed: string },
  issues: ImportIssues,
): void {
  const minimums = new Map<string, number>();
  for (const [name, each] of rows) {
    for (const row of each) {
      if (row === null) continue;
      for (const [counter, number] of tables.get(name)!.definition.counted?.(row, seed) ?? [])
        minimums.set(counter, Math.max(minimums.get(counter) ?? 0, number));
    }
  }
  for (const [name, number] of minimums) {
    if ((counters[name] ?? 0) < number)
      issues.add(["counters", name], "must be at least the highest number in the tables");
  }
}

import { isInstant, parseInstant } from "../kernel/time.ts";
import { StoreError } from "./errors.ts";

export const WORLD_FORMAT = "sanguine-world";
export const WORLD_VERSION = 1;

/** The state of a world as plain JSON. */
export interface WorldExport {
  readonly format: typeof WORLD_FORMAT;
  readonly version: typeof WORLD_VERSION;
  /** The clock, as an ISO text. */
  readonly now: string;
  readonly counters: Readonly<Record<string, number>>;
  /** Single values: the seed, the settings. */
  readonly cells: Readonly<Record<string, unknown>>;
  /** The rows of each table, in the order of their insertion. */
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

/** What an export was found to hold. */
export interface ParsedExport {
  readonly now: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly cells: Readonly<Record<string, unknown>>;
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

type Named = ReadonlyMap<string, unknown>;
type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function fail(what: string): never {
  throw new StoreError(`This is no world that can be imported: ${what}.`);
}

function fieldsOf(state: Fields, name: string): Fields {
  const value = state[name];
  return isFields(value) ? value : fail(`"${name}" has to be an object`);
}

function readNow(now: unknown): number {
  const instant = typeof now === "string" ? parseInstant(now) : null;
  return instant !== null && isInstant(instant) ? instant : fail(`"now" has to be an ISO instant`);
}

function readCounters(counters: Fields): Record<string, number> {
  const read: Record<string, number> = {};
  for (const [name, value] of Object.entries(counters)) {
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
      fail(`the counter "${name}" has to be a whole number from 0 on`);
    }
    read[name] = value;
  }
  return read;
}

function readTables(tables: Fields, known: Named): Record<string, Fields[]> {
  const read: Record<string, Fields[]> = {};
  for (const [name, rows] of Object.entries(tables)) {
    if (!known.has(name)) fail(`it has a table "${name}", which this version does not know`);
    if (!Array.isArray(rows)) fail(`the table "${name}" has to be a list of rows`);
    read[name] = rows.map((row: unknown, index) =>
      isFields(row) ? row : fail(`row ${index} of the table "${name}" has to be an object`),
    );
  }
  return read;
}

function checkTasks(tasks: readonly Fields[], kinds: { hasHandler(kind: string): boolean }): void {
  for (const [index, { kind, due, sequence, payload }] of tasks.entries()) {
    if (typeof kind !== "string" || !kinds.hasHandler(kind))
      fail(`task ${index} is of a kind that has no handler here`);
    if (typeof due !== "number" || !isInstant(due)) fail(`task ${index} has to be due at an instant`);
    if (!Number.isSafeInteger(sequence)) fail(`task ${index} has no sequence number`);
    if (typeof payload !== "object" || payload === null) fail(`task ${index} has no payload`);
  }
}

/**
 * Checks an exported world against the tables, cells and kinds of task that there are.
 * @throws StoreError that says what is wrong.
 */
export function parseExport(
  exported: unknown,
  tables: Named,
  cells: ReadonlyMap<string, { accepts(value: unknown): boolean }>,
  kinds: { hasHandler(kind: string): boolean },
): ParsedExport {
  if (!isFields(exported) || exported["format"] !== WORLD_FORMAT)
    fail(`"format" has to be "${WORLD_FORMAT}"`);
  if (exported["version"] !== WORLD_VERSION) {
    fail(
      `it has version ${JSON.stringify(exported["version"]) ?? "none"}, and this package reads version ${WORLD_VERSION}`,
    );
  }
  // A copy, so that what the caller does to its object later does not reach into the world.
  const state: Fields = JSON.parse(JSON.stringify(exported));
  const values = fieldsOf(state, "cells");
  if (typeof values["seed"] !== "string") fail(`it has no seed`);
  for (const [name, value] of Object.entries(values)) {
    const cell = cells.get(name) ?? fail(`it has a value "${name}", which this version does not know`);
    if (!cell.accepts(value)) fail(`the value "${name}" is not of its kind`);
  }
  const rows = readTables(fieldsOf(state, "tables"), tables);
  checkTasks(rows["tasks"] ?? [], kinds);
  return {
    now: readNow(state["now"]),
    counters: readCounters(fieldsOf(state, "counters")),
    cells: values,
    tables: rows,
  };
}

import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type BitSet, defineTable, Table } from "../../mock/store/table.ts";
import { type Snapshot, UndoLog } from "../../mock/store/undo.ts";

interface Row {
  readonly id: number;
  readonly color: string | null;
  readonly name: string | null;
  readonly rank: number;
}

const definition = defineTable<Row>()({
  schema: () => z.custom<Row>(),
  name: "rows",
  key: "id",
  ordered: {
    rank: { by: (row) => row.rank },
    name: { by: (row) => [row.name, row.rank] },
    color: { group: (row) => row.color, by: (row) => row.rank },
  },
  sets: { color: (row) => row.color },
  texts: { name: (row) => row.name },
});

const letters = fc.constantFrom("a", "B", "b", "É", "é", " ", "c");
const text = (maxLength: number) => fc.array(letters, { maxLength }).map((some) => some.join(""));
const fields = {
  color: fc.constantFrom("red", "blue", "gray", null),
  name: fc.option(text(6), { nil: null }),
  rank: fc.integer({ min: 0, max: 5 }),
};
const id = fc.nat({ max: 30 });

/** Operations on the table and, equally, on a plain array in the order of insertion. */
interface State {
  readonly table: Table<Row, never, "rank" | "name" | "color", "id", "color", "name">;
  readonly log: UndoLog;
  rows: readonly Row[];
  saved: { readonly snapshot: Snapshot; readonly rows: readonly Row[] } | null;
}
type Command = (state: State) => void;

const insert = fc.record({ id, ...fields }).map((row): Command => (state) => {
  if (state.table.has(row.id)) return;
  state.table.insert({ ...row });
  state.rows = [...state.rows, row];
});
const update = fc
  .tuple(id, fc.record(fields, { requiredKeys: [] }))
  .map(([key, patch]): Command => (state) => {
    if (!state.table.has(key)) return;
    state.table.update(key, patch);
    state.rows = state.rows.map((row) => (row.id === key ? { ...row, ...patch } : row));
  });
const remove = id.map((key): Command => (state) => {
  state.table.delete(key);
  state.rows = state.rows.filter((row) => row.id !== key);
});
const save = fc.constant<Command>((state) => {
  state.saved = { snapshot: state.log.snapshot(), rows: state.rows };
});
const restore = fc.constant<Command>((state) => {
  if (state.saved === null) return;
  state.log.restore(state.saved.snapshot);
  state.rows = state.saved.rows;
});
const load = fc.constant<Command>((state) => {
  state.log.forget("Something was loaded.");
  state.saved = null;
  state.table.prepareImport(
    state.rows.map((row) => ({ ...row })),
    () => undefined,
  )();
});

const commands = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: insert },
    { weight: 4, arbitrary: update },
    { weight: 2, arbitrary: remove },
    { weight: 1, arbitrary: save },
    { weight: 1, arbitrary: restore },
    { weight: 1, arbitrary: load },
  ),
  { maxLength: 60, size: "max" },
);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const question = fc.record({
  colors: some(fc.subarray(["red", "blue", "gray", "none"])),
  part: some(text(4)),
  from: some(fc.integer({ min: 0, max: 6 })),
  asRange: fc.boolean(),
  ids: some(fc.array(id, { maxLength: 8 })),
  notRed: fc.boolean(),
  order: fc.constantFrom("rank" as const, "name" as const),
  direction: fc.constantFrom("asc" as const, "desc" as const),
  offset: fc.nat({ max: 8 }),
  limit: fc.nat({ max: 12 }),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

function select({ table }: State, { colors, part, from, asRange, ids, notRed, ...page }: Question) {
  const every: BitSet[] = [];
  if (colors !== undefined) every.push(table.selectByValue("color", colors));
  if (part !== undefined) every.push(table.selectByText("name", part));
  // A range of the page's own order can be selected in two ways.
  const range = asRange && page.order === "rank" && from !== undefined ? { from, to: 5 } : null;
  if (from !== undefined && range === null) every.push(table.selectBetween("rank", { from, to: 5 }));
  if (ids !== undefined) every.push(table.selectByKeys(ids));
  if (notRed)
    every.push(table.selectBetween("rank", {}).subtract(table.selectBetween("color", { group: "red" })));
  const [first = null, ...others] = every;
  for (const other of others) first?.and(other);
  return table.select({ ...page, where: first, range });
}

function compareNames(one: Row, other: Row): number {
  if (one.name === other.name) return one.rank - other.rank;
  if (one.name === null || other.name === null) return one.name === null ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}

function expected({ rows }: State, asked: Question) {
  const { colors, part, from, ids, notRed, order, direction, offset, limit } = asked;
  const chosen = rows.filter(
    (row) =>
      (colors === undefined || (row.color !== null && colors.includes(row.color))) &&
      (part === undefined || row.name?.toLowerCase().includes(part.toLowerCase()) === true) &&
      (from === undefined || (row.rank >= from && row.rank < 5)) &&
      (ids === undefined || ids.includes(row.id)) &&
      !(notRed && row.color === "red"),
  );
  const sign = direction === "desc" ? -1 : 1;
  const sorted = chosen.toSorted(
    (one, other) => sign * (order === "rank" ? one.rank - other.rank : compareNames(one, other)),
  );
  return { rows: sorted.slice(offset, offset + limit), total: chosen.length };
}

describe("a selection", () => {
  it("equals a plain filter and a stable sort, through writes, restores and loads", () => {
    fc.assert(
      fc.property(commands, fc.array(question, { minLength: 1, maxLength: 6 }), (list, questions) => {
        const log = new UndoLog();
        const state: State = { table: new Table(definition, log), log, rows: [], saved: null };
        for (const command of list) command(state);
        for (const each of questions) expect(select(state, each)).toEqual(expected(state, each));
      }),
      { numRuns: fc.repeat(120) },
    );
  });

  it("keeps ties in the order of insertion on every page of a long list, in both directions", () => {
    const table = new Table(definition, new UndoLog());
    const rows = Array.from({ length: 3_000 }, (_, number) => ({
      id: number,
      color: number % 200 === 0 ? "gray" : number % 7 === 0 ? "red" : "blue",
      name: `n${number % 40}`,
      rank: number < 2_000 ? 1 : number % 300,
    }));
    for (const row of rows) table.insert({ ...row });
    for (const direction of ["asc", "desc"] as const) {
      const sign = direction === "asc" ? 1 : -1;
      const sorted = rows.toSorted((one, other) => sign * (one.rank - other.rank));
      for (const [color, from, to] of [
        [null, 0, 300],
        [null, 1, 150],
        [null, 2, 300],
        ["red", 0, 300],
        ["red", 1, 2],
        ["blue", 0, 300],
        ["gray", 0, 300],
      ] as const) {
        const chosen = sorted.filter(
          (row) => (color === null || row.color === color) && row.rank >= from && row.rank < to,
        );
        const paged: Row[] = [];
        for (let offset = 0; offset < chosen.length; offset += 70) {
          const where = color === null ? null : table.selectByValue("color", [color]);
          const range = { from, to };
          const page = table.select({ order: "rank", direction, where, range, offset, limit: 70 });
          expect(page.total).toBe(chosen.length);
          paged.push(...page.rows);
        }
        expect(paged).toEqual(chosen);
      }
    }
  });
});

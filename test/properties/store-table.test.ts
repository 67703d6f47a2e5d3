import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { StoreError } from "../../mock/store/errors.ts";
import { type BitSet, defineTable, Table } from "../../mock/store/table.ts";
import { type Snapshot, UndoLog } from "../../mock/store/undo.ts";

interface Row {
  readonly id: number;
  readonly code: string | null;
  readonly color: string | null;
  readonly name: string | null;
  readonly rank: number;
}

const definition = defineTable<Row>()({
  schema: () => z.custom<Row>(),
  name: "rows",
  key: "id",
  unique: { code: (row) => row.code },
  ordered: {
    rank: { by: (row) => row.rank },
    name: { by: (row) => [row.name, row.rank] },
    nameAlone: { by: (row) => row.name },
    color: { group: (row) => row.color, by: (row) => row.rank },
  },
  sets: { color: (row) => row.color, name: (row) => row.name?.toLowerCase() ?? null },
});

const CODES = ["one", "two", "three", "four", "five", "six"] as const;
const COLORS = ["red", "blue", "gray"] as const;
const letters = fc.constantFrom("a", "B", "b", "É", "é", " ", "c");
const text = (maxLength: number) => fc.array(letters, { maxLength }).map((some) => some.join(""));
const fields = {
  code: fc.option(fc.constantFrom(...CODES), { nil: null }),
  color: fc.constantFrom(...COLORS, null),
  name: fc.option(text(6), { nil: null }),
  rank: fc.integer({ min: 0, max: 5 }),
};
const id = fc.nat({ max: 30 });

/** The table, and the same rows as a plain array in the order of insertion: slow and simple. */
class State {
  readonly log = new UndoLog();
  readonly table = new Table(definition, this.log);
  rows: readonly Row[] = [];
  readonly snapshots: { readonly snapshot: Snapshot; readonly rows: readonly Row[] }[] = [];

  /** Writes to the table. The array is written only when the write is legal; otherwise the table must reject it. */
  write(isLegal: boolean, rows: () => readonly Row[], write: () => unknown): void {
    if (!isLegal) return expect(write).toThrow(StoreError);
    write();
    this.rows = rows();
  }

  isFree(code: string | null, except?: number): boolean {
    return code === null || !this.rows.some((row) => row.code === code && row.id !== except);
  }
}
type Command = (state: State) => void;

const insert = fc.record({ id, ...fields }).map((row): Command => (state) => {
  const isLegal = !state.rows.some((each) => each.id === row.id) && state.isFree(row.code);
  state.write(
    isLegal,
    () => [...state.rows, row],
    () => expect(state.table.insert({ ...row })).toEqual(row),
  );
});
const update = fc
  .tuple(id, fc.record(fields, { requiredKeys: [] }))
  .map(([key, patch]): Command => (state) => {
    const before = state.rows.find((row) => row.id === key);
    const isLegal = before !== undefined && state.isFree({ ...before, ...patch }.code, key);
    state.write(
      isLegal,
      () => state.rows.map((row) => (row.id === key ? { ...row, ...patch } : row)),
      () => state.table.update(key, patch),
    );
  });
const remove = id.map((key): Command => (state) => {
  const others = state.rows.filter((row) => row.id !== key);
  expect(state.table.delete(key)).toBe(others.length < state.rows.length);
  state.rows = others;
});
const save = fc.constant<Command>(({ log, rows, snapshots }) => {
  snapshots.push({ snapshot: log.snapshot(), rows });
});
const restore = fc.nat({ max: 20 }).map((choice): Command => (state) => {
  const { log, snapshots } = state;
  const chosen = snapshots[choice % Math.max(1, snapshots.length)];
  if (chosen === undefined) return;
  log.restore(chosen.snapshot);
  state.rows = chosen.rows;
  // A snapshot that was taken after the restored one cannot be restored.
  for (const { snapshot } of snapshots.splice(snapshots.indexOf(chosen) + 1))
    expect(() => log.restore(snapshot)).toThrow(StoreError);
});
const load = fc.constant<Command>(({ log, table, rows, snapshots }) => {
  log.forget("Something was loaded.");
  snapshots.length = 0;
  table.prepareImport(
    rows.map((row) => ({ ...row })),
    () => undefined,
  )();
});

const commands = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: insert },
    { weight: 5, arbitrary: update },
    { weight: 3, arbitrary: remove },
    { weight: 1, arbitrary: save },
    { weight: 1, arbitrary: restore },
    { weight: 1, arbitrary: load },
  ),
  { maxLength: 60, size: "max" },
);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const question = fc.record({
  colors: some(fc.subarray([...COLORS, "none"])),
  part: some(text(4)),
  from: some(fc.integer({ min: 0, max: 6 })),
  to: fc.integer({ min: 0, max: 6 }),
  asRange: fc.boolean(),
  ids: some(fc.array(id, { maxLength: 8 })),
  notRed: fc.boolean(),
  order: fc.constantFrom("rank" as const, "name" as const),
  direction: fc.constantFrom("asc" as const, "desc" as const),
  offset: fc.nat({ max: 8 }),
  limit: fc.nat({ max: 12 }),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

function select({ table }: State, { colors, part, from, to, asRange, ids, notRed, ...page }: Question) {
  const every: BitSet[] = [];
  if (colors !== undefined) every.push(table.selectByValue("color", colors));
  if (part !== undefined) every.push(table.selectByText("name", part));
  // A range of the page's own order can be selected in two ways.
  const range = asRange && page.order === "rank" && from !== undefined ? { from, to } : null;
  if (from !== undefined && range === null) every.push(table.selectBetween("rank", { from, to }));
  if (ids !== undefined) every.push(table.selectByKeys(ids));
  if (notRed)
    every.push(table.selectBetween("rank", {}).subtract(table.selectBetween("color", { group: "red" })));
  const [first = null, ...others] = every;
  for (const other of others) first?.and(other);
  return table.select({ ...page, where: first, range });
}

function compareNamesAlone(one: Row, other: Row): number {
  if (one.name === other.name) return 0;
  if (one.name === null || other.name === null) return one.name === null ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}
const compareRanks = (one: Row, other: Row): number => one.rank - other.rank;
const compareNames = (one: Row, other: Row): number =>
  compareNamesAlone(one, other) || compareRanks(one, other);

function expected({ rows }: State, asked: Question) {
  const { colors, part, from, to, ids, notRed, order, direction, offset, limit } = asked;
  const chosen = rows.filter(
    (row) =>
      (colors === undefined || (row.color !== null && colors.includes(row.color))) &&
      (part === undefined || row.name?.toLowerCase().includes(part.toLowerCase()) === true) &&
      (from === undefined || (row.rank >= from && row.rank < to)) &&
      (ids === undefined || ids.includes(row.id)) &&
      !(notRed && row.color === "red"),
  );
  const sign = direction === "desc" ? -1 : 1;
  const compare = order === "rank" ? compareRanks : compareNames;
  const sorted = chosen.toSorted((one, other) => sign * compare(one, other));
  return { rows: sorted.slice(offset, offset + limit), total: chosen.length };
}

function checkReads({ table, rows }: State, { offset, limit, direction, from, to }: Question): void {
  const page = (list: readonly Row[]) => list.slice(offset, offset + limit);
  // One comparison of all reads: a call of `expect` for each would take longer than the reads.
  const reads: unknown[] = [
    [table.rows(), table.size],
    table.page("rank", { offset, limit }),
    table.page("name", { offset, limit, direction: "desc" }),
    table.page("nameAlone", { offset, limit }),
  ];
  const right: unknown[] = [
    [rows, rows.length],
    page(rows.toSorted(compareRanks)),
    page(rows.toSorted(compareNames).toReversed()),
    page(rows.toSorted(compareNamesAlone)),
  ];
  for (const group of COLORS) {
    const own = rows.filter(({ color }) => color === group).toSorted(compareRanks);
    const inside = own.filter(({ rank }) => rank >= (from ?? 0) && rank < to);
    reads.push([
      table.all("color", group),
      table.count("color", group),
      table.page("color", { group, from, to, offset, limit, direction }),
    ]);
    right.push([own, own.length, page(direction === "asc" ? inside : inside.toReversed())]);
  }
  for (const code of CODES) {
    reads.push(table.find("code", code));
    right.push(rows.find((row) => row.code === code));
  }
  expect(reads).toEqual(right);
}

describe("a table", () => {
  it("behaves like a plain array, through writes, snapshots, restores and loads", () => {
    fc.assert(
      fc.property(commands, fc.array(question, { minLength: 1, maxLength: 6 }), (list, questions) => {
        const state = new State();
        for (const [index, command] of list.entries()) {
          command(state);
          checkReads(state, questions[index % questions.length]!);
        }
        for (const each of questions) expect(select(state, each)).toEqual(expected(state, each));
      }),
      { numRuns: fc.repeat(40) },
    );
  });

  it("keeps ties in the order of insertion on every page of a long list, in both directions", () => {
    const table = new Table(definition, new UndoLog());
    const rows = Array.from({ length: 3_000 }, (_, number) => ({
      id: number,
      code: null,
      color: number % 200 < 3 ? "gray" : number % 7 === 0 ? "red" : "blue",
      name: `n${number % 40}`,
      rank: number < 2_000 ? 1 : number % 300,
    }));
    for (const row of rows) table.insert({ ...row });
    for (const direction of ["asc", "desc"] as const) {
      const sign = direction === "asc" ? 1 : -1;
      const sorted = rows.toSorted((one, other) => sign * compareRanks(one, other));
      const singles = rows.map((_, offset) =>
        table.select({ order: "rank", direction, where: null, offset, limit: 1 }),
      );
      expect(singles.flatMap((single) => single.rows)).toEqual(sorted);
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
        const limit = color === "gray" ? 20 : 70;
        for (let offset = 0; offset < chosen.length; offset += limit) {
          const where = color === null ? null : table.selectByValue("color", [color]);
          const page = table.select({
            order: "rank",
            direction,
            where,
            range: { from, to },
            offset,
            limit,
          });
          expect(page.total).toBe(chosen.length);
          paged.push(...page.rows);
        }
        expect(paged).toEqual(chosen);
      }
    }
  });
});

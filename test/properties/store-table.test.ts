import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { StoreError } from "../../mock/store/errors.ts";
import { defineTable, Table } from "../../mock/store/table.ts";
import { type Snapshot, UndoLog } from "../../mock/store/undo.ts";

interface Row {
  readonly id: string;
  readonly code: string | null;
  readonly team: string | null;
  readonly rank: number;
  readonly name: string;
}

const definition = defineTable<Row>()({
  schema: () => z.custom<Row>(),
  name: "rows",
  key: "id",
  unique: { code: (row) => row.code },
  ordered: {
    rank: { by: (row) => row.rank },
    name: { by: (row) => [row.name, row.rank] },
    team: { group: (row) => row.team, by: (row) => row.rank },
  },
});

/** The same table as a plain array in the order of insertion: slow and simple. */
class Model {
  rows: readonly Row[] = [];

  get(id: string): Row | undefined {
    return this.rows.find((row) => row.id === id);
  }

  holds(code: string | null, except?: string): boolean {
    return code !== null && this.rows.some((row) => row.code === code && row.id !== except);
  }

  ranked(team?: string | null): Row[] {
    const chosen = team === undefined ? this.rows : this.rows.filter((row) => row.team === team);
    return chosen.toSorted((a, b) => a.rank - b.rank);
  }

  named(): Row[] {
    return this.rows.toSorted((a, b) => (a.name === b.name ? a.rank - b.rank : a.name < b.name ? -1 : 1));
  }
}

interface State {
  readonly table: Table<Row, "code", "rank" | "name" | "team", "id">;
  readonly log: UndoLog;
  readonly model: Model;
  readonly snapshots: { readonly snapshot: Snapshot; readonly rows: readonly Row[] }[];
}

const id = fc.integer({ min: 0, max: 25 }).map((number) => `id-${number}`);
const code = fc.option(
  fc.integer({ min: 0, max: 15 }).map((number) => `code-${number}`),
  { nil: null },
);
const team = fc.constantFrom("a", "b", null);
const fields = {
  code,
  team,
  rank: fc.integer({ min: 0, max: 8 }),
  name: fc.constantFrom("ann", "ben", "cy"),
};
const TEAMS = ["a", "b"] as const;

/** The effect of a command on the table, and the expected effect from the model. */
interface Outcome {
  readonly actual: unknown;
  readonly expectedResult: unknown;
}

type Command = (state: State) => Outcome;

const REJECTED = "rejected";

function attempt(write: () => unknown): unknown {
  try {
    return write();
  } catch (error) {
    if (error instanceof StoreError) return REJECTED;
    throw error;
  }
}

const insert = fc.record({ id, ...fields }).map((row): Command => ({ table, model }) => {
  const rejected = model.get(row.id) !== undefined || model.holds(row.code);
  if (!rejected) model.rows = [...model.rows, row];
  return { actual: attempt(() => table.insert({ ...row })), expectedResult: rejected ? REJECTED : row };
});

const update = fc
  .tuple(id, fc.record(fields, { requiredKeys: [] }))
  .map(([key, patch]): Command => ({ table, model }) => {
    const actual = attempt(() => table.update(key, patch));
    const before = model.get(key);
    if (before === undefined) return { actual, expectedResult: REJECTED };
    const after = { ...before, ...patch };
    if (model.holds(after.code, key)) return { actual, expectedResult: REJECTED };
    model.rows = model.rows.map((row) => (row.id === key ? after : row));
    return { actual, expectedResult: after };
  });

const remove = id.map((key): Command => ({ table, model }) => {
  const expectedResult = model.get(key) !== undefined;
  model.rows = model.rows.filter((row) => row.id !== key);
  return { actual: table.delete(key), expectedResult };
});

const snapshot = fc.constant<Command>(({ log, model, snapshots }) => {
  snapshots.push({ snapshot: log.snapshot(), rows: model.rows });
  return { actual: null, expectedResult: null };
});

const restore = fc.nat({ max: 20 }).map((choice): Command => ({ log, model, snapshots }) => {
  if (snapshots.length === 0) return { actual: null, expectedResult: null };
  const chosen = choice % snapshots.length;
  const target = snapshots[chosen]!;
  log.restore(target.snapshot);
  model.rows = target.rows;
  const later = snapshots.splice(chosen + 1);
  return {
    actual: later.map((outdated) => attempt(() => log.restore(outdated.snapshot))),
    expectedResult: later.map(() => REJECTED),
  };
});

/** Everything that can be read from the table, and from the model in the same form. */
function views({ table, model }: State, offset: number, limit: number): Outcome {
  const codes = Array.from({ length: 16 }, (_, number) => `code-${number}`);
  return {
    actual: {
      rows: table.rows(),
      size: table.size,
      page: table.page("rank", { offset, limit }),
      backwards: table.page("name", { offset, limit, direction: "desc" }),
      groups: TEAMS.map((group) => table.all("team", group)),
      counts: TEAMS.map((group) => table.count("team", group)),
      found: codes.map((value) => table.find("code", value)),
    },
    expectedResult: {
      rows: model.rows,
      size: model.rows.length,
      page: model.ranked().slice(offset, offset + limit),
      backwards: model
        .named()
        .toReversed()
        .slice(offset, offset + limit),
      groups: TEAMS.map((group) => model.ranked(group)),
      counts: TEAMS.map((group) => model.ranked(group).length),
      found: codes.map((value) => model.rows.find((row) => row.code === value)),
    },
  };
}

describe("a table", () => {
  it("behaves like a plain array, through writes, snapshots and restores", () => {
    const commands = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: insert },
        { weight: 5, arbitrary: update },
        { weight: 3, arbitrary: remove },
        { weight: 1, arbitrary: snapshot },
        { weight: 1, arbitrary: restore },
      ),
      { maxLength: 80, size: "max" },
    );
    const at = fc.nat({ max: 12 });
    fc.assert(
      fc.property(commands, at, at, (list, offset, limit) => {
        const log = new UndoLog();
        const state: State = { table: new Table(definition, log), log, model: new Model(), snapshots: [] };
        for (const command of list) {
          const { actual, expectedResult } = command(state);
          expect(actual).toEqual(expectedResult);
          const seen = views(state, offset, limit);
          expect(seen.actual).toEqual(seen.expectedResult);
        }
      }),
      { numRuns: fc.repeat(50) },
    );
  });

  it("finds every range between two keys", () => {
    const ranks = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 });
    const bound = fc.option(fc.integer({ min: -1, max: 31 }), { nil: undefined });
    const range = fc.record({
      from: bound,
      to: bound,
      offset: fc.nat({ max: 5 }),
      limit: fc.nat({ max: 20 }),
    });
    fc.assert(
      fc.property(ranks, range, fc.constantFrom("asc", "desc"), (list, options, direction) => {
        const table = new Table(definition, new UndoLog());
        for (const [index, rank] of list.entries()) {
          table.insert({ id: `id-${index}`, code: null, team: "a", rank, name: "ann" });
        }
        const inside = table
          .rows()
          .filter(({ rank }) => rank >= (options.from ?? -1) && rank < (options.to ?? 99));
        const sorted = inside.toSorted((a, b) => a.rank - b.rank);
        const expected = direction === "asc" ? sorted : sorted.toReversed();
        const found = table.range("team", { ...options, group: "a", direction });
        expect(found).toEqual(expected.slice(options.offset, options.offset + options.limit));
      }),
      { numRuns: fc.repeat(60) },
    );
  });
});

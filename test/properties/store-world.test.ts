import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineTable } from "../../mock/store/table.ts";
import type { WorldExport } from "../../mock/store/world-export.ts";
import type { Snapshot } from "../../mock/store/undo.ts";
import { createWorldCore } from "../../mock/store/world.ts";

interface Row {
  readonly id: string;
  readonly note: string;
}

const rows = defineTable<Row>()({
  schema: () => z.custom<Row>(),
  name: "rows",
  key: "id",
  ordered: { note: { by: (row) => row.note } },
});
const START = Date.UTC(2026, 0, 15, 9);

/** Creates a world whose tasks insert rows and can schedule another task. */
function world() {
  const core = createWorldCore({ tables: { rows }, seed: "property", start: START });
  const mood = core.cell("mood", "calm", (value) => typeof value === "string");
  core.scheduler.register<{ readonly again: number }>("insert", ({ again }, task) => {
    core.tables.rows.insert({ id: core.ids.uuid("row"), note: `${task.id} at ${core.clock.now() - START}` });
    if (again > 0) core.scheduler.schedule("insert", core.clock.now() + again, { again: again - 1 });
  });
  return { core, mood };
}

interface State extends ReturnType<typeof world> {
  readonly snapshots: { readonly snapshot: Snapshot; readonly exported: WorldExport }[];
}

type Command = (state: State) => void | Promise<void>;

const small = fc.nat({ max: 50 });

const write = small.map((number): Command => ({ core, mood }) => {
  const inserted = core.tables.rows.insert({ id: core.ids.uuid("row"), note: `row ${number}` });
  if (number % 3 === 0) core.tables.rows.update(inserted.id, { note: `changed ${number}` });
  const first = core.tables.rows.page("note", { limit: 1, offset: number })[0];
  if (first !== undefined && number % 2 === 0) core.tables.rows.delete(first.id);
  mood.set(`mood ${number}`);
});

const schedule = fc.tuple(small, fc.nat({ max: 4 })).map(([delay, again]): Command => ({ core }) => {
  core.scheduler.schedule("insert", core.clock.now() + delay, { again });
});

const advance = small.map((ms): Command => async ({ core }) => {
  const target = core.clock.now() + ms;
  await core.scheduler.advance(ms);
  expect(core.clock.now()).toBe(target);
});

const snapshot = fc.constant<Command>(({ core, snapshots }) => {
  snapshots.push({ snapshot: core.snapshot(), exported: core.export() });
});

const restore = small.map((choice): Command => ({ core, snapshots }) => {
  const chosen = snapshots[choice % snapshots.length];
  if (chosen === undefined) return;
  core.restore(chosen.snapshot);
  snapshots.length = snapshots.indexOf(chosen) + 1;
  expect(core.export()).toEqual(chosen.exported);
});

const carryOver = fc.constant<Command>(({ core }) => {
  const exported = core.export();
  const other = world();
  other.core.import(JSON.parse(JSON.stringify(exported)));
  expect(other.core.export()).toEqual(exported);
});

describe("a world", () => {
  const commands = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: write },
      { weight: 3, arbitrary: schedule },
      { weight: 3, arbitrary: advance },
      { weight: 2, arbitrary: snapshot },
      { weight: 2, arbitrary: restore },
      { weight: 1, arbitrary: carryOver },
    ),
    { maxLength: 40, size: "max" },
  );

  it("is restored completely, and imported completely into another", async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        const state: State = { ...world(), snapshots: [] };
        for (const command of list) await command(state);
      }),
      { numRuns: fc.repeat(50) },
    );
  });

  it("repeats the same steps after a restore, after an import or in a second world", async () => {
    const plain = fc.array(fc.oneof(write, schedule, advance), { maxLength: 25, size: "max" });
    await fc.assert(
      fc.asyncProperty(plain, plain, async (before, after) => {
        const first: State = { ...world(), snapshots: [] };
        const live = async (state: State, list: readonly Command[]) => {
          for (const command of list) await command(state);
          return state.core.export();
        };
        await live(first, before);
        const taken = first.core.snapshot();
        const second: State = { ...world(), snapshots: [] };
        second.core.import(first.core.export());
        const once = await live(first, after);
        first.core.restore(taken);
        expect(await live(first, after)).toEqual(once);
        expect(await live(second, after)).toEqual(once);
      }),
      { numRuns: fc.repeat(40) },
    );
  });
});

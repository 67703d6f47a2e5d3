import { describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { HOUR } from "../../../mock/kernel/time.ts";
import { StoreError } from "../../../mock/store/errors.ts";
import { defineTable } from "../../../mock/store/table.ts";
import { createWorldCore } from "../../../mock/store/world.ts";

interface Row {
  readonly id: string;
  readonly name: string;
}

const rows = defineTable<Row>()({
  schema: () => z.custom<Row>(),
  name: "rows",
  key: "id",
  unique: { name: (row) => row.name },
  ordered: { name: { by: (row) => row.name } },
});

const START = Date.UTC(2026, 0, 15, 9);

function world(seed = "test", start = START) {
  const core = createWorldCore({ tables: { rows }, seed, start });
  const flag = core.cell("flag", false, (value) => typeof value === "boolean");
  const ran: string[] = [];
  core.scheduler.register<{ readonly name: string }>("note", ({ name }) => void ran.push(name));
  const add = (name: string) => core.tables.rows.insert({ id: core.ids.uuid("row"), name });
  return { core, flag, ran, add };
}

async function createBusyWorld() {
  const made = world();
  made.add("first");
  await made.core.scheduler.advance("1h");
  made.add("second");
  made.flag.set(true);
  made.core.scheduler.schedule("note", START + 5 * HOUR, { name: "later" });
  return made;
}

it("reset returns the world to its start, whatever was imported", async () => {
  const { core } = await createBusyWorld();
  core.import(world("another", START + HOUR).core.export());
  core.reset();
  expect(core.export()).toEqual(world().core.export());
  expect(core.seed).toBe("test");
});

describe("export and import", () => {
  it("leave the world unchanged when the import is invalid", async () => {
    const { core } = await createBusyWorld();
    const before = core.export();
    const snapshot = core.snapshot();
    const double = [...(before.tables["rows"] ?? []), { id: "x", name: "first" }];
    expect(() => core.import({ ...before, tables: { ...before.tables, rows: double } })).toThrow(
      `- tables.rows[2] breaks a rule: rows already has a row with this value of its unique index "name".`,
    );
    expect(core.export()).toEqual(before);
    core.restore(snapshot);
  });

  it("copy rows, cells and counters, and never write more than one row as a text", async () => {
    const { core } = await createBusyWorld();
    const stringify = vi.spyOn(JSON, "stringify");
    const exported = core.export();
    core.import(exported);
    const texts = stringify.mock.results.map(({ value }) => String(value));
    stringify.mockRestore();
    expect(texts.some((text) => text.includes('"first"') && text.includes('"second"'))).toBe(false);
    Object.assign(exported.tables["rows"]![0]!, { name: "changed" });
    Object.assign(exported.cells, { flag: false });
    expect(core.tables.rows.rows().map(({ name }) => name)).toEqual(["first", "second"]);
    expect(core.export().cells).toEqual({ seed: "test", flag: true });
  });

  it("leave out a table that is undefined, as JSON does", async () => {
    const { core } = await createBusyWorld();
    const exported = core.export();
    core.import({ ...exported, tables: { ...exported.tables, rows: undefined } });
    expect(core.tables.rows.rows()).toEqual([]);
  });

  it("fill in the defaults of fields that an older release did not have, and keep other rows as they are", () => {
    const schema = () =>
      z.strictObject({ id: z.string(), name: z.string(), note: z.string().nullable().default(null) });
    const newer = defineTable<z.infer<ReturnType<typeof schema>>>()({ name: "rows", key: "id", schema });
    const core = createWorldCore({ tables: { rows: newer }, seed: "test", start: START });
    const older = { id: "a", name: "first" };
    const row = { id: "b", name: "second", note: "n" };
    core.import({ ...core.export(), tables: { rows: [older, row] } });
    expect(core.tables.rows.rows()).toEqual([{ ...older, note: null }, row]);
    expect(() => core.import({ ...core.export(), tables: { rows: [{ ...row, note: 7 }] } })).toThrow(
      "- tables.rows[0].note must be of type string",
    );
  });

  const task = { id: "task-1", due: START, sequence: 1, kind: "note", payload: {} };
  const cells = (change: object) => ({ cells: { seed: "a", ...change } });
  const counters = (value: unknown) => ({ counters: value });
  const tables = (value: object) => ({ tables: value });
  const tasks = (change: object) => tables({ tasks: [{ ...task, ...change }] });
  it.each<[what: string, change: unknown, message: string]>([
    ["nothing", null, `format must be "sanguine-world"`],
    ["what JSON cannot hold", 1n, "- world must be plain JSON\n"],
    ["text", "{}", `format must be "sanguine-world"; parse the JSON text first`],
    ["another format", { format: "x" }, `format must be "sanguine-world"`],
    ["another version", { version: 2 }, "version must be 1, which this package reads"],
    ["no seed", { cells: {} }, "cells.seed must be a string"],
    ["a seed of another kind", cells({ seed: 1 }), "cells.seed has an invalid value"],
    ["an unknown value", cells({ x: 1 }), "cells.x is not a value that this version knows"],
    ["a value of another kind", cells({ flag: 1 }), "cells.flag has an invalid value"],
    ["a negative counter", counters({ a: -1 }), "counters.a must be a whole number of at least 0"],
    ["counters that are none", counters([]), "counters must be an object"],
    ["an unknown table", tables({ x: [] }), "tables.x is not a table that this version knows"],
    ["a table that is no list", tables({ rows: {} }), "tables.rows must be a list of rows"],
    ["an invalid row", tables({ rows: [1] }), "tables.rows[0] must be an object"],
    ["a row without a key", tables({ rows: [{}] }), "tables.rows[0].id must be a string or a number"],
    ["a task of no handler", tasks({ kind: "x" }), "tasks[0].kind must be a kind of task that has a handler"],
    ["a task due at no instant", tasks({ due: 0.5 }), "tasks[0].due must be an instant in milliseconds"],
    ["a task without a payload", tasks({ payload: 1 }), "tables.tasks[0].payload must be an object"],
  ])("reject %s and say why", (_, changed, message) => {
    const { core } = world();
    const whole =
      typeof changed === "object" && changed !== null ? { ...core.export(), ...changed } : changed;
    expect(() => core.import(whole)).toThrow(StoreError);
    expect(() => core.import(whole)).toThrow(message);
  });

  it("reject everything at once, with each problem on a line", () => {
    const { core } = world();
    const changed = { ...core.export(), cells: {}, counters: [] };
    const problems = "\n- counters must be an object\n- cells.seed must be a string";
    expect(() => core.import(changed)).toThrow(
      new StoreError(`This world cannot be imported, and nothing was changed. It has 2 problems:${problems}`),
    );
  });
});

import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineTable, Table } from "../../../mock/store/table.ts";
import { UndoLog } from "../../../mock/store/undo.ts";

interface User {
  readonly id: string;
  readonly client: string;
  readonly name: string;
  readonly made: number;
  readonly city: string | null;
}

let keysRead = 0;
const definition = defineTable<User>()({
  schema: () => z.custom<User>(),
  name: "users",
  key: "id",
  unique: { client: (row) => row.client },
  ordered: {
    made: {
      by: (row) => {
        keysRead += 1;
        return row.made;
      },
    },
    city: { group: (row) => row.city, by: (row) => row.name },
  },
});

function user(number: number): User {
  return {
    id: `u${number}`,
    client: `c${number}`,
    name: `n${number % 10}`,
    made: number,
    city: number % 2 ? "Ulm" : null,
  };
}

function createTable(count: number, log = new UndoLog()) {
  const table = new Table(definition, log);
  for (let number = 0; number < count; number += 1) table.insert(user(number));
  return table;
}

function keysReadBy(work: () => unknown): number {
  const before = keysRead;
  work();
  return keysRead - before;
}

describe("a table", () => {
  it("keeps the parsed record, and freezes it", () => {
    const table = createTable(1);
    const before = table.get("u0");
    table.update("u0", { name: "other" });
    expect(before?.name).toBe("n0");
    expect(table.get("u0")?.name).toBe("other");
    expect(Object.isFrozen(before) && Object.isFrozen(table.get("u0"))).toBe(true);
  });

  it("rejects a write that breaks a unique index, and changes nothing", () => {
    const table = createTable(2);
    expect(() => table.insert({ ...user(7), client: "c1" })).toThrow(
      `users already has a row with this value of its unique index "client"`,
    );
    expect(() => table.update("u0", { client: "c1", name: "x" })).toThrow(`unique index "client"`);
    expect(() => table.insert(user(1))).toThrow("users already has a row with this id");
    expect(table.rows()).toEqual([user(0), user(1)]);
    expect(table.find("client", "c0")).toEqual(user(0));
    expect(table.count("made")).toBe(2);
  });

  it("rejects a group of an index without groups, and no group of one with them", () => {
    const table = createTable(1);
    expect(() => table.count("made", "Ulm")).toThrow("This index has no groups. Do not name one.");
    expect(() => table.count("city")).toThrow("This index has groups. Name one.");
  });

  it("rejects a changed key and an update of a missing row", () => {
    const table = createTable(1);
    expect(() => table.update("u0", { id: "u9" })).toThrow("The id of a row of users never changes");
    expect(() => table.update("u9", {})).toThrow("users has no row with this id");
  });

  it("can be written while a list of it is iterated", () => {
    const table = createTable(2_000);
    for (const row of table.all("made")) {
      if (row.made % 2 === 0) table.delete(row.id);
      else table.update(row.id, { made: -row.made });
    }
    expect(table.size).toBe(1_000);
    expect(table.page("made", { limit: 1 })[0]?.made).toBe(-1_999);
  });
});

describe("the cost of a table", () => {
  it("includes no reads of keys for a page, at any position among many rows", () => {
    const table = createTable(20_000);
    table.page("made", { limit: 1 });
    expect(keysReadBy(() => table.page("made", { offset: 12_000, limit: 50 }))).toBe(0);
    expect(table.page("made", { offset: 12_000, limit: 2 })).toEqual([user(12_000), user(12_001)]);
    expect(keysReadBy(() => table.count("made"))).toBe(0);
  });

  it("does not depend on the number of rows for a write", () => {
    const writes = (table: ReturnType<typeof createTable>) => () => {
      table.insert({ ...user(1), id: "new", client: "new" });
      table.update("u3", { name: "other" });
      table.update("u4", { made: 500 });
      table.delete("u5");
    };
    expect(keysReadBy(writes(createTable(20_000)))).toBe(keysReadBy(writes(createTable(10))));
  });

  it("includes only the changed rows for an undo", () => {
    const log = new UndoLog();
    const table = createTable(20_000, log);
    const snapshot = log.snapshot();
    for (let number = 0; number < 5; number += 1) table.update(`u${number}`, { made: 1e6 + number });
    const keys = keysReadBy(() => log.restore(snapshot));
    expect(keys).toBe(10);
    expect(table.page("made", { limit: 5 })).toEqual([0, 1, 2, 3, 4].map(user));
  });
});

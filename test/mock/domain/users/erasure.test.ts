import { describe, expect, it } from "vitest";
import { tables } from "../../../../mock/domain/tables.ts";
import type { TableDefinition } from "../../../../mock/store/table.ts";

// oxlint-disable-next-line typescript/no-explicit-any
type AnyTable = TableDefinition<any, any, any, any, any>;
const definitions: [string, AnyTable][] = Object.entries(tables);

describe("each table", () => {
  it.each(definitions)("%s declares who owns its rows", (_, definition) => {
    expect(definition.ownedBy).toBeDefined();
  });

  it.each(definitions)("%s finds rows by user exactly when a user owns them alone", (_, definition) => {
    const findsByUser = definition.key === "user_id" || definition.ordered?.["user"] !== undefined;
    expect(findsByUser).toBe(definition.ownedBy === "user");
  });
});

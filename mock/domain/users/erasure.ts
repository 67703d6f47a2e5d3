import type { TableDefinition, TableParent } from "../../store/table.ts";
import type { World } from "../world.ts";

type Row = Readonly<Record<string, unknown>>;

/** A table of any row type, as far as erasure uses it. */
interface ErasableTable {
  // The row type is in an invariant position, so only `any` accepts tables of all row types.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly definition: TableDefinition<any, any, any, any, any>;
  get(id: string): object | undefined;
  all(index: string, group: string): readonly object[];
  update(id: string, patch: object): object;
  delete(id: string): boolean;
}

/**
 * Erases a user and all rows that belong to the user. It cannot be undone. Each table declares in `ownedBy` which of its
 * rows belong to a user.
 */
export function eraseUser(world: World, userId: string): void {
  const tables: ReadonlyMap<string, ErasableTable> = new Map<string, ErasableTable>(
    Object.entries(world.tables),
  );
  const shared = [...tables.values()].map((table) => findShared(table, tables, userId));
  for (const table of tables.values()) {
    if (table.definition.ownedBy !== "user") continue;
    const { key, task } = table.definition;
    for (const row of findRows(table, userId)) {
      const taskId = task === undefined ? null : row[task];
      if (typeof taskId === "string") world.scheduler.cancel(taskId);
      table.delete(String(row[key]));
    }
  }
  for (const shrink of shared) shrink();
}

/** Finds the rows of a user by the index `user`, or by the key `user_id`. */
function findRows(table: ErasableTable, userId: string): readonly Row[] {
  const { key, ordered } = table.definition;
  const rows = key === "user_id" ? [table.get(userId)] : ordered?.["user"] ? table.all("user", userId) : [];
  return rows.flatMap((row) => (row === undefined ? [] : [{ ...row }]));
}

/** Finds the rows that a user owns together with others. Returns a function that releases them once the user's rows are gone. */
function findShared(
  table: ErasableTable,
  tables: ReadonlyMap<string, ErasableTable>,
  userId: string,
): () => void {
  const owner = table.definition.ownedBy;
  if (typeof owner !== "object") return () => undefined;
  const parent = tables.get(owner.table);
  if (parent === undefined)
    throw new Error(`${table.definition.name} is owned by a table that does not exist.`);
  const ids = new Set(findRows(parent, userId).map((row) => String(row[owner.child])));
  return () => {
    for (const id of ids) releaseRow(table, parent, owner, id);
  };
}

/** Removes erased owners from a row. Deletes the row when no owner is left. */
function releaseRow(table: ErasableTable, parent: ErasableTable, owner: TableParent, id: string): void {
  const row: Row = { ...table.get(id) };
  const listed = row[owner.parents];
  const left = (Array.isArray(listed) ? listed : []).filter((key) => parent.get(String(key)) !== undefined);
  const last: Row | undefined = left.length === 0 ? undefined : { ...parent.get(String(left.at(-1))) };
  if (last === undefined) {
    table.delete(id);
    return;
  }
  table.update(id, {
    [owner.parents]: left,
    ...Object.fromEntries(owner.copies.map((field) => [field, last[field]])),
  });
}

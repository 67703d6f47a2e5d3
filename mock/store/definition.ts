import type { z } from "zod";
import { buildOnce } from "../kernel/build-once.ts";
import type { SortKey } from "./keys.ts";
import type { ReportRow } from "./import-issues.ts";

/** An ordered index. Within each group, rows are sorted by `by`, and rows with equal keys by insertion. */
export interface Order<R> {
  /** The group of a row. Null excludes the row from the index. Without this function, all rows are one group. */
  readonly group?: (record: R) => string | null;
  readonly by: (record: R) => SortKey;
}

/** Converts rows to another form in exports. */
export interface Packing<R> {
  /** Converts all rows, in the order of insertion, to plain JSON that keeps their keys. */
  pack(rows: readonly R[]): object[];
  /** Restores rows from arbitrary objects. Reports a row that cannot be restored and returns null for it. */
  unpack(rows: readonly R[], report: ReportRow): (R | null)[];
}

/** A field that refers to a row of another table. */
export interface Reference<R> {
  /** The path of the field in the row. `*` stands for each element of a list. The value null refers to no row. */
  readonly path: string;
  /** The name of the table in the world. */
  readonly table: string;
  /** Selects the rows that must have the reference. @default all */
  when?(row: R): boolean;
}

/** A counter of the world and a number of it that a row uses. */
export type Counted = readonly [counter: string, number: number];

/** The checks of an import for the rows of a table. */
export interface RowRules<R extends object> {
  /** Builds the schema of a row, at the first import. Its defaults fill in the fields that exports of older releases lack. */
  readonly schema: () => z.ZodType<R>;
  readonly references?: readonly Reference<R>[];
  /** Returns the numbers that the row uses. A counter below them would produce the same id again. */
  counted?(row: R, seed: string): readonly Counted[];
}

export interface TableDefinition<
  R extends object,
  U extends string = string,
  O extends string = string,
  K extends keyof R & string = keyof R & string,
  S extends string = never,
> extends RowRules<R> {
  readonly name: string;
  /** The key field of a row: a string or a number that never changes. */
  readonly key: K;
  /** Who owns the rows. Every table of a world declares it, so that erasing a user cannot forget one. */
  readonly ownedBy?: TableOwner;
  /** The field that names a scheduled task of a row. Erasing the row cancels the task. */
  readonly task?: keyof R & string;
  /** Unique indexes: no two rows have the same value. Null excludes a row from the index. */
  readonly unique?: { readonly [Name in U]: (record: R) => string | null };
  readonly ordered?: { readonly [Name in O]: Order<R> };
  /** Indexes of the rows with a value, which queries combine. Null excludes a row from the index. */
  readonly sets?: { readonly [Name in S]: (record: R) => string | null };
  /** @default rows are exported as they are */
  readonly packing?: Packing<R>;
}

/** A table that owns the rows of another one together with users, as orders own their transactions. */
export interface TableParent {
  /** The table whose rows own this table's rows. */
  readonly table: string;
  /** The field of a row of that table that names the row here. */
  readonly child: string;
  /** The field of a row here that lists the keys of its owners. Erasing the last owner erases the row. */
  readonly parents: string;
  /** Fields of a row here that it copies from the last owner left. */
  readonly copies: readonly string[];
}

/**
 * Who owns the rows of a table. `user`: erasing a user erases the rows of that user, which an ordered index `user` finds,
 * or the key `user_id`. `team`: erasing a user leaves the rows.
 */
export type TableOwner = "user" | "team" | TableParent;

/** Declares a table of records: `defineTable<User>()({ name: "users", key: "user_id", schema: buildUser, ... })`. */
export function defineTable<R extends object>() {
  return <
    K extends keyof R & string,
    U extends string = never,
    O extends string = never,
    S extends string = never,
  >(
    definition: TableDefinition<R, U, O, K, S>,
  ): TableDefinition<R, U, O, K, S> => ({ ...definition, schema: buildOnce(definition.schema) });
}

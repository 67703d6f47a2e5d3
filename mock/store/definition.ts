import type { SortKey } from "./keys.ts";
import type { ReportRow } from "./transfer.ts";

/** An ordered index: within each group, rows lie in the order of `by`, equal keys in the order of insertion. */
export interface Order<R> {
  /** The group of a row; null keeps the row out of the index. Without it, all rows are one group. */
  readonly group?: (record: R) => string | null;
  readonly by: (record: R) => SortKey;
}

/** How rows are written into an export and read from it, where that is not as they are. */
export interface Packing<R> {
  /** All rows in the order of insertion, as plain JSON that keeps their keys. */
  pack(rows: readonly R[]): object[];
  /** The rows again, of what may be any objects; null for one that cannot be unpacked, which is reported. */
  unpack(rows: readonly R[], report: ReportRow): (R | null)[];
}

/** What a table is declared by. */
export interface TableDefinition<
  R extends object,
  U extends string = string,
  O extends string = string,
  K extends keyof R & string = keyof R & string,
  S extends string = never,
  T extends string = never,
> {
  readonly name: string;
  /** The field by which a row is found; a text or a number that never changes. */
  readonly key: K;
  /** Unique indexes: no two rows have the same value; null keeps a row out of the index. */
  readonly unique?: { readonly [Name in U]: (record: R) => string | null };
  readonly ordered?: { readonly [Name in O]: Order<R> };
  /** Indexes of which rows have a value, to be joined with others; null keeps a row out of the index. */
  readonly sets?: { readonly [Name in S]: (record: R) => string | null };
  /** Indexes that find rows by part of a text, in any case; null keeps a row out of the index. */
  readonly texts?: { readonly [Name in T]: (record: R) => string | null };
  /** @default rows are exported as they are */
  readonly packing?: Packing<R>;
}

/** Declares a table of records: `defineTable<User>()({ name: "users", key: "user_id", ... })`. */
export function defineTable<R extends object>() {
  return <
    K extends keyof R & string,
    U extends string = never,
    O extends string = never,
    S extends string = never,
    T extends string = never,
  >(
    definition: TableDefinition<R, U, O, K, S, T>,
  ): TableDefinition<R, U, O, K, S, T> => definition;
}

import type { Check } from "./import-issues.ts";

/** A field that names a row of another table. */
export interface Reference<R> {
  /** Path of the field in the row; `*` stands for each element of a list. Null names no row. */
  readonly path: string;
  /** The table, under the name by which the world offers it. */
  readonly table: string;
  /** Which rows the reference has to hold for. @default all */
  readonly when?: (row: R) => boolean;
}

/** A counter of the world, and the number of it that a row was made with. */
export type Counted = readonly [counter: string, number: number];

/** What an import holds the rows of a table to. */
export interface RowRules<R extends object> {
  /** Lists what is wrong with a row that may be anything. */
  readonly check: Check;
  readonly references?: readonly Reference<R>[];
  /** Numbers that the row was made with. A counter below them would make the same id twice. */
  readonly counted?: (row: R, seed: string) => readonly Counted[];
}

/** The values at a path of a row, each with its own path. */
export function valuesAt(
  row: unknown,
  path: string,
): { readonly path: PropertyKey[]; readonly value: unknown }[] {
  let found: { readonly path: PropertyKey[]; readonly value: unknown }[] = [{ path: [], value: row }];
  for (const name of path.split(".")) {
    found = found.flatMap(({ path: before, value }) => {
      if (typeof value !== "object" || value === null) return [];
      if (name === "*")
        return Object.values(value).map((each, index) => ({ path: [...before, index], value: each }));
      return [{ path: [...before, name], value: new Map(Object.entries(value)).get(name) }];
    });
  }
  return found;
}

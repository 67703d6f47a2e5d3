import type { Check } from "./import-issues.ts";

/** A field that refers to a row of another table. */
export interface Reference<R> {
  /** The path of the field in the row. `*` stands for each element of a list. The value null refers to no row. */
  readonly path: string;
  /** The name of the table in the world. */
  readonly table: string;
  /** Selects the rows that must have the reference. @default all */
  readonly when?: (row: R) => boolean;
}

/** A counter of the world and a number of it that a row uses. */
export type Counted = readonly [counter: string, number: number];

/** Rules that an import checks for rows of a table. */
export interface RowRules<R extends object> {
  /** Lists the issues of a row, which can be any value. */
  readonly check: Check;
  readonly references?: readonly Reference<R>[];
  /** Returns the numbers that the row uses. A counter below them would produce the same id again. */
  readonly counted?: (row: R, seed: string) => readonly Counted[];
}

/** Finds the values at a path of a row. Returns each with its own path. */
export function findValues(
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

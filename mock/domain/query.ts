/**
 * What remains of a query after its parameters were read. `rest satisfies AllRead` does not compile while the OpenAPI document has
 * a parameter that nothing reads.
 */
export type AllRead = Readonly<Record<string, never>>;

/** The condition of each query parameter that filters a list. A new parameter does not compile until it has one. */
type Conditions<Row, Query> = {
  readonly [Name in keyof Query]-?: (row: Row, value: NonNullable<Query[Name]>) => boolean;
};

/** Creates a test for rows that meet the conditions of all parameters that are not null and not undefined. */
export function createFilter<Row, Query>(
  conditions: Conditions<Row, Query>,
): (row: Row, query: Query) => boolean {
  const names = Object.keys(conditions) as (keyof Query)[];
  return (row, query) =>
    names.every((name) => {
      const value = query[name];
      return value == null || conditions[name](row, value);
    });
}

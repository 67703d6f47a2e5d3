/** One row of a table of results, as texts. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly flag: string;
  readonly unit: string;
  readonly range: string;
  /** Whether the value stood in a column for those out of range. */
  readonly outside: boolean;
  /** The heading above it. */
  readonly panel: string | null;
}

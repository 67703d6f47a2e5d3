/** One row of a table of results, as texts. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly flag: string;
  /** What the report says of the result in a word of its own. */
  readonly meaning: string;
  readonly unit: string;
  readonly range: string;
  /** The LOINC code, where one is printed. */
  readonly code: string;
  /** Whether the value stood in a column for those out of range. */
  readonly outside: boolean;
  /** The heading above it. */
  readonly panel: string | null;
}

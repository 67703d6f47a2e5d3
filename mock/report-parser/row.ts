/** One row of a table of results, as texts. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly flag: string;
  /** The interpretation that the report prints. */
  readonly meaning: string;
  readonly unit: string;
  readonly range: string;
  /** The LOINC code that the report prints. */
  readonly code: string;
  /** The code of the performing lab. */
  readonly site: string;
  /** Whether the value is in the column for values out of range. */
  readonly outside: boolean;
  /** The heading above the row. */
  readonly panel: string | null;
}

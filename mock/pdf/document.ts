/** What a paper says, whatever it is written with. */
export interface PdfDocument {
  readonly title: string;
  /** Who gives it out, printed above the title. */
  readonly issuer: string;
  /** What is known, each under its name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly (PdfSection | PdfTable)[];
  /** Printed at the foot of each page. */
  readonly foot: string;
}

/** A part of a paper under a heading: text. */
export interface PdfSection {
  readonly heading: string;
  /** Paragraphs, or steps that are counted. */
  readonly lines: readonly string[];
  readonly counted: boolean;
}

/** A part of a paper under a heading: rows under the names of their columns. */
export interface PdfTable {
  readonly heading: string;
  readonly columns: readonly PdfColumn[];
  /** A cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

/** One column of a table. */
export interface PdfColumn {
  readonly name: string;
  /** Its share of the width, beside those of the others. */
  readonly share: number;
}

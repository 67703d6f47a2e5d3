/** The content of a PDF, independent of the library that writes it. */
export interface PdfDocument {
  readonly title: string;
  /** Printed at the right of the title, in a frame: the status of a report. */
  readonly mark?: string;
  /** Printed above the title. */
  readonly issuer: string;
  /** Lines below the issuer: its address and what else identifies it. */
  readonly letterhead?: readonly string[];
  /** Labeled values below the title. */
  readonly facts: readonly PdfFact[];
  /** Further labeled values, in columns side by side. */
  readonly factColumns?: readonly (readonly PdfFact[])[];
  /** Repeated at the top of each further page, so that a single page says whose it is. */
  readonly running?: readonly string[];
  readonly sections: readonly (PdfSection | PdfTable)[];
  /** Footer of each page. The page number is added. */
  readonly foot: string;
}

export type PdfFact = readonly [name: string, value: string];

export interface PdfSection {
  readonly heading: string;
  /** Paragraphs, or numbered steps. */
  readonly lines: readonly string[];
  readonly counted: boolean;
  /** A text that is printed as a barcode under the heading, and below it in letters. Printable ASCII. */
  readonly barcode?: string;
  /** Prints the section in smaller letters, as footnotes. */
  readonly small?: boolean;
}

/** A table. Its column names are repeated on each page. */
export interface PdfTable {
  /** Null when the groups have headings. */
  readonly heading: string | null;
  readonly columns: readonly PdfColumn[];
  readonly groups: readonly PdfGroup[];
}

/** Rows that belong together. Their heading is repeated on each page. */
export interface PdfGroup {
  readonly heading: string | null;
  readonly rows: readonly PdfRow[];
}

export interface PdfRow {
  readonly cells: readonly string[];
  /** Number of the footnote of this row, printed small after the first cell. */
  readonly note?: number | undefined;
  /** Indexes of the cells in bold. */
  readonly bold?: readonly number[];
}

export interface PdfColumn {
  readonly name: string;
  /** Width of the column relative to the other columns. */
  readonly share: number;
}

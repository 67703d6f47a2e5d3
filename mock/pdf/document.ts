/** The content of a PDF, independent of the library that writes it. */
export interface PdfDocument {
  readonly title: string;
  /** Printed above the title. */
  readonly issuer: string;
  /** Labeled values below the title. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly (PdfSection | PdfTable)[];
  /** Footer of each page. */
  readonly foot: string;
}

/** A heading with lines of text. */
export interface PdfSection {
  readonly heading: string;
  /** Paragraphs, or numbered steps. */
  readonly lines: readonly string[];
  readonly counted: boolean;
}

/** A heading with a table. */
export interface PdfTable {
  readonly heading: string;
  readonly columns: readonly PdfColumn[];
  /** One cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

/** One column of a table. */
export interface PdfColumn {
  readonly name: string;
  /** Its width relative to the other columns. */
  readonly share: number;
}

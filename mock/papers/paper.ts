/** What a paper says, whatever it is written with. */
export interface Paper {
  readonly title: string;
  /** Who gives it out, printed above the title. */
  readonly issuer: string;
  /** What is known, each under its name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly sections: readonly PaperSection[];
  /** Printed at the foot of each page. */
  readonly foot: string;
}

/** A part of a paper under a heading. */
export interface PaperSection {
  readonly heading: string;
  /** Paragraphs, or steps that are counted. */
  readonly lines: readonly string[];
  readonly counted: boolean;
}

import type { ParsedLabReport } from "../../src/generated/types.ts";
import { parseMetadata } from "./metadata.ts";
import { parseReading, buildResult } from "./result.ts";
import { parseRows } from "./rows.ts";
import type { PageText } from "./text.ts";
import { exceedsDecodedLimits } from "./decoded-limits.ts";

/** A report of more pages is not read. */
export const MOST_PAGES = 30;

/** A report has at most so many results; each is compared with what the catalog measures. */
const MOST_RESULTS = 2000;

/** What came of reading a file: what it says, why it says nothing, that it has no text, or that it is damaged. */
export type ReportReading =
  | { readonly kind: "read"; readonly data: ParsedLabReport }
  | { readonly kind: "failed"; readonly reason: "invalid_input" | "too_many_pages" }
  | { readonly kind: "no_text" }
  | { readonly kind: "damaged" };

/** Reads the bytes of a PDF. */
export type ReadReport = (bytes: Uint8Array) => Promise<ReportReading>;

/** What comes of a file that takes more time, memory or text than any report does. */
export const OVER_BUDGET: ReportReading = { kind: "failed", reason: "invalid_input" };

/**
 * Reads a PDF of a lab report. A file that unfolds to more than a report does is not opened, since nothing interrupts the reading in
 * this thread. What reads PDFs is large and is loaded with the first one.
 */
export async function readReport(bytes: Uint8Array): Promise<ReportReading> {
  if (await exceedsDecodedLimits(bytes)) return OVER_BUDGET;
  const { readPdfText } = await import("./pdf-text.ts");
  const text = await readPdfText(bytes, MOST_PAGES);
  if (text === null) return { kind: "damaged" };
  if ("overBudget" in text) return OVER_BUDGET;
  return "pages" in text ? parseReport(text.pages) : { kind: "failed", reason: "too_many_pages" };
}

/** Reads the text of a report: a scan has none, and a text without a single result is no lab report. */
export function parseReport(pages: readonly PageText[]): ReportReading {
  if (pages.every(({ pieces }) => pieces.length === 0)) return { kind: "no_text" };
  const rows = parseRows(pages);
  if (rows.length > MOST_RESULTS) return OVER_BUDGET;
  const readings = rows.flatMap((row) => parseReading(row) ?? []);
  if (readings.length === 0) return { kind: "failed", reason: "invalid_input" };
  const metadata = parseMetadata(pages);
  // The laboratory's name stands above all results and heads none of them.
  const headed = readings.map((one) => (one.panel === metadata.lab_name ? { ...one, panel: null } : one));
  return {
    kind: "read",
    data: { metadata, results: headed.map((one) => buildResult(one, metadata.gender)) },
  };
}

import { parseMetadata } from "./metadata.ts";
import { isEnglish } from "./language.ts";
import { hasMeasurement } from "./list-line.ts";
import { parseReading, buildResult, computeAge, findStyles, takeFlag, type Reading } from "./result.ts";
import { MAX_PAGES, OVER_BUDGET, type ReportReading } from "./report-reading.ts";
import { parseRows } from "./rows.ts";
import type { PageText } from "./text.ts";
import { exceedsAsciiLimits, exceedsDecodedLimits } from "./decoded-limits.ts";
import { disableImageFilters, findFilters, hasImage, isEncrypted, toText } from "./filters.ts";

/** Maximum number of results of a report. The parser compares each one with the catalog. */
const MAX_RESULTS = 2000;

/**
 * Parses the PDF of a lab report. Does not open a file that exceeds the decoded limits, because nothing can interrupt the parsing in this
 * thread. Loads the PDF library, which is large, on first use. Without a worker around it, use `readReportWithoutWorker`.
 */
export async function readReport(bytes: Uint8Array): Promise<ReportReading> {
  if (await exceedsDecodedLimits(bytes)) return OVER_BUDGET;
  const { readPdfText } = await import("./pdf-text.ts");
  const text = await readPdfText(bytes, MAX_PAGES);
  if (text === null) return { kind: "damaged" };
  if ("isOverLimit" in text) return OVER_BUDGET;
  if (!("pages" in text)) return { kind: "failed", reason: "too_many_pages" };
  if (text.hasText) return parseReport(text.pages);
  // A file without text is a scan only if it has an image. One that shows nothing else, such as cropped text and drawings, is no report.
  return hasImage(toText(bytes)) ? { kind: "no_text" } : { kind: "failed", reason: "invalid_input" };
}

/**
 * Parses the PDF of a lab report where nothing limits the time. Does not open a file that is encrypted or has a rare compression, because
 * what it decodes to is unknown.
 */
export async function readReportWithoutWorker(bytes: Uint8Array): Promise<ReportReading> {
  const text = toText(bytes);
  if (isEncrypted(text)) return { kind: "damaged" };
  const filters = findFilters(text);
  const bounded = disableImageFilters(bytes, filters);
  if (bounded === null || (await exceedsAsciiLimits(bytes, filters))) return OVER_BUDGET;
  return readReport(bounded);
}

/**
 * Parses the text of a report. A text without a result is not a lab report, and one of which most lines are lost is not
 * read.
 */
function parseReport(pages: readonly PageText[]): ReportReading {
  const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(" ");
  if (!isEnglish(text)) return { kind: "failed", reason: "not_english" };
  const { rows, unread } = parseRows(pages);
  if (rows.length > MAX_RESULTS) return OVER_BUDGET;
  const readings: Reading[] = [];
  for (const row of rows) {
    const reading = parseReading(row);
    if (reading !== null) readings.push(reading);
    else if (hasMeasurement(`${row.value} ${row.unit}`)) unread.push(row.place);
  }
  if (readings.length < unread.length || readings.length === 0)
    return { kind: "failed", reason: "invalid_input", ...(unread.length > 0 && { unread }) };
  const metadata = parseMetadata(pages);
  const context = { gender: metadata.gender, age: computeAge(metadata), styles: findStyles(readings) };
  // The lab name above the results is not the heading of a panel.
  const results = readings
    .map((one) => takeFlag(one, context))
    .map((one) => buildResult(one.panel === metadata.lab_name ? { ...one, panel: null } : one, context));
  return { kind: "read", data: { metadata, results }, unread };
}

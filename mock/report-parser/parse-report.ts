import { isEnglish } from "./language.ts";
import { hasMeasurement } from "./list-line.ts";
import { parseMetadata } from "./metadata.ts";
import { OVER_BUDGET, type ReportReading } from "./report-reading.ts";
import { parseReading, buildResult, computeAge, findStyles, takeFlag, type Reading } from "./result.ts";
import { parseRows } from "./rows.ts";
import type { PageText } from "./text.ts";

/** Maximum number of results of a report. The parser compares each one with the catalog. */
const MAX_RESULTS = 2000;

/**
 * Parses the text of a report. A text without a result is not a lab report, and one of which most lines are lost is not
 * read.
 */
export function parseReport(pages: readonly PageText[]): ReportReading {
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

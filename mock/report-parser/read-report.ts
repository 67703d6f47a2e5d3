import { MAX_PAGES, OVER_BUDGET, type ReportReading } from "./report-reading.ts";
import { exceedsAsciiLimits, exceedsDecodedLimits } from "./decoded-limits.ts";
import { disableImageFilters, findFilters, hasImage, isEncrypted, toText } from "./filters.ts";

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
  if (text.hasText) {
    // In a file of its own, because what loads a file late has a copy in each format of the package.
    const { parseReport } = await import("./parse-report.ts");
    return parseReport(text.pages);
  }
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

import { createSyntheticReport } from "../../domain/lab-reports/outcome.ts";
import { checkFiles, digestFiles, type ReportFile } from "../../domain/lab-reports/files.ts";
import {
  assertBetaEnabled,
  createParsingJob,
  getParsingJob,
  serializeParsingJob,
} from "../../domain/lab-reports/jobs.ts";
import type { ReadOutcome } from "../../domain/lab-reports/table.ts";
import { createBadRequestError } from "../../domain/service-error.ts";
import { getActiveUser } from "../../domain/users/rules.ts";
import type { World } from "../../domain/world.ts";
import type { LinePlace } from "../../report-parser/layouts.ts";
import { MAX_PAGES } from "../../report-parser/report-reading.ts";
import { defineHandlers } from "../handler.ts";
import { FilePart } from "../multipart.ts";

export const labReportHandlers = defineHandlers({
  "labReports.create": async ({ world, body }) => {
    assertBetaEnabled(world);
    getActiveUser(world, body.user_id);
    const outcome = await parseFiles(world, body.file.map(toReportFile));
    const { user_id, needs_human_review = false } = body;
    return { body: serializeParsingJob(createParsingJob(world, { user_id, needs_human_review, outcome })) };
  },
  "labReports.get": ({ world, path }) => {
    assertBetaEnabled(world);
    return { body: serializeParsingJob(getParsingJob(world, path.job_id)) };
  },
});

function toReportFile(part: Blob | Uint8Array): ReportFile {
  if (part instanceof FilePart) return { bytes: part, type: part.type };
  throw new TypeError("The file field has no file. The schemas should have rejected the request.");
}

/**
 * Parses the files before the handler creates the job. A job is therefore plain data that snapshots and exports cover, and restoring
 * a snapshot need not stop a parser.
 */
async function parseFiles(world: World, files: readonly ReportFile[]): Promise<ReadOutcome> {
  const type = checkFiles(files);
  const [file] = files;
  if (type !== "application/pdf" || file === undefined) return getOutcomeWithoutText(world, files);
  const reading = await world.track(world.readReport(file.bytes));
  if ("unread" in reading && reading.unread !== undefined) warnOfUnreadLines(world, reading.unread);
  switch (reading.kind) {
    case "read":
      return { data: reading.data };
    case "failed":
      if (reading.reason === "too_many_pages")
        throw createBadRequestError(`A report has at most ${MAX_PAGES} pages.`);
      if (reading.reason === "invalid_input") world.warn("report_without_results", WITHOUT_RESULTS);
      return { failure_reason: reading.reason };
    case "no_text":
      return getOutcomeWithoutText(world, files);
    case "damaged":
      throw createBadRequestError("The PDF cannot be opened: it is damaged or locked.");
  }
}

/** Maximum number of lines that a warning lists. */
const MAX_PLACES = 20;

/** Warns of lines that have a number and a unit, and that were not read. States only where they are. */
function warnOfUnreadLines(world: World, lines: readonly LinePlace[]): void {
  if (lines.length === 0) return;
  const places = lines.slice(0, MAX_PLACES).map(({ page, line }) => `page ${page}, line ${line}`);
  if (lines.length > MAX_PLACES) places.push(`${lines.length - MAX_PLACES} more`);
  world.warn(
    "report_line_not_read",
    `The mock found no result in these lines of the PDF, which have a number and a unit: ${places.join("; ")}.`,
  );
}

/** Why a PDF that is no scan fails. */
const WITHOUT_RESULTS =
  "The mock found no results in the text of the PDF, lost most of its lines, or the PDF exceeds its limits or shows neither text nor images. It reads tables and lists of results that a viewer shows upright, and no scanned pages.";

const UNREADABLE =
  "The mock cannot read photographs and scans: this file has no text. The job ends with synthetic results, which are not those of the file. Upload a PDF with text, or set the outcome with mock.labReports.setOutcome().";

/** Returns the outcome of a photograph or a scan, which a test can set. Warns when it is synthetic. */
function getOutcomeWithoutText(world: World, files: readonly ReportFile[]): ReadOutcome {
  const outcome = world.labReportOutcome.get();
  if (outcome !== null) return outcome;
  world.warn("report_not_readable", UNREADABLE);
  return { data: createSyntheticReport(world, digestFiles(files)) };
}

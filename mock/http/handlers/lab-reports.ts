import { createSyntheticReport } from "../../domain/lab-reports/outcome.ts";
import { checkFiles, digestFiles, type ReportFile } from "../../domain/lab-reports/files.ts";
import { assertBetaEnabled, createParsingJob, getParsingJob } from "../../domain/lab-reports/jobs.ts";
import type { ReadOutcome } from "../../domain/lab-reports/table.ts";
import { serializeParsingJob } from "../../domain/lab-reports/wire.ts";
import { createBadRequestError } from "../../domain/service-error.ts";
import { getActiveUser } from "../../domain/users/rules.ts";
import type { World } from "../../domain/world.ts";
import { defineHandlers } from "../handler.ts";
import { FilePart } from "../multipart.ts";

/** Operations on lab reports that are uploaded to be read. */
export const labReportHandlers = defineHandlers({
  "labReports.create": async ({ world, body }) => {
    assertBetaEnabled(world);
    getActiveUser(world, body.user_id);
    const outcome = await outcomeOf(world, body.file.map(fileOf));
    const { user_id, needs_human_review = false } = body;
    return { body: serializeParsingJob(createParsingJob(world, { user_id, needs_human_review, outcome })) };
  },
  "labReports.get": ({ world, path }) => {
    assertBetaEnabled(world);
    return { body: serializeParsingJob(getParsingJob(world, path.job_id)) };
  },
});

function fileOf(part: Blob | Uint8Array): ReportFile {
  if (part instanceof FilePart) return { bytes: part, type: part.type };
  throw new TypeError("A field of bytes came without a file; the schemas let none through.");
}

/**
 * What the files come to. They are read here, before the job is made, and not while it is under way: so a job is plain data,
 * which snapshots and exports cover, and no restore has to call back what somebody is still reading.
 */
async function outcomeOf(world: World, files: readonly ReportFile[]): Promise<ReadOutcome> {
  const kind = checkFiles(files);
  const [file] = files;
  if (kind !== "application/pdf" || file === undefined) return readWithoutText(world, files);
  const reading = await world.track(world.readReport(file.bytes));
  switch (reading.kind) {
    case "read":
      return { data: reading.data };
    case "failed":
      return { failure_reason: reading.reason };
    case "no_text":
      return readWithoutText(world, files);
    case "damaged":
      throw createBadRequestError("The PDF cannot be opened: it is damaged or locked.");
  }
}

function readWithoutText(world: World, files: readonly ReportFile[]): ReadOutcome {
  return world.labReportOutcome.get() ?? { data: createSyntheticReport(world, digestFiles(files)) };
}

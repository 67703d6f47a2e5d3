import { SECOND } from "../../kernel/time.ts";
import { createBadRequestError, createForbiddenError, orNotFound } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import type { ParsingJobRow, ReadOutcome } from "./table.ts";
import type { ParsingJob } from "../../../src/generated/types.ts";
import type { WebhookEventType } from "../../../src/generated/webhooks.ts";
import type { parsingJobStatusValues } from "../../../src/generated/enums.ts";
import { parsingJobSteps } from "../../../src/generated/lifecycles.ts";
import { copyData } from "../../kernel/copy-data.ts";

/** How long the service parses a report, on the virtual clock. */
const READING_DURATION = 5 * SECOND;

/** The fields of a new job. */
export interface ParsingJobInput {
  readonly user_id: string;
  readonly needs_human_review: boolean;
  readonly outcome: ReadOutcome;
}

/** Throws ServiceError 403 when the team is not part of the beta. */
export function assertBetaEnabled(world: World): void {
  if (world.settings.get().labReports) return;
  throw createForbiddenError(
    "FEATURE_NOT_ENABLED",
    "Lab report parsing is a closed beta that your team is not part of. In the mock, call mock.settings.set({ labReports: true }).",
  );
}

/** Creates a job and starts it, which emits an event. Returns the job as it was before the start. */
export function createParsingJob(
  world: World,
  { user_id, needs_human_review, outcome }: ParsingJobInput,
): ParsingJobRow {
  const user = getActiveUser(world, user_id);
  const now = world.now();
  const job = world.tables.parsingJobs.insert({
    job_id: world.ids.uuid("parsingJob"),
    user_id: user.user_id,
    created_at: now,
    updated_at: now,
    status: "upload_pending",
    needs_human_review,
    is_reviewed: false,
    outcome,
  });
  changeJobStatus(world, job, "started");
  world.schedule("labReports.read", now + READING_DURATION, { job_id: job.job_id });
  return job;
}

/** Changes the status of a job and emits the event. All status changes use this function. */
export function changeJobStatus(
  world: World,
  job: ParsingJobRow,
  status: JobStatus,
  changes: Partial<Pick<ParsingJobRow, "is_reviewed" | "outcome">> = {},
): ParsingJobRow {
  const next = jobTransitions[job.status];
  if (!next.includes(status)) {
    const legal = next.length === 0 ? "this status is final" : `it can only become ${next.join(" or ")}`;
    throw createBadRequestError(`This parsing job is ${job.status}: ${legal}.`);
  }
  const patch = { ...changes, status, updated_at: world.now() };
  const changed = world.tables.parsingJobs.update(job.job_id, patch);
  const event = jobEvents[status];
  if (event !== null) world.emit(event, serializeParsingJob(changed), job.user_id);
  return changed;
}

/** Ends the parsing of a report. Parsed data goes to a review if the upload asked for one. */
export function runReadTask(world: World, { job_id }: { readonly job_id: string }): void {
  const job = world.tables.parsingJobs.get(job_id);
  if (job?.status !== "started") return;
  const read = job.needs_human_review ? "pending_review" : "completed";
  changeJobStatus(world, job, job.outcome.data === undefined ? "failed" : read);
}

/** Returns the job with this id. Throws ServiceError 404 when the team has none. */
export function getParsingJob(world: World, jobId: string): ParsingJobRow {
  return orNotFound("Parsing job", world.tables.parsingJobs.get(jobId.toLowerCase()));
}

/** Serializes a job as the API returns it. The data appears only when the job is completed. */
export function serializeParsingJob({ status, outcome, ...row }: ParsingJobRow): ParsingJob {
  return {
    id: row.job_id,
    status,
    failure_reason: status === "failed" ? (outcome.failure_reason ?? null) : null,
    data: status === "completed" ? copyData(outcome.data ?? null) : null,
    needs_human_review: row.needs_human_review,
    is_reviewed: row.is_reviewed,
  };
}

export type JobStatus = (typeof parsingJobStatusValues)[number];

/** The statuses that can follow each status. */
const jobTransitions: Readonly<Record<JobStatus, readonly JobStatus[]>> = parsingJobSteps;

/** The event type of each status. `upload_pending` has none: the first event is sent when the job has started. */
const jobEvents = {
  upload_pending: null,
  started: "lab_report.parsing_job.created",
  pending_review: "lab_report.parsing_job.updated",
  completed: "lab_report.parsing_job.updated",
  failed: "lab_report.parsing_job.updated",
} as const satisfies Readonly<Record<JobStatus, WebhookEventType | null>>;

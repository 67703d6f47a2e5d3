import { SECOND } from "../../kernel/time.ts";
import { createBadRequestError, createForbiddenError, createNotFoundError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { jobEvents, jobTransitions, type JobStatus } from "./machine.ts";
import type { ParsingJobRow, ReadOutcome } from "./table.ts";
import { serializeParsingJob } from "./wire.ts";

/** Task that ends the reading of a report. */
export const READ_TASK = "labReports.read";

/** How long the service reads, by its own clock. */
export const READING_DURATION = 5 * SECOND;

/** What a job is made of. */
export interface ParsingJobInput {
  readonly user_id: string;
  readonly needs_human_review: boolean;
  readonly outcome: ReadOutcome;
}

/** @throws Refusal of 403 for a team without the beta */
export function assertBetaEnabled(world: World): void {
  if (world.settings.get().labReports) return;
  throw createForbiddenError(
    "FEATURE_NOT_ENABLED",
    "Lab report parsing is a closed beta that your team is not part of. The mock opens it by mock.settings.set({ labReports: true }).",
  );
}

/** Makes a job, and answers it as it was made. The reading begins in the same step, and is told of. */
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
  world.schedule(READ_TASK, now + READING_DURATION, { job_id: job.job_id });
  return job;
}

/** The one way in which a job changes its status; the change is told of in the same step. */
export function changeJobStatus(
  world: World,
  job: ParsingJobRow,
  status: JobStatus,
  changes: Partial<Pick<ParsingJobRow, "is_reviewed" | "outcome">> = {},
): ParsingJobRow {
  const next = jobTransitions[job.status];
  if (!next.includes(status)) {
    const legal = next.length === 0 ? "nothing follows that" : `only ${next.join(" or ")} can follow`;
    throw createBadRequestError(`This parsing job is ${job.status}: ${legal}.`);
  }
  const patch = { ...changes, status, updated_at: world.now() };
  const moved = world.tables.parsingJobs.update(job.job_id, patch);
  const event = jobEvents[status];
  if (event !== undefined) world.emit(event, serializeParsingJob(moved), job.user_id);
  return moved;
}

/** The report was read: a person looks it over where one was asked for, unless there is nothing to look at. */
export function runReadTask(world: World, { job_id }: { readonly job_id: string }): void {
  const job = world.tables.parsingJobs.get(job_id);
  if (job?.status !== "started") return;
  const read = job.needs_human_review ? "pending_review" : "completed";
  changeJobStatus(world, job, job.outcome.data === undefined ? "failed" : read);
}

/** @throws Refusal of 404 for a job that the team does not have */
export function getParsingJob(world: World, jobId: string): ParsingJobRow {
  const job = world.tables.parsingJobs.get(jobId.toLowerCase());
  if (job === undefined) throw createNotFoundError("Parsing job");
  return job;
}

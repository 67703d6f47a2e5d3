import type { ParsingJob } from "../../src/generated/types.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import { createBadRequestError } from "../domain/service-error.ts";
import type { World } from "../domain/world.ts";
import {
  createSyntheticReport,
  completeOutcome,
  completeReport,
  type LabReportOutcome,
  type LabReportSeed,
} from "../domain/lab-reports/outcome.ts";
import {
  createParsingJob,
  getParsingJob,
  changeJobStatus,
  serializeParsingJob,
} from "../domain/lab-reports/jobs.ts";
import type { LabReportFailureReason, ParsingJobRow } from "../domain/lab-reports/table.ts";
import { applyTraits, type LabReportTrait, labReportTraits } from "./traits.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as reportSeeds from "./arguments/report-seeds.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** A parsing job: its id, or an object with its id. */
export type ParsingJobRef = string | { readonly id: string };

/** A parsing job without a file. */
export interface ParsingJobSeed {
  readonly user: UserRef;
  /** @default synthetic results */
  readonly outcome?: LabReportOutcome;
  readonly needs_human_review?: boolean;
  /** Names of traits, such as `abnormal`. Fields that you give win. */
  readonly traits?: readonly LabReportTrait[];
}

/** `mock.labReports`: the service's side of lab report parsing. */
export interface LabReportsFacade {
  /** Creates a parsing job without a file. It is started, and ends when the virtual clock advances. */
  create(seed: ParsingJobSeed): ParsingJob;
  /** Returns a parsing job. */
  get(job: ParsingJobRef): ParsingJob;
  /** Lists all parsing jobs, or those of a user, in creation order. */
  list(user?: UserRef): ParsingJob[];
  /**
   * Sets the outcome of later images and scanned PDFs. Null restores the default: synthetic results that derive from the
   * seed. The mock always parses a PDF with text.
   */
  setOutcome(outcome: LabReportOutcome | null): void;
  /** Completes a parsing job that waits for a review. The given changes replace parsed data. */
  approve(job: ParsingJobRef, changes?: Partial<LabReportSeed>): ParsingJob;
  /** Fails a parsing job that has not ended. The default reason is "processing_error". */
  fail(job: ParsingJobRef, reason?: LabReportFailureReason): ParsingJob;
}

const job = required("job", seeds.idRef);

export const labReportsArea: Area<LabReportsFacade, LabReportsFacade> = {
  create: method("ParsingJob", [required("seed", reportSeeds.jobSeed)], ({ world }, seed) => {
    const { user, outcome, needs_human_review = false } = applyTraits(labReportTraits, seed);
    const { job_id } = createParsingJob(world, {
      user_id: getUserId(user),
      needs_human_review,
      outcome:
        outcome === undefined
          ? { data: createSyntheticReport(world, world.tables.parsingJobs.size) }
          : completeOutcome(outcome),
    });
    return serializeParsingJob(getParsingJob(world, job_id));
  }),
  get: method("ParsingJob", [job], ({ world }, ref) => serializeParsingJob(findJob(world, ref))),
  list: method("ParsingJob[]", [optional("user", seeds.userRef)], ({ world }, user) => {
    const { parsingJobs } = world.tables;
    const rows = user === undefined ? parsingJobs.all("created") : parsingJobs.all("user", getUserId(user));
    return rows.map(serializeParsingJob);
  }),
  setOutcome: method(
    null,
    [required("outcome", () => reportSeeds.outcome().nullable())],
    ({ world }, outcome) => {
      world.labReportOutcome.set(outcome === null ? null : completeOutcome(outcome));
    },
  ),
  approve: method(
    "ParsingJob",
    [job, optional("changes", reportSeeds.report)],
    ({ world }, ref, changes = {}) => serializeParsingJob(approveJob(world, findJob(world, ref), changes)),
  ),
  fail: method(
    "ParsingJob",
    [job, optional("reason", reportSeeds.reason)],
    ({ world }, ref, reason = "processing_error") =>
      serializeParsingJob(
        changeJobStatus(world, findJob(world, ref), "failed", { outcome: { failure_reason: reason } }),
      ),
  ),
};

function findJob(world: World, ref: ParsingJobRef): ParsingJobRow {
  return getParsingJob(world, seeds.getId(ref));
}

function approveJob(
  world: World,
  job: ParsingJobRow,
  { metadata, results }: Partial<LabReportSeed>,
): ParsingJobRow {
  const { data } = job.outcome;
  if (job.status !== "pending_review" || data === undefined)
    throw createBadRequestError(
      `This parsing job is ${job.status}. Only a job that is pending_review can be approved.`,
    );
  const parsed = results === undefined ? data : completeReport({ results });
  const reviewed = { metadata: { ...data.metadata, ...metadata }, results: parsed.results };
  return changeJobStatus(world, job, "completed", { is_reviewed: true, outcome: { data: reviewed } });
}

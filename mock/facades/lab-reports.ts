import type { ParsingJob } from "../../src/generated/types.ts";
import type { UserRef } from "../domain/users/user-ref.ts";
import { createBadRequestError } from "../domain/service-error.ts";
import type { World } from "../domain/world.ts";
import {
  createSyntheticReport,
  completeOutcome,
  completeReport,
  type LabReportOutcome,
  type ReportSeed,
} from "../domain/lab-reports/outcome.ts";
import { createParsingJob, getParsingJob, changeJobStatus } from "../domain/lab-reports/jobs.ts";
import { failureReasons, type FailureReason, type ParsingJobRow } from "../domain/lab-reports/table.ts";
import { serializeParsingJob } from "../domain/lab-reports/wire.ts";

/** A job by its id or by a record of it. */
export type ParsingJobRef = string | { readonly id: string };

/** What a test wants of a job that it makes without a file. */
export interface ParsingJobSeed {
  readonly user: UserRef;
  /** @default synthetic results that say so */
  readonly outcome?: LabReportOutcome;
  readonly needs_human_review?: boolean;
}

/** `mock.labReports`: what whoever reads reports does, beside what the service is asked for. */
export interface LabReportsFacade {
  /** Makes a job without a file. Like one with a file it is started, and ends by the clock. */
  create(seed: ParsingJobSeed): ParsingJob;
  get(job: ParsingJobRef): ParsingJob;
  /** All jobs, or those of a user, in the order in which they were made. */
  list(user?: UserRef): ParsingJob[];
  /**
   * Says what images, and PDFs without text, are read as from now on; null takes it back, and they are read as results of the
   * seed, which say that they are synthetic. A PDF with text is read as what it says.
   */
  setOutcome(answer: LabReportOutcome | null): void;
  /** A person has looked over a job that waits for one; what is given takes the place of what was read. */
  approve(job: ParsingJobRef, changes?: Partial<ReportSeed>): ParsingJob;
  /** The job fails, at whatever point it is before its end. @default "processing_error" */
  fail(job: ParsingJobRef, reason?: FailureReason): ParsingJob;
}

/** Creates `mock.labReports`. */
export function createLabReportsFacade(world: World): LabReportsFacade {
  const found = (ref: ParsingJobRef): ParsingJobRow =>
    getParsingJob(world, typeof ref === "string" ? ref : ref.id);
  return {
    create: ({ user, outcome, needs_human_review = false }) => {
      const { job_id } = createParsingJob(world, {
        user_id: getLowerCaseUserId(user),
        needs_human_review,
        outcome:
          outcome === undefined
            ? { data: createSyntheticReport(world, world.tables.parsingJobs.size) }
            : completeOutcome(outcome),
      });
      return serializeParsingJob(getParsingJob(world, job_id));
    },
    get: (job) => serializeParsingJob(found(job)),
    list: (user) => {
      const { parsingJobs } = world.tables;
      const rows =
        user === undefined ? parsingJobs.all("created") : parsingJobs.all("user", getLowerCaseUserId(user));
      return rows.map(serializeParsingJob);
    },
    setOutcome: (answer) => world.labReportOutcome.set(answer === null ? null : completeOutcome(answer)),
    approve: (job, changes = {}) => serializeParsingJob(approveJob(world, found(job), changes)),
    fail: (job, reason = "processing_error") => {
      if (!failureReasons.includes(reason))
        throw new TypeError(`A report fails for one of the reasons ${failureReasons.join(", ")}.`);
      return serializeParsingJob(
        changeJobStatus(world, found(job), "failed", { outcome: { failure_reason: reason } }),
      );
    },
  };
}

function getLowerCaseUserId(user: UserRef): string {
  return (typeof user === "string" ? user : user.user_id).toLowerCase();
}

function approveJob(
  world: World,
  job: ParsingJobRow,
  { metadata, results }: Partial<ReportSeed>,
): ParsingJobRow {
  const { data } = job.outcome;
  if (job.status !== "pending_review" || data === undefined)
    throw createBadRequestError(
      `This parsing job is ${job.status}: only one that is pending_review can be approved.`,
    );
  const read = results === undefined ? data : completeReport({ results });
  const reviewed = { metadata: { ...data.metadata, ...metadata }, results: read.results };
  return changeJobStatus(world, job, "completed", { is_reviewed: true, outcome: { data: reviewed } });
}

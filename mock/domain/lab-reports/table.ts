import { parsingJobFailureReasonValues } from "../../../src/generated/enums.ts";
import type { ParsedLabReport } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import type { JobStatus } from "./machine.ts";

/** Why a report could not be parsed. */
export type LabReportFailureReason = (typeof parsingJobFailureReasonValues)[number];

/** All failure reasons. */
export const failureReasons: readonly LabReportFailureReason[] = parsingJobFailureReasonValues;

/** The outcome of parsing a file: its content, or the reason of a failure. */
export type ReadOutcome =
  | { readonly data: ParsedLabReport; readonly failure_reason?: never }
  | { readonly failure_reason: LabReportFailureReason; readonly data?: never };

/** A job that parses one lab report. */
export interface ParsingJobRow {
  readonly job_id: string;
  readonly user_id: string;
  /** Milliseconds of the virtual clock, as `updated_at`. */
  readonly created_at: number;
  readonly updated_at: number;
  readonly status: JobStatus;
  readonly needs_human_review: boolean;
  readonly is_reviewed: boolean;
  /** Known when the job is created, and returned when the job has ended. */
  readonly outcome: ReadOutcome;
}

/** Parsing jobs by id, all of them and by user, in creation order. */
export const parsingJobsTable = defineTable<ParsingJobRow>()({
  name: "parsingJobs",
  key: "job_id",
  ownedBy: "user",
  ordered: {
    created: { by: (job) => job.created_at },
    user: { group: (job) => job.user_id, by: (job) => job.created_at },
  },
});

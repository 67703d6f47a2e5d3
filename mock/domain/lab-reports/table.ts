import type { ParsedLabReport } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import type { JobStatus } from "./machine.ts";

/** Why a report could not be read. */
export type FailureReason =
  "invalid_input" | "low_quality" | "not_english" | "too_many_pages" | "processing_error";

export const failureReasons: readonly FailureReason[] = [
  "invalid_input",
  "low_quality",
  "not_english",
  "too_many_pages",
  "processing_error",
];

/** What the reading of a file comes to: what it says, or why it says nothing. */
export type ReadOutcome =
  | { readonly data: ParsedLabReport; readonly failure_reason?: never }
  | { readonly failure_reason: FailureReason; readonly data?: never };

/** The reading of one lab report. */
export interface ParsingJobRow {
  readonly job_id: string;
  readonly user_id: string;
  /** Milliseconds of the virtual clock, as `updated_at`. */
  readonly created_at: number;
  readonly updated_at: number;
  readonly status: JobStatus;
  readonly needs_human_review: boolean;
  readonly is_reviewed: boolean;
  /** What it comes to. It is known from the beginning, and told when the job has ended. */
  readonly outcome: ReadOutcome;
}

/** Jobs by id, and of a user in the order in which they were made. */
export const parsingJobsTable = defineTable<ParsingJobRow>()({
  name: "parsingJobs",
  key: "job_id",
  ordered: {
    created: { by: (job) => job.created_at },
    user: { group: (job) => job.user_id, by: (job) => job.created_at },
  },
});

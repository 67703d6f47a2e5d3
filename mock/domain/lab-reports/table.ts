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

/** Whether a value, of an import perhaps, is what the reading of a file comes to, or null. */
export function isOutcomeOrNull(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  if ("failure_reason" in value) return failureReasons.some((reason) => reason === value.failure_reason);
  if (!("data" in value) || typeof value.data !== "object" || value.data === null) return false;
  return "results" in value.data && Array.isArray(value.data.results) && "metadata" in value.data;
}

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
  ownedBy: "user",
  ordered: {
    created: { by: (job) => job.created_at },
    user: { group: (job) => job.user_id, by: (job) => job.created_at },
  },
});

import type { ParsingJob } from "../../../src/generated/types.ts";
import type { ParsingJobRow } from "./table.ts";

/** Serializes a job as the API returns it. The data appears only when the job is completed. */
export function serializeParsingJob({ status, outcome, ...row }: ParsingJobRow): ParsingJob {
  return {
    id: row.job_id,
    status,
    failure_reason: status === "failed" ? (outcome.failure_reason ?? null) : null,
    data: status === "completed" ? (outcome.data ?? null) : null,
    needs_human_review: row.needs_human_review,
    is_reviewed: row.is_reviewed,
  };
}

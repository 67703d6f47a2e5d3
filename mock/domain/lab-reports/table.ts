import * as z from "zod";
import { parsingJobFailureReasonValues, parsingJobStatusValues } from "../../../src/generated/enums.ts";
import { strict } from "../../../src/generated/schemas/strict.ts";
import type { ParsedLabReport } from "../../../src/generated/types.ts";
import { createCheck } from "../../store/parse-row.ts";
import { defineTable } from "../../store/table.ts";
import { boolean, countUuid, enumeration, instant, parsePart, type Row, uuid } from "../fields.ts";

/** Why a report could not be parsed. */
export type LabReportFailureReason = (typeof parsingJobFailureReasonValues)[number];

const failureReasons: readonly LabReportFailureReason[] = parsingJobFailureReasonValues;

export type ReadOutcome =
  | { readonly data: ParsedLabReport; readonly failure_reason?: never }
  | { readonly failure_reason: LabReportFailureReason; readonly data?: never };

const outcome = (): z.ZodType<ReadOutcome> => {
  const failed = z.strictObject({ failure_reason: enumeration(failureReasons) });
  const read = z.strictObject({ data: strict.ParsedLabReport() });
  return z.unknown().transform((value, context) => {
    const isFailed = typeof value === "object" && value !== null && "failure_reason" in value;
    return parsePart<ReadOutcome>(isFailed ? failed : read, value, context);
  });
};

const checkOutcome = createCheck(outcome);

export const isOutcomeOrNull = (value: unknown): boolean =>
  value === null || checkOutcome(value).length === 0;

const buildParsingJob = () =>
  z.strictObject({
    job_id: uuid(),
    user_id: uuid(),
    /** Milliseconds of the virtual clock, as `updated_at`. */
    created_at: instant(),
    updated_at: instant(),
    status: enumeration(parsingJobStatusValues),
    needs_human_review: boolean(),
    is_reviewed: boolean(),
    /** Known when the job is created, and returned when the job has ended. */
    outcome: outcome(),
  });

export type ParsingJobRow = Row<typeof buildParsingJob>;

/** Parsing jobs by id, all of them and by user, in creation order. */
export const parsingJobsTable = defineTable<ParsingJobRow>()({
  name: "parsingJobs",
  key: "job_id",
  ownedBy: "user",
  schema: buildParsingJob,
  references: [{ path: "user_id", table: "users" }],
  counted: (row, seed) => [countUuid(seed, "parsingJob", row.job_id)],
  ordered: {
    created: { by: (job) => job.created_at },
    user: { group: (job) => job.user_id, by: (job) => job.created_at },
  },
});

import * as z from "zod";
import { strict } from "../../../src/generated/schemas/strict.ts";
import { parsingJobStatusValues } from "../../../src/generated/enums.ts";
import { chooseSchema, strictObject, boolean, instant, enumeration, uuid } from "../fields.ts";
import { createCheck, countUuid, defineRules } from "../schema-rules.ts";
import { failureReasons, type ParsingJobRow, type ReadOutcome } from "./table.ts";

/** Schema of an outcome: the content of a report, or the reason of a failure. */
const outcome = (): z.ZodType<ReadOutcome> => {
  const failed = z.strictObject({ failure_reason: enumeration(failureReasons) });
  const read = z.strictObject({ data: strict.ParsedLabReport() });
  return chooseSchema<ReadOutcome>((value) =>
    typeof value === "object" && value !== null && "failure_reason" in value ? failed : read,
  );
};

const outcomeIssues = createCheck(outcome);

/** Tells whether an imported value is a valid outcome for reports without text, or null. */
export const isOutcomeOrNull = (value: unknown): boolean =>
  value === null || outcomeIssues(value).length === 0;

/** Rules that an import checks for parsing jobs. */
export const parsingJobRules = defineRules<ParsingJobRow>(
  () =>
    strictObject<ParsingJobRow>({
      job_id: uuid(),
      user_id: uuid(),
      created_at: instant(),
      updated_at: instant(),
      status: enumeration(parsingJobStatusValues),
      needs_human_review: boolean(),
      is_reviewed: boolean(),
      outcome: outcome(),
    }),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "parsingJob", row.job_id)],
  },
);

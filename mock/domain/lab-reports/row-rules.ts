import { z } from "zod";
import { strict } from "../../../src/generated/schemas/strict.ts";
import { parsingJobStatusValues } from "../../../src/generated/enums.ts";
import { chosen, exactly, flag, instant, oneOf, openly, uuid } from "../fields.ts";
import { checkBy, countUuid, defineRules } from "../schema-rules.ts";
import { failureReasons, type ParsingJobRow, type ReadOutcome } from "./table.ts";

/** What the reading of a report comes to: its content, or why there is none. */
const outcome = (): z.ZodType<ReadOutcome> => {
  const failed = z.strictObject({ failure_reason: oneOf(failureReasons) });
  const read = z.strictObject({ data: openly(strict.ParsedLabReport()) });
  return chosen<ReadOutcome>((value) =>
    typeof value === "object" && value !== null && "failure_reason" in value ? failed : read,
  );
};

const outcomeIssues = checkBy(outcome);

/** Whether a value that an import brings says what uploaded reports without text are read as. */
export const isReportAnswer = (value: unknown): boolean =>
  value === null || outcomeIssues(value).length === 0;

/** What an import holds parsing jobs to. */
export const parsingJobRules = defineRules<ParsingJobRow>(
  () =>
    exactly<ParsingJobRow>({
      job_id: uuid(),
      user_id: uuid(),
      created_at: instant(),
      updated_at: instant(),
      status: oneOf(parsingJobStatusValues),
      needs_human_review: flag(),
      is_reviewed: flag(),
      outcome: outcome(),
    }),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "parsingJob", row.job_id)],
  },
);

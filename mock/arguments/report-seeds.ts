import { z } from "zod";
import { parsingJobFailureReasonValues } from "../../src/generated/enums.ts";
import type { LabReportOutcome, ReportSeed } from "../domain/lab-reports/outcome.ts";
import { anyObject } from "./parameters.ts";
import { userRef, createIdSchema } from "./seeds.ts";

/** A job by its id or by a record of it. */
export const jobRef = z.union([z.string(), createIdSchema("id")]);

/** What a report is read as, which the facade holds to rules of its own. */
export const outcome = anyObject<LabReportOutcome>();
export const report = anyObject<Partial<ReportSeed>>();

export const reason = z.enum(parsingJobFailureReasonValues);

export const jobSeed = z.strictObject({
  user: userRef,
  outcome: outcome.optional(),
  needs_human_review: z.boolean().optional(),
});

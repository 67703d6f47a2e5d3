import * as z from "zod";
import { parsingJobFailureReasonValues } from "../../../src/generated/enums.ts";
import { strict } from "../../../src/generated/schemas/strict.ts";
import type { LabReportOutcome, LabReportSeed } from "../../domain/lab-reports/outcome.ts";
import { labReportTraits } from "../traits.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { toSeedSchema } from "./parameters.ts";
import { createTraitsSchema, userRef } from "./seeds.ts";

export const reason = buildOnce(() => z.enum(parsingJobFailureReasonValues));

const result = buildOnce(() =>
  toSeedSchema(
    strict.ParsedResult(),
    { value: z.union([z.string(), z.number()]), loinc_matches: z.array(strict.LoincMatch()).nullable() },
    "listed",
  ).refine(
    ({ name, value }) => name !== undefined && value !== undefined,
    "A result needs a name and a value",
  ),
);
const reportFields = buildOnce(() => ({
  metadata: toSeedSchema(
    strict.ParsedReportMetadata(),
    { dob: z.iso.date().nullable() },
    "listed",
  ).optional(),
  results: z.array(result()),
}));

/** The outcome of a report. Values that the OpenAPI document does not list would make the job unreadable. */
export const outcome = buildOnce(
  () =>
    z.union([
      z.strictObject(reportFields()),
      z.strictObject({ failure_reason: reason() }),
    ]) as z.ZodType as z.ZodType<LabReportOutcome>,
);
export const report = buildOnce(
  () => z.strictObject(reportFields()).partial() as z.ZodType as z.ZodType<Partial<LabReportSeed>>,
);

export const jobSeed = buildOnce(() =>
  z.strictObject({
    user: userRef(),
    outcome: outcome().optional(),
    needs_human_review: z.boolean().optional(),
    traits: createTraitsSchema(labReportTraits).optional(),
  }),
);

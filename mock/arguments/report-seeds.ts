import * as z from "zod";
import { parsingJobFailureReasonValues } from "../../src/generated/enums.ts";
import type { LabReportOutcome, LabReportSeed } from "../domain/lab-reports/outcome.ts";
import { labReportTraits } from "../facades/traits.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { anyObject } from "./parameters.ts";
import { createTraitsSchema, userRef, createIdSchema } from "./seeds.ts";

/** A parsing job: its id, or an object with its id. */
export const jobRef = buildOnce(() => z.union([z.string(), createIdSchema("id")]));

/** The outcome of a report. The facade checks its content. */
export const outcome = buildOnce(() => anyObject<LabReportOutcome>());
export const report = buildOnce(() => anyObject<Partial<LabReportSeed>>());

export const reason = buildOnce(() => z.enum(parsingJobFailureReasonValues));

export const jobSeed = buildOnce(() =>
  z.strictObject({
    user: userRef(),
    outcome: outcome().optional(),
    needs_human_review: z.boolean().optional(),
    traits: createTraitsSchema(labReportTraits).optional(),
  }),
);

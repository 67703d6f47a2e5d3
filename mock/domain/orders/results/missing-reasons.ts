import { createRandomSource, type OrderedAnalyte } from "./ordered-analytes.ts";

/** Why a result is missing, and the lab's note. */
export interface MissingReason {
  readonly type: string;
  readonly note: string | null;
}

/** All failure types, each with the lab's note. */
const failures: readonly MissingReason[] = [
  { type: "quantity_not_sufficient_failure", note: "The quantity was not sufficient." },
  { type: "collection_process_failure", note: "The sample was hemolysed." },
  { type: "drop_off_failure", note: "The sample came too late to be stable." },
  { type: "internal_lab_failure", note: "The measurement failed and could not be repeated." },
  { type: "order_entry_failure", note: "The wrong tube came with the order." },
  { type: "non_failure", note: null },
  { type: "unknown_failure", note: null },
  { type: "patient_condition_failure", note: "The sample was too rich in fat to be measured." },
  { type: "missing_result_calc_failure", note: "It is calculated from a result that is missing." },
  { type: "missing_demo_aoe_calc_failure", note: "It is calculated from an AOE answer that was not given." },
  { type: "insufficient_volume", note: "The volume of the sample was too small." },
];

/** Failures that can happen to any analyte. */
const COMMON = failures.slice(0, 4);

/** Returns why a result is missing: the requested failure, or else one that is fixed for the analyte. */
export function getMissingReason(ordered: OrderedAnalyte, requested: string | undefined): MissingReason {
  if (requested !== undefined)
    return failures.find(({ type }) => type === requested) ?? { type: requested, note: null };
  const index = Math.floor(createRandomSource(ordered, 0)(9) * COMMON.length);
  return COMMON[index] ?? { type: "unknown_failure", note: null };
}

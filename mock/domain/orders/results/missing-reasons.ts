import { createRandomSource, type OrderedAnalyte } from "./ordered-analytes.ts";

/** Why something was not measured, and what the laboratory says about it. */
export interface MissingReason {
  readonly type: string;
  readonly note: string | null;
}

/** The failures that happen, in the words of the laboratory. */
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
  { type: "missing_demo_aoe_calc_failure", note: "It is calculated from an answer that was not given." },
  { type: "insufficient_volume", note: "The volume of the sample was too small." },
];

/** Failures that befall anything; the others need a reason in what is measured. */
const COMMON = failures.slice(0, 4);

/** The failure of a ordered: the one that was asked for, or one that the ordered always has. */
export function getMissingReason(ordered: OrderedAnalyte, asked: string | undefined): MissingReason {
  if (asked !== undefined) return failures.find(({ type }) => type === asked) ?? { type: asked, note: null };
  const place = Math.floor(createRandomSource(ordered, 0)(9) * COMMON.length);
  return COMMON[place] ?? { type: "unknown_failure", note: null };
}

import type { BiomarkerResult, MissingResult, SourceMarker } from "../../../../src/generated/types.ts";
import { toIso } from "../../../kernel/time.ts";
import { type AnalyteResult, type RangeComparison, getResultType, isNumber } from "./result-types.ts";
import type { ResultInterpretation } from "./result-history.ts";
import { type OrderedAnalyte, createRandomSource } from "./ordered-analytes.ts";

function serializeSourceMarkers({ sources }: OrderedAnalyte): SourceMarker[] {
  return sources.map(({ id, name, slug, provider_id }) => ({ marker_id: id, name, slug, provider_id }));
}

/** Returns the abnormal flag of a result, such as "H" or "LL". */
function getAbnormalFlag(interpretation: ResultInterpretation, { above, below }: RangeComparison): string {
  if (interpretation === "unknown") return "";
  if (interpretation === "normal") return "N";
  const letter = above === true ? "H" : below === true ? "L" : "A";
  return interpretation === "critical" ? letter.repeat(2) : letter;
}

/** Serializes a result, with the keys of its sample and its lab. Leaves out the bounds when the interpretation does not depend on them. */
export function serializeResult(
  ordered: OrderedAnalyte,
  result: AnalyteResult,
  { sample, lab }: Readonly<Record<"sample" | "lab", string>>,
): BiomarkerResult {
  const { type, printed, interpretation, at, notes } = result;
  const resultType = getResultType(type);
  const showsRange =
    resultType.hasReferenceRange && interpretation !== "unknown" && ordered.scaled.scale.bounds.text !== "";
  const { bounds } = ordered.scaled.scale;
  const comparison = resultType.interpret(ordered.scaled, printed);
  const { name, slug, loinc, provider_id } = ordered.expected;
  // One literal: an object that is spread first costs several times as much.
  return {
    name,
    slug,
    loinc: loinc.code,
    loinc_slug: loinc.slug,
    provider_id,
    source_markers: serializeSourceMarkers(ordered),
    result: printed,
    result_type: type,
    type,
    value: type === "numeric" && isNumber(printed) ? Number(printed) : -1,
    unit: resultType.hasReferenceRange ? ordered.analyte.unit : null,
    timestamp: toIso(at, 0),
    notes,
    reference_range: showsRange ? bounds.text : null,
    min_range_value: showsRange ? bounds.low : null,
    max_range_value: showsRange ? bounds.high : null,
    is_above_max_range: showsRange ? bounds.high !== null && comparison.above : null,
    is_below_min_range: showsRange ? bounds.low !== null && comparison.below : null,
    interpretation,
    source_interpretation: getAbnormalFlag(interpretation, comparison),
    performing_laboratory: lab,
    source_sample_id: sample,
  };
}

export function serializeMissingResult(
  ordered: OrderedAnalyte,
  { missing, note: ownNote }: { readonly missing: string | undefined; readonly note?: string | null },
): MissingResult {
  const { type, note } = getMissingReason(ordered, missing);
  const { name, slug, loinc, provider_id } = ordered.expected;
  return {
    name,
    slug,
    loinc: loinc.code,
    loinc_slug: loinc.slug,
    provider_id,
    source_markers: serializeSourceMarkers(ordered),
    inferred_failure_type: type,
    note: ownNote ?? note,
  };
}

/** Why a result is missing, and the lab's note. */
interface MissingReason {
  readonly type: string;
  readonly note: string | null;
}

const failureNotes: ReadonlyMap<string, string> = new Map([
  ["quantity_not_sufficient_failure", "The quantity was not sufficient."],
  ["collection_process_failure", "The sample was hemolyzed."],
  ["drop_off_failure", "The sample came too late to be stable."],
  ["internal_lab_failure", "The measurement failed and could not be repeated."],
  ["order_entry_failure", "The wrong tube came with the order."],
  ["patient_condition_failure", "The sample was too rich in fat to be measured."],
  ["missing_result_calc_failure", "It is calculated from a result that is missing."],
  ["missing_demo_aoe_calc_failure", "It is calculated from an AOE answer that was not given."],
  ["insufficient_volume", "The volume of the sample was too small."],
]);

/** Failures that can happen to any analyte. */
const COMMON = [...failureNotes.keys()].slice(0, 4);

/** Returns why a result is missing: the requested failure, or else one that is fixed for the analyte. */
function getMissingReason(ordered: OrderedAnalyte, requested: string | undefined): MissingReason {
  const type = requested ?? COMMON[Math.floor(createRandomSource(ordered, 0)(9) * COMMON.length)]!;
  return { type, note: failureNotes.get(type) ?? null };
}

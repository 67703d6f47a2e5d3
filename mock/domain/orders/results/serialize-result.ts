import type { BiomarkerResult, MissingResult, SourceMarker } from "../../../../src/generated/types.ts";
import { toIso } from "../../../kernel/time.ts";
import { getMissingReason } from "./missing-reasons.ts";
import type { AnalyteResult, RangeComparison } from "./result-type.ts";
import { getResultType } from "./get-result-type.ts";
import type { ResultInterpretation } from "./result-history.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";

/** The sample and the lab of a result. */
export interface ResultOrigin {
  /** Key of the sample. */
  readonly sample: string;
  /** Key of the lab. */
  readonly lab: string;
}

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

/** Serializes a result. Leaves out the bounds when the interpretation does not depend on them. */
export function serializeResult(
  ordered: OrderedAnalyte,
  result: AnalyteResult,
  { sample, lab }: ResultOrigin,
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
    value: resultType.toDeprecatedValue(printed),
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

/** Serializes a missing result. */
export function serializeMissingResult(
  ordered: OrderedAnalyte,
  { failure, note: ownNote }: { readonly failure: string | undefined; readonly note?: string | null },
): MissingResult {
  const { type, note } = getMissingReason(ordered, failure);
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

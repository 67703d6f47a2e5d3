import type { BiomarkerResult, MissingResult, SourceMarker } from "../../../../src/generated/types.ts";
import { toIso } from "../../../kernel/time.ts";
import { getMissingReason } from "./missing-reasons.ts";
import type { AnalyteResult, RangeComparison } from "./result-type.ts";
import { getResultType } from "./get-result-type.ts";
import type { ResultInterpretation } from "./result-history.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";

/** Where a result comes from. */
export interface ResultOrigin {
  /** Key of the sample. */
  readonly sample: string;
  /** Key of the laboratory. */
  readonly laboratory: string;
}

function serializeSourceMarkers({ sources }: OrderedAnalyte): SourceMarker[] {
  return sources.map(({ id, name, slug, provider_id }) => ({ marker_id: id, name, slug, provider_id }));
}

/** What both results and missing results say of what they are about. */
function serializeMeasurement(ordered: OrderedAnalyte) {
  const { name, slug, loinc, provider_id } = ordered.expected;
  return {
    name,
    slug,
    loinc: loinc.code,
    loinc_slug: loinc.slug,
    provider_id,
    source_markers: serializeSourceMarkers(ordered),
  };
}

/** The letters with which laboratories mark results. */
function getAbnormalFlag(interpretation: ResultInterpretation, { above, below }: RangeComparison): string {
  if (interpretation === "unknown") return "";
  if (interpretation === "normal") return "N";
  const letter = above === true ? "H" : below === true ? "L" : "A";
  return interpretation === "critical" ? letter.repeat(2) : letter;
}

/** A result as it is answered. The bounds are left out where the laboratory does not judge by them. */
export function serializeResult(
  ordered: OrderedAnalyte,
  result: AnalyteResult,
  { sample, laboratory }: ResultOrigin,
): BiomarkerResult {
  const { type, printed, interpretation, at, notes } = result;
  const kind = getResultType(type);
  const bounded =
    kind.hasReferenceRange && interpretation !== "unknown" && ordered.scaled.scale.bounds.text !== "";
  const { bounds } = ordered.scaled.scale;
  const finding = kind.interpret(ordered.scaled, printed);
  return {
    ...serializeMeasurement(ordered),
    result: printed,
    result_type: type,
    type,
    value: kind.toDeprecatedValue(printed),
    unit: kind.hasReferenceRange ? ordered.analyte.unit : null,
    timestamp: toIso(at, 0),
    notes,
    reference_range: bounded ? bounds.text : null,
    min_range_value: bounded ? bounds.low : null,
    max_range_value: bounded ? bounds.high : null,
    is_above_max_range: bounded ? finding.above : null,
    is_below_min_range: bounded ? finding.below : null,
    interpretation,
    source_interpretation: getAbnormalFlag(interpretation, finding),
    performing_laboratory: laboratory,
    source_sample_id: sample,
  };
}

/** What could not be measured, as it is answered. */
export function serializeMissingResult(ordered: OrderedAnalyte, failure: string | undefined): MissingResult {
  const { type, note } = getMissingReason(ordered, failure);
  return { ...serializeMeasurement(ordered), inferred_failure_type: type, note };
}

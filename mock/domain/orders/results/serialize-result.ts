import type { BiomarkerResult, MissingResult, SourceMarker } from "../../../../src/generated/types.ts";
import { toIso } from "../../../kernel/time.ts";
import { getMissingReason } from "./missing-reasons.ts";
import type { RangeComparison } from "./result-type.ts";
import { getResultType } from "./get-result-type.ts";
import type { ResultInterpretation } from "./result-history.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";

/** A result as it stands after everything that was said, and done by a test. */
export interface CurrentResult {
  readonly type: string;
  readonly printed: string;
  readonly judgment: ResultInterpretation;
  /** When it was said, in milliseconds. */
  readonly at: number;
  readonly notes: string | null;
}

/** Where a result comes from. */
export interface ResultOrigin {
  /** Key of the sample. */
  readonly sample: string;
  /** Key of the laboratory. */
  readonly laboratory: string;
}

function sourcesOf({ sources }: OrderedAnalyte): SourceMarker[] {
  return sources.map(({ id, name, slug, provider_id }) => ({ marker_id: id, name, slug, provider_id }));
}

/** What both results and missing results say of what they are about. */
function buildHeaderFacts(slot: OrderedAnalyte) {
  const { name, slug, loinc, provider_id } = slot.expected;
  return {
    name,
    slug,
    loinc: loinc.code,
    loinc_slug: loinc.slug,
    provider_id,
    source_markers: sourcesOf(slot),
  };
}

/** The letters with which laboratories mark results. */
function getAbnormalFlag(judgment: ResultInterpretation, { above, below }: RangeComparison): string {
  if (judgment === "unknown") return "";
  if (judgment === "normal") return "N";
  const letter = above === true ? "H" : below === true ? "L" : "A";
  return judgment === "critical" ? letter.repeat(2) : letter;
}

/** A result as it is answered. The bounds are left out where the laboratory does not judge by them. */
export function serializeResult(
  slot: OrderedAnalyte,
  standing: CurrentResult,
  { sample, laboratory }: ResultOrigin,
): BiomarkerResult {
  const { type, printed, judgment, at, notes } = standing;
  const kind = getResultType(type);
  const bounded = kind.hasReferenceRange && judgment !== "unknown" && slot.scaled.scale.bounds.text !== "";
  const { bounds } = slot.scaled.scale;
  const finding = kind.interpret(slot.scaled, printed);
  return {
    ...buildHeaderFacts(slot),
    result: printed,
    result_type: type,
    type,
    value: kind.toDeprecatedValue(printed),
    unit: kind.hasReferenceRange ? slot.analyte.unit : null,
    timestamp: toIso(at, 0),
    notes,
    reference_range: bounded ? bounds.text : null,
    min_range_value: bounded ? bounds.low : null,
    max_range_value: bounded ? bounds.high : null,
    is_above_max_range: bounded ? finding.above : null,
    is_below_min_range: bounded ? finding.below : null,
    interpretation: judgment,
    source_interpretation: getAbnormalFlag(judgment, finding),
    performing_laboratory: laboratory,
    source_sample_id: sample,
  };
}

/** What could not be measured, as it is answered. */
export function serializeMissingResult(slot: OrderedAnalyte, failure: string | undefined): MissingResult {
  const { type, note } = getMissingReason(slot, failure);
  return { ...buildHeaderFacts(slot), inferred_failure_type: type, note };
}

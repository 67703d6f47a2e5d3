import type { BiomarkerResult, MissingResult, SourceMarker } from "../../../../src/generated/types.ts";
import { toIso } from "../../../kernel/time.ts";
import { failureOf } from "./failure.ts";
import type { Finding } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import type { ResultInterpretation } from "./outcome.ts";
import type { Slot } from "./slots.ts";

/** A result as it stands after everything that was said, and done by a test. */
export interface Standing {
  readonly type: string;
  readonly printed: string;
  readonly judgment: ResultInterpretation;
  /** When it was said, in milliseconds. */
  readonly at: number;
  readonly notes: string | null;
}

/** Where a result comes from. */
export interface Whence {
  /** Key of the sample. */
  readonly sample: string;
  /** Key of the laboratory. */
  readonly laboratory: string;
}

function sourcesOf({ sources }: Slot): SourceMarker[] {
  return sources.map(({ id, name, slug, provider_id }) => ({ marker_id: id, name, slug, provider_id }));
}

/** What both results and missing results say of what they are about. */
function headOf(slot: Slot) {
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
function markOf(judgment: ResultInterpretation, { above, below }: Finding): string {
  if (judgment === "unknown") return "";
  if (judgment === "normal") return "N";
  const letter = above === true ? "H" : below === true ? "L" : "A";
  return judgment === "critical" ? letter.repeat(2) : letter;
}

/** A result as it is answered. The bounds are left out where the laboratory does not judge by them. */
export function resultRecord(
  slot: Slot,
  standing: Standing,
  { sample, laboratory }: Whence,
): BiomarkerResult {
  const { type, printed, judgment, at, notes } = standing;
  const kind = kindOf(type);
  const bounded = kind.measured && judgment !== "unknown" && slot.subject.scale.bounds.text !== "";
  const { bounds } = slot.subject.scale;
  const finding = kind.find(slot.subject, printed);
  return {
    ...headOf(slot),
    result: printed,
    result_type: type,
    type,
    value: kind.value(printed),
    unit: kind.measured ? slot.analyte.unit : null,
    timestamp: toIso(at, 0),
    notes,
    reference_range: bounded ? bounds.text : null,
    min_range_value: bounded ? bounds.low : null,
    max_range_value: bounded ? bounds.high : null,
    is_above_max_range: bounded ? finding.above : null,
    is_below_min_range: bounded ? finding.below : null,
    interpretation: judgment,
    source_interpretation: markOf(judgment, finding),
    performing_laboratory: laboratory,
    source_sample_id: sample,
  };
}

/** What could not be measured, as it is answered. */
export function missingRecord(slot: Slot, failure: string | undefined): MissingResult {
  const { type, note } = failureOf(slot, failure);
  return { ...headOf(slot), inferred_failure_type: type, note };
}

import { getAnalytes } from "../../../../../mock/catalog/labs/analytes.ts";
import { getMarkers, type Marker } from "../../../../../mock/catalog/labs/markers.ts";
import {
  appendReport,
  type ResultHistory,
  type ReportStage,
  type ResultFlags,
} from "../../../../../mock/domain/orders/results/result-history.ts";
import {
  serializeMissingResult,
  serializeResult,
} from "../../../../../mock/domain/orders/results/serialize-result.ts";
import {
  computeInterpretation,
  resolveResults,
  type WithResults,
} from "../../../../../mock/domain/orders/results/summary.ts";
import type { BiomarkerResult, MissingResult } from "../../../../../src/generated/types.ts";

/** One report of a laboratory. */
export type Step = readonly [stage: ReportStage, flags?: ResultFlags];

/** The outcome after some reports, a minute apart. */
export function buildResultHistory(...steps: readonly Step[]): ResultHistory | null {
  return steps.reduce<ResultHistory | null>(
    (outcome, [stage, flags], index) => appendReport(outcome, stage, (index + 1) * 60_000, flags),
    null,
  );
}

/** What came back for an order. */
export interface OrderResults {
  readonly results: readonly BiomarkerResult[];
  readonly missing: readonly MissingResult[];
  readonly interpretation: string;
}

/** The results of an order that is made of nothing but what results depend on. */
export function resolveOrderResults(order: WithResults, seed = "drawn"): OrderResults {
  const { analytes, states } = resolveResults(seed, order);
  const whence = { sample: "S1", lab: "a_lab" };
  const results = analytes.flatMap((slot, index) => {
    const one = states[index] ?? null;
    return one !== null && "result" in one ? serializeResult(slot, one.result, whence) : [];
  });
  const missing = analytes.flatMap((slot, index) => {
    const one = states[index] ?? null;
    return one !== null && "missing" in one ? serializeMissingResult(slot, one.failure) : [];
  });
  return { results, missing, interpretation: computeInterpretation(states) };
}

/** For each analyte that some laboratory measures, one marker that brings it and nothing else. */
export function listSingleResultMarkers(): Marker[] {
  const lone = new Map<string, Marker>();
  for (const marker of getMarkers()) {
    const [only] = marker.expected_results;
    if (marker.type === "biomarker" && only !== undefined) lone.set(only.loinc.code, marker);
  }
  return getAnalytes().flatMap(({ loinc }) => lone.get(loinc.code) ?? []);
}

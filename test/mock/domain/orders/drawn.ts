import { analytes } from "../../../../mock/catalog/labs/analytes.ts";
import { markers, type Marker } from "../../../../mock/catalog/labs/markers.ts";
import {
  reported,
  type Outcome,
  type ReportStage,
  type ResultFlags,
} from "../../../../mock/domain/orders/results/outcome.ts";
import { missingRecord, resultRecord } from "../../../../mock/domain/orders/results/record.ts";
import { gravest, standingsOf, type WithResults } from "../../../../mock/domain/orders/results/summary.ts";
import type { BiomarkerResult, MissingResult } from "../../../../src/generated/types.ts";

/** One report of a laboratory. */
export type Step = readonly [stage: ReportStage, flags?: ResultFlags];

/** The outcome after some reports, a minute apart. */
export function outcomeOf(...steps: readonly Step[]): Outcome | null {
  return steps.reduce<Outcome | null>(
    (outcome, [stage, flags], index) => reported(outcome, stage, (index + 1) * 60_000, flags),
    null,
  );
}

/** What came back for an order. */
export interface Drawn {
  readonly results: readonly BiomarkerResult[];
  readonly missing: readonly MissingResult[];
  readonly interpretation: string;
}

/** The results of an order that is made of nothing but what results depend on. */
export function drawnFor(order: WithResults, seed = "drawn"): Drawn {
  const { slots, standings } = standingsOf(seed, order);
  const whence = { sample: "S1", laboratory: "a_lab" };
  const results = slots.flatMap((slot, index) => {
    const one = standings[index] ?? null;
    return one !== null && "standing" in one ? resultRecord(slot, one.standing, whence) : [];
  });
  const missing = slots.flatMap((slot, index) => {
    const one = standings[index] ?? null;
    return one !== null && "missing" in one ? missingRecord(slot, one.failure) : [];
  });
  return { results, missing, interpretation: gravest(standings) };
}

/** For each analyte that some laboratory measures, one marker that brings it and nothing else. */
export function loneMarkers(): Marker[] {
  const lone = new Map<string, Marker>();
  for (const marker of markers()) {
    const [only] = marker.expected_results;
    if (marker.type === "biomarker" && only !== undefined) lone.set(only.loinc.code, marker);
  }
  return analytes().flatMap(({ loinc }) => lone.get(loinc.code) ?? []);
}

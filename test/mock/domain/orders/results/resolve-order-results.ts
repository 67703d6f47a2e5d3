import { getAnalytes } from "../../../../../mock/catalog/labs/analytes.ts";
import type { ConditionName } from "../../../../../mock/catalog/labs/conditions.ts";
import { getLabsBySlug } from "../../../../../mock/catalog/labs/labs.ts";
import { getMarkers, getMarkersByName, type Marker } from "../../../../../mock/catalog/labs/markers.ts";
import {
  appendReport,
  type ResultHistory,
  type ReportStage,
  type RequestedInterpretation,
  type ResultFlags,
} from "../../../../../mock/domain/orders/results/result-history.ts";
import {
  serializeMissingResult,
  serializeResult,
} from "../../../../../mock/domain/orders/results/serialize-result.ts";
import { computeInterpretation, resolveResults } from "../../../../../mock/domain/orders/results/summary.ts";
import type { ResultSource } from "../../../../../mock/domain/orders/results/patient-profile.ts";
import type { BiomarkerResult, MissingResult } from "../../../../../src/generated/types.ts";

/** One report of a lab. */
export type Step = readonly [stage: ReportStage, flags?: ResultFlags];

/** Builds the history of some reports, a minute apart. */
export const buildResultHistory = (...steps: readonly Step[]) => buildHistoryAt(60_000, steps);

function buildHistoryAt(at: number, steps: readonly Step[]): ResultHistory | null {
  return steps.reduce<ResultHistory | null>(
    (outcome, [stage, flags], index) => appendReport(outcome, stage, at + index * 60_000, flags),
    null,
  );
}

/** The results of an order. */
export interface OrderResults {
  readonly results: readonly BiomarkerResult[];
  readonly missing: readonly MissingResult[];
  readonly interpretation: string;
}

/** Resolves the results of an order that has only the fields that results depend on. */
export function resolveOrderResults(order: ResultSource, seed = "drawn"): OrderResults {
  const { analytes, states } = resolveResults(seed, order);
  const origin = { sample: "S1", lab: "a_lab" };
  const results = analytes.flatMap((ordered, index) => {
    const one = states[index] ?? null;
    return one !== null && "result" in one ? serializeResult(ordered, one.result, origin) : [];
  });
  const missing = analytes.flatMap((ordered, index) => {
    const one = states[index] ?? null;
    return one !== null && "missing" in one ? serializeMissingResult(ordered, one) : [];
  });
  return { results, missing, interpretation: computeInterpretation(states) };
}

/** The order of {@link resolveMarkers}: the names of its markers, the lab and the instant of its first report. */
export interface MarkerOrder extends Partial<ResultSource> {
  readonly markers: readonly string[];
  readonly lab?: number;
  readonly at?: number;
}

/** Resolves the reports of an order of some markers, by default of a woman. */
export function resolveMarkers(
  { markers, lab = 1, at = 60_000, ...order }: MarkerOrder,
  ...steps: readonly Step[]
): OrderResults {
  const marker_ids = markers.map((name) => getMarkersByName().get(lab)!.get(name)!.id);
  const source = { order_id: "an-order", lab_id: lab, marker_ids, patient: { gender: "female" } };
  return resolveOrderResults({ ...source, ...order, result_history: buildHistoryAt(at, steps) });
}

/** Lists one marker for each analyte that a lab measures, with that result only. */
export function listSingleResultMarkers(): Marker[] {
  const singleResultMarkers = new Map<string, Marker>();
  for (const marker of getMarkers()) {
    const [only] = marker.expected_results;
    if (marker.type === "biomarker" && only !== undefined) singleResultMarkers.set(only.loinc.code, marker);
  }
  return getAnalytes().flatMap(({ loinc }) => singleResultMarkers.get(loinc.code) ?? []);
}

/** One patient of {@link drawReports}. The same id has the same profile in all reports. */
export interface DrawnPatient {
  readonly id: string;
  readonly gender: string;
  /** YYYY-mm-dd. */
  readonly dob: string;
  readonly conditions?: readonly ConditionName[];
}

/** The reports to draw. */
export interface ReportDraw {
  readonly seed: string;
  readonly lab: string;
  readonly markers: readonly string[];
  readonly at: number;
  /** @default "derived" */
  readonly interpretation?: RequestedInterpretation;
}

/** Draws a report of each patient without a world. Returns the printed results by name of the analyte. */
export function drawReports(
  { seed, lab, markers, at, interpretation = "derived" }: ReportDraw,
  patients: Iterable<DrawnPatient>,
): Map<string, string>[] {
  const lab_id = getLabsBySlug().get(lab)?.id ?? 0;
  const marker_ids = markers.map((name) => getMarkersByName().get(lab_id)!.get(name)!.id);
  const result_history = appendReport(null, "final", at, { interpretation });
  return Array.from(patients, ({ id, ...patient }, index) => {
    const order = { order_id: `${id}-${index}`, user_id: id, lab_id, marker_ids, patient, result_history };
    const { analytes, states } = resolveResults(seed, order);
    return new Map(
      analytes.flatMap(({ analyte }, place): [string, string][] => {
        const state = states[place] ?? null;
        return state !== null && "result" in state ? [[analyte.name, state.result.printed]] : [];
      }),
    );
  });
}

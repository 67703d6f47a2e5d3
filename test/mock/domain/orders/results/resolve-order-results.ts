import { getMarkersByName } from "../../../../../mock/catalog/labs/markers.ts";
import {
  appendReport,
  type ReportStage,
  type ResultFlags,
  type ResultHistory,
} from "../../../../../mock/domain/orders/results/result-history.ts";
import {
  serializeMissingResult,
  serializeResult,
} from "../../../../../mock/domain/orders/results/serialize-result.ts";
import { computeInterpretation, resolveResults } from "../../../../../mock/domain/orders/results/summary.ts";
import type { ResultSource } from "../../../../../mock/domain/orders/results/patient-profile.ts";

/** One report of a lab. */
export type Step = readonly [stage: ReportStage, flags?: ResultFlags];

/** The seed, the names of an order's markers, the lab, the instant of the first report, and other fields that results depend on. */
interface MarkerOrder extends Partial<ResultSource> {
  readonly seed?: string;
  readonly markers: readonly string[];
  readonly lab?: number;
  readonly at?: number;
}

/** Resolves reports of an order of some markers, a minute apart, by default of a woman. */
export function resolveMarkers(
  { seed = "drawn", markers, lab = 1, at = 60_000, ...order }: MarkerOrder,
  ...steps: readonly Step[]
) {
  const { analytes, states } = resolveResults(seed, {
    order_id: "an-order",
    lab_id: lab,
    marker_ids: markers.map((name) => getMarkersByName().get(lab)!.get(name)!.id),
    patient: { gender: "female" },
    result_history: steps.reduce<ResultHistory | null>(
      (history, [stage, flags], index) => appendReport(history, stage, at + index * 60_000, flags),
      null,
    ),
    ...order,
  });
  const origin = { sample: "S1", lab: "a_lab" };
  const reported = analytes.map((ordered, index) => [ordered, states[index] ?? null] as const);
  return {
    results: reported.flatMap(([ordered, state]) =>
      state !== null && "result" in state ? serializeResult(ordered, state.result, origin) : [],
    ),
    missing: reported.flatMap(([ordered, state]) =>
      state !== null && "missing" in state ? serializeMissingResult(ordered, state) : [],
    ),
    interpretation: computeInterpretation(states),
  };
}

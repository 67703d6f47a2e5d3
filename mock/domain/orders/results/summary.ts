import { hash32 } from "../../../kernel/random.ts";
import {
  pickMoreSevere,
  getLastReport,
  type ResultInterpretation,
  type ResultHistory,
} from "./result-history.ts";
import { resolveResult, type ResultState } from "./overrides.ts";
import { listOrderedAnalytes, type ResultSource, type OrderedAnalyte } from "./ordered-analytes.ts";
import { generateResults } from "./generate-results.ts";

/** The fields of an order that its results are computed from. */
export interface WithResults extends ResultSource {
  readonly result_history: ResultHistory | null;
}

/** The analytes of an order and the state of each. */
export interface CurrentResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly states: readonly ResultState[];
}

/** Returns a hash of the seed and the order. */
export function hashOrder(seed: string, orderId: string): number {
  return hash32(seed, "results", orderId);
}

/** Whether the lab has reported anything. */
export function hasResults({ result_history }: Pick<WithResults, "result_history">): boolean {
  return getLastReport(result_history) !== null;
}

/** Computes the current result of each analyte. */
export function resolveResults(seed: string, order: WithResults): CurrentResults {
  const analytes = listOrderedAnalytes(order, hashOrder(seed, order.order_id));
  const { reports = [], overrides = {} } = order.result_history ?? {};
  const generated = generateResults(analytes, { reports });
  return {
    analytes,
    states: analytes.map(({ expected }, index) =>
      resolveResult(generated, index, overrides[expected.loinc.code]),
    ),
  };
}

/** Returns the most severe interpretation of the results. Returns "unknown" when all results are missing. */
export function computeInterpretation(states: readonly ResultState[]): ResultInterpretation {
  const interpretations = states.flatMap((one) =>
    one !== null && "result" in one ? one.result.interpretation : [],
  );
  return interpretations.length === 0 ? "unknown" : interpretations.reduce(pickMoreSevere, "normal");
}

/** Summary of the results that an order row stores, so that lists need not compute them. */
export interface ResultSummary {
  readonly interpretation: ResultInterpretation | null;
  readonly critical: boolean;
}

/** Summarizes the results of an order. Both fields are empty before the first report. */
export function summarizeResults(seed: string, order: WithResults): ResultSummary {
  if (!hasResults(order)) return { interpretation: null, critical: false };
  const interpretation = computeInterpretation(resolveResults(seed, order).states);
  return { interpretation, critical: interpretation === "critical" };
}

/** Whether some results are missing. Returns null before the first report. */
export function hasMissingResults(seed: string, order: WithResults): boolean | null {
  if (!hasResults(order)) return null;
  // Results are missing only on request, so most orders need no computation.
  const requested = order.result_history?.reports.some(({ flags }) => flags.has_missing_results) ?? false;
  const overridden = Object.values(order.result_history?.overrides ?? {}).some(
    ({ missing }) => missing !== undefined,
  );
  return (
    (requested || overridden) &&
    resolveResults(seed, order).states.some((one) => one !== null && "missing" in one)
  );
}

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

/** An order as far as its results go. */
export interface WithResults extends ResultSource {
  readonly result_history: ResultHistory | null;
}

/** What stands in each of an order's analytes. */
export interface CurrentResults {
  readonly analytes: readonly OrderedAnalyte[];
  readonly states: readonly ResultState[];
}

/** A hash that is the same for one order of one seed, and for nothing else. */
export function hashOrder(seed: string, orderId: string): number {
  return hash32(seed, "results", orderId);
}

/** Whether the laboratory has reported anything. */
export function hasResults({ result_history }: Pick<WithResults, "result_history">): boolean {
  return getLastReport(result_history) !== null;
}

/** Works out what stands in each ordered. */
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

/** The gravest of an order's results; unknown where it has come to nothing. */
export function computeInterpretation(states: readonly ResultState[]): ResultInterpretation {
  const interpretations = states.flatMap((one) =>
    one !== null && "result" in one ? one.result.interpretation : [],
  );
  return interpretations.length === 0 ? "unknown" : interpretations.reduce(pickMoreSevere, "normal");
}

/** What an order row keeps of its results, so that lists need not work them out. */
export interface ResultSummary {
  readonly interpretation: ResultInterpretation | null;
  readonly critical: boolean;
}

/** The summary of an order's results; nothing before there are any. */
export function summarizeResults(seed: string, order: WithResults): ResultSummary {
  if (!hasResults(order)) return { interpretation: null, critical: false };
  const interpretation = computeInterpretation(resolveResults(seed, order).states);
  return { interpretation, critical: interpretation === "critical" };
}

/** Whether something that was ordered could not be measured; null as long as nobody knows. */
export function hasMissingResults(seed: string, order: WithResults): boolean | null {
  if (!hasResults(order)) return null;
  // Most orders miss nothing and need not be worked out: only what was asked for is ever missing.
  const asked = order.result_history?.reports.some(({ flags }) => flags.has_missing_results) ?? false;
  const set = Object.values(order.result_history?.overrides ?? {}).some(
    ({ missing }) => missing !== undefined,
  );
  return (asked || set) && resolveResults(seed, order).states.some((one) => one !== null && "missing" in one);
}

import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { replaceOverrides, appendReport, type ReportStage, type ResultFlags } from "./result-history.ts";
import { mergeOverrides, type ResultSeed } from "./overrides.ts";
import { listOrderedAnalytes } from "./ordered-analytes.ts";
import { hashOrder, summarizeResults } from "./summary.ts";

type Changed = Pick<OrderRow, "result_history" | "interpretation" | "critical">;

/** What changes in an order as the laboratory reports. */
export function addLabReport(
  world: World,
  order: OrderRow,
  stage: ReportStage,
  flags: ResultFlags = {},
): Changed {
  const result_history = appendReport(order.result_history, stage, world.now(), flags);
  return { result_history, ...summarizeResults(world.seed, { ...order, result_history }) };
}

/**
 * What changes in an order as a test sets single results. It may do so before there are any: they show once the
 * laboratory reports.
 * @throws TypeError where the order measures nothing of the kind
 */
export function overrideResults(world: World, order: OrderRow, seeds: readonly ResultSeed[]): Changed {
  const analytes = listOrderedAnalytes(order, hashOrder(world.seed, order.order_id));
  const overrides = mergeOverrides(analytes, order.result_history?.overrides ?? {}, seeds);
  const result_history = replaceOverrides(order.result_history, overrides);
  return { result_history, ...summarizeResults(world.seed, { ...order, result_history }) };
}

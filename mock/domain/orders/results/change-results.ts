import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import {
  replaceOverrides,
  appendReport,
  type ReportStage,
  type RequestedInterpretation,
  type ResultFlags,
} from "./result-history.ts";
import { mergeOverrides, type ResultSeed } from "./overrides.ts";
import { listOrderedAnalytes } from "./ordered-analytes.ts";
import { hashOrder, summarizeResults } from "./summary.ts";

type ResultFields = Pick<OrderRow, "result_history" | "interpretation" | "critical">;

/** Returns the interpretation of results that request none: a patient's conditions show in them. */
function getUsual({ patient }: OrderRow): RequestedInterpretation {
  return patient?.conditions === undefined || patient.conditions.length === 0 ? "normal" : "derived";
}

/** Computes what a new lab report changes in an order. */
export function addLabReport(
  world: World,
  order: OrderRow,
  stage: ReportStage,
  flags: ResultFlags = {},
): ResultFields {
  const result_history = appendReport(order.result_history, stage, world.now(), flags, getUsual(order));
  return { result_history, ...summarizeResults(world.seed, { ...order, result_history }) };
}

/**
 * Computes what overridden results change in an order. A test can override results before the lab reports; they appear
 * with the report.
 * @throws TypeError when the order has no such result
 */
export function overrideResults(world: World, order: OrderRow, seeds: readonly ResultSeed[]): ResultFields {
  const analytes = listOrderedAnalytes(order, hashOrder(world.seed, order.order_id));
  const overrides = mergeOverrides(analytes, order.result_history?.overrides ?? {}, seeds);
  const result_history = replaceOverrides(order.result_history, overrides);
  return { result_history, ...summarizeResults(world.seed, { ...order, result_history }) };
}

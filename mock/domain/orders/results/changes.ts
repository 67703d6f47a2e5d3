import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { overridden, reported, type ReportStage, type ResultFlags } from "./outcome.ts";
import { withOverrides, type ResultSeed } from "./override.ts";
import { slotsOf } from "./slots.ts";
import { baseOf, summaryOf } from "./summary.ts";

type Changed = Pick<OrderRow, "outcome" | "interpretation" | "critical">;

/** What changes in an order as the laboratory reports. */
export function reportResults(
  world: World,
  order: OrderRow,
  stage: ReportStage,
  flags: ResultFlags = {},
): Changed {
  const outcome = reported(order.outcome, stage, world.now(), flags);
  return { outcome, ...summaryOf(world.seed, { ...order, outcome }) };
}

/**
 * What changes in an order as a test sets single results. It may do so before there are any: they show once the
 * laboratory reports.
 * @throws TypeError where the order measures nothing of the kind
 */
export function setResults(world: World, order: OrderRow, seeds: readonly ResultSeed[]): Changed {
  const slots = slotsOf(order, baseOf(world.seed, order.order_id));
  const overrides = withOverrides(slots, order.outcome?.overrides ?? {}, seeds);
  const outcome = overridden(order.outcome, overrides);
  return { outcome, ...summaryOf(world.seed, { ...order, outcome }) };
}

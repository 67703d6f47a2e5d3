import type { TaskPayload } from "../../task-payloads.ts";
import { createValidationError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { isInstant, SECOND } from "../../../kernel/time.ts";
import { getOrder } from "../queries/get-order.ts";
import { type ResultFlags, SIMULATED_TYPES } from "../results/result-history.ts";
import { parseTargetStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";
import { followPath, findOrderPath, getOrderPath } from "./paths.ts";

export interface Simulation {
  /** The full status, such as `completed.testkit.completed`. @default the status of a completed order */
  readonly final_status?: string | null;
  /** Seconds until the simulation starts. @default 0 */
  readonly delay?: number | null;
  readonly flags?: ResultFlags;
}

/**
 * Moves an order to a status, now or after a delay. Finds the whole path first, so that an unreachable status changes
 * nothing. A delayed simulation is checked now and finds its path again when it runs.
 * @throws ServiceError 400 for a status that the order cannot reach, 422 for a delay beyond the range of the clock
 */
export function simulateOrder(world: World, orderId: string, simulation: Simulation = {}): OrderRow {
  const order = getOrder(world, orderId);
  const due = computeStart(world, simulation.delay ?? 0);
  const target = parseTargetStatus(order, simulation.final_status ?? "completed");
  const steps = getOrderPath(world, order, target);
  const flags = { ...simulation.flags };
  // Without `result_types`, results have several types, so that callers meet more than numbers.
  flags.result_types ??= SIMULATED_TYPES;
  if (due <= world.now()) return followPath(world, orderId, steps, { flags }) ?? order;
  world.schedule("orders.simulate", due, { order_id: order.order_id, target, flags });
  return order;
}

/** Runs a delayed simulation. Does nothing when the order is erased or can no longer reach the status. */
export function runSimulationTask(
  world: World,
  { order_id, target, flags }: TaskPayload<"orders.simulate">,
): void {
  const order = world.tables.orders.get(order_id);
  const steps = order === undefined ? null : findOrderPath(world, order, target);
  if (steps !== null) followPath(world, order_id, steps, { flags });
}

/** Returns the instant at which a simulation starts. */
function computeStart(world: World, delay: number): number {
  const due = world.now() + delay * SECOND;
  if (!isInstant(due))
    throw createValidationError(
      ["query", "delay"],
      "value_error",
      "Value error, the delay exceeds the range of the clock",
      delay,
    );
  return due;
}

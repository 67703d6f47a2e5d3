import { createBadRequestError, createValidationError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { isInstant, SECOND } from "../../../kernel/time.ts";
import { getOrder } from "../queries/get-order.ts";
import { type ResultFlags, SIMULATED_TYPES } from "../results/result-history.ts";
import { type LowLevelStatus, formatOtherMethod, parseStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";
import { followPath, findOrderPath, getOrderPath } from "./paths.ts";

/** What is asked of a simulation. */
export interface Simulation {
  /** As events show it, method included. @default the status of a completed order */
  readonly final_status?: string | null;
  /** Seconds until it begins. @default 0 */
  readonly delay?: number | null;
  readonly flags?: ResultFlags;
}

export const SIMULATION_TASK = "orders.simulate";

/** What a simulation that waits is to do. */
export interface SimulationTask {
  readonly order_id: string;
  readonly target: LowLevelStatus;
  readonly flags: ResultFlags;
}

/**
 * Lets an order go its way up to a status. The whole way is looked for first, so an order that cannot come there is
 * refused before its first step. A delayed one is refused at once, too, and looks for its way anew when its time comes.
 */
export function simulateOrder(world: World, orderId: string, simulation: Simulation = {}): OrderRow {
  const order = getOrder(world, orderId);
  const due = computeStart(world, simulation.delay ?? 0);
  const target = parseTarget(order, simulation.final_status ?? null);
  const steps = getOrderPath(world, order, target);
  const flags = { ...simulation.flags };
  // Who asks for no types is shown several of them, so that a reader of results meets more than numbers.
  flags.result_types ??= SIMULATED_TYPES;
  if (due > world.now()) {
    const task: SimulationTask = { order_id: order.order_id, target, flags };
    world.schedule(SIMULATION_TASK, due, task);
    return order;
  }
  return followPath(world, orderId, steps, { flags }) ?? order;
}

/** Does what was put off. An order that has gone elsewhere meanwhile, or is gone, is left alone. */
export function runSimulationTask(world: World, { order_id, target, flags }: SimulationTask): void {
  const order = world.tables.orders.get(order_id);
  const steps = order === undefined ? null : findOrderPath(world, order, target);
  if (steps !== null) followPath(world, order_id, steps, { flags });
}

/** The instant at which a simulation begins. */
function computeStart(world: World, delay: number): number {
  const loc = ["query", "delay"];
  if (delay < 0) {
    const msg = "Input should be greater than or equal to 0";
    throw createValidationError(loc, "greater_than_equal", msg, delay, { ge: 0 });
  }
  const due = world.now() + delay * SECOND;
  if (!isInstant(due))
    throw createValidationError(loc, "value_error", "Value error, the clock does not go that far", delay);
  return due;
}

/** The status that a text names. One that orders of no method have is no status; one of another method is out of reach. */
function parseTarget(order: OrderRow, text: string | null): LowLevelStatus {
  if (text === null) return "completed";
  const named = parseStatus(text);
  if (named === null) {
    const msg = "Input should be a full order status, such as 'completed.testkit.completed'";
    throw createValidationError(["query", "final_status"], "enum", msg, text);
  }
  if (named.method !== order.method) throw createBadRequestError(formatOtherMethod(order.method));
  return named.status;
}

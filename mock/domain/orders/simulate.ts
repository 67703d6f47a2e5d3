import { badRequest, invalid } from "../refusal.ts";
import type { World } from "../world.ts";
import { SECOND } from "../../kernel/time.ts";
import { machineOf, stepsFrom } from "./machine.ts";
import { orderOf } from "./order.ts";
import { type ResultFlags, SIMULATED_TYPES } from "./results/outcome.ts";
import { fullStatus, hasStatus, methods, statusesOf, type LowLevel, type Method } from "./statuses.ts";
import type { OrderRow } from "./table.ts";
import { takeWalk, walkOf } from "./walk.ts";

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
  readonly target: LowLevel;
  readonly flags: ResultFlags;
}

/**
 * Lets an order go its way up to a status. The whole way is looked for first, so an order that cannot come there is
 * refused before its first step. A delayed one is refused at once, too, and looks for its way anew when its time comes.
 */
export function simulateOrder(world: World, orderId: string, simulation: Simulation = {}): OrderRow {
  const order = orderOf(world, orderId);
  const target = targetOf(order, simulation.final_status ?? null);
  const steps = walkOf(world, order, target);
  if (steps === null) throw badRequest(unreachable(order, target));
  const flags = { ...simulation.flags };
  // Who asks for no types is shown several of them, so that a reader of results meets more than numbers.
  flags.result_types ??= SIMULATED_TYPES;
  if ((simulation.delay ?? 0) > 0) {
    const task: SimulationTask = { order_id: order.order_id, target, flags };
    world.schedule(SIMULATION_TASK, world.now() + (simulation.delay ?? 0) * SECOND, task);
    return order;
  }
  return takeWalk(world, orderId, steps, { flags }) ?? order;
}

/** Does what was put off. An order that has gone elsewhere meanwhile, or is gone, is left alone. */
export function runSimulationTask(world: World, { order_id, target, flags }: SimulationTask): void {
  const order = world.tables.orders.get(order_id);
  const steps = order === undefined ? null : walkOf(world, order, target);
  if (steps !== null) takeWalk(world, order_id, steps, { flags });
}

/** The status that a text names. One that orders of no method have is no status; one of another method is out of reach. */
function targetOf(order: OrderRow, text: string | null): LowLevel {
  if (text === null) return "completed";
  const named = readStatus(text);
  if (named === null) {
    const msg = "Input should be a full order status, such as 'completed.testkit.completed'";
    throw invalid(["query", "final_status"], "enum", msg, text);
  }
  if (named.method !== order.method) {
    throw badRequest(
      `final_status is one of ${named.method}, and this order is one of ${order.method}. ` +
        `Its statuses are ${statusesOf(order.method).join(", ")}.`,
    );
  }
  return named.low;
}

/** Reads a status as events show it; null for a text that none of them is. */
export function readStatus(text: string): { readonly method: Method; readonly low: LowLevel } | null {
  const [, methodPart, low = ""] = text.split(".");
  const method = methods.find((known) => known === methodPart);
  if (method === undefined || !hasStatus(method, low)) return null;
  return fullStatus(method, low) === text ? { method, low } : null;
}

function unreachable(order: OrderRow, target: LowLevel): string {
  const next = stepsFrom(machineOf(order), order.low);
  const ways = next.length === 0 ? "It moves no more." : `Its next statuses are ${next.join(", ")}.`;
  return `An order of ${order.method} that is ${order.low} does not come to ${target}. ${ways}`;
}

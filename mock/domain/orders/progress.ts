import { parseDuration } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import { machineOf } from "./machine.ts";
import { moveOrder } from "./move.ts";
import { legalSteps } from "./order.ts";
import type { LowLevel } from "./statuses.ts";
import type { ProgressPolicy } from "./policy.ts";
import { isScheduled } from "./schedule.ts";
import type { OrderRow } from "./table.ts";
import { takeWalk, walkOf } from "./walk.ts";

export const PROGRESS_TASK = "orders.progress";

/** A step that an order takes by itself, unless it has moved on before. */
export interface ProgressTask {
  readonly order_id: string;
  /** The event after which it was planned. */
  readonly event_id: number;
}

/** The usual next status of an order; null where it has come to its end. */
export function nextStep(world: World, order: OrderRow): LowLevel | null {
  if (machineOf(order).terminal.includes(order.low)) return null;
  return legalSteps(world, order)[0] ?? null;
}

/**
 * Follows orders: plans the next step of those that move by the clock, and completes new ones that do so at once. One that
 * is scheduled begins with its day.
 */
export function followProgress(world: World, order: OrderRow, from: LowLevel | null): void {
  if (waitsForItsDay(world, order)) return;
  const policy = policyOf(world, order);
  const begins = from === null || (from === "ordered" && order.activate_by !== null);
  if (policy === "immediate" && begins) {
    takeWalk(world, order.order_id, walkOf(world, order, "completed") ?? []);
  } else if (typeof policy === "object" && "after" in policy && nextStep(world, order) !== null) {
    const event_id = order.events.at(-1)?.id ?? 0;
    const task: ProgressTask = { order_id: order.order_id, event_id };
    world.schedule(PROGRESS_TASK, world.now() + parseDuration(policy.after), task);
  }
}

/** Takes the step that was planned. An order that moved meanwhile has another one planned, or none. */
export function runProgressTask(world: World, { order_id, event_id }: ProgressTask): void {
  const order = world.tables.orders.get(order_id);
  if (order === undefined || order.events.at(-1)?.id !== event_id) return;
  const next = nextStep(world, order);
  if (next !== null) moveOrder(world, order_id, next);
}

/** Notes that an order is read. Every so many readings it takes a step first, if its policy says so. */
export function countRead(world: World, order: OrderRow): OrderRow {
  const policy = policyOf(world, order);
  if (typeof policy !== "object" || !("everyReads" in policy)) return order;
  const next = waitsForItsDay(world, order) ? null : nextStep(world, order);
  if (next === null) return order;
  const reads = order.reads + 1;
  if (reads >= policy.everyReads) return moveOrder(world, order.order_id, next);
  return world.tables.orders.update(order.order_id, { reads });
}

/** A scheduled order moves by its day alone, unless somebody moves it on before. */
function waitsForItsDay(world: World, order: OrderRow): boolean {
  return order.low === "ordered" && isScheduled(world, order);
}

/** How an order moves: as it was told to, or as the team's orders do. */
function policyOf(world: World, order: OrderRow): ProgressPolicy {
  return order.policy ?? world.orderPolicy.get();
}

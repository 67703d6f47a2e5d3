import { parseDuration } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { getAutoDelay, getFurtherDelay } from "./auto-progress.ts";
import { getMachine, listLegalSteps } from "./get-machine.ts";
import { moveOrder } from "./move-order.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { ProgressPolicy } from "./progress-policy.ts";
import { isScheduled } from "./activation.ts";
import type { OrderRow } from "../table.ts";
import { followPath, findOrderPath } from "./paths.ts";

export const PROGRESS_TASK = "orders.progress";

/** A step that an order takes by itself, unless it has moved on before. */
export interface ProgressTask {
  readonly order_id: string;
  /** The event after which it was planned. */
  readonly event_id: number;
}

/** The usual next status of an order; null where it has come to its end. */
export function getNextStep(world: World, order: OrderRow): LowLevelStatus | null {
  if (getMachine(order).terminal.includes(order.status)) return null;
  return listLegalSteps(world, order)[0] ?? null;
}

/**
 * Follows orders: plans the next step of those that move by the clock, and completes new ones that do so at once. One that
 * is scheduled begins with its day.
 */
export function followProgress(world: World, order: OrderRow, from: LowLevelStatus | null): void {
  if (waitsForActivation(world, order)) return;
  const policy = getPolicy(world, order);
  const begins = from === null || (from === "ordered" && order.activate_by !== null);
  if (policy === "immediate" && begins) {
    followPath(world, order.order_id, findOrderPath(world, order, "completed") ?? []);
  } else scheduleStep(world, order);
}

/** Plans the next step of an order that moves by the clock. */
function scheduleStep(world: World, order: OrderRow, delay = getDelay(world, order)): void {
  if (delay === null || getNextStep(world, order) === null) return;
  const task: ProgressTask = { order_id: order.order_id, event_id: getLastEventId(order) };
  world.schedule(PROGRESS_TASK, world.now() + delay, task);
}

const getLastEventId = ({ events }: OrderRow): number => events.at(-1)?.id ?? 0;

/** How long an order stays at its status, in milliseconds; null where the clock does not move it. */
function getDelay(world: World, order: OrderRow): number | null {
  const policy = getPolicy(world, order);
  if (policy === "auto") return getAutoDelay(order);
  return typeof policy === "object" && "after" in policy ? parseDuration(policy.after) : null;
}

/**
 * Plans a step of each order that proceeds by itself and has none planned: those that were there before the team's
 * orders began to proceed, or that an import or a snapshot brought.
 */
export function resumeProgress(world: World): void {
  if (world.orderDefaults.progress !== "auto") return;
  const planned = new Set(
    world.scheduler
      .listPending()
      .flatMap(({ kind, payload }) =>
        kind === PROGRESS_TASK && "order_id" in payload && "event_id" in payload
          ? [`${String(payload.order_id)} ${String(payload.event_id)}`]
          : [],
      ),
  );
  for (const order of world.tables.orders.rows()) {
    const isPlanned = planned.has(`${order.order_id} ${getLastEventId(order)}`);
    if (getPolicy(world, order) === "auto" && !isPlanned && !waitsForActivation(world, order))
      scheduleStep(world, order);
  }
}

/** Takes the step that was planned. An order that moved meanwhile has another one planned, or none. */
export function runProgressTask(world: World, { order_id, event_id }: ProgressTask): void {
  const order = world.tables.orders.get(order_id);
  if (order === undefined || order.events.at(-1)?.id !== event_id) return;
  const further = getPolicy(world, order) === "auto" ? getFurtherDelay(world, order) : 0;
  if (further > 0) {
    scheduleStep(world, order, further);
    return;
  }
  const next = getNextStep(world, order);
  if (next !== null) moveOrder(world, order_id, next);
}

/** Notes that an order is read. Every so many readings it takes a step first, if its policy says so. */
export function countRead(world: World, order: OrderRow): OrderRow {
  const policy = getPolicy(world, order);
  if (typeof policy !== "object" || !("everyReads" in policy)) return order;
  const next = waitsForActivation(world, order) ? null : getNextStep(world, order);
  if (next === null) return order;
  const reads = order.reads + 1;
  if (reads >= policy.everyReads) return moveOrder(world, order.order_id, next);
  return world.tables.orders.update(order.order_id, { reads });
}

/** A scheduled order moves by its day alone, unless somebody moves it on before. */
function waitsForActivation(world: World, order: OrderRow): boolean {
  return order.status === "ordered" && isScheduled(world, order);
}

/** How an order moves: as it was told to, or as the team's orders do. */
function getPolicy(world: World, order: OrderRow): ProgressPolicy {
  return order.policy ?? world.orderProgressPolicy.get() ?? world.orderDefaults.progress;
}

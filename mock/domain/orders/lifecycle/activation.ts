import { parseInstant } from "../../../kernel/time.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { notifyOrderListeners } from "./listeners.ts";
import { parseActivationDate } from "../intake/terms.ts";
import { patchOrder, moveOrder } from "./move-order.ts";
import { getOrder } from "../queries/get-order.ts";
import { listLegalSteps } from "./get-machine.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** Task that activates a scheduled order when its day begins. */
export const ACTIVATION_TASK = "orders.activate";

/** What that task is about: an order that still waits for this very day. */
export interface ActivationTask {
  readonly order_id: string;
  readonly activate_by: string;
}

/** Where an order may still be moved to another day. */
const changeableStatuses: readonly LowLevelStatus[] = ["ordered", "awaiting_registration"];

/** When the day of a scheduled order begins, by UTC; null for an order that is processed at once. */
function getActivationTime({ activate_by }: Pick<OrderRow, "activate_by">): number | null {
  return activate_by === null ? null : parseInstant(`${activate_by}T00:00:00Z`);
}

/** Whether the day of an order lies ahead. */
export function isScheduled(world: World, order: Pick<OrderRow, "activate_by">): boolean {
  const due = getActivationTime(order);
  return due !== null && due > world.now();
}

/** Notes when a scheduled order is to be activated. */
export function scheduleActivation(world: World, order: OrderRow): void {
  const due = getActivationTime(order);
  if (due === null) return;
  const task: ActivationTask = { order_id: order.order_id, activate_by: order.activate_by ?? "" };
  world.schedule(ACTIVATION_TASK, due, task);
}

/** Activates an order, unless it was moved to another day, has moved on or is gone. */
export function runActivationTask(world: World, { order_id, activate_by }: ActivationTask): void {
  const order = world.tables.orders.get(order_id);
  if (order?.activate_by === activate_by) activate(world, order);
}

/** An order that is activated goes on: its requisition is created, or its kit waits for a patient. */
function activate(world: World, order: OrderRow): OrderRow {
  const [next] = listLegalSteps(world, order);
  return order.status === "ordered" && next !== undefined ? moveOrder(world, order.order_id, next) : order;
}

/** What can be changed about an order. */
export interface OrderChanges {
  /** YYYY-mm-dd; null activates it now. */
  readonly activate_by: string | null;
}

/** Moves a scheduled order to another day, or activates it now. */
export function updateOrder(world: World, orderId: string, { activate_by }: OrderChanges): OrderRow {
  const order = getOrder(world, orderId);
  if (!changeableStatuses.includes(order.status)) {
    throw createBadRequestError(
      `activate_by cannot be changed of an order that is ${order.status}: it has to be ${changeableStatuses.join(" or ")}.`,
    );
  }
  if (order.activate_by === null) {
    throw createBadRequestError(
      "activate_by cannot be changed of an order that was made for immediate processing.",
    );
  }
  const date = parseActivationDate(world, activate_by);
  const changed = patchOrder(world, order.order_id, { activate_by: date });
  // Its way begins now, so whoever follows orders hears of it as of one that is just made.
  if (date === null) return activate(world, notifyOrderListeners(world, changed, null));
  scheduleActivation(world, changed);
  return changed;
}

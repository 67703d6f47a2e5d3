import type { TaskPayload } from "../../task-payloads.ts";
import { parseDuration, SECOND } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { getMachine, listLegalSteps } from "./get-machine.ts";
import { type LowLevelStatus } from "./statuses.ts";
import { moveOrder } from "./move-order.ts";
import type { ProgressPolicy } from "./progress-policy.ts";
import { isScheduled } from "./activation.ts";
import type { OrderRow } from "../table.ts";
import { followPath, findOrderPath } from "./paths.ts";

/** Returns the default next status of an order. Returns null at a terminal status. */
export function getNextStep(world: World, order: OrderRow): LowLevelStatus | null {
  if (getMachine(order).terminal.includes(order.status)) return null;
  return listLegalSteps(world, order)[0] ?? null;
}

/**
 * Applies the progress policy after a status change: schedules the next step, or completes a new order whose policy is
 * "immediate". A scheduled order waits for its day.
 */
export function followProgress(world: World, order: OrderRow, from: LowLevelStatus | null): void {
  if (waitsForActivation(world, order)) return;
  if (from === null && getPolicy(world, order) === "immediate") {
    followPath(world, order.order_id, findOrderPath(world, order, "completed") ?? []);
  } else scheduleStep(world, order);
}

function scheduleStep(world: World, order: OrderRow, delay = getDelay(world, order)): void {
  if (delay === null || getNextStep(world, order) === null) return;
  const { order_id } = order;
  world.schedule("orders.progress", world.now() + delay, { order_id, event_id: getLastEventId(order) });
}

const getLastEventId = ({ events }: OrderRow): number => events.at(-1)!.id;

/** Returns how long an order stays at its status, in milliseconds. Returns null when the clock does not move it. */
function getDelay(world: World, order: OrderRow): number | null {
  const policy = getPolicy(world, order);
  if (policy === "auto") return getAutoDelay(order);
  return typeof policy === "object" && "after" in policy ? parseDuration(policy.after) : null;
}

/** Whether the clock moves an order. A step can be scheduled although it does not: from before a server stopped, or from an import. */
export const followsClock = (world: World, order: OrderRow): boolean => getDelay(world, order) !== null;

/**
 * Schedules a step for each order that proceeds by itself and has no step scheduled. These are orders from before the
 * policy was turned on, from an import or from a snapshot.
 */
export function resumeProgress(world: World): void {
  if (world.orderDefaults.progress !== "auto") return;
  const planned = new Set(
    world.listTasks("orders.progress").map(({ payload }) => `${payload.order_id} ${payload.event_id}`),
  );
  for (const order of world.tables.orders.rows()) {
    const isPlanned = planned.has(`${order.order_id} ${getLastEventId(order)}`);
    if (getPolicy(world, order) === "auto" && !isPlanned && !waitsForActivation(world, order))
      scheduleStep(world, order);
  }
}

/**
 * Applies a policy that was changed to orders that exist: drops the steps that were scheduled, and follows the policy from now on.
 * The policy "immediate" completes them.
 */
export function applyPolicy(world: World, orders: readonly OrderRow[]): void {
  const ids = new Set(orders.map(({ order_id }) => order_id));
  for (const { id, payload } of world.listTasks("orders.progress"))
    if (ids.has(payload.order_id)) world.scheduler.cancel(id);
  for (const order of orders) if (getNextStep(world, order) !== null) followProgress(world, order, null);
}

/** Applies the default policy of a team that was changed to the orders that have none of their own. */
export const applyTeamPolicy = (world: World): void =>
  applyPolicy(
    world,
    world.tables.orders.all("created").filter(({ policy }) => policy === null),
  );

/** Runs a progress task, unless the order has moved since or stays where it is by now. */
export function runProgressTask(world: World, { order_id, event_id }: TaskPayload<"orders.progress">): void {
  const order = world.tables.orders.get(order_id);
  if (order === undefined || getLastEventId(order) !== event_id || !followsClock(world, order)) return;
  const further = getPolicy(world, order) === "auto" ? getFurtherDelay(world, order) : 0;
  if (further > 0) {
    scheduleStep(world, order, further);
    return;
  }
  const next = getNextStep(world, order);
  if (next !== null) moveOrder(world, order_id, next);
}

/** Counts a read of an order. With the policy `everyReads: n`, every n-th read first moves the order one step. */
export function countRead(world: World, order: OrderRow): OrderRow {
  const every = getReadsPerStep(world, order);
  if (every === null) return order;
  const next = waitsForActivation(world, order) ? null : getNextStep(world, order);
  if (next === null) return order;
  const reads = order.reads + 1;
  if (reads >= every) return moveOrder(world, order.order_id, next);
  return world.tables.orders.update(order.order_id, { reads });
}

/** Returns how many reads move an order by a step. Returns null when none do: its policy is not `everyReads`. */
export function getReadsPerStep(world: World, order: OrderRow): number | null {
  const policy = getPolicy(world, order);
  return typeof policy === "object" && "everyReads" in policy ? policy.everyReads : null;
}

/** Whether an order waits for its scheduled day, so that no policy moves it. */
function waitsForActivation(world: World, order: OrderRow): boolean {
  return order.status === "ordered" && isScheduled(world, order);
}

function getPolicy(world: World, order: OrderRow): ProgressPolicy {
  return order.policy ?? world.orderProgressPolicy.get() ?? world.orderDefaults.progress;
}

/** How long after its creation an order gets its requisition. */
const REQUISITION_DELAY = 2 * SECOND;

/** How long a step of the lab or the courier takes. */
const STEP_DELAY = 5 * SECOND;

/** How long an order waits for its patient to book an appointment or to register a test kit. */
const DECISION_DELAY = 30 * SECOND;

/** How long a booked appointment can be rescheduled or cancelled before it takes place. */
const APPOINTMENT_DELAY = 60 * SECOND;

const bookableStatuses: readonly LowLevelStatus[] = ["requisition_created", "requisition_bypassed"];

/**
 * Returns how long an order with the policy "auto" stays at its status, in milliseconds. Returns null when only a
 * person can move it.
 */
function getAutoDelay(order: OrderRow): number | null {
  if (order.status === "ordered") return REQUISITION_DELAY;
  // After a cancelled appointment, somebody must book another one or cancel the order.
  if (order.status === "appointment_cancelled") return null;
  return isWaitingForPatient(order) ? DECISION_DELAY : STEP_DELAY;
}

/**
 * Returns how much longer an order with the policy "auto" waits when its step is due, in milliseconds. Returns 0 when
 * it takes the step now. An appointment that was booked after the step was scheduled delays the step.
 */
function getFurtherDelay(world: World, order: OrderRow): number {
  const appointment = findAppointment(world, order);
  if (appointment === undefined) return 0;
  if (bookableStatuses.includes(order.status)) return STEP_DELAY;
  if (order.status !== "appointment_scheduled" || !holdsSlot(world, appointment)) return 0;
  const since = order.events.at(-1)!.created_at;
  return Math.max(0, since + APPOINTMENT_DELAY - world.now());
}

function isWaitingForPatient({ status, method, registrable }: OrderRow): boolean {
  if (registrable && status === "with_customer") return true;
  const takesAppointment = method === "at_home_phlebotomy" || method === "walk_in_test";
  return takesAppointment && bookableStatuses.includes(status);
}

/** Whether the appointment was booked by a request. An appointment that the mock created holds no slot. */
const holdsSlot = (world: World, { appointment_id }: { readonly appointment_id: string }): boolean =>
  world.tables.slotHolds.find("current", appointment_id) !== undefined;

const findAppointment = (world: World, { order_id }: OrderRow) =>
  world.tables.appointments.find("activeOfOrder", order_id);

import type { LowLevelStatus } from "../../orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../orders/table.ts";
import type { World } from "../../world.ts";
import { findActiveAppointment } from "../get-appointment.ts";
import { resolveAppointmentTimes } from "../slots/availability.ts";
import { asyncBookableStatuses } from "./confirmation.ts";
import { moveOrderWithAppointment, completeAppointment, stepAppointment } from "./step.ts";
import { canCreateAppointmentForOrder, createAppointmentForOrder } from "../booking/create-for-order.ts";
import type { AppointmentRow } from "../table.ts";

/** Changes an appointment after its order has moved to a status by other means. */
type Reaction = (world: World, row: AppointmentRow) => void;

/** Step options for an order that has already moved. */
const withoutMovingOrder = { movesOrder: false };

const createCancelReaction =
  (reason: string): Reaction =>
  (world, row) => {
    stepAppointment(world, row, "cancelled", { ...withoutMovingOrder, data: { reason } });
  };

const cancelWithOrder = createCancelReaction("order_cancelled");

/** Cancels the appointment of an order that moved without it, for example by simulation. */
const cancelByProvider = createCancelReaction("cancelled_by_provider");

const completeWithOrder: Reaction = (world, row) => {
  completeAppointment(world, row, withoutMovingOrder);
};

/** Schedules the appointment of an order that moved without it, for example by simulation. */
function scheduleWithOrder(world: World, row: AppointmentRow): void {
  if (row.state !== "pending") return;
  stepAppointment(world, row, "scheduled", {
    ...withoutMovingOrder,
    patch: resolveAppointmentTimes(world, row),
  });
}

const phlebotomyReactions: Readonly<Partial<Record<LowLevelStatus, Reaction>>> = {
  cancelled: cancelWithOrder,
  appointment_scheduled: scheduleWithOrder,
  appointment_cancelled: cancelByProvider,
  draw_completed: completeWithOrder,
};

/** Reactions of appointments at a service center by order status. Cancelling the order does not cancel a confirmed appointment. */
const pscReactions: Readonly<Partial<Record<LowLevelStatus, Reaction>>> = {
  appointment_scheduled: scheduleWithOrder,
  appointment_cancelled: cancelByProvider,
  // A slot reserved until the requisition exists is scheduled now, and the order moves with it.
  requisition_created: (world, row) => {
    if (row.state === "reserved") stepAppointment(world, row, "scheduled");
    // A test may have confirmed the appointment before the requisition existed.
    else if (row.state === "scheduled") moveOrderWithAppointment(world, row);
  },
};

/**
 * Creates the appointment of an order that was moved to `appointment_scheduled` without one, for example by simulation.
 * Runs before the order event is emitted, as with a booking.
 */
export function ensureAppointment(world: World, moved: OrderRow): void {
  if (moved.status !== "appointment_scheduled" || findActiveAppointment(world, moved.order_id) !== undefined)
    return;
  if (canCreateAppointmentForOrder(world, moved)) createAppointmentForOrder(world, moved, withoutMovingOrder);
}

/** Updates the appointment of an order after the order has moved. `registerTasks` registers this listener. */
export function updateAppointmentWithOrder(world: World, moved: OrderRow, from: LowLevelStatus | null): void {
  if (from === null) return;
  const row = findActiveAppointment(world, moved.order_id);
  if (row === undefined) return;
  // Nobody can confirm a booking for an order that no longer takes an appointment.
  if (
    (row.state === "pending" || row.state === "reserved") &&
    !asyncBookableStatuses.includes(moved.status)
  ) {
    createCancelReaction(`order_${moved.status}`)(world, row);
    return;
  }
  const reactions = row.kind === "phlebotomy" ? phlebotomyReactions : pscReactions;
  reactions[moved.status]?.(world, row);
}

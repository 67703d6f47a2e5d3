import type { LowLevelStatus } from "../../orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../orders/table.ts";
import type { World } from "../../world.ts";
import { findActiveAppointment } from "../get-appointment.ts";
import { resolveAppointmentTimes } from "../booking/resolve-times.ts";
import { moveOrderWithAppointment } from "./order-effects.ts";
import { canCreateAppointmentForOrder, createAppointmentForOrder } from "../booking/create-for-order.ts";
import { stepAppointment } from "./step.ts";
import type { AppointmentRow } from "../table.ts";

/** What an appointment does as its order comes to a status without it. */
type Reaction = (world: World, row: AppointmentRow) => void;

/** The order has moved already. */
const withoutMovingOrder = { movesOrder: false };

const createCancelReaction =
  (reason: string): Reaction =>
  (world, row) => {
    stepAppointment(world, row, "cancelled", { ...withoutMovingOrder, data: { reason } });
  };

const cancelWithOrder = createCancelReaction("order_cancelled");

/** The order goes on without this appointment: a test that simulates it, perhaps. */
const cancelByProvider = createCancelReaction("cancelled_by_provider");

function completeWithOrder(world: World, row: AppointmentRow): void {
  const begun =
    row.state === "in_progress" ? row : stepAppointment(world, row, "in_progress", withoutMovingOrder);
  stepAppointment(world, begun, "completed", withoutMovingOrder);
}

/** Somebody else's order says that the time is agreed: a test that simulates it, perhaps. */
function scheduleWithOrder(world: World, row: AppointmentRow): void {
  if (row.state !== "pending" && row.state !== "reserved") return;
  stepAppointment(world, row, "scheduled", {
    ...withoutMovingOrder,
    patch: resolveAppointmentTimes(world, row),
  });
}

/** Reactions of visits: an order that ends or is drawn takes its visit along. */
const phlebotomyReactions: Readonly<Partial<Record<LowLevelStatus, Reaction>>> = {
  cancelled: cancelWithOrder,
  appointment_scheduled: scheduleWithOrder,
  appointment_cancelled: cancelByProvider,
  draw_completed: completeWithOrder,
};

/** Reactions of appointments at a center, which outlive an order that is cancelled. */
const pscReactions: Readonly<Partial<Record<LowLevelStatus, Reaction>>> = {
  appointment_scheduled: scheduleWithOrder,
  appointment_cancelled: cancelByProvider,
  // A slot that was held until the requisition is there is agreed now, and the order goes on with it.
  requisition_created: (world, row) => {
    if (row.state === "reserved") stepAppointment(world, row, "scheduled");
    // A test may have confirmed it before the requisition was there.
    else if (row.state === "scheduled") moveOrderWithAppointment(world, row);
  },
};

/**
 * An order that was simulated, or moved by a test, has the appointment that its status speaks of, too: before the step is
 * told of, as with a booking.
 */
export function ensureAppointment(world: World, moved: OrderRow): void {
  if (moved.status !== "appointment_scheduled" || findActiveAppointment(world, moved.order_id) !== undefined)
    return;
  if (canCreateAppointmentForOrder(world, moved)) createAppointmentForOrder(world, moved, withoutMovingOrder);
}

/** Follows the orders of a world: see `registerTasks`. */
export function updateAppointmentWithOrder(world: World, moved: OrderRow, from: LowLevelStatus | null): void {
  if (from === null) return;
  const row = findActiveAppointment(world, moved.order_id);
  if (row === undefined) return;
  const reactions = row.kind === "phlebotomy" ? phlebotomyReactions : pscReactions;
  reactions[moved.status]?.(world, row);
}

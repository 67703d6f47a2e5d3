import type { AppointmentBooking } from "../../../../src/generated/types.ts";
import type { OrderRow } from "../../orders/table.ts";
import { createBadRequestError, ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import {
  ASYNC_CONFIRMATION_TIMEOUT,
  getConfirmedState,
  scheduleSlotRelease,
  SYNC_CONFIRMATION_TIMEOUT,
} from "../lifecycle/confirmation.ts";
import type { AppointmentState } from "../lifecycle/machine.ts";
import { createAppointment, stepAppointment } from "../lifecycle/step.ts";
import type { AppointmentRow } from "../table.ts";
import { type AppointmentKind, venueTerms } from "../slots/venues.ts";
import type { Booking } from "./booking-key.ts";
import { getReschedulableOrder, resolveBooking, type SlotBookingRequest } from "./eligibility.ts";
import { holdSlot } from "./slot-holds.ts";
import { getAppointment } from "../get-appointment.ts";

export type AppointmentPlace = Pick<AppointmentRow, "provider" | "address" | "lat" | "lng" | "zone">;

function getSlotTimes({ kind, start }: Booking): Pick<AppointmentRow, "start" | "end"> {
  return { start, end: start + venueTerms[kind].duration };
}

/**
 * Returns the initial state of a booking. It is pending when the provider decides later.
 * Throws ServiceError 400 when the provider rejects the booking, and 500 when it does not decide in time and the booking is
 * synchronous.
 */
function getInitialState(world: World, order: OrderRow, request: AppointmentBooking): AppointmentState {
  const { outcome, after } = world.labDecision.get();
  const timeout = request.sync_confirmation_timeout_millisecond ?? SYNC_CONFIRMATION_TIMEOUT;
  if (request.async_confirmation === true && (outcome === "noResponse" || after > timeout)) return "pending";
  if (outcome === "confirm") return getConfirmedState(world, order.order_id);
  if (outcome === "reject") throw createBadRequestError("The provider rejected this booking.");
  throw new ServiceError(500, "The provider did not confirm the booking in time. Nothing was booked.");
}

/** Schedules the provider's decision on a pending booking, and its expiry at the time limit or at the start of the slot. */
function scheduleDecision(world: World, { appointment_id, start }: AppointmentRow, timeout: number): void {
  const { outcome, after } = world.labDecision.get();
  const end = world.now() + timeout;
  if (outcome !== "noResponse") {
    const confirms = outcome === "confirm";
    world.schedule("appointments.lab-decision", world.now() + after, { appointment_id, confirms });
  }
  world.schedule("appointments.expire-booking", start === null ? end : Math.min(end, start), {
    appointment_id,
  });
}

/**
 * Books a slot for an order. A synchronous booking is confirmed at once and moves the order. An asynchronous booking stays
 * pending, and its order unmoved, until the provider confirms.
 */
export function bookSlot(
  world: World,
  order: OrderRow,
  booking: Booking,
  place: AppointmentPlace,
  request: AppointmentBooking,
): AppointmentRow {
  const state = getInitialState(world, order, request);
  const draft = {
    order_id: order.order_id,
    kind: booking.kind,
    ...place,
    ...getSlotTimes(booking),
    notes: request.appointment_notes ?? null,
  };
  const row = createAppointment(world, draft, state, { movesOrder: state !== "pending" });
  holdSlot(world, booking, row);
  if (state === "pending")
    scheduleDecision(
      world,
      row,
      request.async_confirmation_timeout_millisecond ?? ASYNC_CONFIRMATION_TIMEOUT,
    );
  scheduleSlotRelease(world, row);
  return row;
}

/** Moves an appointment to another slot. Keeps its notes unless the request has some; null clears them. */
export function rescheduleSlot(
  world: World,
  orderId: string,
  kind: AppointmentKind,
  { booking_key, appointment_notes }: SlotBookingRequest,
  findPlace: (booking: Booking, order: OrderRow, row: AppointmentRow) => AppointmentPlace,
): AppointmentRow {
  const row = getAppointment(world, orderId, kind);
  const order = getReschedulableOrder(world, row);
  const booking = resolveBooking(world, booking_key, kind, row.appointment_id);
  const place = findPlace(booking, order, row);
  holdSlot(world, booking, row);
  const notes = appointment_notes === undefined ? row.notes : appointment_notes;
  return stepAppointment(world, row, "scheduled", { patch: { ...place, ...getSlotTimes(booking), notes } });
}

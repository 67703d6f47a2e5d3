import type { PscAppointmentBooking } from "../../../src/generated/types.ts";
import type { ServiceCenter } from "../../catalog/service-centers/service-center.ts";
import type { Geography } from "../../catalog/geography.ts";
import type { OrderRow } from "../orders/table.ts";
import { createBadRequestError, createForbiddenError, ServiceError } from "../service-error.ts";
import type { World } from "../world.ts";
import {
  LAB_DECISION_TASK,
  type LabDecisionTask,
  ASYNC_CONFIRMATION_TIMEOUT,
  getConfirmedState,
  EXPIRE_BOOKING_TASK,
  asyncBookableStatuses,
  SYNC_CONFIRMATION_TIMEOUT,
  scheduleSlotRelease,
} from "../appointments/lifecycle/confirmation.ts";
import {
  getBookableOrder,
  getReschedulableOrder,
  resolveBooking,
  type SlotBookingRequest,
} from "../appointments/booking/eligibility.ts";
import { getAppointment } from "../appointments/get-appointment.ts";
import { holdSlot } from "../appointments/booking/slot-holds.ts";
import type { Booking } from "../appointments/booking/booking-key.ts";
import type { AppointmentState } from "../appointments/lifecycle/machine.ts";
import { createAppointment, stepAppointment } from "../appointments/lifecycle/step.ts";
import type { AppointmentRow } from "../appointments/table.ts";
import { venueTerms } from "../appointments/slots/venues.ts";

type CenterBooking = Pick<AppointmentRow, "provider" | "address" | "lat" | "lng" | "zone" | "start" | "end">;

/** Where and when a key books. The center has to be one of the order's laboratory. */
function buildCenterBooking({ centers }: Geography, booking: Booking, order: OrderRow): CenterBooking {
  const center = centers.find(booking.locationCode);
  if (center?.lab_id !== order.lab_id) {
    throw createBadRequestError("booking_key is for a center of another laboratory than the order's.");
  }
  return {
    provider: booking.provider,
    address: getCenterAddress(center),
    lat: center.lat,
    lng: center.lng,
    zone: center.iana_timezone,
    start: booking.start,
    end: booking.start + venueTerms[booking.kind].duration,
  };
}

function getCenterAddress({
  first_line,
  second_line,
  city,
  state,
  zip_code,
}: ServiceCenter): AppointmentRow["address"] {
  return { first_line, second_line, city, state, zip_code, access_notes: null };
}

/**
 * What the laboratory's answer makes of a booking right away; pending where it comes later.
 * @throws Refusal where it refuses, or says nothing and there is no later
 */
function getInitialState(world: World, order: OrderRow, wish: PscAppointmentBooking): AppointmentState {
  const { outcome, after } = world.labDecision.get();
  const wait = wish.sync_confirmation_timeout_millisecond ?? SYNC_CONFIRMATION_TIMEOUT;
  if (wish.async_confirmation === true && (outcome === "silence" || after > wait)) return "pending";
  if (outcome === "confirm") return getConfirmedState(world, order.order_id);
  if (outcome === "refuse") throw createBadRequestError("The laboratory does not take this booking.");
  throw new ServiceError(500, "The laboratory did not confirm the booking in time. Nothing was booked.");
}

/**
 * Notes what comes of a pending booking: the laboratory's answer, unless the time that it has is over before, or the slot
 * begins.
 */
function scheduleLabDecision(world: World, row: AppointmentRow, limit: number): void {
  const { outcome, after } = world.labDecision.get();
  const end = world.now() + limit;
  const { appointment_id } = row;
  if (outcome !== "silence") {
    const answer: LabDecisionTask = { appointment_id, confirms: outcome === "confirm" };
    world.schedule(LAB_DECISION_TASK, world.now() + after, { ...answer });
  }
  world.schedule(EXPIRE_BOOKING_TASK, row.start === null ? end : Math.min(end, row.start), {
    appointment_id,
  });
}

/**
 * Books a slot at a center. The laboratory confirms at once, and the order is scheduled; or, for a team that has opted in
 * and asks for it, later, and the order waits for that.
 */
export function bookPsc(
  world: World,
  geography: Geography,
  orderId: string,
  wish: PscAppointmentBooking,
): AppointmentRow {
  const later = wish.async_confirmation === true;
  if (later && !world.settings.get().pscAsyncConfirmation) {
    throw createForbiddenError(
      "FEATURE_NOT_ENABLED",
      'Bookings that are confirmed later are not enabled for this team: the setting "pscAsyncConfirmation" opens them.',
    );
  }
  const kind = "patient_service_center";
  const order = getBookableOrder(world, orderId, kind, later ? asyncBookableStatuses : undefined);
  const booking = resolveBooking(world, wish.booking_key, kind);
  const where = buildCenterBooking(geography, booking, order);
  const state = getInitialState(world, order, wish);
  const draft = { order_id: order.order_id, kind, ...where, notes: wish.appointment_notes ?? null } as const;
  const row = createAppointment(world, draft, state);
  holdSlot(world, booking, row);
  if (state === "pending") {
    scheduleLabDecision(
      world,
      row,
      wish.async_confirmation_timeout_millisecond ?? ASYNC_CONFIRMATION_TIMEOUT,
    );
  }
  scheduleSlotRelease(world, row);
  return row;
}

/** Moves an appointment to another slot, at the same center or another one of the laboratory. */
export function reschedulePsc(
  world: World,
  geography: Geography,
  orderId: string,
  wish: SlotBookingRequest,
): AppointmentRow {
  const row = getAppointment(world, orderId, "patient_service_center");
  const order = getReschedulableOrder(world, row);
  const booking = resolveBooking(world, wish.booking_key, "patient_service_center", row.appointment_id);
  const where = buildCenterBooking(geography, booking, order);
  holdSlot(world, booking, row);
  const patch = { ...where, notes: wish.appointment_notes ?? row.notes };
  return stepAppointment(world, row, "scheduled", { patch });
}

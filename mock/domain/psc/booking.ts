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

/** Builds the location and times of a booking. Throws ServiceError 400 when the center belongs to another lab than the order. */
function buildCenterBooking({ centers }: Geography, booking: Booking, order: OrderRow): CenterBooking {
  const center = centers.find(booking.locationCode);
  if (center?.lab_id !== order.lab_id) {
    throw createBadRequestError("booking_key is for a service center of another lab than the order's.");
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
 * Returns the initial state of a booking. It is pending when the lab decides later.
 * Throws ServiceError 400 when the lab rejects the booking, and 500 when it does not decide in time and the booking is
 * synchronous.
 */
function getInitialState(world: World, order: OrderRow, request: PscAppointmentBooking): AppointmentState {
  const { outcome, after } = world.labDecision.get();
  const timeout = request.sync_confirmation_timeout_millisecond ?? SYNC_CONFIRMATION_TIMEOUT;
  if (request.async_confirmation === true && (outcome === "noResponse" || after > timeout)) return "pending";
  if (outcome === "confirm") return getConfirmedState(world, order.order_id);
  if (outcome === "reject") throw createBadRequestError("The lab rejected this booking.");
  throw new ServiceError(500, "The lab did not confirm the booking in time. Nothing was booked.");
}

/** Schedules the lab's decision on a pending booking, and its expiry at the time limit or at the start of the slot. */
function scheduleLabDecision(world: World, row: AppointmentRow, timeout: number): void {
  const { outcome, after } = world.labDecision.get();
  const end = world.now() + timeout;
  const { appointment_id } = row;
  if (outcome !== "noResponse") {
    const task: LabDecisionTask = { appointment_id, confirms: outcome === "confirm" };
    world.schedule(LAB_DECISION_TASK, world.now() + after, { ...task });
  }
  world.schedule(EXPIRE_BOOKING_TASK, row.start === null ? end : Math.min(end, row.start), {
    appointment_id,
  });
}

/**
 * Books a slot at a service center. A synchronous booking is confirmed at once and schedules the order. An asynchronous
 * booking, for teams that have opted in, stays pending until the lab confirms.
 */
export function bookPsc(
  world: World,
  geography: Geography,
  orderId: string,
  request: PscAppointmentBooking,
): AppointmentRow {
  const isAsync = request.async_confirmation === true;
  if (isAsync && !world.settings.get().pscAsyncConfirmation) {
    throw createForbiddenError(
      "FEATURE_NOT_ENABLED",
      'Asynchronous confirmation is not enabled for this team. Enable it with the setting "pscAsyncConfirmation".',
    );
  }
  const kind = "patient_service_center";
  const order = getBookableOrder(world, orderId, kind, isAsync ? asyncBookableStatuses : undefined);
  const booking = resolveBooking(world, request.booking_key, kind);
  const location = buildCenterBooking(geography, booking, order);
  const state = getInitialState(world, order, request);
  const draft = {
    order_id: order.order_id,
    kind,
    ...location,
    notes: request.appointment_notes ?? null,
  } as const;
  const row = createAppointment(world, draft, state);
  holdSlot(world, booking, row);
  if (state === "pending") {
    scheduleLabDecision(
      world,
      row,
      request.async_confirmation_timeout_millisecond ?? ASYNC_CONFIRMATION_TIMEOUT,
    );
  }
  scheduleSlotRelease(world, row);
  return row;
}

/** Moves an appointment to another slot, at the same service center or at another center of the lab. */
export function reschedulePsc(
  world: World,
  geography: Geography,
  orderId: string,
  request: SlotBookingRequest,
): AppointmentRow {
  const row = getAppointment(world, orderId, "patient_service_center");
  const order = getReschedulableOrder(world, row);
  const booking = resolveBooking(world, request.booking_key, "patient_service_center", row.appointment_id);
  const location = buildCenterBooking(geography, booking, order);
  holdSlot(world, booking, row);
  const patch = { ...location, notes: request.appointment_notes ?? row.notes };
  return stepAppointment(world, row, "scheduled", { patch });
}

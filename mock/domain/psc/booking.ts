import type { AppointmentBooking } from "../../../src/generated/types.ts";
import type { Geography } from "../../catalog/geography.ts";
import type { OrderRow } from "../orders/table.ts";
import { createBadRequestError, createForbiddenError } from "../service-error.ts";
import type { World } from "../world.ts";
import {
  type AppointmentPlace,
  bookSlot,
  rescheduleSlot,
  getBookableOrder,
  resolveBooking,
  type SlotBookingRequest,
} from "../appointments/booking/book-slot.ts";
import { asyncBookableStatuses } from "../appointments/lifecycle/confirmation.ts";
import type { Booking } from "../appointments/booking/booking-key.ts";
import type { AppointmentRow } from "../appointments/table.ts";

/** Returns the center of a booking. Throws ServiceError 400 when the center belongs to another lab than the order. */
function getCenterPlace({ centers }: Geography, booking: Booking, order: OrderRow): AppointmentPlace {
  const center = centers.find(booking.locationCode);
  if (center?.lab_id !== order.lab_id) {
    throw createBadRequestError("booking_key is for a service center of another lab than the order's.");
  }
  const { first_line, second_line, city, state, zip_code } = center;
  return {
    provider: booking.provider,
    address: { first_line, second_line, city, state, zip_code, access_notes: null },
    lat: center.lat,
    lng: center.lng,
    zone: center.iana_timezone,
  };
}

/**
 * Books a slot at a service center. A synchronous booking is confirmed at once and schedules the order. An asynchronous
 * booking, for teams that have opted in, stays pending until the lab confirms.
 */
export function bookPsc(
  world: World,
  geography: Geography,
  orderId: string,
  request: AppointmentBooking,
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
  return bookSlot(world, order, booking, getCenterPlace(geography, booking, order), request);
}

/** Moves an appointment to another slot, at the same service center or at another center of the lab. */
export function reschedulePsc(
  world: World,
  geography: Geography,
  orderId: string,
  request: SlotBookingRequest,
): AppointmentRow {
  return rescheduleSlot(world, orderId, "patient_service_center", request, (booking, order) =>
    getCenterPlace(geography, booking, order),
  );
}

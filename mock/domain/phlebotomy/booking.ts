import type {
  AppointmentBooking,
  AppointmentRequest,
  UsAddress,
  AvailabilitySlots,
} from "../../../src/generated/types.ts";
import {
  phlebotomyNetworks,
  listVisitTypes,
  type VisitServiceType,
} from "../../catalog/service-centers/phlebotomy.ts";
import type { Geography } from "../../catalog/geography.ts";
import type { OrderRow } from "../orders/table.ts";
import { checkState } from "../patients/field-rules.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import {
  getVisitAddress,
  resolveBooking,
  getBookableOrder,
  assertAdult,
  assertNoActiveVisit,
  type SlotBookingRequest,
  type AppointmentPlace,
  bookSlot,
  rescheduleSlot,
} from "../appointments/booking/book-slot.ts";
import type { Booking } from "../appointments/booking/booking-key.ts";
import { pathsToPending, createAppointment } from "../appointments/lifecycle/step.ts";
import type { AppointmentRow, VisitAddress } from "../appointments/table.ts";
import { findZoneOfZip, findPhlebotomyVenue } from "../appointments/slots/venues.ts";
import { getFirstDay, listAvailableDays } from "../appointments/slots/availability.ts";

/** Builds a visit by a provider. Throws ServiceError 400 when the provider does not offer this service type at the address. */
function buildVisit(
  { zips }: Geography,
  provider: string,
  address: VisitAddress,
  serviceType: VisitServiceType,
): AppointmentPlace {
  const zip = address.zip_code.slice(0, 5);
  const network = phlebotomyNetworks.find(({ name }) => name === provider);
  const place = zips.find(zip);
  const zone = findZoneOfZip(zips, zip);
  if (
    network === undefined ||
    place === undefined ||
    zone === null ||
    !listVisitTypes(network, zip).includes(serviceType)
  ) {
    const how = serviceType === "appointment-ready" ? "in bookable slots" : "on request";
    throw createBadRequestError(
      `"${provider}" does not serve the zip code of this address ${how}. See the area info.`,
    );
  }
  return { provider, address, lat: place.lat, lng: place.lng, zone };
}

/** Builds a visit in a slot. Throws ServiceError 400 when the key is for another zip code, which has other slots and times. */
function buildVisitInSlot(
  geography: Geography,
  { provider, locationCode }: Booking,
  address: VisitAddress,
): AppointmentPlace {
  const visit = buildVisit(geography, provider, address, "appointment-ready");
  if (locationCode !== address.zip_code.slice(0, 5)) {
    throw createBadRequestError(
      "booking_key is for a slot at another zip code than the appointment's address.",
    );
  }
  return visit;
}

/**
 * Returns the address of an appointment to reschedule. An appointment at another address than the order's keeps it. At the
 * order's address, the current access notes of the order apply.
 */
function getRescheduledAddress({ address }: AppointmentRow, order: OrderRow): VisitAddress {
  const orderAddress = getVisitAddress(order);
  if (address.zip_code !== orderAddress.zip_code || address.first_line !== orderAddress.first_line)
    return address;
  return { ...orderAddress, access_notes: orderAddress.access_notes ?? address.access_notes };
}

/** Books a phlebotomy slot at the patient's address. Schedules the order once the provider confirms. */
export function bookPhlebotomy(
  world: World,
  geography: Geography,
  orderId: string,
  request: AppointmentBooking,
): AppointmentRow {
  const order = getBookableOrder(world, orderId, "phlebotomy");
  assertAdult(world, order);
  const booking = resolveBooking(world, request.booking_key, "phlebotomy");
  const visit = buildVisitInSlot(geography, booking, getVisitAddress(order));
  assertNoActiveVisit(world, order, booking.provider);
  return bookSlot(world, order, booking, visit, request);
}

/** Builds the address of a requested appointment. Access notes default to those of the order. */
function buildRequestedAddress(address: UsAddress, order: VisitAddress): VisitAddress {
  const { first_line, second_line, unit, city, state, zip_code, access_notes } = address;
  return {
    first_line,
    second_line: second_line ?? unit ?? null,
    city,
    state,
    zip_code,
    access_notes: access_notes ?? order.access_notes,
  };
}

/** Requests an appointment whose time the provider agrees with the patient later. The order becomes `appointment_pending`. */
export function requestPhlebotomy(
  world: World,
  geography: Geography,
  orderId: string,
  request: AppointmentRequest,
): AppointmentRow {
  checkState(["body", "address", "state"], request.address.state);
  const order = getBookableOrder(world, orderId, "phlebotomy", Object.keys(pathsToPending));
  assertAdult(world, order);
  const address = buildRequestedAddress(request.address, getVisitAddress(order));
  const visit = buildVisit(geography, request.provider, address, "appointment-request");
  assertNoActiveVisit(world, order, request.provider);
  const draft = { order_id: order.order_id, kind: "phlebotomy" as const, ...visit, start: null, end: null };
  return createAppointment(world, { ...draft, notes: request.appointment_notes ?? null }, "pending");
}

export function reschedulePhlebotomy(
  world: World,
  geography: Geography,
  orderId: string,
  request: SlotBookingRequest,
): AppointmentRow {
  return rescheduleSlot(world, orderId, "phlebotomy", request, (booking, order, row) => {
    const visit = buildVisitInSlot(geography, booking, getRescheduledAddress(row, order));
    assertNoActiveVisit(world, order, booking.provider, row.appointment_id);
    return visit;
  });
}

/**
 * Returns the bookable slots at a patient's address. All days are empty where no provider offers slots.
 * Throws ServiceError 422 when the state is unknown, 400 when `startDate` is in the past or after the year 9999.
 */
export function getPhlebotomyAvailability(
  world: World,
  { zips }: Geography,
  address: Pick<UsAddress, "state" | "zip_code">,
  startDate?: string | null,
): AvailabilitySlots {
  checkState(["body", "state"], address.state);
  const zip = address.zip_code.slice(0, 5);
  const zone = findZoneOfZip(zips, zip);
  const first = getFirstDay(world, zone === null ? [] : [zone], startDate);
  const view = { call: world.ids.integer("availability"), asOf: null };
  return {
    slots: listAvailableDays(world, { venue: findPhlebotomyVenue(zips, zip), location: null, first }, view),
    timezone: zone,
  };
}

import type { AppointmentRequest, UsAddress } from "../../../src/generated/types.ts";
import {
  phlebotomyNetworks,
  listVisitTypes,
  type VisitServiceType,
} from "../../catalog/service-centers/phlebotomy.ts";
import type { Geography } from "../../catalog/geography.ts";
import type { OrderAddress, OrderRow } from "../orders/table.ts";
import { checkState } from "../patients/address-rules.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import {
  getPatientAddress,
  resolveBooking,
  getBookableOrder,
  assertAdult,
  assertNoActiveVisit,
  getReschedulableOrder,
  type SlotBookingRequest,
} from "../appointments/booking/eligibility.ts";
import { getAppointment } from "../appointments/get-appointment.ts";
import { holdSlot } from "../appointments/booking/slot-holds.ts";
import type { Booking } from "../appointments/booking/booking-key.ts";
import { pathsToPending } from "../appointments/lifecycle/order-effects.ts";
import { createAppointment, stepAppointment } from "../appointments/lifecycle/step.ts";
import type { AppointmentRow, VisitAddress } from "../appointments/table.ts";
import { venueTerms, findZoneOfZip } from "../appointments/slots/venues.ts";

type Visit = Pick<AppointmentRow, "provider" | "address" | "lat" | "lng" | "zone">;

/** The address of an order as its appointments show it: what was said about getting in goes along each time. */
function buildVisitAddress({
  zip,
  first_line,
  second_line,
  city,
  state,
  access_notes,
}: OrderAddress): VisitAddress {
  return { first_line, second_line, city, state, zip_code: zip, access_notes };
}

/** A visit by a company to an address that it has to come to in the given way. */
function buildVisit(
  { zips }: Geography,
  provider: string,
  address: VisitAddress,
  way: VisitServiceType,
): Visit {
  const zip = address.zip_code.slice(0, 5);
  const network = phlebotomyNetworks.find(({ name }) => name === provider);
  const place = zips.find(zip);
  const zone = findZoneOfZip(zips, zip);
  if (
    network === undefined ||
    place === undefined ||
    zone === null ||
    !listVisitTypes(network, zip).includes(way)
  ) {
    const how = way === "appointment-ready" ? "at booked slots" : "on request";
    throw createBadRequestError(
      `"${provider}" does not come to the zip of this address ${how}: see the area info.`,
    );
  }
  return { provider, address, lat: place.lat, lng: place.lng, zone };
}

/** A visit at a slot. The key has to be for the zip of the address: other places have other slots, and other clocks. */
function buildVisitInSlot(
  geography: Geography,
  { provider, locationCode }: Booking,
  address: VisitAddress,
): Visit {
  const visit = buildVisit(geography, provider, address, "appointment-ready");
  if (locationCode !== address.zip_code.slice(0, 5)) {
    throw createBadRequestError("booking_key is for a slot at another zip than that of the visit's address.");
  }
  return visit;
}

/**
 * Where a visit takes place that is to be moved. One that was asked for elsewhere stays there; at the address of the order
 * it is told what the order says about getting in.
 */
function getRescheduledAddress({ address }: AppointmentRow, order: OrderRow): VisitAddress {
  const usual = buildVisitAddress(getPatientAddress(order));
  if (address.zip_code !== usual.zip_code || address.first_line !== usual.first_line) return address;
  return { ...usual, access_notes: usual.access_notes ?? address.access_notes };
}

function getSlotTimes({ kind, start }: Booking): Pick<AppointmentRow, "start" | "end"> {
  return { start, end: start + venueTerms[kind].duration };
}

/** Books a slot at the patient's home; the order is scheduled with it. */
export function bookPhlebotomy(
  world: World,
  geography: Geography,
  orderId: string,
  wish: SlotBookingRequest,
): AppointmentRow {
  const order = getBookableOrder(world, orderId, "phlebotomy");
  assertAdult(world, order);
  const booking = resolveBooking(world, wish.booking_key, "phlebotomy");
  const visit = buildVisitInSlot(geography, booking, buildVisitAddress(getPatientAddress(order)));
  assertNoActiveVisit(world, order, booking.provider);
  const row = createAppointment(
    world,
    {
      order_id: order.order_id,
      kind: "phlebotomy",
      ...visit,
      ...getSlotTimes(booking),
      notes: wish.appointment_notes ?? null,
    },
    "scheduled",
  );
  holdSlot(world, booking, row);
  return row;
}

/** An address as a request for a visit gives it; what the order says about getting in holds where this says nothing. */
function buildRequestedAddress(address: UsAddress, order: OrderAddress): VisitAddress {
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

/** Asks a company for a visit whose time is agreed on later; the order waits for that. */
export function requestPhlebotomy(
  world: World,
  geography: Geography,
  orderId: string,
  wish: AppointmentRequest,
): AppointmentRow {
  checkState(["body", "address", "state"], wish.address.state);
  const order = getBookableOrder(world, orderId, "phlebotomy", Object.keys(pathsToPending));
  assertAdult(world, order);
  const address = buildRequestedAddress(wish.address, getPatientAddress(order));
  const visit = buildVisit(geography, wish.provider, address, "appointment-request");
  assertNoActiveVisit(world, order, wish.provider);
  const draft = { order_id: order.order_id, kind: "phlebotomy" as const, ...visit, start: null, end: null };
  return createAppointment(world, { ...draft, notes: wish.appointment_notes ?? null }, "pending");
}

/** Moves a visit to another slot. Notes of the wish take the place of the former ones. */
export function reschedulePhlebotomy(
  world: World,
  geography: Geography,
  orderId: string,
  wish: SlotBookingRequest,
): AppointmentRow {
  const row = getAppointment(world, orderId, "phlebotomy");
  const order = getReschedulableOrder(world, row);
  const booking = resolveBooking(world, wish.booking_key, "phlebotomy", row.appointment_id);
  const visit = buildVisitInSlot(geography, booking, getRescheduledAddress(row, order));
  assertNoActiveVisit(world, order, booking.provider, row.appointment_id);
  holdSlot(world, booking, row);
  const patch = { ...visit, ...getSlotTimes(booking), notes: wish.appointment_notes ?? row.notes };
  return stepAppointment(world, row, "scheduled", { patch });
}

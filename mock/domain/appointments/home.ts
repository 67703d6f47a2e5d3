import type { AppointmentRequest, UsAddress } from "../../../src/generated/types.ts";
import { phlebotomyNetworks, visitsIn, type VisitServiceType } from "../../catalog/centres/phlebotomy.ts";
import type { Geography } from "../centres/geography.ts";
import type { OrderAddress, OrderRow } from "../orders/table.ts";
import { checkState } from "../people/address-rules.ts";
import { badRequest } from "../refusal.ts";
import type { World } from "../world.ts";
import {
  addressOf,
  bookingOf,
  orderToBook,
  refuseMinors,
  refuseSecondVisit,
  refuseState,
} from "./eligible.ts";
import { appointmentOf } from "./find.ts";
import { takePlace } from "./holds.ts";
import type { Booking } from "./keys.ts";
import { waysToPending, waysToScheduled } from "./order-effects.ts";
import { startAppointment, stepAppointment } from "./step.ts";
import type { AppointmentRow, VisitAddress } from "./table.ts";
import { venueTerms, zoneOfZip } from "./venues.ts";
import { canReschedule } from "./wire.ts";

/** The slot that is wished for, and what is to be known for it. */
export interface SlotWish {
  readonly booking_key: string;
  readonly appointment_notes?: string | null;
}

type Visit = Pick<AppointmentRow, "provider" | "address" | "lat" | "lng" | "zone">;

/** The address of an order as its appointments show it: what was said about getting in goes along each time. */
function visited({ zip, first_line, second_line, city, state, access_notes }: OrderAddress): VisitAddress {
  return { first_line, second_line, city, state, zip_code: zip, access_notes };
}

/** A visit by a company to an address that it has to come to in the given way. */
function visitAt({ zips }: Geography, provider: string, address: VisitAddress, way: VisitServiceType): Visit {
  const zip = address.zip_code.slice(0, 5);
  const network = phlebotomyNetworks.find(({ name }) => name === provider);
  const place = zips.find(zip);
  const zone = zoneOfZip(zips, zip);
  if (
    network === undefined ||
    place === undefined ||
    zone === null ||
    !visitsIn(network, zip).includes(way)
  ) {
    const how = way === "appointment-ready" ? "at booked slots" : "on request";
    throw badRequest(`"${provider}" does not come to the zip of this address ${how}: see the area info.`);
  }
  return { provider, address, lat: place.lat, lng: place.lng, zone };
}

/** A visit at a slot. The key has to be for the zip of the address: other places have other slots, and other clocks. */
function visitAtSlot(geography: Geography, { provider, place }: Booking, address: VisitAddress): Visit {
  const visit = visitAt(geography, provider, address, "appointment-ready");
  if (place !== address.zip_code.slice(0, 5)) {
    throw badRequest("booking_key is for a slot at another zip than that of the visit's address.");
  }
  return visit;
}

/**
 * Where a visit takes place that is to be moved. One that was asked for elsewhere stays there; at the address of the order
 * it is told what the order says about getting in.
 */
function stillVisited({ address }: AppointmentRow, order: OrderRow): VisitAddress {
  const usual = visited(addressOf(order));
  if (address.zip_code !== usual.zip_code || address.first_line !== usual.first_line) return address;
  return { ...usual, access_notes: usual.access_notes ?? address.access_notes };
}

function timesOf({ kind, start }: Booking): Pick<AppointmentRow, "start" | "end"> {
  return { start, end: start + venueTerms[kind].lasts };
}

/** Books a slot at the patient's home; the order is scheduled with it. */
export function bookHome(
  world: World,
  geography: Geography,
  orderId: string,
  wish: SlotWish,
): AppointmentRow {
  const order = orderToBook(world, orderId, "phlebotomy");
  refuseMinors(world, order);
  const booking = bookingOf(world, wish.booking_key, "phlebotomy");
  const visit = visitAtSlot(geography, booking, visited(addressOf(order)));
  refuseSecondVisit(world, order, booking.provider);
  const row = startAppointment(
    world,
    {
      order_id: order.order_id,
      kind: "phlebotomy",
      ...visit,
      ...timesOf(booking),
      notes: wish.appointment_notes ?? null,
    },
    "scheduled",
  );
  takePlace(world, booking, row);
  return row;
}

/** An address as a request for a visit gives it; what the order says about getting in holds where this says nothing. */
function wished(address: UsAddress, order: OrderAddress): VisitAddress {
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
export function requestHome(
  world: World,
  geography: Geography,
  orderId: string,
  wish: AppointmentRequest,
): AppointmentRow {
  checkState(["body", "address", "state"], wish.address.state);
  const order = orderToBook(world, orderId, "phlebotomy", Object.keys(waysToPending));
  refuseMinors(world, order);
  const address = wished(wish.address, addressOf(order));
  const visit = visitAt(geography, wish.provider, address, "appointment-request");
  refuseSecondVisit(world, order, wish.provider);
  const draft = { order_id: order.order_id, kind: "phlebotomy" as const, ...visit, start: null, end: null };
  return startAppointment(world, { ...draft, notes: wish.appointment_notes ?? null }, "pending");
}

/** Moves a visit to another slot. Notes of the wish take the place of the former ones. */
export function rescheduleHome(
  world: World,
  geography: Geography,
  orderId: string,
  wish: SlotWish,
): AppointmentRow {
  const row = appointmentOf(world, orderId, "phlebotomy");
  const order = orderToMove(world, row);
  const booking = bookingOf(world, wish.booking_key, "phlebotomy", row.appointment_id);
  const visit = visitAtSlot(geography, booking, stillVisited(row, order));
  refuseSecondVisit(world, order, booking.provider, row.appointment_id);
  takePlace(world, booking, row);
  const patch = { ...visit, ...timesOf(booking), notes: wish.appointment_notes ?? row.notes };
  return stepAppointment(world, row, "scheduled", { patch });
}

/** The order of an appointment that is to be moved to another time, which has to be possible still. */
export function orderToMove(world: World, row: AppointmentRow) {
  if (!canReschedule(row, world.now())) {
    throw badRequest(
      `This appointment is "${row.state}" and cannot be rescheduled: only one that is scheduled can, before it starts.`,
    );
  }
  const order = world.tables.orders.get(row.order_id)!;
  refuseState(order.low, Object.keys(waysToScheduled));
  return order;
}

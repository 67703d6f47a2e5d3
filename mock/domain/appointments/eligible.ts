import { civilFromDays, DAY, formatDate } from "../../kernel/time.ts";
import { getOrder } from "../orders/queries/get-order.ts";
import type { LowLevelStatus } from "../orders/lifecycle/statuses.ts";
import type { OrderAddress, OrderRow } from "../orders/table.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import { findActiveAppointment } from "./find.ts";
import { countFreePlaces, isBookingKeyUsed } from "./holds.ts";
import { type Booking, parseBookingKey } from "./keys.ts";
import { methodByKind, pathsToScheduled } from "./order-effects.ts";
import { getVisitKey } from "./table.ts";
import type { AppointmentKind } from "./venues.ts";

/** Nobody younger is visited at home, whatever a team's setting for minors says. */
export const MIN_PHLEBOTOMY_AGE = 18;

const offers: Readonly<Record<AppointmentKind, string>> = {
  phlebotomy: "at the patient's home",
  patient_service_center: "at a service center",
};

/**
 * The order of an id, which has to be one that takes an appointment of the kind now.
 * @param states the statuses at which it does
 */
export function getBookableOrder(
  world: World,
  orderId: string,
  kind: AppointmentKind,
  states: readonly string[] = Object.keys(pathsToScheduled),
): OrderRow {
  const order = getOrder(world, orderId);
  if (order.method !== methodByKind[kind]) {
    throw createBadRequestError(`An order of ${order.method} takes no appointment ${offers[kind]}.`);
  }
  if (findActiveAppointment(world, order.order_id) !== undefined) {
    throw createBadRequestError(
      "This order has an active appointment already: reschedule or cancel that one.",
    );
  }
  assertBookableStatus(order.status, states);
  return order;
}

/** Refuses an order that is at none of the statuses, and names the one that it is at. */
export function assertBookableStatus(low: LowLevelStatus, states: readonly string[]): void {
  if (states.includes(low)) return;
  throw createBadRequestError(
    `This order is "${low}" and takes no appointment now: it does as ${states.join(", ")}.`,
  );
}

/** The address that a patient is visited at. */
export function getPatientAddress(order: OrderRow): OrderAddress {
  if (order.address === null) throw createBadRequestError("This order has no address of a patient.");
  return order.address;
}

/** Refuses patients who are too young to be visited, by today's date in UTC. */
export function assertAdult(world: World, order: OrderRow): void {
  const { year, month, day } = civilFromDays(Math.floor(world.now() / DAY));
  const latest = formatDate({ year: year - MIN_PHLEBOTOMY_AGE, month, day });
  if (order.patient === null || order.patient.dob > latest) {
    throw createBadRequestError(`Patients under ${MIN_PHLEBOTOMY_AGE} are not visited at home.`);
  }
}

/** Refuses a second active visit of a patient by one company. */
export function assertNoActiveVisit(
  world: World,
  order: OrderRow,
  provider: string,
  except: string | null = null,
): void {
  const key = getVisitKey({ user_id: order.user_id, provider });
  const other = world.tables.appointments.find("activeVisit", key);
  if (other !== undefined && other.appointment_id !== except) {
    throw createBadRequestError(`This patient has an active appointment with "${provider}" already.`);
  }
}

/**
 * What a booking key books, which has to be free still.
 * @param except an appointment that is to be moved, whose own place counts as free
 * @throws Refusal for a key that books nothing, or nothing any longer
 */
export function resolveBooking(
  world: World,
  key: string,
  kind: AppointmentKind,
  except: string | null = null,
): Booking {
  const booking = parseBookingKey(world.seed, key);
  if (booking === null)
    throw createBadRequestError("booking_key was never given out: take one from the availability.");
  if (booking.kind !== kind)
    throw createBadRequestError(`booking_key is for a slot ${offers[booking.kind]}.`);
  if (isBookingKeyUsed(world, booking))
    throw createBadRequestError("booking_key was used already: each key books once.");
  if (world.now() >= booking.expires)
    throw createBadRequestError("booking_key has expired: ask for the slots again.");
  if (world.now() >= booking.start)
    throw createBadRequestError("The slot of this booking_key has begun already.");
  if (countFreePlaces(world, booking, null, except) === 0) {
    throw createBadRequestError("The slot of this booking_key is taken: no place is left.");
  }
  return booking;
}

import { computeAgeAt } from "../../../kernel/age.ts";
import { getOrder } from "../../orders/queries/get-order.ts";
import type { LowLevelStatus } from "../../orders/lifecycle/statuses.ts";
import type { OrderAddress, OrderRow } from "../../orders/table.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { findActiveAppointment } from "../get-appointment.ts";
import { computeFreeCapacity, isBookingKeyUsed } from "./slot-holds.ts";
import { type Booking, parseBookingKey } from "./booking-key.ts";
import { methodByKind, pathsToScheduled } from "../lifecycle/order-effects.ts";
import { type AppointmentRow, getVisitKey } from "../table.ts";
import type { AppointmentKind } from "../slots/venues.ts";
import { canReschedule } from "../serialize.ts";

export interface SlotBookingRequest {
  readonly booking_key: string;
  readonly appointment_notes?: string | null;
}

/** Minimum age for at-home phlebotomy. A team's setting for minors does not change it. */
const MIN_PHLEBOTOMY_AGE = 18;

const locationPhrases: Readonly<Record<AppointmentKind, string>> = {
  phlebotomy: "at the patient's home",
  patient_service_center: "at a service center",
};

/**
 * Returns the order with this id. Throws ServiceError 400 when it cannot take an appointment of this kind now.
 * @param states the order statuses that allow an appointment
 */
export function getBookableOrder(
  world: World,
  orderId: string,
  kind: AppointmentKind,
  states: readonly string[] = Object.keys(pathsToScheduled),
): OrderRow {
  const order = getOrder(world, orderId);
  if (order.method !== methodByKind[kind]) {
    throw createBadRequestError(
      `An order with the method "${order.method}" cannot have an appointment ${locationPhrases[kind]}.`,
    );
  }
  if (findActiveAppointment(world, order.order_id) !== undefined) {
    throw createBadRequestError("This order already has an active appointment. Reschedule or cancel it.");
  }
  assertBookableStatus(order.status, states);
  return order;
}

/** Returns the order of an appointment to reschedule. Throws ServiceError 400 when the appointment cannot be rescheduled. */
export function getReschedulableOrder(world: World, row: AppointmentRow): OrderRow {
  const order = world.tables.orders.get(row.order_id)!;
  if (canReschedule(world, row, world.now())) return order;
  assertBookableStatus(order.status, Object.keys(pathsToScheduled));
  throw createBadRequestError(
    `This appointment is "${row.state}" and cannot be rescheduled. Only a scheduled appointment can, before it starts.`,
  );
}

/** Throws ServiceError 400 when the order status is not one of these. */
function assertBookableStatus(status: LowLevelStatus, states: readonly string[]): void {
  if (states.includes(status)) return;
  throw createBadRequestError(
    `This order is "${status}" and cannot have an appointment now. It can when it is ${states.join(", ")}.`,
  );
}

/** Returns the patient address of an order. Throws ServiceError 400 when it has none. */
export function getPatientAddress(order: OrderRow): OrderAddress {
  if (order.address === null) throw createBadRequestError("This order has no patient address.");
  return order.address;
}

/** Throws ServiceError 400 when the patient is under 18 by today's date in UTC. */
export function assertAdult(world: World, order: OrderRow): void {
  if ((computeAgeAt(order.patient?.dob, world.now()) ?? 0) < MIN_PHLEBOTOMY_AGE) {
    throw createBadRequestError(`Patients under ${MIN_PHLEBOTOMY_AGE} cannot have an at-home appointment.`);
  }
}

/** Throws ServiceError 400 when the patient already has an active appointment with this provider. */
export function assertNoActiveVisit(
  world: World,
  order: OrderRow,
  provider: string,
  except: string | null = null,
): void {
  const key = getVisitKey({ user_id: order.user_id, provider });
  const other = world.tables.appointments.find("activeVisit", key);
  if (other !== undefined && other.appointment_id !== except) {
    throw createBadRequestError(`This patient already has an active appointment with "${provider}".`);
  }
}

/**
 * Returns the booking of a booking key. Throws ServiceError 400 when the key is unknown, used or expired, or the slot is full.
 * @param except an appointment to reschedule; the slot that it holds counts as free
 */
export function resolveBooking(
  world: World,
  key: string,
  kind: AppointmentKind,
  except: string | null = null,
): Booking {
  const booking = parseBookingKey(world.seed, key);
  if (booking === null)
    throw createBadRequestError("booking_key is unknown. Use a key from the availability.");
  if (booking.kind !== kind)
    throw createBadRequestError(`booking_key is for a slot ${locationPhrases[booking.kind]}.`);
  if (isBookingKeyUsed(world, booking))
    throw createBadRequestError("booking_key was already used. Each key books once.");
  if (world.now() >= booking.expires)
    throw createBadRequestError("booking_key has expired. Request the availability again.");
  if (world.now() >= booking.start)
    throw createBadRequestError("The slot of this booking_key has already started.");
  if (computeFreeCapacity(world, booking, null, except) === 0) {
    throw createBadRequestError("The slot of this booking_key is full.");
  }
  return booking;
}

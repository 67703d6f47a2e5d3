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
import { type AppointmentState } from "../lifecycle/machine.ts";
import { createAppointment, stepAppointment, methodByKind, pathsToScheduled } from "../lifecycle/step.ts";
import { type AppointmentRow, getVisitKey, type VisitAddress } from "../table.ts";
import { type AppointmentKind, venueTerms } from "../slots/venues.ts";
import { type Booking, parseBookingKey } from "./booking-key.ts";
import { holdSlot, computeFreeCapacity, isBookingKeyUsed } from "./slot-holds.ts";
import { getAppointment, findActiveAppointment } from "../get-appointment.ts";
import { computeAgeAt } from "../../../kernel/age.ts";
import { getOrder } from "../../orders/queries/get-order.ts";
import type { LowLevelStatus } from "../../orders/lifecycle/statuses.ts";
import { canReschedule } from "../serialize.ts";

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
function getReschedulableOrder(world: World, row: AppointmentRow): OrderRow {
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

/** Returns the patient address of an order as that of a visit. Throws ServiceError 400 when it has none. */
export function getVisitAddress({ address }: OrderRow): VisitAddress {
  if (address === null) throw createBadRequestError("This order has no patient address.");
  const { first_line, second_line, city, state, zip, access_notes } = address;
  return { first_line, second_line, city, state, zip_code: zip, access_notes };
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

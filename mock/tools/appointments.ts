import type { Duration } from "../../src/duration.ts";
import type { Appointment } from "../../src/generated/types.ts";
import { isInstant, parseDuration, readInstant, type Instant } from "../kernel/time.ts";
import { type OrderRef, getOrderId } from "./orders.ts";
import { getOrder } from "../domain/orders/queries/get-order.ts";
import { createBadRequestError, createNotFoundError, ServiceError } from "../domain/service-error.ts";
import type { World } from "../domain/world.ts";
import { resolveAppointmentTimes } from "../domain/appointments/slots/availability.ts";
import { confirmBooking, rejectBooking } from "../domain/appointments/lifecycle/confirmation.ts";
import { getBookableOrder } from "../domain/appointments/booking/book-slot.ts";
import type { LabDecisionOutcome } from "../domain/appointments/lifecycle/lab-decision.ts";
import { defaultLabDecision } from "../domain/appointments/lifecycle/lab-decision.ts";
import { appointmentMachines, type AppointmentState } from "../domain/appointments/lifecycle/machine.ts";
import {
  getAppointmentKind,
  completeAppointment,
  describeLegalSteps,
  stepAppointment,
} from "../domain/appointments/lifecycle/step.ts";
import { createAppointmentForOrder } from "../domain/appointments/booking/create-for-order.ts";
import type { AppointmentRow } from "../domain/appointments/table.ts";
import { venueTerms } from "../domain/appointments/slots/venues.ts";
import { serializeAppointment } from "../domain/appointments/serialize.ts";
import { appointmentSeed, confirmOptions, labDecisionOptions, orderRef } from "./arguments/order-seeds.ts";
import { optional, required } from "./arguments/parameters.ts";
import { type Area, type Method, method } from "./define-area.ts";

/** An appointment, or an order, by id or by any object with an `id`. An order means its newest appointment. */
export type AppointmentRef = OrderRef;

/** Options of a new appointment. */
export interface AppointmentSeed {
  /** ISO 8601 with an offset, milliseconds or a Date. @default the first usual slot at least a day ahead */
  readonly start_at?: Instant;
  /** Provider slug. @default a provider that is free to see the patient */
  readonly provider?: string;
  readonly appointment_notes?: string | null;
  /** @default the capital of the patient's state */
  readonly location?: { readonly lat: number; readonly lng: number };
}

/** How labs and other providers decide on bookings. */
export interface LabDecisionOptions {
  /** `noResponse` sends no decision: an asynchronous booking expires, and a synchronous booking fails with 500. */
  readonly outcome: LabDecisionOutcome;
  /** Delay of the decision on an asynchronous booking. @default "2m" */
  readonly after?: Duration;
}

/** A method of `mock.appointments` that an appointment allows. */
export type AppointmentMove = "confirm" | "reject" | "start" | "complete" | "cancel";

/** `mock.appointments`: performs the steps of patients, phlebotomists and labs that need no request. */
export interface AppointmentsFacade {
  /** Creates a confirmed appointment for an order without a booking key. Moves the order. */
  create(order: OrderRef, seed?: AppointmentSeed): Appointment;
  /** Returns an appointment, or the newest one of an order. Throws a `ServiceError` 404 when it does not exist. */
  get(appointment: AppointmentRef): Appointment;
  /** Lists the appointments of an order, oldest first. */
  list(order: OrderRef): Appointment[];
  /**
   * Confirms an appointment on behalf of the provider: agrees on a time, or accepts a booking. Throws a `ServiceError` 400,
   * which names the legal steps, when the appointment is neither pending nor reserved, and when you pass a time for an
   * appointment in a slot.
   */
  confirm(appointment: AppointmentRef, options?: Pick<AppointmentSeed, "start_at">): Appointment;
  /** Rejects a booking on behalf of the provider. */
  reject(appointment: AppointmentRef): Appointment;
  /** Starts the visit of the phlebotomist. */
  start(appointment: AppointmentRef): Appointment;
  /** Completes an appointment, as the clock does at its end. The order of a phlebotomy appointment becomes `draw_completed`. */
  complete(appointment: AppointmentRef): Appointment;
  /** Cancels an appointment on behalf of the provider. */
  cancel(appointment: AppointmentRef): Appointment;
  /** Lists the methods that the appointment allows now. Empty when its state is final. */
  moves(appointment: AppointmentRef): AppointmentMove[];
  /** Sets how labs and other providers decide on new bookings. */
  setLabDecision(decision: LabDecisionOutcome | LabDecisionOptions): void;
}

const moveNames: readonly AppointmentMove[] = ["confirm", "reject", "start", "complete", "cancel"];
const unconfirmed: readonly AppointmentState[] = ["pending", "reserved"];

const order = required("order", orderRef);
const appointment = required("appointment", orderRef);

function step(
  run: (world: World, row: AppointmentRow) => AppointmentRow,
): Method<AppointmentsFacade, AppointmentsFacade, "start"> {
  return method("Appointment", [appointment], ({ world }, ref) =>
    present(world, run(world, findAppointment(world, ref))),
  );
}

export const appointmentsArea: Area<AppointmentsFacade, AppointmentsFacade> = {
  create: method("Appointment", [order, optional("seed", appointmentSeed)], ({ world }, ref, seed = {}) =>
    present(world, createFromSeed(world, getOrderId(ref), seed)),
  ),
  get: method("Appointment", [appointment], ({ world }, ref) => present(world, findAppointment(world, ref))),
  list: method("Appointment[]", [order], ({ world }, ref) =>
    world.tables.appointments
      .all("order", getOrder(world, getOrderId(ref)).order_id)
      .map((row) => present(world, row)),
  ),
  confirm: method(
    "Appointment",
    [appointment, optional("options", confirmOptions)],
    ({ world }, ref, { start_at } = {}) =>
      present(world, confirmAppointment(world, findAppointment(world, ref), start_at)),
  ),
  reject: step((world, row) => rejectBooking(world, assertUnconfirmed(row))),
  start: step((world, row) => stepAppointment(world, row, "in_progress")),
  complete: step(completeAppointment),
  cancel: step((world, row) =>
    stepAppointment(world, row, "cancelled", { data: { reason: "cancelled_by_provider" } }),
  ),
  moves: method("text[]", [appointment], ({ world }, ref) => listMoves(findAppointment(world, ref))),
  setLabDecision: method(null, [required("decision", labDecisionOptions)], ({ world }, decision) => {
    const { outcome, after }: LabDecisionOptions =
      typeof decision === "string" ? { outcome: decision } : decision;
    world.labDecision.set({
      outcome,
      after: after === undefined ? defaultLabDecision.after : parseDuration(after),
    });
  }),
};

function present(world: World, row: AppointmentRow): Appointment {
  return serializeAppointment(world, row, world.now());
}

function findAppointment(world: World, ref: AppointmentRef): AppointmentRow {
  const { appointments } = world.tables;
  const id = getOrderId(ref);
  const row = appointments.get(id) ?? appointments.all("order", id).at(-1);
  if (row !== undefined) return row;
  if (world.tables.orders.get(id) === undefined) throw createNotFoundError("Appointment");
  throw new ServiceError(
    404,
    "Appointment not found: this order has none. Book one, or create one with mock.appointments.create(order).",
  );
}

function listMoves({ kind, state }: AppointmentRow): AppointmentMove[] {
  const next = appointmentMachines[kind].steps[state];
  const isUnconfirmed = unconfirmed.includes(state);
  const allowed: Readonly<Record<AppointmentMove, boolean>> = {
    confirm: isUnconfirmed,
    reject: isUnconfirmed,
    start: next.includes("in_progress"),
    complete: next.includes("in_progress") || next.includes("completed"),
    cancel: next.includes("cancelled"),
  };
  return moveNames.filter((name) => allowed[name]);
}

function parseStart(time: Instant | undefined): number | undefined {
  if (time === undefined) return time;
  const instant = readInstant(time);
  if (instant === null || !isInstant(instant))
    throw new RangeError("start_at must be an ISO 8601 time with an offset, milliseconds or a Date.");
  return instant;
}

function createFromSeed(
  world: World,
  orderId: string,
  { start_at, appointment_notes, ...seed }: AppointmentSeed,
) {
  const kind = getAppointmentKind(getOrder(world, orderId));
  if (kind === null)
    throw createBadRequestError("Orders with this collection method cannot have an appointment.");
  const order = getBookableOrder(world, orderId, kind);
  return createAppointmentForOrder(world, order, {
    ...seed,
    start: parseStart(start_at),
    notes: appointment_notes,
  });
}

function assertUnconfirmed(row: AppointmentRow): AppointmentRow {
  if (unconfirmed.includes(row.state)) return row;
  const allowed = 'Only a "pending" or "reserved" appointment can be confirmed or rejected';
  throw createBadRequestError(`This appointment is "${row.state}". ${allowed}. ${describeLegalSteps(row)}`);
}

function confirmAppointment(world: World, row: AppointmentRow, startAt: Instant | undefined): AppointmentRow {
  assertUnconfirmed(row);
  if (row.start !== null) {
    if (startAt === undefined) return confirmBooking(world, row);
    throw createBadRequestError(
      "This appointment keeps the time of its slot. Confirm it without start_at, or book another slot.",
    );
  }
  const start = parseStart(startAt);
  const times =
    start === undefined
      ? resolveAppointmentTimes(world, row)
      : { start, end: start + venueTerms[row.kind].duration };
  return stepAppointment(world, row, "scheduled", { patch: times });
}

import type { Appointment } from "../../src/generated/types.ts";
import { isInstant, parseDuration, parseInstant } from "../kernel/time.ts";
import { type OrderRef, getOrderId } from "./orders.ts";
import { getOrder } from "../domain/orders/queries/get-order.ts";
import { createBadRequestError, createNotFoundError, ServiceError } from "../domain/service-error.ts";
import type { World } from "../domain/world.ts";
import { resolveAppointmentTimes } from "../domain/appointments/booking/resolve-times.ts";
import { confirmBooking, rejectBooking } from "../domain/appointments/lifecycle/confirmation.ts";
import { getBookableOrder } from "../domain/appointments/booking/eligibility.ts";
import type { LabDecisionOutcome } from "../domain/appointments/lifecycle/lab-decision.ts";
import { defaultLabDecision } from "../domain/appointments/lifecycle/lab-decision.ts";
import { getAppointmentKind } from "../domain/appointments/lifecycle/order-effects.ts";
import { createAppointmentForOrder } from "../domain/appointments/booking/create-for-order.ts";
import { describeLegalSteps, stepAppointment } from "../domain/appointments/lifecycle/step.ts";
import type { AppointmentRow } from "../domain/appointments/table.ts";
import { venueTerms } from "../domain/appointments/slots/venues.ts";
import { serializeAppointment } from "../domain/appointments/wire.ts";

/** An appointment, or its order, by its id or by a record that carries it. An order stands for its newest appointment. */
export type AppointmentRef = OrderRef;

/** What a test wants of an appointment; the rest is usual. */
export interface AppointmentSeed {
  /** ISO 8601 with an offset, or milliseconds. @default the first usual hour that is a day ahead */
  readonly start_at?: string | number;
  /** @default a company that can see the patient */
  readonly provider?: string;
  readonly appointment_notes?: string | null;
  /** @default the capital of the patient's state */
  readonly location?: { readonly lat: number; readonly lng: number };
}

/** How labs decide on bookings at their centers. */
export interface LabDecisionOptions {
  /** `silence` answers nothing: a booking that waits lapses, and one that does not is answered 500. */
  readonly outcome: LabDecisionOutcome;
  /** How long a booking that may wait is left pending. @default "2m" */
  readonly after?: string | number;
}

/** `mock.appointments`: what patients, phlebotomists and labs do outside of requests. */
export interface AppointmentsFacade {
  /** Makes a confirmed appointment for an order, without asking for slots; the order moves along. */
  create(order: OrderRef, seed?: AppointmentSeed): Appointment;
  get(appointment: AppointmentRef): Appointment;
  /** The appointments of an order, oldest first. */
  list(order: OrderRef): Appointment[];
  /**
   * The provider confirms: a time is agreed on, or the laboratory takes the booking. A `ServiceError` 400 names the legal steps when
   * the appointment does not wait for a decision, and where a time is given for one whose slot has its own.
   */
  confirm(appointment: AppointmentRef, agreed?: Pick<AppointmentSeed, "start_at">): Appointment;
  /** The provider does not take it. */
  refuse(appointment: AppointmentRef): Appointment;
  /** Starts the visit of the phlebotomist. */
  start(appointment: AppointmentRef): Appointment;
  /** The sample was taken at home; the order becomes draw_completed. */
  complete(appointment: AppointmentRef): Appointment;
  /** The provider calls it off. */
  cancel(appointment: AppointmentRef): Appointment;
  /** Sets how labs decide on new bookings at their centers. */
  setLabDecision(answer: LabDecisionOutcome | LabDecisionOptions): void;
}

/** Creates `mock.appointments`. */
export function createAppointmentsFacade(world: World): AppointmentsFacade {
  const shown = (row: AppointmentRow): Appointment => serializeAppointment(row, world.now());
  return {
    create: (order, seed = {}) => shown(createFromSeed(world, getOrderId(order), seed)),
    get: (ref) => shown(findAppointment(world, ref)),
    list: (order) =>
      world.tables.appointments.all("order", getOrder(world, getOrderId(order)).order_id).map(shown),
    confirm: (ref, agreed = {}) =>
      shown(confirmAppointment(world, findAppointment(world, ref), agreed.start_at)),
    refuse: (ref) => shown(rejectBooking(world, assertUnconfirmed(findAppointment(world, ref)))),
    start: (ref) => shown(stepAppointment(world, findAppointment(world, ref), "in_progress")),
    complete: (ref) => shown(completeAppointment(world, findAppointment(world, ref))),
    cancel: (ref) =>
      shown(
        stepAppointment(world, findAppointment(world, ref), "cancelled", {
          data: { reason: "cancelled_by_provider" },
        }),
      ),
    setLabDecision: (answer) => {
      const { outcome, after }: LabDecisionOptions =
        typeof answer === "string" ? { outcome: answer } : answer;
      world.labDecision.set({
        outcome,
        after: after === undefined ? defaultLabDecision.after : parseDuration(after),
      });
    },
  };
}

function findAppointment(world: World, ref: AppointmentRef): AppointmentRow {
  const { appointments } = world.tables;
  const id = getOrderId(ref);
  const row = appointments.get(id) ?? appointments.all("order", id).at(-1);
  if (row !== undefined) return row;
  if (world.tables.orders.get(id) === undefined) throw createNotFoundError("Appointment");
  const ways = "book one, or make one by mock.appointments.create(order)";
  throw new ServiceError(
    404,
    `Appointment not found: this order has none. Before it can be decided on, ${ways}.`,
  );
}

function parseStart(time: string | number | undefined): number | undefined {
  if (time === undefined) return time;
  const instant = typeof time === "number" ? time : parseInstant(time);
  if (instant === null || !isInstant(instant))
    throw new RangeError("start_at is no instant: write an ISO time with an offset, or milliseconds.");
  return instant;
}

function createFromSeed(
  world: World,
  orderId: string,
  { start_at, appointment_notes, ...seed }: AppointmentSeed,
) {
  const kind = getAppointmentKind(getOrder(world, orderId));
  if (kind === null) throw createBadRequestError("Orders of this method take no appointment.");
  const order = getBookableOrder(world, orderId, kind);
  return createAppointmentForOrder(world, order, {
    ...seed,
    start: parseStart(start_at),
    notes: appointment_notes,
  });
}

function assertUnconfirmed(row: AppointmentRow): AppointmentRow {
  if (row.state === "pending" || row.state === "reserved") return row;
  const open = 'only one that is "pending" or "reserved" can be confirmed or refused';
  throw createBadRequestError(`This appointment is "${row.state}": ${open}. ${describeLegalSteps(row)}`);
}

function confirmAppointment(
  world: World,
  row: AppointmentRow,
  startAt: string | number | undefined,
): AppointmentRow {
  assertUnconfirmed(row);
  if (row.kind === "patient_service_center") {
    if (startAt === undefined) return confirmBooking(world, row);
    const ways = "Confirm it without start_at, or book another slot";
    throw createBadRequestError(`An appointment at a service center keeps the time of its slot. ${ways}.`);
  }
  const start = parseStart(startAt);
  const times =
    start === undefined
      ? resolveAppointmentTimes(world, row)
      : { start, end: start + venueTerms[row.kind].duration };
  return stepAppointment(world, row, "scheduled", { patch: times });
}

function completeAppointment(world: World, row: AppointmentRow): AppointmentRow {
  const begun = row.state === "scheduled" ? stepAppointment(world, row, "in_progress") : row;
  return stepAppointment(world, begun, "completed");
}

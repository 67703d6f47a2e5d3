import type { Appointment } from "../../../src/generated/types.ts";
import { isInstant, parseDuration, parseInstant } from "../../kernel/time.ts";
import { type OrderRef, orderIdOf } from "../orders/facade.ts";
import { orderOf } from "../orders/order.ts";
import { badRequest, notFound, Refusal } from "../refusal.ts";
import type { World } from "../world.ts";
import { agreedTimes } from "./agreed.ts";
import { confirmBooking, refuseBooking } from "./confirmation.ts";
import { orderToBook } from "./eligible.ts";
import type { LaboratoryOutcome } from "./laboratory-answer.ts";
import { usualAnswer } from "./laboratory-answer.ts";
import { kindOfOrder } from "./order-effects.ts";
import { placeAppointment } from "./place.ts";
import { describeLegalSteps, stepAppointment } from "./step.ts";
import type { AppointmentRow } from "./table.ts";
import { venueTerms } from "./venues.ts";
import { appointmentAnswer } from "./wire.ts";

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

/** How laboratories are to answer bookings at their centres. */
export interface LaboratoryWish {
  /** `silence` answers nothing: a booking that waits lapses, and one that does not is answered 500. */
  readonly outcome: LaboratoryOutcome;
  /** How long a booking that may wait is left pending. @default "2m" */
  readonly after?: string | number;
}

/** `mock.appointments`: what patients, phlebotomists and laboratories do, beside what the service is asked for. */
export interface AppointmentsFacade {
  /** Makes a confirmed appointment for an order, without asking for slots; the order moves along. */
  create(order: OrderRef, seed?: AppointmentSeed): Appointment;
  get(appointment: AppointmentRef): Appointment;
  /** The appointments of an order, oldest first. */
  list(order: OrderRef): Appointment[];
  /**
   * The provider confirms: a time is agreed on, or the laboratory takes the booking. A refusal of 400 names what is legal where
   * the appointment does not wait for a decision, and where a time is given for one whose slot has its own.
   */
  confirm(appointment: AppointmentRef, agreed?: Pick<AppointmentSeed, "start_at">): Appointment;
  /** The provider does not take it. */
  refuse(appointment: AppointmentRef): Appointment;
  /** The phlebotomist is at the door. */
  start(appointment: AppointmentRef): Appointment;
  /** The sample was taken at home; the order becomes draw_completed. */
  complete(appointment: AppointmentRef): Appointment;
  /** The provider calls it off. */
  cancel(appointment: AppointmentRef): Appointment;
  /** Says how laboratories answer bookings at their centres from now on. */
  laboratory(answer: LaboratoryOutcome | LaboratoryWish): void;
}

/** Makes the facade of one world. */
export function appointmentsFacade(world: World): AppointmentsFacade {
  const shown = (row: AppointmentRow): Appointment => appointmentAnswer(row, world.now());
  return {
    create: (order, seed = {}) => shown(create(world, orderIdOf(order), seed)),
    get: (ref) => shown(found(world, ref)),
    list: (order) =>
      world.tables.appointments.all("order", orderOf(world, orderIdOf(order)).order_id).map(shown),
    confirm: (ref, agreed = {}) => shown(confirm(world, found(world, ref), agreed.start_at)),
    refuse: (ref) => shown(refuseBooking(world, unconfirmed(found(world, ref)))),
    start: (ref) => shown(stepAppointment(world, found(world, ref), "in_progress")),
    complete: (ref) => shown(complete(world, found(world, ref))),
    cancel: (ref) =>
      shown(
        stepAppointment(world, found(world, ref), "cancelled", { data: { reason: "cancelled_by_provider" } }),
      ),
    laboratory: (answer) => {
      const { outcome, after }: LaboratoryWish = typeof answer === "string" ? { outcome: answer } : answer;
      world.laboratoryAnswer.set({
        outcome,
        after: after === undefined ? usualAnswer.after : parseDuration(after),
      });
    },
  };
}

function found(world: World, ref: AppointmentRef): AppointmentRow {
  const { appointments } = world.tables;
  const id = orderIdOf(ref);
  const row = appointments.get(id) ?? appointments.all("order", id).at(-1);
  if (row !== undefined) return row;
  if (world.tables.orders.get(id) === undefined) throw notFound("Appointment");
  const ways = "book one, or make one by mock.appointments.create(order)";
  throw new Refusal(404, `Appointment not found: this order has none. Before it can be decided on, ${ways}.`);
}

function instantOf(time: string | number | undefined): number | undefined {
  if (time === undefined) return time;
  const instant = typeof time === "number" ? time : parseInstant(time);
  if (instant === null || !isInstant(instant))
    throw new RangeError("start_at is no instant: write an ISO time with an offset, or milliseconds.");
  return instant;
}

function create(world: World, orderId: string, { start_at, appointment_notes, ...seed }: AppointmentSeed) {
  const kind = kindOfOrder(orderOf(world, orderId));
  if (kind === null) throw badRequest("Orders of this method take no appointment.");
  const order = orderToBook(world, orderId, kind);
  return placeAppointment(world, order, { ...seed, start: instantOf(start_at), notes: appointment_notes });
}

function unconfirmed(row: AppointmentRow): AppointmentRow {
  if (row.state === "pending" || row.state === "reserved") return row;
  const open = 'only one that is "pending" or "reserved" can be confirmed or refused';
  throw badRequest(`This appointment is "${row.state}": ${open}. ${describeLegalSteps(row)}`);
}

function confirm(world: World, row: AppointmentRow, startAt: string | number | undefined): AppointmentRow {
  unconfirmed(row);
  if (row.kind === "patient_service_center") {
    if (startAt === undefined) return confirmBooking(world, row);
    const ways = "Confirm it without start_at, or book another slot";
    throw badRequest(`An appointment at a service center keeps the time of its slot. ${ways}.`);
  }
  const start = instantOf(startAt);
  const times =
    start === undefined ? agreedTimes(world, row) : { start, end: start + venueTerms[row.kind].lasts };
  return stepAppointment(world, row, "scheduled", { patch: times });
}

function complete(world: World, row: AppointmentRow): AppointmentRow {
  const begun = row.state === "scheduled" ? stepAppointment(world, row, "in_progress") : row;
  return stepAppointment(world, begun, "completed");
}

import { appointmentEventStatusValues } from "../../../../src/generated/enums.ts";
import * as lifecycles from "../../../../src/generated/lifecycles.ts";
import type { AppointmentKind } from "../slots/venues.ts";

/** State of an appointment, in the words of its events. */
export type AppointmentState = (typeof appointmentEventStatusValues)[number];

/** State machine of one kind of appointment. It has the shape of the order state machines. */
export interface AppointmentMachine {
  readonly name: AppointmentKind;
  readonly title: string;
  readonly entries: readonly AppointmentState[];
  /** Transitions out of each state, the most common one first. */
  readonly steps: Readonly<Record<AppointmentState, readonly AppointmentState[]>>;
  readonly terminal: readonly AppointmentState[];
}

export const appointmentMachines: Readonly<Record<AppointmentKind, AppointmentMachine>> =
  lifecycles.appointmentMachines;

/** Appointment status by state. A scheduled appointment has status `confirmed`. */
export const statusByState = lifecycles.appointmentStatusByEvent;

export const appointmentStates: readonly AppointmentState[] = appointmentEventStatusValues;

/** Tells whether an appointment in this state is neither completed nor cancelled. */
export function isActiveState(state: AppointmentState): boolean {
  return state !== "completed" && state !== "cancelled";
}

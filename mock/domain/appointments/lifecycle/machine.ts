import {
  appointmentEventStatusValues,
  type appointmentStatusValues,
} from "../../../../src/generated/enums.ts";
import type { AppointmentKind } from "../slots/venues.ts";

/** State of an appointment, in the words of its events. */
export type AppointmentState = (typeof appointmentEventStatusValues)[number];

/** State machine of one kind of appointment. It has the shape of the order state machines. */
export interface AppointmentMachine {
  readonly name: AppointmentKind;
  readonly says: string;
  /** Initial states. */
  readonly entries: readonly AppointmentState[];
  /** Transitions out of each state, the most common one first. */
  readonly steps: Readonly<Record<AppointmentState, readonly AppointmentState[]>>;
  readonly terminal: readonly AppointmentState[];
}

const none: readonly AppointmentState[] = [];

/** State machines by kind. A service center does not report when a draw begins, so its appointment is completed when it is over. */
export const appointmentMachines: Readonly<Record<AppointmentKind, AppointmentMachine>> = {
  phlebotomy: {
    name: "phlebotomy",
    says: "At-home phlebotomy",
    entries: ["pending", "scheduled"],
    steps: {
      pending: ["scheduled", "cancelled"],
      reserved: none,
      scheduled: ["in_progress", "scheduled", "cancelled"],
      in_progress: ["completed", "cancelled"],
      completed: none,
      cancelled: none,
    },
    terminal: ["completed", "cancelled"],
  },
  patient_service_center: {
    name: "patient_service_center",
    says: "An appointment at a service center",
    entries: ["pending", "reserved", "scheduled"],
    steps: {
      pending: ["scheduled", "reserved", "cancelled"],
      reserved: ["scheduled", "cancelled"],
      scheduled: ["completed", "scheduled", "cancelled"],
      in_progress: none,
      completed: none,
      cancelled: none,
    },
    terminal: ["completed", "cancelled"],
  },
};

/** Appointment status by state. A scheduled appointment has status `confirmed`. */
export const statusByState = {
  pending: "pending",
  reserved: "reserved",
  scheduled: "confirmed",
  in_progress: "in_progress",
  completed: "completed",
  cancelled: "cancelled",
} as const satisfies Readonly<Record<AppointmentState, (typeof appointmentStatusValues)[number]>>;

/** All appointment states. */
export const appointmentStates: readonly AppointmentState[] = appointmentEventStatusValues;

/** Tells whether an appointment in this state is neither completed nor cancelled. */
export function isActiveState(state: AppointmentState): boolean {
  return state !== "completed" && state !== "cancelled";
}

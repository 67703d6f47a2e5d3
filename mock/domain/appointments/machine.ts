import type { AppointmentKind } from "./venues.ts";

/** What happened last to an appointment, as its events name it. */
export type AppointmentState =
  "pending" | "reserved" | "scheduled" | "in_progress" | "completed" | "cancelled";

/** How appointments of a kind move, in the shape of the machines of orders. */
export interface AppointmentMachine {
  readonly name: AppointmentKind;
  readonly says: string;
  /** What an appointment of the kind can begin as. */
  readonly entries: readonly AppointmentState[];
  /** The steps out of each state, the usual one first. */
  readonly steps: Readonly<Record<AppointmentState, readonly AppointmentState[]>>;
  readonly terminal: readonly AppointmentState[];
}

const none: readonly AppointmentState[] = [];

/** The two machines. A service center does not tell when a draw begins and ends: the order learns of it from the results. */
export const appointmentMachines: Readonly<Record<AppointmentKind, AppointmentMachine>> = {
  phlebotomy: {
    name: "phlebotomy",
    says: "A visit at the patient's home",
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
      scheduled: ["scheduled", "cancelled"],
      in_progress: none,
      completed: none,
      cancelled: none,
    },
    terminal: ["cancelled"],
  },
};

/** The status that an appointment shows for each state: an appointment whose time is agreed is called confirmed. */
export const statusByState = {
  pending: "pending",
  reserved: "reserved",
  scheduled: "confirmed",
  in_progress: "in_progress",
  completed: "completed",
  cancelled: "cancelled",
} as const satisfies Readonly<Record<AppointmentState, string>>;

/** Every state. */
export const appointmentStates: readonly AppointmentState[] = [
  "pending",
  "reserved",
  "scheduled",
  "in_progress",
  "completed",
  "cancelled",
];

/** Whether an appointment is neither over nor called off. */
export function isActiveState(state: AppointmentState): boolean {
  return state !== "completed" && state !== "cancelled";
}

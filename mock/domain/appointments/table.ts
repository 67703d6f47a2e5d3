import { defineTable } from "../../store/table.ts";
import { type AppointmentState, isActiveState } from "./machine.ts";
import type { AppointmentKind } from "./venues.ts";

/** What a provider adds to an event; plain JSON. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** A state that an appointment came to, and when. */
export interface AppointmentEventRecord {
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly state: AppointmentState;
  readonly data: EventData | null;
}

/** Where an appointment takes place, as it is answered. */
export interface VisitAddress {
  readonly first_line: string;
  readonly second_line: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly access_notes: string | null;
}

/** An appointment of an order. Everything in it is plain JSON. */
export interface AppointmentRow {
  readonly appointment_id: string;
  readonly user_id: string;
  readonly order_id: string;
  readonly transaction_id: string;
  readonly kind: AppointmentKind;
  readonly provider: string;
  readonly address: VisitAddress;
  readonly lat: number;
  readonly lng: number;
  /** Milliseconds; null until a time is agreed. */
  readonly start: number | null;
  /** Milliseconds; null until a time is agreed. */
  readonly end: number | null;
  readonly zone: string | null;
  /** The provider's own id of the appointment. */
  readonly provider_id: string;
  /** The number that the laboratory asks the patient for; null before it confirmed. */
  readonly external_id: string | null;
  readonly notes: string | null;
  /** Grow by one with every step. */
  readonly events: readonly AppointmentEventRecord[];
  /** The state of the last event. */
  readonly state: AppointmentState;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
}

/** An order has one active appointment at most, and so has a patient with each company that comes to the door. */
export const appointmentsTable = defineTable<AppointmentRow>()({
  name: "appointments",
  key: "appointment_id",
  ownedBy: "user",
  unique: {
    activeOfOrder: (row) => (isActiveState(row.state) ? row.order_id : null),
    activeVisit: (row) => (row.kind === "phlebotomy" && isActiveState(row.state) ? getVisitKey(row) : null),
  },
  ordered: {
    order: { group: (row) => row.order_id, by: (row) => row.created_at },
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
  },
});

/** The value under which the active visit of a patient by a company is found. */
export function getVisitKey({ user_id, provider }: Pick<AppointmentRow, "user_id" | "provider">): string {
  return `${user_id} ${provider}`;
}

/** A place in a slot, taken by a booking key. It stays when it is given back, so that its key books nothing again. */
export interface SlotHold {
  /** What the booking key stands for: one key, one hold. */
  readonly hold_id: string;
  readonly slot_id: string;
  readonly appointment_id: string;
  readonly user_id: string;
  /** Milliseconds of the virtual clock. */
  readonly from: number;
  /** When the place was given back; null while it is taken. */
  readonly until: number | null;
}

/** Places taken, by slot, by appointment and by user. */
export const slotHoldsTable = defineTable<SlotHold>()({
  name: "slotHolds",
  key: "hold_id",
  ownedBy: "user",
  unique: { current: (row) => (row.until === null ? row.appointment_id : null) },
  ordered: {
    slot: { group: (row) => row.slot_id, by: (row) => row.from },
    user: { group: (row) => row.user_id, by: (row) => row.from },
  },
});

import { defineTable } from "../../store/table.ts";
import { type AppointmentState, isActiveState } from "./lifecycle/machine.ts";
import type { AppointmentKind } from "./slots/venues.ts";

/** Event data from the provider. Plain JSON. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

/** One event of an appointment. */
export interface AppointmentEventRecord {
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly state: AppointmentState;
  readonly data: EventData | null;
}

/** Address of an appointment, as on the wire. */
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
  /** Milliseconds. Null until a time is confirmed. */
  readonly start: number | null;
  /** Milliseconds. Null until a time is confirmed. */
  readonly end: number | null;
  readonly zone: string | null;
  /** The provider's own id of the appointment. */
  readonly provider_id: string;
  /** The lab's number of the appointment. Null until the lab confirms. */
  readonly external_id: string | null;
  readonly notes: string | null;
  /** Each step adds one event. */
  readonly events: readonly AppointmentEventRecord[];
  /** The state of the last event. */
  readonly state: AppointmentState;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
}

/** Appointments. An order has at most one active appointment, and a patient at most one with each phlebotomy provider. */
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

/** Returns the index key of a patient's active appointment with a phlebotomy provider. */
export function getVisitKey({ user_id, provider }: Pick<AppointmentRow, "user_id" | "provider">): string {
  return `${user_id} ${provider}`;
}

/** A slot held by a booking key. The row stays after release so that the key cannot book again. */
export interface SlotHold {
  /** Derived from the booking key: one key, one hold. */
  readonly hold_id: string;
  readonly slot_id: string;
  readonly appointment_id: string;
  readonly user_id: string;
  /** Milliseconds of the virtual clock. */
  readonly from: number;
  /** Time of release. Null while the slot is held. */
  readonly until: number | null;
}

/** Slot holds, indexed by slot, appointment and user. */
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

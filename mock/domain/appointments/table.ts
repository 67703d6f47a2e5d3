import * as z from "zod";
import { appointmentProviderValues, appointmentTypeValues } from "../../../src/generated/enums.ts";
import { defineTable } from "../../store/table.ts";
import {
  countUuid,
  enumeration,
  instant,
  nonEmptyText,
  part,
  type Row,
  text,
  uuid,
  zone,
} from "../fields.ts";
import { accessNotes } from "../patients/address.ts";
import { appointmentMachines, appointmentStates, isActiveState } from "./lifecycle/machine.ts";
import type { AppointmentKind } from "./slots/venues.ts";
import { zipPattern } from "../../catalog/geo/find-state.ts";

const buildAppointment = () =>
  z.strictObject({
    appointment_id: uuid(),
    user_id: uuid(),
    order_id: uuid(),
    transaction_id: uuid(),
    kind: enumeration<AppointmentKind>(appointmentTypeValues),
    provider: enumeration<string>(appointmentProviderValues),
    address: part({
      first_line: text(),
      second_line: text().nullable(),
      city: text(),
      state: text(),
      zip_code: z.string().regex(zipPattern, "must be a ZIP code"),
      access_notes: accessNotes(),
    }),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    /** Milliseconds. Null until a time is confirmed. */
    start: instant().nullable(),
    /** Milliseconds. Null until a time is confirmed. */
    end: instant().nullable(),
    zone: zone().nullable(),
    provider_id: text(),
    /** The lab's number of the appointment. Null until the lab confirms. */
    external_id: text().nullable(),
    notes: text().nullable(),
    /** Each step adds one event. */
    events: z
      .array(
        part({
          /** Milliseconds of the virtual clock. */
          created_at: instant(),
          state: enumeration(appointmentStates),
          /** Event data from the provider. Plain JSON. */
          data: z
            .record(text(), z.union([text(), z.number(), z.boolean(), z.null()]))
            .readonly()
            .nullable(),
        }),
      )
      .min(1)
      .readonly(),
    /** The state of the last event. */
    state: enumeration(appointmentStates),
    /** Milliseconds of the virtual clock. */
    created_at: instant(),
  });

/** An appointment of an order. Everything in it is plain JSON. */
export type AppointmentRow = Row<typeof buildAppointment>;

export type VisitAddress = AppointmentRow["address"];

export type AppointmentEventRecord = AppointmentRow["events"][number];

export type EventData = NonNullable<AppointmentEventRecord["data"]>;

function checkConsistency(row: AppointmentRow, context: z.RefinementCtx<AppointmentRow>): void {
  const check = (isValid: boolean, path: PropertyKey[], message: string): void => {
    if (!isValid) context.addIssue({ code: "custom", path, message });
  };
  const { entries, steps } = appointmentMachines[row.kind];
  const states = new Set([...entries, ...Object.values(steps).flat()]);
  for (const [index, { state }] of row.events.entries())
    check(states.has(state), ["events", index, "state"], "must be a state of this kind of appointment");
  check(row.state === row.events.at(-1)?.state, ["state"], "must be the state of the last event");
  check((row.start === null) === (row.end === null), ["end"], "must be set if and only if the start is set");
  const isInOrder = row.start === null || row.end === null || row.end > row.start;
  check(isInOrder, ["end"], "must be later than the start");
}

/** Appointments. An order has at most one active appointment, and a patient at most one with each phlebotomy provider. */
export const appointmentsTable = defineTable<AppointmentRow>()({
  name: "appointments",
  key: "appointment_id",
  ownedBy: "user",
  schema: () => buildAppointment().superRefine(checkConsistency),
  references: [
    { path: "user_id", table: "users" },
    { path: "order_id", table: "orders" },
    { path: "transaction_id", table: "orderTransactions" },
  ],
  counted: (row, seed) => [countUuid(seed, "appointment", row.appointment_id)],
  unique: {
    activeOfOrder: (row) => (isActiveState(row.state) ? row.order_id : null),
    activeVisit: (row) => (row.kind === "phlebotomy" && isActiveState(row.state) ? getVisitKey(row) : null),
  },
  ordered: {
    order: { group: (row) => row.order_id, by: (row) => row.created_at },
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
  },
});

export function getVisitKey({ user_id, provider }: Pick<AppointmentRow, "user_id" | "provider">): string {
  return `${user_id} ${provider}`;
}

const buildSlotHold = () =>
  z.strictObject({
    /** Derived from the booking key: one key, one hold. */
    hold_id: nonEmptyText(),
    slot_id: nonEmptyText(),
    appointment_id: uuid(),
    user_id: uuid(),
    /** Milliseconds of the virtual clock. */
    from: instant(),
    /** Time of release. Null while the slot is held. */
    until: instant().nullable(),
  });

/** A slot held by a booking key. The row stays after release so that the key cannot book again. */
export type SlotHold = Row<typeof buildSlotHold>;

export const slotHoldsTable = defineTable<SlotHold>()({
  name: "slotHolds",
  key: "hold_id",
  ownedBy: "user",
  schema: () =>
    buildSlotHold().refine(({ hold_id, slot_id }) => hold_id.startsWith(`${slot_id} `), {
      path: ["hold_id"],
      error: "must start with the slot_id",
    }),
  references: [
    { path: "user_id", table: "users" },
    { path: "appointment_id", table: "appointments" },
  ],
  unique: { current: (row) => (row.until === null ? row.appointment_id : null) },
  ordered: {
    slot: { group: (row) => row.slot_id, by: (row) => row.from },
    user: { group: (row) => row.user_id, by: (row) => row.from },
  },
});

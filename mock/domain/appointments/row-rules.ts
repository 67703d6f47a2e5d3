import * as z from "zod";
import { appointmentProviderValues } from "../../../src/generated/enums.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { strictObject, nonEmptyText, instant, enumeration, text, uuid, zone } from "../fields.ts";
import { accessNotes } from "../patients/row-rules.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import { appointmentMachines, appointmentStates } from "./lifecycle/machine.ts";
import type { AppointmentEventRecord, AppointmentRow, SlotHold, VisitAddress } from "./table.ts";

/** Schema of an appointment, as stored in its table and in its events. */
export const appointmentSchema = buildOnce(() =>
  strictObject<AppointmentRow>({
    appointment_id: uuid(),
    user_id: uuid(),
    order_id: uuid(),
    transaction_id: uuid(),
    kind: enumeration(["phlebotomy", "patient_service_center"]),
    provider: enumeration(appointmentProviderValues),
    address: strictObject<VisitAddress>({
      first_line: text(),
      second_line: text().nullable(),
      city: text(),
      state: text(),
      zip_code: z.string().regex(/^\d{5}(?:-\d{4})?$/, "must be a ZIP code"),
      access_notes: accessNotes(),
    }),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    start: instant().nullable(),
    end: instant().nullable(),
    zone: zone().nullable(),
    provider_id: text(),
    external_id: text().nullable(),
    notes: text().nullable(),
    events: z
      .array(
        strictObject<AppointmentEventRecord>({
          created_at: instant(),
          state: enumeration(appointmentStates),
          data: z.record(text(), z.union([text(), z.number(), z.boolean(), z.null()])).nullable(),
        }),
      )
      .min(1),
    state: enumeration(appointmentStates),
    created_at: instant(),
  }).superRefine(checkConsistency),
);

function checkConsistency(row: AppointmentRow, context: z.core.$RefinementCtx<AppointmentRow>): void {
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

/** Rules that an import checks for appointments. */
export const appointmentRules = defineRules<AppointmentRow>(appointmentSchema, {
  references: [
    { path: "user_id", table: "users" },
    { path: "order_id", table: "orders" },
    { path: "transaction_id", table: "orderTransactions" },
  ],
  counted: (row, seed) => [countUuid(seed, "appointment", row.appointment_id)],
});

/** Rules that an import checks for slot holds. */
export const slotHoldRules = defineRules<SlotHold>(
  () =>
    strictObject<SlotHold>({
      hold_id: nonEmptyText(),
      slot_id: nonEmptyText(),
      appointment_id: uuid(),
      user_id: uuid(),
      from: instant(),
      until: instant().nullable(),
    }).refine(({ hold_id, slot_id }) => hold_id.startsWith(`${slot_id} `), {
      path: ["hold_id"],
      error: "must start with the slot_id",
    }),
  {
    references: [
      { path: "user_id", table: "users" },
      { path: "appointment_id", table: "appointments" },
    ],
  },
);

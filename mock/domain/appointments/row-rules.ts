import { z } from "zod";
import { appointmentProviderValues } from "../../../src/generated/enums.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { strictObject, nonEmptyText, instant, enumeration, text, uuid, zone } from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import { appointmentMachines, appointmentStates } from "./lifecycle/machine.ts";
import type { AppointmentEventRecord, AppointmentRow, SlotHold, VisitAddress } from "./table.ts";

/** A whole appointment, as its table and the events that tell of it keep it. */
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
      zip_code: text(),
      access_notes: text().nullable(),
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
  const must = (holds: boolean, path: PropertyKey[], message: string): void => {
    if (!holds) context.addIssue({ code: "custom", path, message });
  };
  const { entries, steps } = appointmentMachines[row.kind];
  const states = new Set([...entries, ...Object.values(steps).flat()]);
  for (const [index, { state }] of row.events.entries())
    must(states.has(state), ["events", index, "state"], "has to be a state of this kind of appointment");
  must(row.state === row.events.at(-1)?.state, ["state"], "has to be the state of the last event");
  must((row.start === null) === (row.end === null), ["end"], "has to be there if the start is");
  must((row.end ?? 1) > (row.start ?? 0), ["end"], "has to be later than the start");
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

/** Rules that an import checks for places in slots. */
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
      error: "has to begin with the slot_id",
    }),
  {
    references: [
      { path: "user_id", table: "users" },
      { path: "appointment_id", table: "appointments" },
    ],
  },
);

import type { Order } from "sanguine";
import * as tolerant from "sanguine/schemas";
import { responseValidator } from "sanguine/schemas";
import { expect, test } from "vitest";
import { strict } from "../../../src/generated/schemas/strict.ts";
import { readModel } from "../../../scripts/generate/read.ts";
import { loadSpec, sampleShape } from "../../support/sample-shapes.ts";
import { stubbed, userId } from "../support/client.ts";

/**
 * What the published service may leave out (`optional`), send as null (`nullable`), does not have (`absent`), or may send as
 * another type.
 */
const published = `
BiomarkerResult: interpretation optional; result_type absent; source_markers optional
ExpectedResult: lab_id nullable, optional; loinc nullable, optional; provider_id nullable, optional
HeartratePoint: end absent; start absent
HrvPoint: end absent; start absent
Insurance: is_primary optional
LabAccountList: data optional
LabResults: results object
LabResultsMetadata: status optional
LabTest: description absent
Loinc: unit optional
LabTestMarker: description nullable, optional; lab_id nullable, optional; price nullable, optional; provider_id nullable, optional; type nullable, optional; unit optional
Marker: description nullable, optional; expected_results absent; lab_id nullable, optional; price nullable, optional; provider_id nullable, optional; type nullable, optional; unit optional
MarkerPage: page nullable; pages nullable; size nullable; total nullable
Order: notes nullable; order_transaction nullable, optional; origin nullable, optional; priority optional; sample_id nullable; status nullable, optional; last_event absent
OrderEvent: status_detail optional
OrderInTransaction: low_level_status nullable, optional; low_level_status_created_at nullable, optional; origin nullable, optional
OrderPage: page optional; size optional; total optional
OrderPatientAddress: access_notes optional; phone_number optional; receiver_name optional; second_line optional
OrderTransactionResponse: orders optional
ParsedReportMetadata: date_collected optional; date_reported optional; dob optional; gender optional; lab_name optional; patient_first_name optional; patient_last_name optional; specimen_number optional
ParsedResult: interpretation optional; is_above_max_range optional; is_below_min_range optional; loinc_match_status optional; loinc_matches optional; max_reference_range optional; measurement_kind optional; min_reference_range optional; name absent; reference_range absent; sample_type optional; sensitivity optional; source_panel_name optional; type optional; unit absent; units optional
ParsingJob: data optional; failure_reason optional
PatientServiceCenter: distance number
PscMetadata: fax_number optional; hours optional; phone_number optional; second_line optional
RespiratoryRatePoint: end absent; start absent
Shipment: created_at absent; updated_at absent
SleepStream: heartrate nullable; hrv nullable; hypnogram nullable; respiratory_rate nullable
UserAddress: zip_code absent`;

type Schemas = Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } } | undefined>>;

const model = readModel(await loadSpec());
const sample = (name: string) => sampleShape({ kind: "ref", name }, model)[0] as Record<string, unknown>;
const readsTolerant = (name: string, value: unknown) =>
  (tolerant as unknown as Schemas)[`${name}Schema`]?.safeParse(value).success;
const readsStrict = (name: string, value: unknown) =>
  strict[name as keyof typeof strict]().safeParse(value).success;

const omit = (value: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** Creates the variation of a value that a word of the table names. */
const variations: Record<string, (value: Record<string, unknown>, field: string) => object> = {
  optional: omit,
  absent: omit,
  nullable: (value, field) => ({ ...value, [field]: null }),
  number: (value, field) => ({ ...value, [field]: 3.4 }),
  object: (value, field) => ({ ...value, [field]: { panels: [] } }),
};

const rows = published
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [name = "", fields = ""] = line.split(": ");
    return fields.split("; ").flatMap((each) => {
      const [field = "", ...words] = each.split(/,? /);
      return words.map((word): [string, string, string] => [name, field, word]);
    });
  });

test.each(rows)("[GEN-14] %s.%s %s: the client accepts it, the mock never sends it", (name, field, word) => {
  const value = sample(name);
  const varied = variations[word]?.(value, field);
  expect([readsTolerant(name, value), readsStrict(name, value)]).toEqual([true, true]);
  expect([readsTolerant(name, varied), readsStrict(name, varied)]).toEqual([true, false]);
  expect(readsTolerant(name, { ...value, [field]: [() => undefined] })).toBe(false);
});

/** The series whose points are at one instant. All others cover an interval. */
const instants =
  `BloodOxygen BloodPressure BodyFat BodyWeight CaloriesBasal Cholesterol ElectrocardiogramVoltage FloorsClimbed
  Glucose Heartrate Hrv Ige Igg RespiratoryRate StressLevel Water`.split(/\s+/);
const points = [...model.components.keys()].filter(
  (name) => /[a-z0-9]Point$/.test(name) && name !== "TimeseriesPoint",
);

test.each(points)(
  "[GEN-14] a %s at an instant may lack start and end, one of an interval timestamp",
  (name) => {
    const point = sample(name);
    const isInstant = instants.includes(name.replace(/Point$/, ""));
    expect(readsTolerant(name, point)).toBe(true);
    expect(readsTolerant(name, omit(point, "start", "end"))).toBe(isInstant);
    expect(readsTolerant(name, omit(point, "timestamp"))).toBe(!isInstant);
  },
);

test("[GEN-14] an order with all that the published service leaves out passes validation and can be waited for", async () => {
  const { last_event, ...order } = omit(sample("Order"), "origin", "order_transaction", "priority", "status");
  const sent = {
    ...order,
    notes: null,
    sample_id: null,
    events: [
      { ...sample("OrderEvent"), status: "received.testkit.ordered" },
      omit({ ...sample("OrderEvent"), status: "completed.testkit.completed" }, "status_detail"),
    ],
  };
  expect(last_event).toBeDefined();
  const { client } = stubbed(() => Response.json(sent), { validate: responseValidator({ mode: "throw" }) });
  const read: Order = await client.orders.waitFor(userId);
  expect(read).toEqual(sent);
});

test("[GEN-14] an order without events is awaited by its status", async () => {
  const order = { ...omit(sample("Order"), "last_event"), events: [], status: "completed" };
  const { client } = stubbed(() => Response.json(order));
  expect(await client.orders.waitFor(userId)).toEqual(order);
});

test("[GEN-14] a wrong field of a result is named, although results may be an object", async () => {
  const [result] = sampleShape({ kind: "ref", name: "BiomarkerResult" }, model) as object[];
  const body = { ...sample("LabResults"), results: [result, { ...result, name: 4711 }] };
  const { client } = stubbed(() => Response.json(body), { validate: responseValidator({ mode: "throw" }) });
  await expect(client.orders.result(userId)).rejects.toThrow(
    "differs from the document at results.1.name (invalid_type)",
  );
});

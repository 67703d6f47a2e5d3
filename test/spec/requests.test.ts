import { expect, test } from "vitest";
import {
  labAccountStatusValues,
  orderLowLevelStatusValues,
  orderStatusValues,
  pscRadiusValues,
} from "../../src/generated/enums.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { setAt } from "../contract/schemas.ts";
import { getDocumented } from "../support/calls.ts";
import { accepts } from "./accepts.ts";

/** The queries that are valid; of an operation that is not named, the empty one. */
const queries: { readonly [Id in OperationId]?: object } = {
  "psc.info": { zip_code: "85004", lab_id: 1 },
  "psc.areaInfo": { zip_code: "85004" },
  "psc.availability": { lab: "harrowgate_labs" },
};

/** Returns whether an operation takes a value at a place, such as `body.insured.email`; undefined is no value. */
function takes(id: OperationId, place: string, value: unknown): boolean {
  const [where, ...fields] = place.split(".") as ["query" | "body", ...string[]];
  const base = where === "body" ? getDocumented(id).body?.example : (queries[id] ?? {});
  return accepts(id, where, setAt(base, fields, value));
}

test.each<[OperationId, required: string]>([
  ["users.updateInfo", "first_name last_name email phone_number gender dob address"],
  ["insurance.create", "payor_code member_id relationship insured"],
  ["insurance.create", "insured.first_name insured.last_name insured.email insured.phone_number"],
  ["insurance.create", "insured.gender insured.dob insured.address"],
  ["orders.create", "user_id patient_details patient_address"],
  ["orders.import", "billing_type order_set collection_method sample_id"],
  ["orders.createTestkit", "user_id lab_test_id shipping_details"],
  ["orders.registerTestkit", "sample_id patient_details patient_address"],
  ["orders.update", "activate_by"],
])("%s requires %s, and rejects an unknown field", (id, required) => {
  expect(takes(id, "body.nickname", undefined)).toBe(true);
  expect(takes(id, "body.nickname", "x")).toBe(false);
  expect(required.split(" ").filter((name) => takes(id, `body.${name}`, undefined))).toEqual([]);
});

const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004", country: "US" };
const guarantor = { first_name: "Edith", last_name: "Fernsby", phone_number: "1" };
const notes = [undefined, null, "x".repeat(1_000)];
const longNotes = ["x".repeat(1_001), 7];
const reason = "9a7c5e3b-1d2f-4b68-8c0e-5f4a3b2c1d0e";
const atHome = { cancellation_reason_id: reason, notes: null };
const atCenter = { cancellationReasonId: reason, note: null };
const statuses = labAccountStatusValues.flatMap((value) => [
  value,
  value.toUpperCase(),
  value.replace(/^./, (letter) => letter.toUpperCase()),
]);

/** What operations accept at a place, and what they reject there. */
const rows: readonly (readonly [
  clauses: string,
  id: OperationId,
  place: string,
  accepted: readonly unknown[],
  rejected: readonly unknown[],
])[] = [
  ["", "users.updateInfo", "body.email", [], ["ada"]],
  ["", "users.updateInfo", "body.gender", ["agender"], [null]],
  ...["race", "ethnicity", "sexual_orientation", "gender_identity"].map(
    (name) => ["", "users.updateInfo", `body.${name}`, ["other", null], ["no such"]] as const,
  ),
  [
    "",
    "insurance.create",
    "body.guarantor",
    [
      { ...guarantor, address },
      { ...guarantor, address, household_income: 2500.5, household_size: 2.5 },
      null,
    ],
    [guarantor],
  ],
  ["", "insurance.create", "body.group_id", [null], []],
  ["", "insurance.create", "body.company", [], [{ name: "Acme Mutual", address }]],
  ...(["markers.list", "markers.orderSet", "labTests.markers", "orders.list"] as const).flatMap((id) => [
    [id === "orders.list" ? "[ORD-15]" : "", id, "query.page", [undefined, 1, 9], [0, 1.5]] as const,
    ["", id, "query.size", [1, 100], [0, 101]] as const,
  ]),
  ["", "markers.list", "query.lab_id", [[1, 2]], []],
  ["", "markers.list", "query.lab_slug", ["no such lab"], []],
  ["", "markers.orderSet", "body.lab_test_ids", [undefined, null, ["heart"]], []],
  ["", "markers.orderSet", "body.add_on", [undefined, null, { provider_ids: ["7600"] }], []],
  ["", "labTests.list", "query.lab_test_limit", [], [0]],
  ["", "labAccounts.list", "query.status", statuses, ["closed", "PENDING ", "xpending", ""]],
  [
    "",
    "psc.info",
    "query.zip_code",
    [],
    [undefined, "8500", "850041", "85004-1234", " 85004", "8500x", "85004\n"],
  ],
  ["", "psc.info", "query.lab_id", [], [undefined]],
  ["", "psc.info", "query.radius", pscRadiusValues, ["30", "25.0", "025", ""]],
  ["", "psc.areaInfo", "query.radius", pscRadiusValues, ["30", "25.0", "025", ""]],
  ["[ORD-1]", "orders.create", "body.lab_test_id", [undefined, reason], []],
  ["[ORD-1]", "orders.create", "body.order_set", [undefined], []],
  ["[ORD-3]", "orders.create", "body.clinical_notes", notes, longNotes],
  ["[ORD-22]", "orders.create", "body.patient_address.zip", ["85004", "85004-1234"], ["8500", "EC1A 1BB"]],
  ["[ORD-22]", "orders.import", "body.patient_address.zip", ["85004", "85004-1234", "8500", "EC1A 1BB"], []],
  ["[ORD-11]", "orders.list", "query.status", [orderLowLevelStatusValues], [[orderStatusValues[0]]]],
  ...(
    ["phlebotomy.book", "phlebotomy.request", "phlebotomy.reschedule", "psc.book", "psc.reschedule"] as const
  ).map((id) => ["", id, "body.appointment_notes", notes, longNotes] as const),
  ...(["psc.book", "phlebotomy.book"] as const).flatMap((id) =>
    (
      [
        ["sync_confirmation_timeout_millisecond", 1_000, 10_000],
        ["async_confirmation_timeout_millisecond", 60_000, 172_800_000],
      ] as const
    ).map(
      ([name, least, most]) =>
        [
          "[APT-7, APT-10]",
          id,
          `body.${name}`,
          [least, most, null],
          [least - 1, most + 1, least + 0.5, "soon"],
        ] as const,
    ),
  ),
  ["", "phlebotomy.cancel", "body", [atHome], [atCenter]],
  ["", "psc.cancel", "body", [atCenter], [atHome, { cancellationReasonId: "other" }]],
  // A request names a company that visits, not one with centers.
  ["", "phlebotomy.request", "body.provider", ["wayside_draws"], ["harrowgate_labs"]],
  ["", "phlebotomy.request", "body.address.zip_code", ["85004"], ["8500"]],
  ["", "phlebotomy.availability", "query.start_date", ["2026-02-03", null], ["2026-02-30"]],
  ["", "psc.availability", "query.start_date", ["2026-02-03", null], []],
  ["", "psc.availability", "query.lab", [], [undefined]],
];

test.each(rows)("%s %s takes what is right at %s, and nothing else", (_, id, place, accepted, rejected) => {
  const isAccepted = (value: unknown) => takes(id, place, value);
  // What is rejected is so for its value: the same request without it is right.
  expect(takes(id, `${place.split(".")[0]}.nickname`, undefined)).toBe(true);
  expect(accepted.filter((value) => !isAccepted(value))).toEqual([]);
  expect(rejected.filter(isAccepted)).toEqual([]);
});

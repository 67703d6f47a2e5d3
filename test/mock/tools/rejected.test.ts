import { getLabTest } from "../http/handlers/orders-caller.ts";
import { createMock, type Mock, type OrderSeed } from "sanguine/mock";
import type { Order, User } from "sanguine";
import { expect, it } from "vitest";

type Call = (mock: Mock, user: User, order: Order) => unknown;

const nobody = "11111111-1111-4111-8111-111111111111";
const impossible = (value: object) => value as never;
const impossiblePoints = {
  provider: "acme_watch",
  points: [61, -1].map((value) => ({ timestamp: "2026-01-10T08:00:00Z", value })),
};

/** Orders that cannot be, and what the error says. */
const seeds: readonly (readonly [string, OrderSeed, RegExp])[] = [
  ["an invalid day", { activate_by: "next week" }, /activate_by must be a date/],
  ["a day gone by", { activate_by: "2026-01-14" }, /activate_by must be a future day/],
  ["notes that are too long", { clinical_notes: "x".repeat(1001) }, /at most 1000 characters/],
  ["no sample id", { sample_id: " " }, /sample_id must not be empty/],
  ["the sample id of another order", { sample_id: "taken" }, /must not belong to another order/],
  ["a kit to register at a center", { registrable: true, method: "walk_in_test" }, /is only for test kits/],
  ["an imported kit to register", { registrable: true, imported: true }, /An imported order has its sample/],
  ["a status off every way", { imported: true, status: "ordered" }, /from requisition_bypassed to ordered/],
  ["a status of another method", { method: "walk_in_test", status: "transit_lab" }, /Transition|never/],
  ["a lab account of nobody", { lab_account_id: nobody }, /Lab account not found/],
  ["a patient without a name", { patient: { last_name: "" } }, /must not be empty/],
  ["an unknown lab test", { lab_test_ids: [nobody] }, /is not a known lab test/],
];

/** Calls that are wrong in their last part, or only by what the mock holds. */
const calls: Readonly<Record<string, Call>> = {
  "seedWorld, second user": (mock) =>
    mock.seedWorld({ users: [{ client_user_id: "a" }, { client_user_id: "a" }] }),
  "users.create, trait": (mock) =>
    mock.users.create({ client_user_id: "a", traits: impossible(["athlete", "x"]) }),
  "users.update, label": (mock, user) =>
    mock.users.update(user, { ingestion_start: "2025-01-01", client_user_id: "taken" }),
  "users.setInfo, email": (mock, user) => mock.users.setInfo(user, { first_name: "Ada", email: "bad" }),
  "insurance.create, relationship": (mock, user) =>
    mock.insurance.create(user, impossible({ relationship: "x" })),
  "connections.create, user": (mock) => mock.connections.create({ user: nobody, provider: "acme_watch" }),
  "timeseries.add, second point": (mock, user) => mock.timeseries.add(user, "heartrate", impossiblePoints),
  "timeseries.replace, second point": (mock, user) =>
    mock.timeseries.replace(user, "heartrate", impossiblePoints),
  "link.createToken, provider": (mock, user) => mock.link.createToken({ user, provider: "nowhere" }),
  "labAccounts.set, state": (mock) =>
    mock.labAccounts.set(
      mock.labAccounts.list()[0]!,
      impossible({ status: "suspended", allowed_billing: { commercial_insurance: ["XX"] } }),
    ),
  "labAccounts.create, marker": (mock) =>
    mock.labAccounts.create({ lab: "harrowgate_labs", without_markers: [1] }),
  "labAccounts.set, lab test": (mock) =>
    mock.labAccounts.set(mock.labAccounts.list()[0]!, { without_lab_tests: [nobody] }),
  "orders.create, patient of no user": (mock) => mock.orders.create({ patient: { email: "bad" } }),
  "orders.create, method that the lab test does not have": (mock) =>
    mock.orders.create({ method: "walk_in_test", lab_test_ids: [getLabTest("longevity_at_home").id] }),
  "orders.create, policy": (mock) => mock.orders.create({ policy: { after: "soon" as never } }),
  "orders.advanceTo, status": (mock, _, order) => mock.orders.advanceTo(order, "delivered_to_lab"),
  "orders.set, policy": (mock, _, order) =>
    mock.orders.set(order, { notes: "call first", policy: { after: "soon" as never } }),
  "orders.recreate, order that goes on": (mock, _, order) => mock.orders.recreate(order),
  "appointments.create, time": (mock, _, order) => mock.appointments.create(order, { start_at: "soon" }),
  "appointments.create, place": (mock, _, order) =>
    mock.appointments.create(order, { location: { lat: 91, lng: 0 } }),
  "appointments.create, notes": (mock, _, order) =>
    mock.appointments.create(order, { appointment_notes: "x".repeat(1001) }),
  "labReports.setOutcome, birth date": (mock) =>
    mock.labReports.setOutcome({ metadata: { dob: "4/21/1986" }, results: [] }),
  "labReports.setOutcome, LOINC match": (mock) =>
    mock.labReports.setOutcome({
      results: [impossible({ name: "Glucose", value: 98, loinc_matches: [{ loinc_code: "2345-7" }] })],
    }),
  "labReports.create, outcome": (mock, user) =>
    mock.labReports.create(impossible({ user, outcome: { results: [{ name: 1 }] } })),
  "webhooks.rotate, secret": (mock) => mock.webhooks.rotate(mock.webhooks.list()[0]!, "bad"),
  "webhooks.release, message": (mock) => mock.webhooks.release(["msg_0"]),
  "settings.set, lifetime": (mock) => mock.settings.set({ minors: true, linkTokenLifetime: "soon" as never }),
  "faults.preset, operation": (mock) =>
    mock.faults.preset("flaky", impossible({ operation: "users.nothing" })),
  "unknownValues.enable, rate": (mock) => mock.unknownValues.enable({ enums: false, rate: 3 }),
  "clock.advanceTo, past": (mock) => mock.clock.advanceTo("2020-01-01T00:00:00Z"),
  "import, world": (mock) => mock.import(impossible({ ...mock.export(), tables: { users: [{}] } })),
};

it.for<readonly [string, Call, RegExp?]>([
  ...Object.entries(calls),
  ...seeds.map(
    ([what, seed, says]) =>
      [`orders.create, ${what}`, ({ orders }: Mock) => orders.create(seed), says] as const,
  ),
])("[TST-8] %s: a call that is rejected changes nothing", async ([, call, says = /.{20}/]) => {
  const mock = createMock();
  const user = mock.users.create();
  mock.users.create({ client_user_id: "taken" });
  mock.connections.create({ user, provider: "acme_watch" });
  mock.webhooks.register({ url: "http://127.0.0.1:1/", eventTypes: ["provider.*"] });
  mock.labAccounts.list();
  const order = mock.orders.create({
    user,
    method: "walk_in_test",
    status: "requisition_created",
    sample_id: "taken",
  });
  const { counters: _before, ...before } = mock.export();
  await expect((async () => call(mock, user, order))()).rejects.toThrow(says);
  // A number that only makes ids differ may be skipped.
  const { counters: _after, ...after } = mock.export();
  expect(after).toEqual(before);
});

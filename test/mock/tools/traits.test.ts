import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { type OrderTrait } from "../../../mock/tools/traits.ts";

it("[STA-4] creates a user with patient info, insurance and connections, and merges at any depth", () => {
  const mock = createMock();
  const user = mock.users.create({
    traits: ["insured", "connected", "british"],
    info: { first_name: "Rosalind", address: { city: "Tucson", zip: "85701" } },
    insurance: { member_id: "M-1", insured: { last_name: "Vance", address: { city: "Bisbee" } } },
  });
  const info = mock.users.info(user);
  expect(info).toMatchObject({ first_name: "Rosalind", address: { city: "Tucson", zip_code: "85701" } });
  expect(info?.last_name).toMatch(/^[A-Z][a-z]+$/);
  expect(info?.address?.first_line).toMatch(/^\d+ /);
  expect(mock.insurance.latest(user)).toMatchObject({
    member_id: "M-1",
    payor_code: "ACME01",
    insured: {
      first_name: "Rosalind",
      last_name: "Vance",
      // The street is that of the patient, which the trait sets.
      address: { city: "Bisbee", first_line: info?.address?.first_line },
    },
  });
  expect(mock.connections.list(user)).toMatchObject([{ provider: "acme_watch", status: "connected" }]);
  expect(user.fallback_time_zone?.id).toBe("Europe/London");
  const other = mock.users.create({ traits: ["british"], fallback_time_zone: "Europe/Paris" });
  expect(other.fallback_time_zone?.id).toBe("Europe/Paris");
});

it("[STA-4] creates nothing when a part of a user is invalid", () => {
  const mock = createMock();
  expect(() => mock.users.create({ info: { dob: "yesterday" } })).toThrow("dob");
  expect(() => mock.users.create({ insurance: {} })).toThrow(
    "Store the patient info of this user before insurance.",
  );
  expect(() => mock.users.create({ traits: ["patient"], connections: ["no_such_provider"] })).toThrow(
    "body.provider",
  );
  expect(mock.users.list()).toEqual([]);
});

it.each([
  ["expired", "token_refresh_failed"],
  ["wrong_password", "provider_credential_error"],
  ["revoked", "deregistered_per_provider"],
] as const)("[STA-4] creates a connection that is %s", (trait, error_type) => {
  const mock = createMock();
  const connection = mock.connections.create({
    user: mock.users.create(),
    provider: "acme_watch",
    traits: [trait, "slow"],
  });
  expect(connection).toMatchObject({ status: "error", error_details: { error_type } });
});

const expected: readonly (readonly [readonly OrderTrait[], string])[] = [
  [["testkit"], "received.testkit.ordered"],
  [["walk_in"], "received.walk_in_test.ordered"],
  [["at_home"], "received.at_home_phlebotomy.ordered"],
  [["on_site"], "received.on_site_collection.ordered"],
  [["unregistered"], "received.testkit.awaiting_registration"],
  [["shipped"], "collecting_sample.testkit.transit_customer"],
  [["partial"], "sample_with_lab.walk_in_test.partial_results"],
  [["on_site", "completed"], "completed.on_site_collection.completed"],
  [["walk_in", "cancelled"], "cancelled.walk_in_test.cancelled"],
  [["at_home", "failed"], "failed.at_home_phlebotomy.sample_error"],
  [["abnormal"], "completed.testkit.completed"],
  [["critical", "walk_in"], "completed.walk_in_test.completed"],
  [["missing"], "completed.testkit.completed"],
  [["abnormal", "partial"], "sample_with_lab.walk_in_test.partial_results"],
];

it.each(expected)("[STA-4] creates an order that is %j", (traits, status) => {
  const mock = createMock();
  expect(mock.orders.create({ traits }).last_event.status).toBe(status);
});

it("[STA-4] gives orders the results of their traits, and lets fields win", async () => {
  const mock = createMock();
  const client = mock.client();
  const read = async (traits: readonly OrderTrait[]) =>
    (await client.orders.result(mock.orders.create({ traits }).id)).results.map(
      ({ interpretation }) => interpretation,
    );
  expect(await read(["walk_in", "abnormal"])).toContain("abnormal");
  expect(await read(["walk_in", "critical"])).toContain("critical");
  const order = mock.orders.create({
    traits: ["abnormal", "priority"],
    status: "with_customer",
    patient: { first_name: "Rosalind" },
    address: { city: "Tucson" },
  });
  expect(order).toMatchObject({
    priority: true,
    patient_details: { first_name: "Rosalind" },
    patient_address: { city: "Tucson" },
    last_event: { status: "collecting_sample.testkit.with_customer" },
  });
});

it("[STA-4] creates lab reports that are abnormal, reviewed or failed", async () => {
  const mock = createMock();
  const user = mock.users.create();
  const jobs = (["abnormal", "reviewed", "failed"] as const).map((trait) =>
    mock.labReports.create({ user, traits: [trait] }),
  );
  await mock.clock.advance("1h");
  const [abnormal, reviewed, failed] = jobs.map((job) => mock.labReports.get(job));
  expect(abnormal?.data?.results).toMatchObject([
    { name: "Glucose", value: "182", interpretation: "abnormal" },
  ]);
  expect(reviewed?.status).toBe("pending_review");
  expect(failed).toMatchObject({ status: "failed", failure_reason: "processing_error" });
  // An outcome of your own replaces the one of the trait.
  const own = mock.labReports.create({
    user,
    traits: ["abnormal"],
    outcome: { failure_reason: "invalid_input" },
  });
  await mock.clock.advance("1h");
  expect(mock.labReports.get(own)).toMatchObject({ status: "failed", failure_reason: "invalid_input" });
});

it("[STA-4] rejects unknown traits and contradictions", () => {
  const mock = createMock();
  const unknown = ["abnormel"] as unknown as OrderTrait[];
  expect(() => mock.orders.create({ traits: unknown })).toThrow('Did you mean "abnormal"?');
  expect(() => mock.orders.create({ traits: ["completed", "cancelled"] })).toThrow(
    "The traits completed and cancelled set different values of status. Use one of them.",
  );
  expect(mock.orders.list()).toEqual([]);
});

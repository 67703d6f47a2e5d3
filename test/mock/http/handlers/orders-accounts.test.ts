import type { Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import {
  address,
  getLabTest,
  createOrderCaller,
  type OrderCaller,
  patient,
  physician,
  shipping,
} from "./orders-caller.ts";
import { accepts, rejects } from "./rejects.ts";

const annual = getLabTest("annual_wellness").id;
const tests = (slug: string) => ({ order_set: { lab_test_ids: [getLabTest(slug).id] } });

/** Places an order, and returns the account that it used, which responses do not contain. */
async function through({ mock, place }: OrderCaller, sent: object): Promise<unknown> {
  expect((await place({ ...sent })).status).toBe(200);
  return Reflect.get(Object(mock.export().tables["orders"]?.at(-1)), "lab_account_id");
}

describe("without lab_account_id", () => {
  it("[ORD-2] the oldest active account that fits is chosen", async () => {
    const orderer = createOrderCaller();
    const [main] = orderer.mock.labAccounts.list().filter(({ lab }) => lab === "harrowgate_labs");
    orderer.mock.labAccounts.create({ lab: "harrowgate_labs" });
    expect(await through(orderer, {})).toBe(main?.id);
    expect(await through(orderer, {})).toBe(main?.id);
  });

  it("[ORD-2] an account that does not serve the state or the billing type is skipped", async () => {
    const orderer = createOrderCaller();
    const { labAccounts } = orderer.mock;
    for (const { id } of labAccounts.list()) labAccounts.set(id, { status: "suspended" });
    labAccounts.create({ lab: "harrowgate_labs", allowed_billing: { client_bill: ["CA"] } });
    labAccounts.create({ lab: "harrowgate_labs", allowed_billing: { patient_bill: ["AZ"] } });
    const matching = labAccounts.create({ lab: "harrowgate_labs", allowed_billing: { client_bill: ["AZ"] } });
    expect(await through(orderer, {})).toBe(matching.id);
  });

  it("[ORD-2] the service's own account is used when none of the team's fits", async () => {
    const orderer = createOrderCaller();
    const { labAccounts } = orderer.mock;
    for (const { id } of labAccounts.list()) labAccounts.set(id, { status: "suspended" });
    expect(await through(orderer, {})).toBeNull();
  });

  it("an account that cannot order everything, or requires a physician, is skipped", async () => {
    const orderer = createOrderCaller();
    const [tarn] = orderer.mock.labAccounts.list().filter(({ lab }) => lab === "tarn_valley_pathology");
    expect(await through(orderer, tests("valley_physical"))).toBeNull();
    expect(await through(orderer, { ...tests("valley_physical"), physician })).toBe(tarn?.id);
    expect(await through(orderer, tests("employment_drug_screen"))).toBeNull();
  });
});

describe("a test kit", () => {
  it("[ORD-2] is registered through an account that fits its patient, when its order names none", async () => {
    const { mock, post, user_id } = createOrderCaller();
    const { labAccounts } = mock;
    for (const { id } of labAccounts.list()) labAccounts.set(id, { status: "suspended" });
    const billing = (state: "AZ" | "CA") => ({
      lab: "spotwell_home",
      allowed_billing: { client_bill: [state] },
    });
    labAccounts.create({ ...billing("AZ"), delegated_flow: "order_delegated" });
    const fitting = labAccounts.create(billing("CA"));
    const lab_test_id = getLabTest("cholesterol_kit").id;
    const { body } = await post("/v3/order/testkit", { user_id, lab_test_id, shipping_details: shipping });
    const { sample_id } = mock.orders.advanceTo(body.order.id, "with_customer");
    const patient_address = { ...address, state: "CA", zip: "90012" };
    const registration = { sample_id, patient_details: patient, patient_address };
    expect((await post("/v3/order/testkit/register", registration)).status).toBe(200);
    expect(mock.export().tables["orders"]).toMatchObject([{ lab_account_id: fitting.id }]);
  });

  it("[ORD-2] has the oldest account that fits when a simulation registers it", () => {
    const { mock, user_id } = createOrderCaller();
    const [oldest] = mock.labAccounts.list().filter(({ lab }) => lab === "spotwell_home");
    const { id } = mock.orders.create({
      user: user_id,
      lab_test_ids: [getLabTest("cholesterol_kit").id],
      registrable: true,
      status: "completed",
    });
    expect(mock.orders.results(id).metadata.account_id).toBe(oldest?.provider_account_id);
  });
});

describe("a named account", () => {
  it.each(["lab_account_id", "order_set", "both"])("is accepted in %s", async (place) => {
    const orderer = createOrderCaller();
    const { id } = orderer.mock.labAccounts.create({ lab: "harrowgate_labs" });
    const set = tests("annual_wellness").order_set;
    const sent = {
      ...(place === "lab_account_id" ? {} : { order_set: { ...set, lab_account_id: id } }),
      ...(place === "order_set" ? {} : { lab_account_id: id }),
    };
    expect(await through(orderer, sent)).toBe(id);
  });

  it("determines the lab of marker codes when there is no lab test", async () => {
    const orderer = createOrderCaller();
    const { id } = orderer.mock.labAccounts.create({ lab: "larkfield_clinical" });
    const code = getLabTest("bone_health").markers[0]?.provider_id;
    const order_set = { add_on: { provider_ids: [code] } };
    const sent = { order_set, collection_method: "walk_in_test", lab_account_id: id };
    expect(await through(orderer, sent)).toBe(id);
  });
});

const namesAccount = (seed: object) => (mock: Mock) => ({
  lab_account_id: mock.labAccounts.create({ lab: "harrowgate_labs", ...seed }).id,
});
const suspended = namesAccount({ status: "suspended" });
const otherBilling = namesAccount({ allowed_billing: { patient_bill: ["AZ"] } });
const delegated = namesAccount({ delegated_flow: "order_delegated" });

rejects("", "orders.create", [
  [
    "a state that neither the team's accounts nor the service's own serve",
    { ...tests("standard_physical"), "patient_address.state": "NY" },
    "patient_address.state",
  ],
  ["a suspended account", suspended, "not active"],
  ["[ORD-6] a pending account", namesAccount({ status: "pending" }), "Only imports accept pending accounts"],
  ["an account of another lab", namesAccount({ lab: "larkfield_clinical" }), "another lab"],
  ["one of other states", namesAccount({ allowed_billing: { client_bill: ["CA"] } }), "patient's state"],
  ["one of other billing types", otherBilling, "billing_type"],
  ["one without the lab test", namesAccount({ without_lab_tests: [annual] }), "cannot order all"],
  ["an order_delegated account without a physician", delegated, "physician is missing"],
  [
    "an account of another team",
    (mock) => ({ lab_account_id: mock.team().labAccounts.create({ lab: "harrowgate_labs" }).id }),
    "Lab account",
    404,
  ],
  [
    "two different accounts",
    (mock) => ({ ...suspended(mock), "order_set.lab_account_id": namesAccount({})(mock).lab_account_id }),
    "lab_account_id",
  ],
]);
rejects("", "orders.import", [
  ["a suspended account", suspended, "not active"],
  ["an account that is ready to launch", namesAccount({ status: "ready_to_launch" }), "not active"],
  ["one of other billing types", otherBilling, "billing_type"],
  ["an order_delegated account without a physician", delegated, "physician is missing"],
]);
accepts("[ORD-6]", "orders.import", [
  ["a pending account", namesAccount({ status: "pending" })],
  ["an active account", namesAccount({})],
]);

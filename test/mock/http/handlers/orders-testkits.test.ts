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

const kit = getLabTest("cholesterol_kit").id;

/** A mock with a registrable kit, and a function that registers it. */
async function createKit() {
  const orderer = createOrderCaller();
  const sent = {
    user_id: orderer.user_id,
    lab_test_id: kit,
    shipping_details: shipping,
    passthrough: "case 9",
  };
  const { status, body } = await orderer.post("/v3/order/testkit", sent);
  expect(status).toBe(200);
  const register = (rest: object = {}) =>
    orderer.post("/v3/order/testkit/register", {
      sample_id: body.order.sample_id,
      patient_details: patient,
      patient_address: address,
      ...rest,
    });
  return { ...orderer, order: body.order, register };
}

const delivered = ({ mock }: Pick<OrderCaller, "mock">, id: string) =>
  mock.orders.advanceTo(id, "with_customer");

describe("a test kit to register", () => {
  it("is not registered before delivery or twice", async () => {
    const { mock, order, register, get } = await createKit();
    const early = await register();
    expect([early.status, early.body.detail]).toEqual([400, expect.stringContaining("registered")]);
    expect((await get(`/v3/order/${order.id}`)).body).toEqual(order);
    delivered({ mock }, order.id);
    const { body } = await register();
    const twice = await register();
    expect([twice.status, twice.body.detail]).toEqual([400, expect.stringContaining("already registered")]);
    expect((await get(`/v3/order/${order.id}`)).body).toEqual(body.order);
  });
});

accepts("", "orders.createTestkit", [
  [
    "a kit without a patient, which waits for its registration",
    { passthrough: "case 9" },
    {
      order: {
        patient_details: null,
        patient_address: null,
        passthrough: "case 9",
        shipping_details: { receiver_name: "Ada Fernsby", state: "AZ" },
        lab_test: { id: kit },
        details: { type: "testkit" },
        sample_id: expect.stringMatching(/^\d{10}$/),
        events: [
          { status: "received.testkit.ordered" },
          { status: "received.testkit.awaiting_registration" },
        ],
      },
    },
  ],
]);
accepts("", "orders.registerTestkit", [
  [
    "a kit by its sample id after delivery",
    { "patient_address.state": "CA", physician },
    {
      message: "Test kit registered successfully",
      order: {
        patient_details: { first_name: "Ada", last_name: "Fernsby", dob: "1986-04-21" },
        patient_address: { state: "CA" },
        physician,
        last_event: { status: "received.testkit.registered" },
      },
    },
  ],
]);
const waiting = { registrable: true, status: "with_customer", sample_id: "1234567890" };
rejects("", "orders.registerTestkit", [
  [
    "a kit of another team",
    (mock) => ({ sample_id: mock.team().orders.create(waiting).sample_id }),
    "Test kit",
    404,
  ],
  [
    "a kit whose patient is known",
    (mock) => ({ sample_id: mock.orders.create({ status: "with_customer" }).sample_id }),
    "Test kit",
    404,
  ],
]);

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
  it("is ordered without a patient and waits", async () => {
    const { order } = await createKit();
    expect(order).toMatchObject({
      patient_details: null,
      patient_address: null,
      passthrough: "case 9",
      shipping_details: shipping,
      lab_test: { id: kit },
      details: { type: "testkit" },
      sample_id: expect.stringMatching(/^\d{10}$/),
      events: [{ status: "received.testkit.ordered" }, { status: "received.testkit.awaiting_registration" }],
    });
  });

  it("is registered by its sample id after delivery", async () => {
    const { mock, order, register, get } = await createKit();
    delivered({ mock }, order.id);
    const home = { ...address, state: "CA" };
    const { status, body } = await register({ patient_address: home, physician });
    expect([status, body.message]).toEqual([200, "Test kit registered successfully"]);
    expect(body.order).toMatchObject({
      id: order.id,
      user_id: order.user_id,
      patient_details: { first_name: "Ada", last_name: "Fernsby", dob: "1986-04-21" },
      patient_address: { state: "CA" },
      physician,
      last_event: { status: "received.testkit.registered" },
    });
    expect((await get(`/v3/order/${order.id}`)).body).toEqual(body.order);
  });

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

  it("is found by sample id in its own team only, and only if it is registrable", async () => {
    const { mock, as, order, place, register } = await createKit();
    const sent = { sample_id: order.sample_id, patient_details: patient, patient_address: address };
    expect((await as(mock.team()).post("/v3/order/testkit/register", sent)).status).toBe(404);
    const known = (await place({ order_set: { lab_test_ids: [kit] } })).body.order;
    expect((await register({ sample_id: known.sample_id })).status).toBe(404);
  });
});

import { describe, expect, it } from "vitest";
import { address, createOrderCaller, patient } from "./orders-caller.ts";

const key = { "x-idempotency-key": "order-7" };
const successOnly = { ...key, "x-idempotency-error": "no-cache" };

describe("[ORD-4] an idempotency key", () => {
  it("creates one order and repeats the response, on both paths", async () => {
    const { place, post, body, count } = createOrderCaller();
    const first = await place({}, key);
    expect(first.status).toBe(200);
    expect(await place({}, key)).toMatchObject({ status: 200, body: first.body });
    expect((await post("/v3/order/create", body(), key)).body).toEqual(first.body);
    expect(await count()).toBe(1);
    expect((await place({}, { "x-idempotency-key": "order-8" })).body.order.id).not.toBe(first.body.order.id);
    await place();
    await place();
    expect(await count()).toBe(4);
  });

  it.each([
    ["its default", { priority: false }],
    ["its default, as an enumeration", { billing_type: "client_bill" }],
    ["null", { clinical_notes: null, icd_codes: null, physician: null }],
    ["null, in a part", { patient_address: { ...address, phone_number: null, access_notes: null } }],
  ])("repeats the response when a field that was left out is %s", async (_, fields) => {
    const { place, count } = createOrderCaller();
    const first = await place({}, key);
    expect(await place(fields, key)).toMatchObject({ status: 200, body: first.body });
    expect(await count()).toBe(1);
    const { status, body } = await place({ ...fields, clinical_notes: "Fasting." }, key);
    expect([status, body.detail.error_type]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
  });

  it("is erased with the user of the order", async () => {
    const { mock, place, user_id } = createOrderCaller();
    await place({ user_id: user_id.toUpperCase() }, key);
    await place({ user_id: mock.users.create().user_id }, { "x-idempotency-key": "order-8" });
    mock.users.delete(user_id);
    await mock.clock.advance("7d");
    expect(mock.export().tables["storedResponses"]).toHaveLength(1);
  });

  it("creates one order for twenty concurrent calls", async () => {
    const { place, count } = createOrderCaller();
    const calls = await Promise.all(Array.from({ length: 20 }, () => place({}, key)));
    const made = calls.filter(({ status }) => status === 200);
    const locked = calls.filter(({ status }) => status === 409);
    expect(made.length + locked.length).toBe(20);
    expect(new Set(made.map(({ body }) => body.order.id)).size).toBe(1);
    for (const { body, headers } of locked) {
      expect(body.detail.error_type).toBe("IDEMPOTENCY_KEY_IN_USE");
      expect(headers.get("retry-after")).toBe("1");
    }
    expect(await count()).toBe(1);
    expect((await place({}, key)).body.order.id).toBe(made[0]?.body.order.id);
  });

  it("is ignored by an operation that takes none", async () => {
    const { post } = createOrderCaller();
    const create = (client_user_id: string) => post("/v2/user", { client_user_id }, key);
    const statuses = [await create("u-8"), await create("u-9")].map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
  });

  it("expires after 24 hours of the team's clock", async () => {
    const { mock, place, count } = createOrderCaller();
    const first = await place({}, key);
    await mock.clock.advance("86399s");
    expect((await place({}, key)).body).toEqual(first.body);
    await mock.clock.advance("1s");
    expect((await place({ priority: true }, key)).status).toBe(200);
    expect(await count()).toBe(2);
  });

  it("stores no 422 response, but stores a 400 response", async () => {
    const { place, count } = createOrderCaller();
    expect((await place({ patient_details: { ...patient, last_name: "" } }, key)).status).toBe(422);
    const rejected = await place({ order_set: {} }, key);
    expect(rejected.status).toBe(400);
    expect((await place({ order_set: {} }, key)).body).toEqual(rejected.body);
    expect((await place({}, key)).status).toBe(409);
    expect(await count()).toBe(0);
  });

  it("stores only successes when the setting says so", async () => {
    const { place, count } = createOrderCaller();
    expect((await place({ order_set: {} }, successOnly)).status).toBe(400);
    const first = await place({}, successOnly);
    expect(first.status).toBe(200);
    expect((await place({}, successOnly)).body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it("is rejected with a setting that does not exist", async () => {
    const { place, count } = createOrderCaller();
    const { status, body } = await place({}, { ...key, "x-idempotency-error": "no-store" });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(["header", "X-Idempotency-Error"]);
    expect(await count()).toBe(0);
  });

  it.each([429, 500, 503])("stores no %i response of a fault", async (status) => {
    const { mock, place, count } = createOrderCaller();
    mock.faults.add({ operation: "orders.create", status, times: 1 });
    expect((await place({}, key)).status).toBe(status);
    expect((await place({}, key)).status).toBe(200);
    expect(await count()).toBe(1);
  });
});

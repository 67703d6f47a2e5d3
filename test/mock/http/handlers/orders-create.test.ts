import { describe, expect, it } from "vitest";
import { getMarkersByName } from "../../../../mock/catalog/labs/markers.ts";
import { address, getLabTest, createOrderCaller } from "./orders-caller.ts";

describe("an order", () => {
  it.each(["/v3/order", "/v3/order/create"])("[ORD-1] is created from order_set by POST %s", async (path) => {
    const { post, get, body, user_id } = createOrderCaller();
    const { status, body: created } = await post(path, body());
    expect(status).toBe(200);
    expect(created).toMatchObject({
      status: "success",
      message: "Order created successfully",
      order: {
        user_id,
        status: "received",
        lab_test: { id: getLabTest("annual_wellness").id, name: "Annual Wellness", method: "walk_in_test" },
        details: { type: "walk_in_test" },
        patient_details: { first_name: "Ada", dob: "1986-04-21" },
        events: [{ status: "received.walk_in_test.ordered" }],
        origin: "initial",
        billing_type: "client_bill",
        shipping_details: null,
      },
    });
    expect((await get(`/v3/order/${created.order.id}`)).body).toEqual(created.order);
  });

  it("[ORD-1] is created from the deprecated lab_test_id", async () => {
    const { place } = createOrderCaller();
    const { id } = getLabTest("heart_health");
    const { body } = await place({ order_set: null, lab_test_id: id });
    expect(body.order.lab_test).toMatchObject({ id, name: "Heart Health", auto_generated: false });
  });

  it("[ORD-1] of several lab tests and markers has one combined lab test", async () => {
    const { place } = createOrderCaller();
    const tests = [getLabTest("annual_wellness"), getLabTest("thyroid_complete")];
    const markers = getMarkersByName().get(1)!;
    const added = ["Vitamin D, 25-Hydroxy, Total", "TSH"].map((name) => markers.get(name)!);
    const request = {
      order_set: {
        lab_test_ids: tests.map(({ id }) => id),
        add_on: { marker_ids: added.map(({ id }) => id) },
      },
      collection_method: "walk_in_test",
    };
    const first = (await place(request)).body.order.lab_test;
    const measured: number[] = first.markers.map(({ id }: { id: number }) => id);
    const all = [...tests.flatMap(({ markers }) => markers), ...added].map(({ id }) => id);
    // One of the tests needs fasting, and so does the whole.
    expect(first).toMatchObject({ auto_generated: true, fasting: true });
    expect(measured.toSorted((a, b) => a - b)).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    expect((await place(request)).body.order.lab_test).toEqual(first);
  });

  it("has no blank code, and no receiver whom the request does not name", async () => {
    const { place } = createOrderCaller();
    const { receiver_name: _none, ...patient_address } = address;
    const { order } = (await place({ icd_codes: ["", "E11.9"], patient_address })).body;
    expect([order.icd_codes, order.patient_address.receiver_name]).toEqual([["E11.9"], ""]);
  });

  it("of a test kit has the patient's address and a sample id of its own", async () => {
    const { place } = createOrderCaller();
    const order_set = { lab_test_ids: [getLabTest("cholesterol_kit").id] };
    const [one, other] = [(await place({ order_set })).body.order, (await place({ order_set })).body.order];
    expect(one.details).toMatchObject({ type: "testkit" });
    expect(one.shipping_details).toMatchObject({
      receiver_name: "Ada Fernsby",
      phone_number: "+12025550142",
    });
    const patient_address = { ...address, receiver_name: "", phone_number: "+12025550199" };
    const { body } = await place({ order_set, patient_address });
    expect(body.order.shipping_details).toMatchObject({
      receiver_name: "Ada Fernsby",
      phone_number: "+12025550199",
    });
    const named = { ...address, receiver_name: "Edith Marsh" };
    const toOther = (await place({ order_set, patient_address: named })).body.order;
    expect(toOther.shipping_details.receiver_name).toBe("Edith Marsh");
    expect(one.sample_id).toMatch(/^\d{10}$/);
    expect(other.sample_id).not.toBe(one.sample_id);
  });
});

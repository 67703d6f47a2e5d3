import { describe, expect, it } from "vitest";
import { getMarkersByName } from "../../../../mock/catalog/labs/markers.ts";
import { getLabTest, createOrderCaller } from "./orders-caller.ts";
import { accepts } from "./rejects.ts";

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
});

const heartHealth = getLabTest("heart_health").id;
const kit = { order_set: { lab_test_ids: [getLabTest("cholesterol_kit").id] } };
const isShippedTo = (receiver_name: string, phone_number: string | null) => ({
  order: {
    details: { type: "testkit" },
    shipping_details: { receiver_name, phone_number },
    sample_id: expect.stringMatching(/^\d{10}$/),
  },
});
accepts("", "orders.create", [
  [
    "[ORD-1] the deprecated lab_test_id",
    { order_set: null, lab_test_id: heartHealth },
    { order: { lab_test: { id: heartHealth, name: "Heart Health", auto_generated: false } } },
  ],
  [
    "a blank code and no receiver, which it leaves out",
    { icd_codes: ["", "E11.9"], "patient_address.receiver_name": undefined },
    { order: { icd_codes: ["E11.9"], patient_address: { receiver_name: "" } } },
  ],
  ["a kit, with the patient's address", kit, isShippedTo("Ada Fernsby", "+12025550142")],
  [
    "a kit for nobody by name, with the telephone of the address",
    { ...kit, "patient_address.receiver_name": "", "patient_address.phone_number": "+12025550199" },
    isShippedTo("Ada Fernsby", "+12025550199"),
  ],
  [
    "a kit for somebody else",
    { ...kit, "patient_address.receiver_name": "Edith Marsh" },
    isShippedTo("Edith Marsh", "+12025550142"),
  ],
]);

it("two test kits have different sample ids", async () => {
  const { place } = createOrderCaller();
  const ids = [await place(kit), await place(kit)].map(({ body }) => body.order.sample_id);
  expect(new Set(ids).size).toBe(2);
});

import { expect, it } from "vitest";
import { createOrderCaller, shipping, getLabTest } from "./orders-caller.ts";

/** Creates a mock with an order that is scheduled for a day. */
async function createScheduledOrder(activate_by = "2026-01-20") {
  const orderer = createOrderCaller();
  const { order } = (await orderer.place({ activate_by })).body;
  const path = `/v3/order/${order.id}`;
  const read = async () => (await orderer.get(path)).body;
  return { ...orderer, order, path, read };
}

it.each(["2026-01-15", "2026-01-14", "2025-06-01"])(
  "a scheduled order is not moved to %s, which is not in the future",
  async (day) => {
    const { patch, path, read, order } = await createScheduledOrder();
    const { status, body } = await patch(path, { activate_by: day });
    expect([status, body.detail]).toEqual([400, expect.stringContaining("activate_by")]);
    expect(await read()).toEqual(order);
  },
);

it("PATCH of an order is rejected for orders for immediate processing, including waiting kits", async () => {
  const { place, patch, post, user_id } = createOrderCaller();
  const sent = { user_id, lab_test_id: getLabTest("cholesterol_kit").id, shipping_details: shipping };
  for (const { body } of [await place(), await post("/v3/order/testkit", sent)]) {
    const rejected = await patch(`/v3/order/${body.order.id}`, { activate_by: "2026-03-01" });
    expect([rejected.status, rejected.body.detail]).toEqual([
      400,
      expect.stringContaining("immediate processing"),
    ]);
  }
});

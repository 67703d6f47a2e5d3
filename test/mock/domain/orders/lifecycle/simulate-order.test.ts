import { describe, expect, it } from "vitest";
import { insertOrder } from "../../../../../mock/domain/orders/intake/insert-order.ts";
import { simulateOrder } from "../../../../../mock/domain/orders/lifecycle/simulate-order.ts";
import { catchServiceError, createTestWorld } from "../../test-world.ts";
import { buildOrderDraft } from "../intake/order-draft.ts";

/** Creates a world with a new walk-in order. */
function createWalkIn() {
  const { world, advance } = createTestWorld("simulation");
  const { order_id } = insertOrder(world, buildOrderDraft("walk_in_test"));
  const getResultTypes = () =>
    world.tables.orders.get(order_id)?.result_history?.reports.map(({ flags }) => flags.result_types);
  return { world, advance, order_id, getResultTypes };
}

describe("a simulation", () => {
  it("[ORD-10] has results of several types when it requests none", () => {
    const { world, order_id, getResultTypes } = createWalkIn();
    simulateOrder(world, order_id);
    expect(getResultTypes()).toEqual([
      ["numeric", "comment", "range"],
      ["numeric", "comment", "range"],
    ]);
  });

  it("[ORD-10] has results of the types that it requests, also after a delay", async () => {
    for (const delay of [0, 90]) {
      const { world, advance, order_id, getResultTypes } = createWalkIn();
      simulateOrder(world, order_id, { delay, flags: { result_types: ["comment"] } });
      await advance("90s");
      expect(getResultTypes()).toEqual([["comment"], ["comment"]]);
    }
  });

  it.each(["nonsense", "ordered", "received.walk_in_test.completed", ""])(
    "rejects the status %j and changes nothing",
    (final_status) => {
      const { world, order_id } = createWalkIn();
      const before = world.export();
      const error = catchServiceError(() => simulateOrder(world, order_id, { final_status }));
      expect([error.status, error.detail]).toEqual([
        422,
        [
          {
            type: "enum",
            loc: ["query", "final_status"],
            msg: "Input should be a full order status, such as 'completed.testkit.completed'",
            input: final_status,
          },
        ],
      ]);
      expect(world.export()).toEqual(before);
    },
  );
});

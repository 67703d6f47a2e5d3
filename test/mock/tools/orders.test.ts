import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { catchServiceError } from "../domain/test-world.ts";

const createTestMock = (): Mock => createMock({ seed: "facade", now: "2026-01-15T09:00:00Z" });

describe("mock.orders", () => {
  it.each([
    ["ordered", "It can become requisition_created, cancelled."],
    ["cancelled", "This status is terminal."],
  ])("names the next statuses of an order that is %s and cannot be completed", (status, says) => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "walk_in_test", status });
    const { detail } = catchServiceError(() => mock.orders.move(order, "completed"));
    expect(detail).toContain(says);
  });

  it("sets the given fields only", async () => {
    const mock = createTestMock();
    const order = mock.orders.create({ method: "walk_in_test", status: "completed", notes: "kept" });
    await mock.clock.advance("1m");
    const set = mock.orders.set(order, { priority: true, clinical_notes: "New", passthrough: undefined });
    expect(set).toEqual({
      ...order,
      priority: true,
      clinical_notes: "New",
      updated_at: "2026-01-15T09:01:00+00:00",
      order_transaction: {
        ...order.order_transaction,
        orders: [{ ...order.order_transaction?.orders[0], updated_at: "2026-01-15T09:01:00+00:00" }],
      },
    });
  });

  it("explains the status of an order", () => {
    const mock = createTestMock();
    const created = mock.orders.create({ method: "testkit" });
    expect(mock.orders.explain(created).why).toBe(
      "The order (initial, testkit) was created as ordered at 2026-01-15T09:00:00.000Z.",
    );
    expect(mock.orders.explain(mock.orders.advance(created)).why).toBe(
      "The order moved from ordered to requisition_created at 2026-01-15T09:00:00.000Z. This is event 2 of the order.",
    );
    const order = mock.orders.fail(created, "sample_error", "sample_contaminated");
    expect(mock.orders.explain(order)).toEqual({
      status: "failed.testkit.sample_error",
      why: "The order moved from delivered_to_lab to sample_error at 2026-01-15T09:00:00.000Z with the detail sample_contaminated. This is event 8 of the order.",
      next: [],
      cancellable: false,
      scheduled: [],
      contradictions: [],
    });
  });
});

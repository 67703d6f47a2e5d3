import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { catchServiceError } from "../../test-world.ts";

const createTestMock = (): Mock => createMock({ seed: "follow-up", now: "2026-01-15T09:00:00Z" });

const getLastStatus = (order: { last_event: { status: string } }): string | undefined =>
  order.last_event.status.split(".").at(-1);

describe("a redraw", () => {
  it("[ORD-7, ORD-16] is an order in the same transaction, created with its origin's change of status", async () => {
    const mock = createTestMock();
    const origin = mock.orders.create({
      method: "walk_in_test",
      status: "partial_results",
      notes: "left arm",
    });
    await mock.clock.advance("1h");
    const redrawn = mock.orders.redraw(origin);
    expect(getLastStatus(mock.orders.get(origin))).toBe("redraw_available");
    expect(redrawn).toMatchObject({
      origin: "redraw",
      user_id: origin.user_id,
      patient_details: origin.patient_details,
      patient_address: origin.patient_address,
      lab_test: { id: origin.lab_test.id },
      notes: "left arm",
      interpretation: null,
      requisition_form_url: null,
      created_at: "2026-01-15T10:00:00+00:00",
    });
    expect(redrawn.id).not.toBe(origin.id);
    expect(redrawn.sample_id).not.toBe(origin.sample_id);
    expect(redrawn.events).toHaveLength(1);
    const { order_transaction, ...changed } = mock.orders.get(origin);
    const NOW = "2026-01-15T10:00:00+00:00";
    const before = { created_at: "2026-01-12T08:50:00+00:00", updated_at: NOW };
    expect(changed).toMatchObject({ origin: "initial", ...before });
    expect(order_transaction).toEqual(redrawn.order_transaction);
    const since = { low_level_status_created_at: NOW };
    const first = { id: origin.id, ...before, low_level_status: "redraw_available", ...since };
    const second = {
      id: redrawn.id,
      created_at: NOW,
      updated_at: NOW,
      low_level_status: "ordered",
      ...since,
    };
    expect(order_transaction).toEqual({
      id: origin.order_transaction?.id,
      status: "active",
      orders: [
        { ...first, origin: "initial", parent_id: null },
        { ...second, origin: "redraw", parent_id: origin.id },
      ],
    });
  });

  it("[ORD-9] is allowed for initial orders only, and once per transaction", () => {
    const mock = createTestMock();
    const origin = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
    const redrawn = mock.orders.advanceTo(mock.orders.redraw(origin), "partial_results");
    const failed = mock.orders.create({ method: "walk_in_test", status: "sample_error" });
    const again = mock.orders.advanceTo(mock.orders.recreate(failed), "partial_results");
    expect(mock.orders.explain(again).next).toEqual(["completed", "partial_results", "sample_error"]);
    for (const order of [origin, redrawn, again]) {
      const before = mock.export();
      expect(catchServiceError(() => mock.orders.redraw(order)).status).toBe(400);
      expect(catchServiceError(() => mock.orders.advanceTo(order, "redraw_available")).status).toBe(400);
      expect(mock.orders.explain(order).next).not.toContain("redraw_available");
      expect(mock.export()).toEqual(before);
    }
  });
});

describe("a recreation", () => {
  it("[ORD-8, ORD-16] joins the transaction of the order that failed or was cancelled", () => {
    const mock = createTestMock();
    const failed = mock.orders.fail(mock.orders.create({ method: "testkit" }), "lost", "fulfillment_error");
    expect(failed.status).toBe("failed");
    expect(failed.last_event.status_detail).toBe("fulfillment_error");
    const second = mock.orders.recreate(failed);
    expect(second).toMatchObject({ origin: "recreation", events: [{ status: "received.testkit.ordered" }] });
    const third = mock.orders.recreate(mock.orders.cancel(second));
    expect(third.order_transaction?.orders.map(({ origin, parent_id }) => [origin, parent_id])).toEqual([
      ["initial", null],
      ["recreation", failed.id],
      ["recreation", second.id],
    ]);
  });

  it("is rejected for an order in progress, a completed one and one that was already recreated", () => {
    const mock = createTestMock();
    const failed = mock.orders.create({ status: "sample_error" });
    mock.orders.recreate(failed);
    const orders = [failed, mock.orders.create(), mock.orders.create({ status: "completed" })];
    const before = mock.export();
    for (const order of orders) expect(catchServiceError(() => mock.orders.recreate(order)).status).toBe(400);
    expect(mock.export()).toEqual(before);
  });
});

it.each([
  ["ordered", "active"],
  ["with_customer", "active"],
  ["sample_error", "active"],
  ["completed", "completed"],
  ["corrected", "completed"],
  ["cancelled", "cancelled"],
  ["do_not_process", "cancelled"],
])("[ORD-16] the status of a transaction of an order that is %s is %s", (status, expected) => {
  expect(createTestMock().orders.create({ method: "testkit", status }).order_transaction?.status).toBe(
    expected,
  );
});

import type { Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import {
  listSteps,
  machineNames,
  type MachineName,
  buildSeed,
} from "../../domain/orders/lifecycle/machine-edges.ts";
import { createMockCaller } from "./caller.ts";
import { accepts, rejects } from "./rejects.ts";

/** Selects the events of a time instead of orders. */
const during = (start_at?: string, end_at?: string) => ({ order_ids: undefined, start_at, end_at });

const listStatusDetails = (events: { status: string }[]): (string | undefined)[] =>
  events.map(({ status }) => status.split(".").at(-1));

describe("POST /v3/order/{order_id}/test", () => {
  const start = "ordered requisition_created";
  it.each([
    [
      "testkit",
      `${start} transit_customer out_for_delivery with_customer transit_lab delivered_to_lab completed`,
    ],
    [
      "registrable_testkit",
      "ordered awaiting_registration transit_customer out_for_delivery with_customer registered requisition_created transit_lab delivered_to_lab completed",
    ],
    ["walk_in_test", `${start} partial_results completed`],
    [
      "at_home_phlebotomy",
      `${start} appointment_pending appointment_scheduled draw_completed partial_results completed`,
    ],
    ["on_site_collection", `${start} draw_completed partial_results completed`],
  ] as const)("[ORD-10] moves %s to its results", async (name, way) => {
    const { mock, post, get } = createMockCaller();
    const order = mock.orders.create(buildSeed(name));
    expect((await post(`/v3/order/${order.id}/test`)).status).toBe(200);
    const { body } = await get(`/v3/order/${order.id}`);
    expect(listStatusDetails(body.events).join(" ")).toBe(way);
    expect(body.interpretation).toBe("normal");
  });

  it("starts after its delay and computes its path again", async () => {
    const { mock, post } = createMockCaller();
    const [kept, gone] = [mock.orders.create(), mock.orders.create()];
    for (const { id } of [kept, gone]) expect((await post(`/v3/order/${id}/test?delay=90`)).status).toBe(200);
    expect(mock.orders.get(kept).events).toHaveLength(1);
    expect(mock.orders.explain(kept).scheduled).toEqual([
      { kind: "orders.simulate", due: "2026-01-15T09:01:30.000Z" },
    ]);
    mock.orders.advanceTo(kept, "with_customer");
    mock.orders.cancel(gone);
    await mock.clock.advance("89s");
    expect(listStatusDetails(mock.orders.get(kept).events).at(-1)).toBe("with_customer");
    await mock.clock.advance("1s");
    expect(listStatusDetails(mock.orders.get(kept).events).slice(-4)).toEqual([
      "with_customer",
      "transit_lab",
      "delivered_to_lab",
      "completed",
    ]);
    expect(mock.orders.get(kept).last_event.created_at).toBe("2026-01-15T09:01:30+00:00");
    expect(listStatusDetails(mock.orders.get(gone).events)).toEqual(["ordered", "cancelled"]);
    expect(mock.orders.explain(kept).scheduled).toEqual([]);
  });

  it.each(["", "?delay=90"])(
    "[ORD-10] generates results by its flags, with the query '%s'",
    async (query) => {
      const { mock, post, get } = createMockCaller();
      const { id } = mock.orders.create({ method: "walk_in_test" });
      const flags = { interpretation: "critical", has_missing_results: true, result_types: ["comment"] };
      await post(`/v3/order/${id}/test${query}`, flags);
      await mock.clock.advance("90s");
      const { body } = await get(`/v3/order/${id}`);
      expect(body).toMatchObject({ interpretation: "critical", has_missing_results: true });
      const { results } = (await get(`/v3/order/${id}/result`)).body;
      expect(new Set(results.map((one: { type: string }) => one.type))).toEqual(new Set(["comment"]));
    },
  );
});

const simulateTo = (final_status: string) => (mock: Mock) => ({
  "path.order_id": mock.orders.create({ method: "testkit", status: "transit_lab" }).id,
  "query.final_status": final_status,
});

rejects("[ORD-9]", "orders.simulate", [
  ["a status of the past", simulateTo("received.testkit.requisition_created"), "delivered_to_lab"],
  ["a cancellation", simulateTo("cancelled.testkit.cancelled"), "delivered_to_lab"],
  ["its own status", simulateTo("collecting_sample.testkit.transit_lab"), "delivered_to_lab"],
  ["a status of another method", simulateTo("completed.walk_in_test.completed"), "delivered_to_lab"],
  ...["nonsense", "ordered", "received.testkit.completed"].map(
    (status) => [status, simulateTo(status), "final_status", 422] as const,
  ),
]);

/** Statuses in which an order can be cancelled, written by hand. */
const cancellable: Readonly<Record<MachineName, string>> = {
  testkit: "ordered requisition_created requisition_bypassed",
  registrable_testkit: "ordered awaiting_registration registered requisition_created",
  walk_in_test:
    "ordered requisition_created requisition_bypassed appointment_pending appointment_scheduled appointment_cancelled",
  at_home_phlebotomy:
    "ordered requisition_created requisition_bypassed appointment_pending appointment_scheduled appointment_cancelled draw_completed",
  on_site_collection: "ordered requisition_created requisition_bypassed draw_completed",
};

describe("POST /v3/order/{order_id}/cancel", () => {
  it.each(machineNames)("[ORD-9] cancels %s in its cancellable statuses and no others", async (name) => {
    const { mock, post } = createMockCaller();
    const allowed = cancellable[name].split(" ");
    for (const status of allowed) {
      const order = mock.orders.create({ ...buildSeed(name), status });
      const { status: code, body } = await post(`/v3/order/${order.id}/cancel`);
      expect(code).toBe(200);
      expect(body.order.status).toBe("cancelled");
      expect(body.order.events).toHaveLength(order.events.length + 1);
      expect([body.status, body.message]).toEqual(["success", "order cancelled"]);
    }
    const others = listSteps(name).flatMap(([from]) =>
      from === "cancelled" || allowed.includes(from) ? [] : [from],
    );
    const kept = others.map((status) => ({
      status,
      order: mock.orders.create({ ...buildSeed(name), status }),
    }));
    const before = mock.export();
    for (const { status, order } of kept) {
      const { status: code, body } = await post(`/v3/order/${order.id}/cancel`);
      expect(code).toBe(400);
      for (const low of [status, ...allowed]) expect(body.detail).toContain(low);
    }
    expect(mock.export()).toEqual(before);
  });

  it("[ORD-9] does not change a cancelled order", async () => {
    const { mock, post } = createMockCaller();
    const order = mock.orders.create({ status: "cancelled" });
    await mock.clock.advance("1h");
    const before = mock.export();
    const { status, body } = await post(`/v3/order/${order.id.toUpperCase()}/cancel`);
    expect(status).toBe(200);
    expect(body).toEqual({ order, status: "success", message: "order already cancelled" });
    expect(mock.export()).toEqual(before);
  });
});

it("POST /v3/order/resend_events sends the events of orders again, each once", async () => {
  const { mock, post } = createMockCaller();
  const first = mock.orders.create({ status: "with_customer" });
  await mock.clock.advance("1h");
  const second = mock.orders.create({ status: "requisition_created" });
  const count = () => mock.export().tables["outbox"]?.length ?? 0;
  const before = count();
  expect(before).toBe(first.events.length + second.events.length);
  for (const times of [1, 2]) {
    const { body } = await post("/v3/order/resend_events", { order_ids: [first.id, first.id] });
    expect(body).toEqual({ order_ids: [first.id] });
    expect(count()).toBe(before + times * first.events.length);
  }
  const { body } = await post("/v3/order/resend_events", {
    start_at: "2026-01-15T10:00:00Z",
    end_at: "2026-01-15T11:00:00Z",
  });
  expect(body).toEqual({ order_ids: [second.id] });
  expect(count()).toBe(before + 2 * first.events.length + second.events.length);
  const kinds = mock.export().tables["outbox"]?.map((row) => "event_type" in row && row.event_type);
  expect(kinds?.slice(-2)).toEqual(["labtest.order.created", "labtest.order.updated"]);
});

it.each([
  ["2026-01-15T23:59:59Z", 1],
  ["2026-01-15T23:59:59.000Z", 0],
])(
  "POST /v3/order/resend_events until %s selects %i orders of the last half second of the day",
  async (end_at, count) => {
    const { mock, post } = createMockCaller();
    await mock.clock.advanceTo("2026-01-15T23:59:59.500Z");
    mock.orders.create();
    const { body } = await post("/v3/order/resend_events", { end_at });
    expect(body.order_ids).toHaveLength(count);
  },
);

rejects("", "orders.resendEvents", [
  ["neither orders nor times", { order_ids: undefined }, "start_at"],
  ["an end before the start", during("2026-01-15T10:00:01Z", "2026-01-15T10:00:00Z"), "start_at"],
]);
accepts("", "orders.resendEvents", [
  ["one instant", during("2026-01-15T09:00:00Z", "2026-01-15T09:00:00Z"), { order_ids: [expect.anything()] }],
  ["a start", during("2026-01-15T09:00:00Z"), { order_ids: [expect.anything()] }],
  ["an end", during(undefined, "2026-01-15T09:00:00Z"), { order_ids: [expect.anything()] }],
]);

import { describe, expect, it } from "vitest";
import { renderEvent } from "../../../../../mock/domain/webhooks/present.ts";
import { createTestWorld } from "../../test-world.ts";
import { openTools } from "../../../tools/open-tools.ts";

function set() {
  const created = createTestWorld("news");
  const { world } = created;
  return {
    ...created,
    orders: openTools(world).orders,
    listEvents: () => world.tables.outbox.all("all").map((event) => renderEvent(world, event)),
  };
}

describe("the events of an order", () => {
  it("[EVT-3] contain the order as it was at each step, with its events and its last event", async () => {
    const { orders, listEvents, advance, events } = set();
    const expected = [orders.create({ method: "testkit" })];
    for (let step = 0; step < 7; step += 1) {
      await advance("1h");
      expected.push(orders.advance(expected[0] ?? ""));
    }
    expect(events()).toEqual(["labtest.order.created", ...Array(7).fill("labtest.order.updated")]);
    expect(listEvents().map(({ data }) => data)).toEqual(expected);
    expect(listEvents().every(({ user_id }) => user_id === expected[0]?.user_id)).toBe(true);
    expect(listEvents().at(-1)?.data).toMatchObject({
      events: { length: 8 },
      last_event: { status: "completed.testkit.completed" },
      order_transaction: { status: "completed" },
    });
  });

  it("[EVT-3] contain the transaction as it was at the time", async () => {
    const { orders, world, listEvents, advance } = set();
    const first = orders.create({ method: "walk_in_test", status: "partial_results" });
    await advance("1h");
    const second = orders.redraw(first);
    await advance("1h");
    orders.advance(second);
    const transactions = listEvents().map(
      ({ data }) => "order_transaction" in data && data.order_transaction,
    );
    expect(transactions.map((transaction) => Object(transaction).orders.length)).toEqual([1, 1, 1, 2, 2]);
    expect(transactions.at(-1)).toEqual(orders.get(second).order_transaction);
    // Of the other orders, only the last event is kept.
    const others = [{ order_id: first.id, events: [{ status: "redraw_available" }] }, null];
    expect(world.tables.outbox.all("all").at(-1)).toMatchObject({ data: { transaction: others } });
  });

  it("[ORD-19] include partial results only when the team's setting is on", () => {
    const { orders, world, listEvents } = set();
    const silent = orders.create({ method: "walk_in_test", status: "partial_results" });
    expect(listEvents()).toHaveLength(2);
    expect(silent.events).toHaveLength(3);
    world.settings.set({ partialResultWebhooks: true });
    orders.move(silent, "partial_results");
    orders.move(silent, "partial_results");
    expect(listEvents()).toHaveLength(4);
    expect(listEvents().at(-1)?.data).toMatchObject({ events: { length: 5 } });
  });
});

describe("critical results", () => {
  it("emit one event, with the results that are critical", () => {
    const { orders, world, listEvents, events } = set();
    const order = orders.create({
      method: "walk_in_test",
      status: "partial_results",
      interpretation: "critical",
      sample_id: "S-1",
    });
    expect(events()).toEqual(["labtest.order.created", "labtest.order.updated", "labtest.result.critical"]);
    expect(listEvents().at(-1)?.data).toEqual({
      order_id: order.id,
      sample_id: "S-1",
      status: "partial",
      interpretation: "critical",
      team_id: world.team.id,
      user_id: order.user_id,
      created_at: order.created_at,
      updated_at: order.updated_at,
    });
    orders.advance(order);
    expect(events().filter((type) => type === "labtest.result.critical")).toHaveLength(1);
  });

  it("emit an event when a correction makes results critical", () => {
    const { orders, listEvents } = set();
    const order = orders.create({ method: "on_site_collection", status: "completed" });
    orders.correct(order, { interpretation: "critical" });
    expect(listEvents().slice(-2)).toMatchObject([
      { event_type: "labtest.order.updated", data: { interpretation: "critical" } },
      { event_type: "labtest.result.critical", data: { status: "final" } },
    ]);
  });
});

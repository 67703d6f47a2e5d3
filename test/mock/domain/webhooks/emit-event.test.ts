import { describe, expect, it } from "vitest";
import { resendEvents } from "../../../../mock/domain/orders/queries/resend-events.ts";
import { createTestWorld, emitUndescribedEvent } from "../test-world.ts";
import { openTools } from "../../tools/open-tools.ts";

describe("[EVT-5] the events of a world", () => {
  it("are bounded: of those that cannot be resent, the newest 1,000 stay", () => {
    const { world } = createTestWorld("events");
    const announced: number[] = [];
    world.eventListeners.push((_, { sequence }) => void announced.push(sequence));
    for (let count = 0; count < 1003; count += 1)
      emitUndescribedEvent(world, "provider.device.updated", { count });
    expect(announced).toHaveLength(1003);
    const kept = world.tables.outbox.all("all");
    expect([kept.length, kept[0]?.data, kept.at(-1)?.data]).toEqual([1000, { count: 3 }, { count: 1002 }]);
  });

  it("keep the steps of orders, which can be resent at any time", () => {
    const { world } = createTestWorld("steps");
    const orders = openTools(world).orders;
    const order = orders.create({ method: "walk_in_test" });
    orders.advanceTo(order, "completed");
    for (let count = 0; count < 1003; count += 1)
      emitUndescribedEvent(world, "provider.device.updated", { count });
    const sent: string[] = [];
    world.eventListeners.push((_, { event_type }) => void sent.push(event_type));
    resendEvents(world, { order_ids: [order.id] });
    // The partial result between them is emitted only when a team's setting asks for it.
    expect(sent).toEqual(["labtest.order.created", "labtest.order.updated", "labtest.order.updated"]);
  });

  it("are bounded too when the steps of an order are resent many times", () => {
    const { world } = createTestWorld("again");
    const order = openTools(world).orders.create({ method: "testkit" });
    let sent = 0;
    world.eventListeners.push(() => void (sent += 1));
    for (let count = 0; count < 1005; count += 1) resendEvents(world, { order_ids: [order.id] });
    // The step itself, a thousand repeats, and the last one.
    expect([sent, world.tables.outbox.size]).toEqual([1005, 1002]);
  });
});

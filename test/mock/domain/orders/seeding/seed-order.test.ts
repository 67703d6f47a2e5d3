import { describe, expect, it } from "vitest";
import { createMock, type OrderFactorySeed } from "../../../../../mock/index.ts";

const HOUR = 3_600_000;
/** A Thursday. */
const NOW = "2026-01-15T09:00:00Z";
const newYork = { state: "NY", city: "Albany", zip: "12207" };

const create = () => createMock({ seed: "past", now: NOW });

/** Creates an order and lists how many hours before now it reached each status. */
function listHours(seed: OrderFactorySeed) {
  const { events, created_at, updated_at } = create().orders.create(seed);
  expect(Date.parse(created_at)).toBe(Date.parse(events[0]?.created_at ?? ""));
  expect(Date.parse(updated_at)).toBe(Date.parse(NOW));
  return events.map(({ status, created_at: at }) => [
    status.split(".").at(-1),
    (Date.parse(NOW) - Date.parse(at)) / HOUR,
  ]);
}

/** The order has waited ten minutes for its requisition. */
const WAIT = 1 / 6;

describe("an order that a test creates in a later status", () => {
  it.each<[OrderFactorySeed, readonly (readonly [string, number])[]]>([
    [{ method: "testkit" }, [["ordered", 0]]],
    [{ method: "at_home_phlebotomy", status: "ordered" }, [["ordered", 0]]],
    [{ method: "walk_in_test", status: "requisition_bypassed" }, [["requisition_bypassed", 0]]],
    [
      { method: "walk_in_test", status: "completed" },
      [
        ["ordered", 96 + WAIT],
        ["requisition_created", 96],
        ["partial_results", 24],
        ["completed", 0],
      ],
    ],
    [
      { traits: ["shipped"] },
      [
        ["ordered", 20 + WAIT],
        ["requisition_created", 20],
        ["transit_customer", 0],
      ],
    ],
    [
      { method: "testkit", traits: ["completed"] },
      [
        ["ordered", 235 + WAIT],
        ["requisition_created", 235],
        ["transit_customer", 215],
        ["out_for_delivery", 171],
        ["with_customer", 165],
        ["transit_lab", 117],
        ["delivered_to_lab", 72],
        ["completed", 0],
      ],
    ],
    [
      { method: "on_site_collection", status: "partial_results", policy: "immediate" },
      [
        ["ordered", 29 + WAIT],
        ["requisition_created", 29],
        ["draw_completed", 26],
        ["partial_results", 0],
      ],
    ],
    [
      // The phlebotomist came on Monday, from ten to eleven in New York.
      { method: "at_home_phlebotomy", status: "completed", address: newYork },
      [
        ["ordered", 91.5 + WAIT],
        ["requisition_created", 91.5],
        ["appointment_pending", 90.5],
        ["appointment_scheduled", 90],
        ["draw_completed", 65],
        ["partial_results", 18],
        ["completed", 0],
      ],
    ],
  ])("[ORD-29] has reached one status after the other: %o", (seed, expected) => {
    const hours = listHours(seed);
    expect(hours.map(([status]) => status)).toEqual(expected.map(([status]) => status));
    for (const [index, [, hour]] of expected.entries()) expect(hours[index]?.[1]).toBeCloseTo(hour, 5);
  });

  it("[ORD-29] has the visit at the time of its draw, and the user before the order", () => {
    const mock = create();
    const order = mock.orders.create({
      method: "at_home_phlebotomy",
      status: "completed",
      address: newYork,
    });
    const [visit] = mock.appointments.list(order);
    expect(visit).toMatchObject({
      start_at: "2026-01-12T15:00:00.000Z",
      end_at: "2026-01-12T16:00:00.000Z",
      event_status: "completed",
    });
    expect(visit?.events.map(({ created_at: at }) => at)).toEqual([
      "2026-01-11T15:00:00.000Z",
      "2026-01-12T16:00:00.000Z",
      "2026-01-12T16:00:00.000Z",
    ]);
    const { metadata } = mock.orders.results(order);
    expect(
      [metadata.date_collected, metadata.date_received, metadata.date_reported].map((at) =>
        Date.parse(at ?? ""),
      ),
    ).toEqual(["2026-01-12T16:00:00Z", "2026-01-13T02:00:00Z", NOW].map((at) => Date.parse(at)));
    expect(Date.parse(mock.users.get(order.user_id).created_on)).toBeLessThan(Date.parse(order.created_at));
  });

  it("[ORD-29] reports its past by webhooks, each at its time", () => {
    const mock = create();
    mock.webhooks.openInbox({ eventTypes: ["labtest.order.*"] });
    mock.orders.create({ method: "on_site_collection", status: "draw_completed" });
    expect(mock.webhooks.outbox().map(({ eventType, at }) => [eventType, at])).toEqual([
      ["labtest.order.created", "2026-01-15T05:50:00.000Z"],
      ["labtest.order.updated", "2026-01-15T06:00:00.000Z"],
      ["labtest.order.updated", "2026-01-15T09:00:00.000Z"],
    ]);
  });

  it.each(["auto", { after: "5s" }] as const)(
    "[ORD-29] proceeds from now on, with the policy %o",
    async (policy) => {
      const mock = create();
      const order = mock.orders.create({ method: "testkit", status: "with_customer", policy });
      expect(mock.orders.get(order).status).toBe("collecting_sample");
      await mock.clock.advance("4s");
      expect(mock.orders.get(order).events).toHaveLength(5);
      await mock.clock.advance("1s");
      expect(mock.orders.get(order).events).toHaveLength(6);
    },
  );
});

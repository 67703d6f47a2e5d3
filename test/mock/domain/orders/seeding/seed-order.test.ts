import { describe, expect, it } from "vitest";
import { createMock, type OrderFactorySeed } from "../../../../../mock/index.ts";

const HOUR = 3_600_000;
/** A Thursday. */
const NOW = "2026-01-15T09:00:00Z";
const newYork = { state: "NY", city: "Albany", zip: "12207" };

const create = () => createMock({ seed: "past", now: NOW });

/** Creates an order and returns how many hours before now it reached each status. */
function listHours(seed: OrderFactorySeed) {
  const { events, created_at, updated_at } = create().orders.create(seed);
  expect(Date.parse(created_at)).toBe(Date.parse(events[0]?.created_at ?? ""));
  expect(Date.parse(updated_at)).toBe(Date.parse(events.at(-1)?.created_at ?? ""));
  const hours = (at: string) => Math.round((100 * (Date.parse(NOW) - Date.parse(at))) / HOUR) / 100;
  return events
    .map(({ status, created_at }) => `${status.split(".").at(-1)} ${hours(created_at)}`)
    .join(", ");
}

describe("an order that a test creates in a later status", () => {
  // The order has waited ten minutes, 0.17 hours, for its requisition.
  it.each<[OrderFactorySeed, string]>([
    [{ method: "testkit" }, "ordered 0"],
    [{ method: "at_home_phlebotomy", status: "ordered" }, "ordered 0"],
    [{ method: "walk_in_test", status: "requisition_bypassed" }, "requisition_bypassed 0"],
    [
      { method: "walk_in_test", status: "completed" },
      "ordered 96.17, requisition_created 96, partial_results 24, completed 0",
    ],
    // It is four o'clock in the morning in New York, so the kit left on the day before.
    [{ traits: ["shipped"], address: newYork }, "ordered 32.17, requisition_created 32, transit_customer 12"],
    [
      { method: "testkit", traits: ["completed"], address: newYork },
      "ordered 247.17, requisition_created 247, transit_customer 227, out_for_delivery 183, with_customer 177, transit_lab 129, delivered_to_lab 84, completed 0",
    ],
    [
      { method: "on_site_collection", status: "partial_results", policy: "immediate" },
      "ordered 29.17, requisition_created 29, draw_completed 26, partial_results 0",
    ],
    // The phlebotomist came on Monday, from ten to eleven in New York.
    [
      { method: "at_home_phlebotomy", status: "completed", address: newYork },
      "ordered 91.67, requisition_created 91.5, appointment_pending 90.5, appointment_scheduled 90, draw_completed 65, partial_results 18, completed 0",
    ],
  ])("[ORD-29] has reached one status after the other: %o", (seed, expected) => {
    expect(listHours(seed)).toBe(expected);
  });

  it.each([
    ["America/New_York", newYork],
    ["America/Los_Angeles", { state: "CA", city: "Sacramento", zip: "95814" }],
    ["Pacific/Honolulu", { state: "HI", city: "Honolulu", zip: "96813" }],
    ["America/Puerto_Rico", { state: "PR", city: "San Juan", zip: "00901" }],
  ] as const)("[ORD-29] was shipped at day in %s, whenever the test runs", (timeZone, address) => {
    const format = new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" });
    // The clocks were changed on 2026-03-08.
    for (const now of [NOW, "2026-01-15T17:30:00Z", "2026-03-09T04:30:00Z", "2026-03-09T14:00:00Z"])
      for (const status of [
        "completed",
        "with_customer",
        "failure_to_deliver_to_lab",
        "problem_in_transit_customer",
      ]) {
        const mock = createMock({ seed: "past", now });
        const { events } = mock.orders.create({ method: "testkit", status, address });
        const times = events.map(({ created_at: at }) => Date.parse(at));
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(times.at(-1)).toBeLessThanOrEqual(Date.parse(now));
        const shipped = events.filter(({ status: name }) => /transit|deliver|with_customer/.test(name));
        expect(shipped.length).toBeGreaterThan(1);
        for (const { created_at: at } of shipped) {
          const hour = Number(format.format(new Date(at)));
          expect(hour >= 8 && hour < 20).toBe(true);
        }
      }
  });

  it("[ORD-7, ORD-29] is a walk-in order whose results were due no later than its report", () => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const mock = createMock({ seed, now: NOW });
      const order = mock.orders.create({ method: "walk_in_test", status: "completed" });
      const { metadata } = mock.orders.results(order);
      const [received, due, worst] = [
        metadata.date_received?.slice(0, 10) ?? "",
        order.expected_result_by_date ?? "",
        order.worst_case_result_by_date ?? "",
      ];
      expect(received <= due && due <= worst && worst <= "2026-01-15").toBe(true);
      const partial = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
      expect(partial.expected_result_by_date).toMatch(/^2026-01-\d\d$/);
      const waiting = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
      expect(waiting.expected_result_by_date).toBeNull();
    }
  });

  it.each([
    ["ordered", ["sample_hemolyzed"]],
    ["requisition_created", [null, "sample_hemolyzed"]],
    ["completed", [null, null, null, "sample_hemolyzed"]],
  ])("[ORD-29] has the detail of a seed with its last status: %s", (status, details) => {
    const { events } = create().orders.create({ method: "walk_in_test", status, detail: "sample_hemolyzed" });
    expect(events.map(({ status_detail }) => status_detail)).toEqual(details);
  });

  it("has the patient info of its user, or else an address in the United States, or any that is given", () => {
    const mock = create();
    const { user_id } = mock.users.create();
    expect(mock.orders.create({ user: user_id }).patient_address?.country).toBe("US");
    expect(mock.orders.create({ address: { zip: "none" } }).patient_address?.zip).toBe("none");
    const address = { first_line: "7 Elm Road", city: "Tucson", state: "AZ", zip: "85701" };
    mock.users.setInfo(user_id, { first_name: "Ada", last_name: "Fernsby", address });
    const { patient_details: patient, patient_address } = mock.orders.create({ user: user_id });
    expect([patient?.first_name, patient?.last_name]).toEqual(["Ada", "Fernsby"]);
    expect(patient_address).toMatchObject(address);
    const kit = mock.orders.create({ status: "awaiting_registration" });
    expect(kit).toMatchObject({ details: { type: "testkit" }, patient_details: null });
    const full = "completed.walk_in_test.completed";
    expect(mock.orders.create({ method: "walk_in_test", status: full }).last_event.status).toBe(full);
    const other = mock.orders.create();
    expect(mock.users.get(other.user_id).client_user_id).toMatch(/^user-\w{10}$/);
    expect(mock.orders.set(other, { sample_id: "S-7" }).sample_id).toBe("S-7");
    expect(() => mock.orders.create({ status: "zz" })).toThrow('"zz" is not a status. Use one of ordered, ');
  });

  it("has a sample id that no imported order has", () => {
    const { sample_id } = create().orders.create({ method: "testkit" });
    const mock = create();
    mock.orders.create({ imported: true, sample_id: sample_id ?? "" });
    expect(mock.orders.create({ method: "testkit" }).sample_id).not.toBe(sample_id);
  });

  it("[ORD-29] follows its own policy from now on", async () => {
    const mock = create();
    const seed = { method: "on_site_collection", status: "requisition_created" } as const;
    const [own, other] = [mock.orders.create({ ...seed, policy: { after: "2h" } }), mock.orders.create(seed)];
    await mock.clock.advance("2h");
    const last = [own, other].map(({ id }) => mock.orders.get(id).last_event.status);
    expect(last).toEqual([
      "sample_with_lab.on_site_collection.draw_completed",
      "received.on_site_collection.requisition_created",
    ]);
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
});

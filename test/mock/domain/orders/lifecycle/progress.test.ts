import { type Order, unlisted } from "sanguine";
import { describe, expect, it } from "vitest";
import { createMock, type Mock } from "sanguine/mock";
import { createMockCaller } from "../../../http/handlers/caller.ts";

const createTestMock = (): Mock => createMock({ seed: "progress", now: "2026-01-15T09:00:00Z" });

function createAutoMock(): Mock {
  const mock = createTestMock();
  mock.orders.policy("auto");
  return mock;
}

const listStatusDetails = (order: { events: readonly { status: string }[] }): (string | undefined)[] =>
  order.events.map(({ status }) => status.split(".").at(-1));

it("the policy after takes a step after each interval, and none at a terminal status", async () => {
  const mock = createTestMock();
  const order = mock.orders.create({ method: "on_site_collection", policy: { after: "2h" } });
  expect(mock.orders.explain(order).scheduled).toEqual([
    { kind: "orders.progress", due: "2026-01-15T11:00:00.000Z" },
  ]);
  await mock.clock.advance("2h");
  expect(listStatusDetails(mock.orders.get(order))).toEqual(["ordered", "requisition_created"]);
  const other = mock.orders.create({ policy: { after: "2h" } });
  await mock.clock.advance("30m");
  // The step that waited for the earlier status has no effect any more.
  mock.orders.advance(other);
  expect(mock.orders.explain(other).scheduled).toEqual([
    { kind: "orders.progress", due: "2026-01-15T13:30:00.000Z" },
  ]);
  await mock.clock.advance("30d");
  const done = mock.orders.get(order);
  expect(done.events.map(({ created_at }) => created_at.slice(11, 16))).toEqual([
    "09:00",
    "11:00",
    "13:00",
    "15:00",
    "17:00",
  ]);
  expect(done.status).toBe("completed");
  expect(mock.orders.explain(order)).toMatchObject({ next: ["corrected"], scheduled: [] });
});

it("the policy everyReads takes a step at every third read", async () => {
  const { mock, get } = createMockCaller();
  const { id } = mock.orders.create({ method: "walk_in_test", policy: { everyReads: 3 } });
  const seen: string[] = [];
  for (let reading = 0; reading < 12; reading += 1)
    seen.push((await get(`/v3/order/${id}`)).body.last_event.status.split(".").at(-1));
  const expected = ["ordered", "requisition_created", "partial_results", "completed"];
  expect(seen).toEqual([
    "ordered",
    "ordered",
    ...expected.slice(1, 3).flatMap((low) => [low, low, low]),
    ...Array(4).fill("completed"),
  ]);
  const other = mock.orders.create({ policy: "auto" });
  await get(`/v3/order/${other.id}`);
  expect(mock.export().tables["orders"]).toMatchObject([{ reads: 0 }, { reads: 0 }]);
});

describe("a scheduled order", () => {
  it.each([
    ["immediate", ["ordered", "requisition_created", "partial_results", "completed"]],
    [{ after: "1h" }, ["ordered", "requisition_created"]],
    [{ everyReads: 1 }, ["ordered", "requisition_created"]],
    ["manual", ["ordered", "requisition_created"]],
  ] as const)("follows the policy %j from its day on", async (policy, expected) => {
    const { mock, get } = createMockCaller();
    const order = mock.orders.create({ method: "walk_in_test", policy, activate_by: "2026-01-20" });
    const countScheduled = async () => (await get("/v3/orders?order_activation_types=scheduled")).body.total;
    await mock.clock.advance("4d");
    expect((await get(`/v3/order/${order.id}`)).body.events).toHaveLength(1);
    expect(await countScheduled()).toBe(1);
    await mock.clock.advanceTo("2026-01-20T00:30:00Z");
    expect(await countScheduled()).toBe(0);
    expect(listStatusDetails(mock.orders.get(order))).toEqual(expected);
    expect(mock.orders.get(order).events[1]?.created_at).toBe("2026-01-20T00:00:00+00:00");
  });

  it("takes no step on its day when a test has moved it before", async () => {
    const mock = createTestMock();
    const order = mock.orders.create({ policy: { after: "30d" }, activate_by: "2026-01-20" });
    mock.orders.advance(order);
    await mock.clock.advance("6d");
    expect(mock.orders.explain(order).scheduled).toEqual([
      { kind: "orders.progress", due: "2026-02-14T09:00:00.000Z" },
    ]);
  });

  it.each([
    ["immediate", ["ordered", "requisition_created", "partial_results", "completed"]],
    [{ after: "1h" }, ["ordered", "requisition_created"]],
    ["manual", ["ordered", "requisition_created"]],
  ] as const)("starts at once with the policy %j when its day is removed", async (policy, expected) => {
    const { mock, patch } = createMockCaller();
    const order = mock.orders.create({ method: "walk_in_test", policy, activate_by: "2026-01-20" });
    const { body } = await patch(`/v3/order/${order.id}`, { activate_by: null });
    expect(listStatusDetails(body.order)).toEqual(expected);
  });
});

it("[ORD-10] a simulation of a scheduled order with the policy immediate follows its flags", async () => {
  const { mock, post, get } = createMockCaller();
  const { id } = mock.orders.create({
    method: "walk_in_test",
    policy: "immediate",
    activate_by: "2026-01-20",
  });
  await post(`/v3/order/${id}/test`, { interpretation: "critical" });
  expect((await get(`/v3/order/${id}`)).body.interpretation).toBe("critical");
});

describe("the policy of a team", () => {
  it("applies to orders without a policy of their own", async () => {
    const mock = createTestMock();
    expect(mock.orders.policy()).toBe("manual");
    const slow = mock.orders.create({ policy: { after: "2h" } });
    await mock.clock.advance("30m");
    mock.orders.policy({ after: "1h" });
    const [follows, own] = [mock.orders.create(), mock.orders.create({ policy: "manual" })];
    // Neither the policy of the team nor another field delays the step of an order with a policy of its own.
    mock.orders.set(slow, { notes: "call first" });
    expect(mock.orders.explain(slow).scheduled.map(({ due }) => due)).toEqual(["2026-01-15T11:00:00.000Z"]);
    await mock.clock.advance("1h");
    expect(mock.orders.get(follows).events).toHaveLength(2);
    expect(mock.orders.get(own).events).toHaveLength(1);
    expect(mock.orders.set(own, { policy: null }).events).toHaveLength(1);
    mock.orders.advance(own);
    await mock.clock.advance("1h");
    expect(mock.orders.get(own).events).toHaveLength(3);
    mock.reset();
    expect(mock.orders.policy()).toBe("manual");
  });

  it.each([
    ["auto", "2s", "requisition_created"],
    [{ after: "1h" }, "1h", "requisition_created"],
    ["immediate", 0, "completed"],
    ["manual", "365d", "ordered"],
  ] as const)("reaches orders that exist: %j", async (policy, wait, status) => {
    const mock = createTestMock();
    mock.orders.policy({ after: "30m" });
    const create = (own = {}) => mock.orders.create({ method: "on_site_collection", ...own });
    const [order, own, single] = [create(), create({ policy: "manual" }), create({ policy: "manual" })];
    const cancelled = mock.orders.cancel(create());
    mock.orders.policy(policy);
    mock.orders.set(single, { policy });
    const statuses = (of: { id: string }) => listStatusDetails(mock.orders.get(of));
    await mock.clock.advance(wait);
    expect([statuses(order).at(-1), statuses(single).at(-1)]).toEqual([status, status]);
    expect([statuses(own), statuses(cancelled)]).toEqual([["ordered"], ["ordered", "cancelled"]]);
  });

  it("reaches orders that exist with the next read, and scheduled ones on their day", async () => {
    const { mock, get } = createMockCaller();
    const [order, later] = [undefined, "2026-01-20"].map((activate_by) =>
      mock.orders.create({ method: "walk_in_test", ...(activate_by === undefined ? {} : { activate_by }) }),
    );
    mock.orders.policy({ everyReads: 2 });
    for (let reading = 0; reading < 2; reading += 1) await get(`/v3/order/${order?.id}`);
    expect(mock.orders.get(order ?? "").events).toHaveLength(2);
    mock.orders.policy("immediate");
    expect(mock.orders.get(order ?? "").status).toBe("completed");
    expect(mock.orders.get(later ?? "").events).toHaveLength(1);
    await mock.clock.advance("5d");
    expect(mock.orders.get(later ?? "").status).toBe("completed");
  });

  it.each(["soon", { after: "2 hours" }, { after: 0 }, { everyReads: 0 }, { everyReads: 1.5 }, null, {}])(
    "cannot be %j",
    (policy) => {
      const mock = createTestMock();
      expect(() => Object(mock.orders).policy(policy)).toThrow(TypeError);
      expect(mock.orders.policy()).toBe("manual");
    },
  );
});

const address = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004" };

/** Books the first appointment at a service center. */
async function book(mock: Mock, { id }: Order, async_confirmation = false): Promise<void> {
  const { psc } = mock.client();
  const { slug, patient_service_centers } = await psc.orderInfo(id, {
    capabilities: ["appointment_scheduling_via_junction"],
  });
  const site_codes = patient_service_centers.flatMap(({ site_code }) => site_code ?? []).slice(0, 1);
  const { slots: days } = await psc.availability({ lab: unlisted(slug), site_codes });
  const booking_key = days.flatMap(({ slots }) => slots)[0]?.booking_key ?? "";
  await psc.book(id, { booking_key, async_confirmation });
}

describe("the policy auto", () => {
  it.each([
    [
      "creates the requisition within seconds, then takes a step every few seconds",
      "testkit",
      "ordered 0, requisition_created 2, transit_customer 7, out_for_delivery 12, with_customer 17, transit_lab 22, delivered_to_lab 27, completed 32",
    ],
    [
      "leaves time to book, and continues without a booking",
      "at_home_phlebotomy",
      "ordered 0, requisition_created 2, appointment_pending 32, appointment_scheduled 37, draw_completed 42, partial_results 47, completed 52",
    ],
    [
      "leaves time to walk in",
      "walk_in_test",
      "ordered 0, requisition_created 2, partial_results 32, completed 37",
    ],
  ] as const)("%s", async (_, method, expected) => {
    const mock = createAutoMock();
    const { id } = mock.orders.create({ method, address });
    await mock.clock.advance("60s");
    const { events, created_at: start } = mock.orders.get(id);
    const times = events.map(
      ({ status, created_at }) =>
        `${status.split(".").at(-1)} ${(Date.parse(created_at) - Date.parse(start)) / 1000}`,
    );
    expect(times.join(", ")).toBe(expected);
  });

  it("waits after a cancelled appointment", async () => {
    const mock = createAutoMock();
    const order = mock.orders.create({
      method: "at_home_phlebotomy",
      address,
      status: "requisition_created",
    });
    mock.appointments.create(order);
    mock.appointments.cancel(order);
    await mock.clock.advance("1d");
    expect(mock.orders.get(order).last_event.status).toMatch(/appointment_cancelled$/);
  });

  it("leaves a minute to change a booked appointment", async () => {
    const mock = createAutoMock();
    const order = mock.orders.create({ method: "walk_in_test", address, status: "requisition_created" });
    await mock.clock.advance("20s");
    await book(mock, order);
    // Nobody decides about a booking that the lab has confirmed.
    expect(JSON.stringify(mock.export().tables["tasks"])).not.toMatch(/lab-decision|expire-booking/);
    await mock.clock.advance("59s");
    expect(mock.orders.get(order).last_event.status).toMatch(/appointment_scheduled$/);
    await mock.clock.advance("1s");
    expect(mock.orders.get(order).last_event.status).not.toMatch(/appointment_scheduled$/);
  });

  it("waits for the lab's confirmation of a booking", async () => {
    const mock = createAutoMock();
    mock.settings.set({ pscAsyncConfirmation: true });
    const order = mock.orders.create({ method: "walk_in_test", address, status: "requisition_created" });
    await book(mock, order, true);
    await mock.clock.advance("119s");
    expect(listStatusDetails(mock.orders.get(order))).toEqual(["ordered", "requisition_created"]);
    await mock.clock.advance("1s");
    expect(listStatusDetails(mock.orders.get(order))).toContain("appointment_scheduled");
    await mock.clock.advance("70s");
    expect(mock.orders.get(order).status).toBe("completed");
  });
});

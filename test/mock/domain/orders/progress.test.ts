import { describe, expect, it } from "vitest";
import { createMock, type Mock } from "sanguine/mock";
import { newCaller } from "../../handlers/caller.ts";

const newMock = (): Mock => createMock({ seed: "progress", now: "2026-01-15T09:00:00Z" });

const lows = (order: { events: readonly { status: string }[] }): (string | undefined)[] =>
  order.events.map(({ status }) => status.split(".").at(-1));

describe("an order that nobody moves", () => {
  it("stays where it is, however long", async () => {
    const mock = newMock();
    const order = mock.orders.create();
    await mock.clock.advance("365d");
    expect(mock.orders.get(order)).toEqual(order);
    expect(mock.orders.explain(order)).toEqual({
      status: "received.testkit.ordered",
      why: expect.stringContaining("ordered"),
      next: ["requisition_created", "cancelled"],
      cancellable: true,
      scheduled: [],
    });
  });
});

describe("an order that completes at once", () => {
  it.each(["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"] as const)(
    "goes all the way by %s",
    (method) => {
      const order = newMock().orders.create({ method, policy: "immediate" });
      expect(order.status).toBe("completed");
      expect(order.interpretation).toBe("normal");
    },
  );
});

describe("an order that moves by the clock", () => {
  it("takes a step each time so much has gone by, and none after its end", async () => {
    const mock = newMock();
    const order = mock.orders.create({ method: "on_site_collection", policy: { after: "2h" } });
    expect(mock.orders.explain(order).scheduled).toEqual([
      { kind: "orders.progress", due: "2026-01-15T11:00:00.000Z" },
    ]);
    await mock.clock.advance("2h");
    expect(lows(mock.orders.get(order))).toEqual(["ordered", "requisition_created"]);
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

  it("counts anew from a step that somebody took", async () => {
    const mock = newMock();
    const order = mock.orders.create({ policy: { after: "2h" } });
    await mock.clock.advance("1h");
    mock.orders.advance(order);
    await mock.clock.advance("1h");
    expect(mock.orders.get(order).events).toHaveLength(2);
    await mock.clock.advance("1h");
    expect(mock.orders.get(order).events).toHaveLength(3);
  });

  it("stops where it was cancelled, and goes on after an export", async () => {
    const mock = newMock();
    const [cancelled, kept] = [1, 2].map(() => mock.orders.create({ policy: { after: "2h" } }));
    mock.orders.cancel(cancelled ?? "");
    const other = newMock();
    other.import(JSON.parse(JSON.stringify(mock.export())));
    await other.clock.advance("4h");
    expect(lows(other.orders.get(cancelled ?? ""))).toEqual(["ordered", "cancelled"]);
    expect(other.orders.get(kept ?? "").events).toHaveLength(3);
    expect(mock.orders.get(kept ?? "").events).toHaveLength(1);
  });
});

describe("an order that moves as it is read", () => {
  it("takes a step at every third reading", async () => {
    const { mock, get } = newCaller();
    const { id } = mock.orders.create({ method: "walk_in_test", policy: { everyReads: 3 } });
    const seen: string[] = [];
    for (let reading = 0; reading < 12; reading += 1) {
      seen.push((await get(`/v3/order/${id}`)).body.last_event.status.split(".").at(-1));
    }
    const expected = ["ordered", "requisition_created", "partial_results", "completed"];
    expect(seen).toEqual([
      "ordered",
      "ordered",
      ...expected.slice(1, 3).flatMap((low) => [low, low, low]),
      ...Array(4).fill("completed"),
    ]);
  });

  it("does not count lists, nor what a test reads", async () => {
    const { mock, get } = newCaller();
    const order = mock.orders.create({ policy: { everyReads: 1 } });
    await get("/v3/orders");
    expect(mock.orders.get(order)).toEqual(order);
  });
});

describe("an order that waits for its day", () => {
  it.each([
    ["immediate", "completed"],
    [{ after: "1h" }, "requisition_created"],
    [{ everyReads: 1 }, "requisition_created"],
  ] as const)("moves by %j from that day on", async (policy, low) => {
    const { mock, get } = newCaller();
    const order = mock.orders.create({ method: "walk_in_test", policy, activate_by: "2026-01-20" });
    await mock.clock.advance("4d");
    expect((await get(`/v3/order/${order.id}`)).body.events).toHaveLength(1);
    await mock.clock.advanceTo("2026-01-20T00:30:00Z");
    expect(lows(mock.orders.get(order)).at(-1)).toBe(low);
    expect(mock.orders.get(order).events[1]?.created_at).toBe("2026-01-20T00:00:00+00:00");
  });

  it.each([
    ["immediate", ["ordered", "requisition_created", "partial_results", "completed"]],
    [{ after: "1h" }, ["ordered", "requisition_created"]],
    ["manual", ["ordered", "requisition_created"]],
  ] as const)("begins at once, by %j, where the day is taken away", async (policy, expected) => {
    const { mock, patch } = newCaller();
    const order = mock.orders.create({ method: "walk_in_test", policy, activate_by: "2026-01-20" });
    const { body } = await patch(`/v3/order/${order.id}`, { activate_by: null });
    expect(lows(body.order)).toEqual(expected);
  });

  it("has nothing planned for a step or a day that it has left behind", async () => {
    const { mock, patch } = newCaller();
    const order = mock.orders.create({ policy: { after: "2h" }, activate_by: "2026-01-20" });
    const planned = () => mock.orders.explain(order).scheduled.map(({ kind, due }) => `${kind} ${due}`);
    await patch(`/v3/order/${order.id}`, { activate_by: "2026-01-22" });
    expect(planned()).toEqual(["orders.activate 2026-01-22T00:00:00.000Z"]);
    await patch(`/v3/order/${order.id}`, { activate_by: null });
    expect(planned()).toEqual(["orders.progress 2026-01-15T11:00:00.000Z"]);
    await mock.clock.advance("1h");
    mock.orders.advance(order);
    expect(planned()).toEqual(["orders.progress 2026-01-15T12:00:00.000Z"]);
  });

  it("goes all the way where it completes at once and somebody moves it on before", () => {
    const mock = newMock();
    const order = mock.orders.create({
      method: "on_site_collection",
      policy: "immediate",
      activate_by: "2026-01-20",
    });
    expect(lows(mock.orders.advanceTo(order, "partial_results"))).toEqual([
      "ordered",
      "requisition_created",
      "draw_completed",
      "partial_results",
      "completed",
    ]);
  });
});

describe("the policy of a team", () => {
  it("holds for orders that have none of their own", async () => {
    const mock = newMock();
    expect(mock.orders.policy()).toBe("manual");
    mock.orders.policy({ after: "1h" });
    const [follows, own] = [mock.orders.create(), mock.orders.create({ policy: "manual" })];
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

  it.each(["soon", { after: "2 hours" }, { after: 0 }, { everyReads: 0 }, { everyReads: 1.5 }, null, {}])(
    "cannot be %j",
    (policy) => {
      const mock = newMock();
      expect(() => Object(mock.orders).policy(policy)).toThrow(TypeError);
      expect(mock.orders.policy()).toBe("manual");
    },
  );
});

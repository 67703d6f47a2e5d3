import { createMock, type Mock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { describe, expect, it } from "vitest";
import { fates, createGate, listener } from "./receiver.ts";

describe("[EVT-1] a receiver", () => {
  it("can call the service during a delivery, and receives the events that it causes", async () => {
    const mock = createMock({ seed: "calls" });
    const client = mock.client();
    const { events } = listener(mock, {
      eventTypes: ["labtest.order.*"],
      respond: async (event) => {
        if (event.type === "labtest.order.created") await client.orders.cancel(event.data.id);
      },
    });
    const order = mock.orders.create();
    await mock.clock.advance("1s");
    expect(events.map(({ type }) => type)).toEqual(["labtest.order.created", "labtest.order.updated"]);
    expect(mock.orders.get(order).status).toBe("cancelled");
    expect(fates(mock)).toEqual([
      ["delivered", 1],
      ["delivered", 1],
    ]);
  });

  it.each([
    ["mock.clock.advance", (mock: ReturnType<typeof createMock>) => mock.clock.advance("1h")],
    [
      "mock.clock.advanceTo",
      (mock: ReturnType<typeof createMock>) => mock.clock.advanceTo(mock.clock.now() + 1),
    ],
    ["mock.idle", (mock: ReturnType<typeof createMock>) => mock.idle()],
    [
      "clock.advance of the control API",
      ({ url, controlToken: token, fetch }: ReturnType<typeof createMock>) =>
        createControlClient({ url, token, fetch }).clock.advance("1h"),
    ],
  ])("cannot call %s, which would wait for it, and the error says why", async (_, wait) => {
    const mock = createMock({ seed: "waits" });
    const problems: unknown[] = [];
    mock.webhooks.register({
      handler: async (request) => {
        await request.text();
        await wait(mock).catch((problem: unknown) => problems.push(problem));
      },
    });
    mock.orders.create();
    await mock.idle();
    await mock.clock.advance("1m");
    expect(problems).toMatchObject([{ message: expect.stringMatching(/webhook receiver cannot await/) }]);
    expect(fates(mock)).toEqual([["delivered", 1]]);
  });

  it("can sleep by the mock's clock, like a client that waits", async () => {
    const mock = createMock({ seed: "sleeps" });
    const client = mock.client();
    const done: unknown[] = [];
    listener(mock, {
      eventTypes: ["labtest.order.created"],
      respond: async (event) => {
        if (event.type !== "labtest.order.created") return;
        const order = await client.orders.waitFor(event.data.id, { timeout: 600_000 });
        done.push(order.status);
      },
    });
    listener(mock, { eventTypes: ["labtest.order.updated"] });
    mock.orders.policy({ after: "10s" });
    mock.orders.create();
    await mock.idle();
    expect(done).toEqual(["completed"]);
    expect(fates(mock)).toEqual(Array.from({ length: 8 }, () => ["delivered", 1]));
  });

  it.each([
    [
      "calls",
      (mock: Mock) => {
        const order = mock.orders.create();
        for (let step = 0; step < 4; step += 1) mock.orders.advance(order);
        return mock.idle();
      },
    ],
    [
      "one task of the clock",
      (mock: Mock) => {
        mock.orders.advanceTo(mock.orders.create({ method: "at_home_phlebotomy" }), "appointment_scheduled");
        return mock.clock.advance("3d");
      },
    ],
  ])("gets the messages of %s one after the other, in the order of their events", async (_, cause) => {
    const mock = createMock({ seed: "order", now: "2026-02-26T09:00:00Z" });
    const trace: string[] = [];
    const { events } = listener(mock, {
      respond: async ({ id }) => {
        trace.push(`> ${id}`);
        await new Promise(setImmediate);
        trace.push(`< ${id}`);
      },
    });
    await cause(mock);
    expect(events.map(({ id }) => id)).toEqual(mock.webhooks.outbox().map(({ id }) => id));
    expect(trace).toEqual(events.flatMap(({ id }) => [`> ${id}`, `< ${id}`]));
  });

  it("does not delay a running clock itself", async () => {
    const mock = createMock({ seed: "runs", clock: "running" });
    const arrived = createGate();
    const finished = createGate();
    let attempts = 0;
    mock.webhooks.register({
      handler: () => {
        attempts += 1;
        if (attempts === 1) return new Response(null, { status: 500 });
        arrived.open();
        return finished.passed;
      },
    });
    mock.orders.create();
    await mock.idle();
    await mock.tick(60_000);
    const before = mock.clock.now();
    await mock.tick(60_000);
    expect(mock.clock.now() - before).toBe(60_000);
    expect(fates(mock)).toEqual([["failed", 1]]);
    await arrived.passed;
    finished.open();
    await mock.idle();
    expect(fates(mock)).toEqual([["delivered", 2]]);
  });
});

import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { fates, createGate, createImpatientMock, listener } from "./receiver.ts";

const createSeededMock = (seed: string) => createMock({ seed });

describe("[EVT-1] an event", () => {
  it("reaches an endpoint signed, typed and in its envelope", async () => {
    const mock = createSeededMock("envelope");
    const { events } = listener(mock);
    const user = mock.users.create({ client_user_id: "Zoë-Ł-42" });
    const order = mock.orders.create({ user });
    await mock.idle();
    const [event] = events;
    expect(event).toMatchObject({
      type: "labtest.order.created",
      user_id: user.user_id,
      client_user_id: "Zoë-Ł-42",
      data: { id: order.id },
    });
    const [message] = mock.webhooks.outbox();
    expect(Object.keys(JSON.parse(message?.body ?? ""))).toEqual([
      "event_type",
      "data",
      "user_id",
      "client_user_id",
      "team_id",
    ]);
    expect(message).toMatchObject({ id: event?.id, eventType: "labtest.order.created", status: "delivered" });
  });

  it("is sent to the endpoints that subscribe to its type, by name or by prefix", async () => {
    const mock = createSeededMock("kinds");
    const exact = listener(mock, { eventTypes: ["labtest.order.updated"] });
    const several = listener(mock, { eventTypes: ["labtest.order.*", "provider.connection.created"] });
    const all = listener(mock, { eventTypes: ["*"] });
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch", resources: ["steps"] });
    mock.orders.advance(mock.orders.create({ user }));
    await mock.idle();
    const kinds = (of: typeof exact): string[] => of.events.map(({ type }) => type);
    expect(kinds(exact)).toEqual(["labtest.order.updated"]);
    expect(kinds(several)).toEqual([
      "provider.connection.created",
      "labtest.order.created",
      "labtest.order.updated",
    ]);
    expect(kinds(all)).toContain("historical.data.steps.created");
  });

  it("is sent to no other team", async () => {
    const mock = createSeededMock("teams");
    const { events } = listener(mock);
    mock.team().orders.create();
    await mock.idle();
    expect(events).toEqual([]);
  });
});

describe("[EVT-2] a failed delivery", () => {
  it("is attempted eight times in total, each with its delay after the previous failure", async () => {
    const mock = createSeededMock("retries");
    const seen: string[] = [];
    listener(mock, { respond: () => new Response(null, { status: 503 }) });
    mock.orders.create();
    await mock.idle();
    const start = mock.clock.now();
    await mock.clock.advance("5d");
    const [message] = mock.webhooks.outbox();
    expect(message?.attempts.map(({ at }) => (Date.parse(at) - start) / 1000)).toEqual([
      0, 5, 305, 2105, 9305, 27_305, 63_305, 99_305,
    ]);
    expect(message).toMatchObject({ status: "exhausted" });
    for (const { headers, status, error } of message?.attempts ?? []) {
      seen.push(headers["webhook-signature"] ?? "");
      expect(headers["webhook-id"]).toBe(message?.id);
      expect([status, error]).toEqual([503, "status 503"]);
    }
    expect(new Set(seen).size).toBe(8);
  });

  it.each([
    ["delivered", [200, 204, 299]],
    ["failed", [301, 307, 400, 410, 500]],
  ])("is %s after the statuses %j", async (fate, statuses) => {
    const mock = createSeededMock("statuses");
    for (const status of statuses) mock.webhooks.register({ handler: () => new Response(null, { status }) });
    mock.orders.create();
    await mock.idle();
    expect(fates(mock)).toEqual(statuses.map(() => [fate, 1]));
    expect(mock.webhooks.outbox().map(({ attempts }) => attempts[0]?.status)).toEqual(statuses);
  });

  it("results from fifteen seconds of real time, which take no virtual time", async () => {
    const { mock, expire, limits } = createImpatientMock();
    const before = mock.clock.now();
    const arrived = createGate();
    const signals: AbortSignal[] = [];
    mock.webhooks.register({
      handler: (request) => {
        signals.push(request.signal);
        arrived.open();
        return new Promise(() => undefined);
      },
    });
    mock.orders.create();
    await arrived.passed;
    expire();
    await mock.idle();
    expect(limits).toEqual([15_000]);
    expect(mock.webhooks.outbox()[0]?.attempts).toMatchObject([
      { status: null, error: "no complete response within 15 s" },
    ]);
    expect([fates(mock), mock.clock.now(), signals[0]?.aborted]).toEqual([[["failed", 1]], before, true]);
  });

  it("contains only the name of a receiver's error", async () => {
    const mock = createSeededMock("quiet");
    listener(mock, {
      respond: (event) => {
        throw new TypeError(JSON.stringify(event));
      },
    });
    const order = mock.orders.create();
    await mock.idle();
    const [message] = mock.webhooks.outbox();
    expect(message?.attempts[0]?.error).toBe("the receiver threw TypeError");
    const printed = JSON.stringify(mock.webhooks.outbox()) + JSON.stringify(mock.webhooks.list());
    expect(printed).not.toContain(order.patient_details?.last_name ?? "?");
    expect(printed).not.toMatch(/whsec_|webhook-signature/);
    const shown = { url: null, receiver: "function", eventTypes: null, status: "enabled", failures: 1 };
    expect(mock.webhooks.list()).toMatchObject([shown]);
    expect(message?.body).toContain(order.id);
  });
});

/** Registers an endpoint for orders that fails until it is repaired. */
function registerBroken(mock: Mock) {
  let broken = true;
  let calls = 0;
  const { id } = mock.webhooks.register({
    eventTypes: ["labtest.order.*"],
    handler: () => {
      calls += 1;
      return new Response(null, { status: broken ? 500 : 200 });
    },
  });
  return { id, countCalls: () => calls, repair: () => void (broken = false) };
}

describe("[EVT-2] an endpoint that only fails", () => {
  it("is disabled after five days, and later messages wait for it", async () => {
    const mock = createSeededMock("given up");
    const endpoint = registerBroken(mock);
    const status = (): string | undefined => mock.webhooks.list()[0]?.status;
    mock.orders.create();
    await mock.clock.advance("11h");
    expect(status()).toBe("enabled");
    await mock.clock.advance("7h");
    expect(status()).toBe("failing");
    // The period began with the attempt after 17 h 35 min.
    for (let day = 0; day < 4; day += 1) {
      mock.orders.create();
      await mock.clock.advance("24h");
    }
    expect(status()).toBe("failing");
    mock.orders.create();
    await mock.clock.advance("2d");
    expect(status()).toBe("disabled");
    // The attempts that were planned before are not made either.
    const before = endpoint.countCalls();
    mock.orders.create();
    await mock.clock.advance("10d");
    expect(endpoint.countCalls()).toBe(before);
    expect(fates(mock).filter(([fate]) => fate === "failed" || fate === "pending")).toEqual([]);
    expect(fates(mock).at(-1)).toEqual(["held", 0]);
    endpoint.repair();
    expect(mock.webhooks.enable(endpoint.id).status).toBe("enabled");
    await mock.idle();
    expect(fates(mock).at(-1)).toEqual(["delivered", 1]);
  });

  it("starts a new period with each success", async () => {
    const mock = createSeededMock("up and down");
    let broken = true;
    mock.webhooks.register({ handler: () => new Response(null, { status: broken ? 500 : 200 }) });
    mock.orders.create();
    await mock.clock.advance("2d");
    expect(mock.webhooks.list()[0]?.status).toBe("failing");
    broken = false;
    mock.orders.create();
    await mock.idle();
    expect(mock.webhooks.list()[0]?.status).toBe("enabled");
  });
});

import { createMock, type MockEvent } from "sanguine/mock";
import { describe, expect, it } from "vitest";

/** Lets the changes of the current step be reported. */
const nextStep = () => Promise.resolve();

function listen(mock = createMock({ now: "2026-02-01T08:00:00Z" })) {
  const events: MockEvent[] = [];
  const stop = mock.events.subscribe((event) => events.push(event));
  return { mock, events, stop, types: () => events.map(({ type }) => type) };
}

describe("mock.events", () => {
  it("passes each event to all listeners before the next, also those that a listener causes [CTL-3]", async () => {
    const mock = createMock();
    const seen: string[] = [];
    const note =
      (name: string) =>
      ({ sequence }: MockEvent) =>
        void seen.push(`${name}${sequence}`);
    const stop = mock.events.subscribe((event) => {
      note("a")(event);
      if (event.sequence > 1) return;
      mock.team({ name: "new" });
      stopLast();
      // It listens from the next event on.
      mock.events.subscribe(note("c"));
    });
    mock.events.subscribe(note("b"));
    const stopLast = mock.events.subscribe(note("d"));
    mock.users.create();
    await nextStep();
    expect(seen).toEqual(["a1", "b1", "a2", "b2"]);
    stop();
    mock.users.create();
    await nextStep();
    expect(seen.slice(4)).toEqual(["b3", "c3"]);
  });

  it("lets a listener replace itself [CTL-3]", async () => {
    const mock = createMock();
    let seen = 0;
    let stop = (): void => undefined;
    const listener = (): void => {
      seen += 1;
      stop();
      if (seen < 10) stop = mock.events.subscribe(listener);
    };
    stop = mock.events.subscribe(listener);
    mock.users.create();
    await nextStep();
    expect(seen).toBe(1);
  });

  it("reports a request with its journal entry, and the records that it changed [CTL-3]", async () => {
    const { mock, events } = listen();
    const { user_id } = await mock.client().users.create({ client_user_id: "u-1" });
    const journaled = mock.requests.last();
    expect(events).toEqual([
      {
        sequence: 1,
        team: "team-1",
        at: "2026-02-01T08:00:00.000Z",
        type: "state",
        changes: [{ area: "users", changed: [user_id], deleted: [] }],
      },
      {
        sequence: 2,
        team: "team-1",
        at: "2026-02-01T08:00:00.000Z",
        type: "request",
        request: journaled,
        path: "/v2/user/",
        user_id,
      },
    ]);
    // What may contain personal data is not printed or sent.
    expect(JSON.stringify(events)).not.toContain("u-1");
  });

  it("reports the path of a request with its ids, and not with what an application chose [CTL-3]", async () => {
    const { mock, events } = listen();
    const client = mock.client();
    const { user_id } = mock.users.create({ client_user_id: "rowan@mail.example" });
    await client.users.get(user_id);
    await client.users.resolve("rowan@mail.example");
    const paths = events.flatMap((event) => (event.type === "request" ? event.path : []));
    expect(paths).toEqual([`/v2/user/${user_id}`, "/v2/user/resolve/{client_user_id}"]);
  });

  it("reports changes outside requests, one event for each step [CTL-3]", async () => {
    const { mock, events } = listen();
    const first = mock.users.create();
    const second = mock.users.create();
    await nextStep();
    mock.settings.set({ labReports: true });
    const connection = mock.connections.create({ user: first, provider: "acme_watch" });
    await nextStep();
    const changes = events.map((event) => (event.type === "state" ? event.changes : event.type));
    expect(changes[0]).toEqual([{ area: "users", changed: [first.user_id, second.user_id], deleted: [] }]);
    const later = events.slice(1).flatMap((event) => (event.type === "state" ? event.changes : []));
    expect(later).toContainEqual({ area: "settings", changed: [], deleted: [] });
    expect(later.find(({ area }) => area === "connections")?.changed).toEqual([connection.connection_id]);
    const { id } = mock.webhooks.register({ handler: () => new Response() });
    await nextStep();
    mock.webhooks.remove(id);
    mock.orders.create({ user: first, method: "testkit", policy: { after: "1h" } });
    await nextStep();
    const areas = later.concat(events.flatMap((event) => (event.type === "state" ? event.changes : [])));
    expect(areas).toContainEqual({ area: "webhookEndpoints", changed: [id], deleted: [] });
    expect(areas).toContainEqual({ area: "webhookEndpoints", changed: [], deleted: [id] });
    expect(areas.map(({ area }) => area)).toContain("orders");
    expect(areas.filter(({ area }) => area === "counters" || area === "tasks")).toEqual([]);
    expect(mock.export().tables["tasks"]).not.toEqual([]);
  });

  it("reports webhook events and every attempt to deliver them, without bodies [CTL-3]", async () => {
    const { mock, events } = listen();
    let status = 503;
    const endpoint = mock.webhooks.register({ handler: () => new Response(null, { status }) });
    const order = mock.orders.create();
    await mock.idle();
    status = 200;
    await mock.clock.advance("10s");
    const [message] = mock.webhooks.outbox();
    const emitted = events.filter((event) => event.type === "webhook");
    expect(emitted.map(({ webhook }) => webhook)).toEqual([
      { id: message?.event, eventType: "labtest.order.created", user_id: order.user_id },
    ]);
    const deliveries = events.flatMap((event) => (event.type === "delivery" ? [event.delivery] : []));
    const same = {
      id: message?.id,
      event: message?.event,
      eventType: message?.eventType,
      endpoint: endpoint.id,
    };
    expect(deliveries).toEqual([
      {
        ...same,
        status: "failed",
        number: 1,
        attempt: {
          at: "2026-02-01T08:00:00.000Z",
          status: 503,
          error: message?.attempts[0]?.error,
          duration: null,
        },
      },
      {
        ...same,
        status: "delivered",
        number: 2,
        attempt: { at: message?.attempts[1]?.at, status: 200, error: null, duration: null },
      },
    ]);
  });

  it("reports advances of the clock, but no ticks of a running clock [CTL-3]", async () => {
    const { mock, events, types } = listen(createMock({ clock: "running", now: "2026-02-01T08:00:00Z" }));
    await mock.tick(100);
    expect(types()).toEqual([]);
    await mock.clock.advance("1h");
    expect(events).toMatchObject([{ type: "clock", at: "2026-02-01T09:00:00.100Z" }]);
  });

  it("reports a restored, imported or reset state and a cleared journal as replaced [CTL-3]", async () => {
    const { mock, types } = listen();
    const snapshot = mock.snapshot();
    const exported = mock.export();
    mock.users.create();
    await nextStep();
    mock.restore(snapshot);
    await nextStep();
    mock.import(exported);
    await nextStep();
    mock.reset();
    await nextStep();
    mock.requests.clear();
    await nextStep();
    expect(types()).toEqual(["state", "replaced", "replaced", "replaced", "replaced"]);
  });

  it("names the team of each event, and reports new teams [CTL-3]", async () => {
    const { mock, events } = listen();
    const blue = mock.team({ name: "blue" });
    blue.users.create();
    await nextStep();
    expect(events.map(({ team, type }) => [team, type])).toEqual([
      ["blue", "team"],
      ["blue", "state"],
    ]);
  });

  it("watches nothing before the first listener and after the last [CTL-4]", async () => {
    const { mock, events, stop } = listen();
    const again: MockEvent[] = [];
    mock.users.create();
    // Changes that nobody hears any more are not reported.
    stop();
    stop();
    await nextStep();
    mock.users.create();
    await mock.clock.advance("1h");
    expect(events).toEqual([]);
    const stopAgain = mock.events.subscribe((event) => again.push(event));
    await mock.clock.advance("1h");
    expect(again.map(({ sequence, type }) => [sequence, type])).toEqual([[1, "clock"]]);
    stopAgain();
  });
});

import { inspect } from "node:util";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

describe("the inbox of the mock [CTL-9]", () => {
  it("verifies what it receives and shows duplicates", async () => {
    const mock = createMock();
    mock.webhooks.register({ url: "http://other.test", eventTypes: ["lab_report.*"] });
    const endpoint = mock.webhooks.openInbox({ eventTypes: ["labtest.order.*"], headers: "svix" });
    expect(endpoint).toMatchObject({ receiver: "inbox", url: null, status: "enabled" });
    const order = mock.orders.create();
    await mock.idle();
    const [message] = mock.webhooks.outbox();
    mock.webhooks.duplicate(message ?? "");
    await mock.idle();
    const shared = { id: message?.id, eventType: "labtest.order.created", verified: true, reason: null };
    expect(mock.webhooks.inbox()).toEqual([
      { ...shared, sequence: 1, at: mock.clock.iso(), duplicate: false, status: 204 },
      { ...shared, sequence: 2, at: mock.clock.iso(), duplicate: true, status: 204 },
    ]);
    const [received] = mock.webhooks.inbox();
    expect(received?.headers["svix-id"]).toBe(message?.id);
    expect(received?.body).toBe(message?.body);
    expect(inspect(received)).not.toContain(order.id);
  });

  it("verifies a message during whose delivery a fast clock passes the tolerance of five minutes", async () => {
    const mock = createMock({ clock: "running" });
    mock.clock.setMode({ running: 86_400 });
    mock.webhooks.openInbox();
    mock.orders.create();
    await Promise.resolve();
    await Promise.resolve();
    await mock.tick(50);
    await mock.idle();
    expect(mock.clock.now() - Date.parse("2026-01-15T09:00:00Z")).toBe(72 * 60_000);
    expect(mock.webhooks.inbox()).toMatchObject([{ verified: true, at: "2026-01-15T10:12:00.000Z" }]);
  });

  it("rejects what only an unknown secret signs, until it is opened again", async () => {
    const mock = createMock();
    const endpoint = mock.webhooks.openInbox();
    mock.webhooks.rotate(endpoint);
    mock.orders.create();
    await mock.idle();
    mock.webhooks.retire(endpoint);
    mock.orders.create();
    await mock.idle();
    expect(mock.webhooks.outbox().map(({ status }) => status)).toEqual(["delivered", "failed"]);
    expect(mock.webhooks.openInbox().id).toBe(endpoint.id);
    mock.webhooks.replay(mock.webhooks.outbox()[1] ?? "");
    await mock.idle();
    const [first, second] = mock.webhooks.outbox();
    expect(mock.webhooks.inbox().map(({ id, reason, status }) => [id, reason, status])).toEqual([
      [first?.id, null, 204],
      [second?.id, "no_matching_signature", 400],
      [second?.id, null, 204],
    ]);
    expect(mock.webhooks.inbox().map(({ duplicate }) => duplicate)).toEqual([false, false, false]);
    expect(mock.webhooks.list()).toHaveLength(1);
  });

  it.each(["{}", '{"event_type":5}'])(
    "verifies a body of an imported world that names no event type: %s",
    async (body) => {
      const mock = createMock();
      mock.webhooks.openInbox();
      mock.webhooks.hold();
      mock.orders.create();
      const [message] = mock.webhooks.outbox();
      const text = JSON.stringify(mock.export());
      const other = createMock();
      other.import(JSON.parse(text.replace(JSON.stringify(message?.body), JSON.stringify(body))));
      other.webhooks.release();
      await other.idle();
      const [received] = other.webhooks.inbox();
      expect([received?.body, received?.eventType, received?.verified]).toEqual([body, null, true]);
    },
  );

  it("keeps the last 1,000 messages, of which none violates the OpenAPI document", async () => {
    const mock = createMock();
    mock.webhooks.openInbox({ eventTypes: ["labtest.order.*"] });
    mock.orders.create();
    await mock.idle();
    const [message = ""] = mock.webhooks.outbox();
    for (let count = 0; count < 1000; count += 1) mock.webhooks.duplicate(message);
    await mock.idle();
    const kept = mock.webhooks.inbox().map(({ sequence }) => sequence);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, 2, 1001]);
    expect(mock.requests.violations).toEqual([]);
  });

  it("responds with the chosen status, so that deliveries are retried", async () => {
    const mock = createMock();
    mock.webhooks.openInbox({ status: 503 });
    mock.orders.create();
    await mock.idle();
    expect(mock.webhooks.outbox()[0]).toMatchObject({ status: "failed", attempts: [{ status: 503 }] });
    mock.webhooks.openInbox();
    await mock.clock.advance("1h");
    expect(mock.webhooks.outbox()[0]?.status).toBe("delivered");
    const { id } = mock.webhooks.openInbox({ status: 503 });
    mock.orders.create();
    await mock.idle();
    const tasks = () => mock.export().tables["tasks"]?.length;
    expect(tasks()).toBe(1);
    // Without the endpoint, nothing is tried again.
    mock.webhooks.remove(id);
    expect([tasks(), mock.webhooks.outbox().at(-1)?.status]).toEqual([0, "dropped"]);
    mock.reset();
    expect([mock.webhooks.inbox(), mock.webhooks.list()]).toEqual([[], []]);
  });
});

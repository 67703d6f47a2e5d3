import { expect, it, describe } from "vitest";
import { dropOldMessages } from "../../../mock/webhooks/messages.ts";
import { createMock } from "sanguine/mock";
import type { WebhookMessageStatus, MessageRow } from "../../../mock/domain/webhooks/table.ts";
import { createTestWorld, START } from "../domain/test-world.ts";

const message = (sequence: number, status: WebhookMessageStatus): MessageRow => ({
  message_id: `msg_${sequence}`,
  sequence,
  endpoint_id: "ep_1",
  event_id: `event_${sequence}`,
  event_type: "labtest.order.created",
  created_at: START,
  user_id: null,
  subject: null,
  body: "{}",
  status,
  failures: 0,
  task: null,
  attempts: [],
});

// Signs and sends a thousand messages, which takes a while on a busy machine.
describe("[EVT-5] the outbox", { timeout: 60_000 }, () => {
  it("keeps the newest 1,000 finished messages", async () => {
    const mock = createMock({ seed: "retention" });
    const received: string[] = [];
    const endpoint = mock.webhooks.register({
      eventTypes: ["provider.connection.created"],
      handler: (request) => void received.push(request.headers.get("webhook-id") ?? ""),
    });
    const connect = (): unknown =>
      mock.connections.create({ user: mock.users.create(), provider: "acme_watch", resources: ["steps"] });
    for (let made = 0; made < 1003; made += 1) connect();
    await mock.idle();
    expect(received).toHaveLength(1003);
    const kept = mock.webhooks.outbox();
    expect(kept.map(({ id }) => id)).toEqual(received.slice(3));
    expect(() => mock.webhooks.replay(received[0] ?? "")).toThrow("Message not found");
    mock.webhooks.replay(kept[0]?.id ?? "");
    await mock.idle();
    expect(received.at(-1)).toBe(kept[0]?.id);

    mock.webhooks.hold();
    connect();
    connect();
    expect(mock.webhooks.outbox()).toHaveLength(1002);
    mock.webhooks.remove(endpoint);
    const left = mock.webhooks.outbox();
    expect([left.length, left[0]?.id, left.at(-1)?.status]).toEqual([1000, kept[2]?.id, "dropped"]);
  });

  it("drops the oldest finished messages only", () => {
    const { world } = createTestWorld("retention");
    const { webhookMessages } = world.tables;
    const statuses = "pending delivered held exhausted failed dropped delivered".split(
      " ",
    ) as WebhookMessageStatus[];
    for (const [sequence, status] of statuses.entries()) webhookMessages.insert(message(sequence, status));
    const kept = (): number[] => webhookMessages.all("all").map(({ sequence }) => sequence);
    dropOldMessages(world, 4);
    expect(kept()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    dropOldMessages(world, 2);
    expect(kept()).toEqual([0, 2, 4, 5, 6]);
    dropOldMessages(world, 0);
    expect(kept()).toEqual([0, 2, 4]);
  });
});

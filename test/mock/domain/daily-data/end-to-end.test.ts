import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { listener } from "../../webhooks/receiver.ts";

const provider = "acme_watch";

describe("[EVT-6] a wearable application", () => {
  it("receives data after it registers an endpoint later, and none while no endpoint is enabled", async () => {
    const mock = createMock({ seed: "later", now: "2026-02-01T09:00:00Z" });
    const user = mock.users.create();
    mock.connections.create({ user, provider });
    await mock.clock.advance("10d");
    const kinds = ["daily.data.steps.*"] as const;
    const { id, events } = listener(mock, { eventTypes: kinds });
    await mock.clock.advance("2d");
    expect(events).toHaveLength(2);
    mock.webhooks.remove(id);
    await mock.clock.advance("3d");
    let up = false;
    const later = listener(mock, {
      eventTypes: kinds,
      respond: () => new Response(null, { status: up ? 204 : 500 }),
    });
    await mock.clock.advance("20d");
    // The endpoint failed for five days and is disabled.
    const tried = mock.webhooks.outbox().filter(({ endpoint }) => endpoint === later.id).length;
    expect(tried).toBeLessThan(9);
    up = true;
    later.events.length = 0;
    mock.webhooks.enable(later.id);
    await mock.idle();
    const waiting = later.events.length;
    await mock.clock.advance("2d");
    expect(later.events.length - waiting).toBe(2);
  });
});

import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { listener } from "../../webhooks/receiver.ts";

const provider = "acme_watch";

describe("[EVT-6] a wearable application", () => {
  it("receives the history after the connection, then the data of each day, which the service returns too", async () => {
    const mock = createMock({ seed: "wearable", now: "2026-02-01T09:00:00Z" });
    const client = mock.client();
    const { user_id } = await client.users.create({
      client_user_id: "u-1",
      fallback_time_zone: "Europe/Berlin",
    });
    const compared: string[] = [];
    const { events } = listener(mock, {
      eventTypes: ["provider.*", "historical.data.steps.*", "daily.data.steps.*"],
      respond: async (event) => {
        if (event.type !== "daily.data.steps.created") return;
        const { source, data } = event.data;
        const range = { start_date: data[0]?.start ?? "", end_date: data.at(-1)?.start ?? "", provider };
        const read = await client.timeseries.grouped(user_id, "steps", range).toArray({ limit: 1000 });
        expect(event.user_id).toBe(user_id);
        expect(source).toMatchObject({ provider, type: "watch" });
        expect(read.map(({ start, value }) => [start, value])).toEqual(
          data.map(({ start, value }) => [start, value]),
        );
        compared.push(mock.clock.iso());
      },
    });
    await client.link.connectDemo({ user_id, provider });
    await mock.clock.advance("2d");
    expect(events.map(({ type }) => type)).toEqual([
      "provider.connection.created",
      "provider.device.created",
      "historical.data.steps.created",
      "daily.data.steps.created",
      "daily.data.steps.created",
    ]);
    // Midnight in Berlin.
    expect(compared).toEqual(["2026-02-01T23:00:00.000Z", "2026-02-02T23:00:00.000Z"]);
    expect(mock.requests.violations).toEqual([]);
    expect(mock.webhooks.outbox().every(({ status }) => status === "delivered")).toBe(true);
    await mock.clock.advance("30d");
    // The demo connection ended after seven days.
    expect(compared).toHaveLength(7);
  });

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

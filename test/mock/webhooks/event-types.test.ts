import { createMock, type Mock } from "sanguine/mock";
import { createDeliveryTools } from "../../../mock/core/runtime/receiver-context.ts";
import { UNKNOWN_FIELD } from "../../../mock/unknown-values/unknown-values.ts";
import { Journal } from "../../../mock/journal/journal.ts";
import { connectWebhooks } from "../../../mock/webhooks/webhooks.ts";
import { createTestWorld, emitUndescribedEvent } from "../domain/test-world.ts";
import { describe, expect, it } from "vitest";
import { listener } from "./receiver.ts";
import { openTools } from "../tools/open-tools.ts";

const methods = ["testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"] as const;

/** Makes a mock emit everything that it can emit. */
async function emitEverything(mock: Mock): Promise<void> {
  const user = mock.users.create({ client_user_id: "Nǃxau ǂToma", fallback_time_zone: "Europe/London" });
  for (const provider of ["acme_watch", "glucose_one_v3", "glimmer_sleep_api"]) {
    mock.connections.create({ user, provider });
  }
  mock.connections.fail({ user, provider: "acme_watch" });
  mock.timeseries.add(user, "body_weight", {
    provider: "manual",
    points: [{ timestamp: "2026-01-14T08:00:00Z", value: 71.5 }],
  });
  mock.timeseries.add(user, "body_weight", {
    provider: "manual",
    points: [
      { timestamp: "2026-01-14T08:00:00Z", value: 71.9 },
      { timestamp: "2026-01-14T09:00:00Z", value: 72 },
    ],
  });
  for (const method of methods) {
    if (method !== "testkit") {
      const order = mock.orders.create({ method });
      mock.orders.advanceTo(order, "partial_results", { interpretation: "critical" });
    }
    const done = mock.orders.create({ user, method });
    mock.orders.advanceTo(done, "completed", { interpretation: "abnormal" });
    mock.orders.cancel(mock.orders.create({ method }));
    mock.orders.fail(mock.orders.create({ user, method, status: "requisition_created" }));
  }
  mock.orders.correct(mock.orders.create({ method: "walk_in_test", status: "completed" }));
  const visit = mock.orders.create({ method: "at_home_phlebotomy", status: "requisition_created" });
  const appointment = mock.appointments.create(visit);
  mock.appointments.cancel(appointment);
  mock.labReports.create({ user });
  mock.labReports.fail(mock.labReports.create({ user }), "processing_error");
  const [device] = mock.connections.devices(user);
  mock.connections.renameDevice(device?.id ?? "", "Left wrist");
  await mock.clock.advance("1d");
  // A day of data emits every event type that further days emit.
  for (const connection of mock.connections.list(user)) mock.connections.remove(connection);
  await mock.clock.advance("9d");
}

describe("[EVT-1] every event of the mock", () => {
  it.each([["empty"], ["demo"]] as const)(
    "matches the OpenAPI document in a world with preset %s",
    // Loads a whole catalog and runs every lifecycle, which takes a while on a busy machine.
    { timeout: 60_000 },
    async (preset) => {
      const mock = createMock({ seed: "all kinds", preset });
      mock.settings.set({ partialResultWebhooks: true });
      const { events } = listener(mock);
      await emitEverything(mock);
      expect(mock.requests.violations).toEqual([]);
      expect(events.filter(({ type }) => type === "unknown")).toEqual([]);
      const kinds = new Set(events.map(({ type }) => type.replace(/data\.\w+\./, "data.*.")));
      expect([...kinds].toSorted()).toEqual([
        "daily.data.*.created",
        "daily.data.*.updated",
        "historical.data.*.created",
        "lab_report.parsing_job.created",
        "lab_report.parsing_job.updated",
        "labtest.appointment.created",
        "labtest.appointment.updated",
        "labtest.order.created",
        "labtest.order.updated",
        "labtest.result.critical",
        "provider.connection.created",
        "provider.connection.error",
        "provider.device.created",
        "provider.device.updated",
      ]);
      expect(mock.webhooks.outbox().every(({ status }) => status === "delivered")).toBe(true);
    },
  );

  it("is validated: an invalid event is recorded as a bug of the mock", async () => {
    const { world } = createTestWorld();
    const journal = new Journal();
    const tools = { ...createDeliveryTools(), fetch: async () => new Response() };
    const unknownValues = { applyToWebhook: <Sent>(sent: Sent) => [sent] };
    const parts = connectWebhooks(world, { tools, journal, unknownValues });
    openTools(world, { webhooks: parts }).webhooks.register({ url: "http://receiver.test/" });
    emitUndescribedEvent(world, "labtest.order.painted", { color: "private-color" });
    emitUndescribedEvent(world, "labtest.result.critical", { order_id: "private-id" });
    await world.idle();
    expect(journal.violations.map(({ operation, status }) => [operation, status])).toEqual([
      ["labtest.order.painted", null],
      ["labtest.result.critical", null],
    ]);
    expect(journal.violations[0]?.problems).toEqual([
      "event_type: the OpenAPI document does not describe it",
    ]);
    expect(journal.violations[1]?.problems).toContain("data.sample_id: Field required (missing)");
    expect(JSON.stringify(journal.violations)).not.toMatch(/private/);
    expect(world.tables.webhookMessages.all("all").map(({ status }) => status)).toEqual([
      "delivered",
      "delivered",
    ]);
  });

  it("comes with an unknown event type and unknown fields when unknown values are enabled", async () => {
    const mock = createMock({ seed: "unknown-values" });
    mock.unknownValues.enable();
    const { events } = listener(mock, { eventTypes: ["labtest.order.*"] });
    mock.orders.create();
    await mock.idle();
    expect(events.map((event) => (event.type === "unknown" ? event.rawType : event.type))).toEqual([
      "labtest.order.created",
      "future_labtest.order.created",
    ]);
    const [known] = events;
    expect(known?.data).toHaveProperty(UNKNOWN_FIELD);
    expect(known?.data).toMatchObject({ last_event: { status: expect.stringMatching(/^future_/) } });
    expect(mock.requests.violations).toEqual([]);
    mock.unknownValues.enable({ eventTypes: false, fields: false, enums: false });
    mock.orders.create();
    await mock.idle();
    expect(events).toHaveLength(3);
    expect(events[2]?.data).not.toHaveProperty(UNKNOWN_FIELD);
  });
});

describe("[EVT-3] an order's webhook", () => {
  it("contains at every step the events and the last event that the API returns then", async () => {
    const mock = createMock({ seed: "as the api" });
    const client = mock.client();
    let compared = 0;
    listener(mock, {
      eventTypes: ["labtest.order.*"],
      respond: async (event) => {
        if (event.type !== "labtest.order.created" && event.type !== "labtest.order.updated") return;
        const order = await client.orders.get(event.data.id);
        expect(event.data.events).toEqual(order.events);
        expect(event.data.last_event).toEqual(order.last_event);
        expect(event.data).toEqual(order);
        compared += 1;
      },
    });
    for (const method of methods) {
      const order = mock.orders.create({ method });
      await mock.idle();
      for (let step = 0; step < 12 && mock.orders.explain(order).next.length > 0; step += 1) {
        try {
          mock.orders.advance(order);
        } catch {
          break;
        }
        await mock.idle();
      }
    }
    const sent = mock.webhooks.outbox();
    expect(sent.map(({ attempts }) => attempts.map(({ error }) => error))).toEqual(sent.map(() => [null]));
    expect(compared).toBe(sent.length);
    expect(compared).toBeGreaterThan(12);
  });
});

describe("[EVT-3] an at-home order that a test moves", () => {
  it("names its appointment in the matching event, after the event of the appointment", async () => {
    const mock = createMock({ seed: "the visit" });
    const { events } = listener(mock);
    const order = mock.orders.create({ method: "at_home_phlebotomy" });
    mock.orders.advanceTo(order, "appointment_scheduled");
    await mock.idle();
    const [made, told] = events.slice(-2);
    if (made?.type !== "labtest.appointment.created" || told?.type !== "labtest.order.updated") {
      throw new Error(`${made?.type} and ${told?.type} are not the last two`);
    }
    expect(told.data.last_event.status).toMatch(/appointment_scheduled$/);
    expect(told.data.details.data).toMatchObject({ appointment_id: made.data.id });
    expect(mock.orders.get(order).details).toEqual(told.data.details);
  });
});

describe("[ORD-19] partial results", () => {
  it.each([
    [false, []],
    [true, ["partial_results"]],
  ])("are sent by webhook when the team's setting says so: %s", async (partialResultWebhooks, told) => {
    const mock = createMock({ seed: "partial" });
    mock.settings.set({ partialResultWebhooks });
    const { events } = listener(mock, { eventTypes: ["labtest.order.*"] });
    const order = mock.orders.create({ method: "walk_in_test" });
    mock.orders.advanceTo(order, "partial_results");
    await mock.idle();
    const response = await mock.client().orders.get(order.id);
    expect(response.last_event?.status).toMatch(/partial_results$/);
    const statusDetails = events.map(({ type, data }) =>
      type === "labtest.order.updated" ? data.last_event.status.split(".").at(-1) : "",
    );
    expect(statusDetails.filter((low) => low === "partial_results")).toEqual(told);
    mock.orders.advanceTo(order, "completed");
    await mock.idle();
    const last = events.at(-1);
    expect(last?.type === "labtest.order.updated" && last.data.last_event.status).toMatch(/completed$/);
  });
});

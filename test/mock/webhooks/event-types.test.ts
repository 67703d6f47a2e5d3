import { createMock } from "sanguine/mock";
import { createDeliveryTools } from "../../../mock/core/host/receiver-context.ts";
import { UNKNOWN_FIELD } from "../../../mock/unknown-values/unknown-values.ts";
import { Journal } from "../../../mock/journal/journal.ts";
import { connectWebhooks } from "../../../mock/webhooks/webhooks.ts";
import { createTestWorld, emitUndescribedEvent } from "../domain/test-world.ts";
import { describe, expect, it } from "vitest";
import { listener } from "./receiver.ts";
import { openTools } from "../tools/open-tools.ts";

describe("[EVT-1] every event of the mock", () => {
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

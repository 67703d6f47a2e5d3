import { expect, it } from "vitest";
import { Journal } from "../../../mock/journal/journal.ts";
import { createDeliveryTools } from "../../../mock/core/host/receiver-context.ts";
import { connectWebhooks } from "../../../mock/webhooks/webhooks.ts";
import { createTestWorld, emitUndescribedEvent, START } from "../domain/test-world.ts";
import { openTools } from "../tools/open-tools.ts";

/** Creates a world whose events are sent to receivers that accept everything. */
function connect() {
  const { world } = createTestWorld();
  const journal = new Journal();
  const tools = { ...createDeliveryTools(), fetch: async () => new Response() };
  const unknownValues = { applyToWebhook: <Sent>(sent: Sent) => [sent] };
  const parts = connectWebhooks(world, { tools, journal, unknownValues });
  return { world, journal, facade: openTools(world, { webhooks: parts }).webhooks };
}

it("[EVT-1] an event type has a subscriber while an enabled endpoint receives it", () => {
  const { world, facade } = connect();
  const subscribed = (): boolean[] =>
    (["daily.data.steps.created", "labtest.order.created"] as const).map((type) => world.hasSubscriber(type));
  expect(subscribed()).toEqual([false, false]);
  const { id } = facade.register({ url: "http://receiver.test/", eventTypes: ["daily.data.*"] });
  expect(subscribed()).toEqual([true, false]);
  world.tables.webhookEndpoints.update(id, { disabled_at: START });
  expect(subscribed()).toEqual([false, false]);
  facade.register({ url: "http://other.test/" });
  expect(subscribed()).toEqual([true, true]);
  facade.enable(id);
  expect(subscribed()).toEqual([true, true]);
});

it("[EVT-1] every event of the mock is validated: an invalid event is recorded as a bug of the mock", async () => {
  const { world, journal, facade } = connect();
  facade.register({ url: "http://receiver.test/" });
  emitUndescribedEvent(world, "labtest.order.painted", { color: "private-color" });
  emitUndescribedEvent(world, "labtest.result.critical", { order_id: "private-id" });
  await world.idle();
  expect(journal.violations.map(({ operation, status }) => [operation, status])).toEqual([
    ["labtest.order.painted", null],
    ["labtest.result.critical", null],
  ]);
  expect(journal.violations[0]?.problems).toEqual(["event_type: the OpenAPI document does not describe it"]);
  expect(journal.violations[1]?.problems).toContain("data.sample_id: Field required (missing)");
  expect(JSON.stringify(journal.violations)).not.toMatch(/private/);
  expect(world.tables.webhookMessages.all("all").map(({ status }) => status)).toEqual([
    "delivered",
    "delivered",
  ]);
});

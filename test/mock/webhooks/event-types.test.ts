import { createDeliveryTools } from "../../../mock/core/host/receiver-context.ts";
import { Journal } from "../../../mock/journal/journal.ts";
import { connectWebhooks } from "../../../mock/webhooks/webhooks.ts";
import { createTestWorld, emitUndescribedEvent } from "../domain/test-world.ts";
import { expect, it } from "vitest";
import { openTools } from "../tools/open-tools.ts";

it("[EVT-1] every event of the mock is validated: an invalid event is recorded as a bug of the mock", async () => {
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
  expect(journal.violations[0]?.problems).toEqual(["event_type: the OpenAPI document does not describe it"]);
  expect(journal.violations[1]?.problems).toContain("data.sample_id: Field required (missing)");
  expect(JSON.stringify(journal.violations)).not.toMatch(/private/);
  expect(world.tables.webhookMessages.all("all").map(({ status }) => status)).toEqual([
    "delivered",
    "delivered",
  ]);
});

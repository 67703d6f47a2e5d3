import { expect, it } from "vitest";
import { Journal } from "../../../mock/journal/journal.ts";
import { createDeliveryTools } from "../../../mock/core/host/receiver-context.ts";
import { connectWebhooks } from "../../../mock/webhooks/webhooks.ts";
import { createTestWorld, START } from "../domain/test-world.ts";
import { openTools } from "../tools/open-tools.ts";

it("[EVT-1] an event type has a subscriber while an enabled endpoint receives it", () => {
  const { world } = createTestWorld();
  const unknownValues = { applyToWebhook: <Sent>(sent: Sent) => [sent] };
  const parts = connectWebhooks(world, {
    tools: createDeliveryTools(),
    journal: new Journal(),
    unknownValues,
  });
  const facade = openTools(world, { webhooks: parts }).webhooks;
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

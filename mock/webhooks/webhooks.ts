import type { World } from "../domain/world.ts";
import { Deliveries } from "./deliveries.ts";
import { wants } from "./kinds.ts";
import { isHandling, messagesOf, NO_HANDLING, type MessageParts } from "./messages.ts";
import type { WebhookParts } from "./facade.ts";
import { dropOldMessages } from "./retention.ts";
import type { DeliveryTools } from "./send.ts";

/** What webhooks are made with. */
export interface WebhookOptions extends Pick<MessageParts, "future" | "journal"> {
  readonly tools: DeliveryTools;
}

/** Has a world tell its endpoints of every event, from now on. */
export function connectWebhooks(world: World, { tools, ...rest }: WebhookOptions): WebhookParts {
  const handling = world.cell("webhooks", NO_HANDLING, isHandling);
  const deliveries = new Deliveries(world, tools);
  world.eventInterests.push((type) =>
    world.tables.webhookEndpoints
      .all("all")
      .some(({ kinds, disabled_at }) => disabled_at === null && wants(kinds, type)),
  );
  world.eventListeners.push((_, event) => {
    const messages = messagesOf(world, event, { ...rest, handling });
    dropOldMessages(world);
    deliveries.dispatch(messages.filter(({ status }) => status === "pending"));
  });
  return { deliveries, handling };
}

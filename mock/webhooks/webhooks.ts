import type { World } from "../domain/world.ts";
import type { Cell } from "../store/cell.ts";
import { Deliveries } from "./deliveries.ts";
import { matchesEventType } from "./event-types.ts";
import {
  createMessages,
  DEFAULT_CONTROLS,
  type DeliveryControls,
  isDeliveryControls,
  type MessageParts,
  dropOldMessages,
} from "./messages.ts";
import type { DeliveryTools } from "./send.ts";

interface WebhookOptions extends Pick<MessageParts, "unknownValues" | "journal"> {
  readonly tools: DeliveryTools;
}

/** The webhooks of one world: its deliveries and the controls of later messages. */
export interface WebhookParts {
  readonly deliveries: Deliveries;
  readonly controls: Cell<DeliveryControls>;
}

/** Connects a world to its webhook endpoints: from now on, each event is sent to the endpoints registered for it. */
export function connectWebhooks(world: World, { tools, ...rest }: WebhookOptions): WebhookParts {
  const controls = world.cell("webhooks", DEFAULT_CONTROLS, isDeliveryControls);
  const options = { controls, ...rest };
  const deliveries = new Deliveries(world, tools);
  world.eventTypeFilters.push((type) =>
    world.tables.webhookEndpoints
      .all("all")
      .some(({ event_types, disabled_at }) => disabled_at === null && matchesEventType(event_types, type)),
  );
  world.eventListeners.push((_, event) => {
    const messages = createMessages(world, event, options);
    dropOldMessages(world);
    deliveries.dispatch(messages.filter(({ status }) => status === "pending"));
  });
  return { deliveries, controls };
}

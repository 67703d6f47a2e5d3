import type { EndpointRow, MessageRow } from "../domain/webhooks/table.ts";
import type { OutboxEvent } from "../domain/webhooks/outbox-table.ts";
import type { World } from "../domain/world.ts";
import type { Cell } from "../store/cell.ts";
import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import type { Journal } from "../journal/journal.ts";
import { buildEnvelope, findWebhookViolations } from "./envelope.ts";
import { matchesEventType } from "./event-types.ts";

/** What a test does to the messages to come. */
export interface DeliveryControls {
  /** They wait until they are released. */
  readonly held: boolean;
  /** So many of them are lost. */
  readonly drops: number;
}

export const DEFAULT_CONTROLS: DeliveryControls = { held: false, drops: 0 };

/** Tells whether a value, of an import perhaps, says how messages are handled. */
export function isDeliveryControls(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { held, drops }: Partial<DeliveryControls> = value;
  return typeof held === "boolean" && Number.isSafeInteger(drops) && Number(drops) >= 0;
}

/** What messages are made with, beside the world. */
export interface MessageParts {
  readonly unknownValues: Pick<UnknownValues, "applyToWebhook">;
  readonly journal: Pick<Journal, "recordViolation">;
  readonly controls: Cell<DeliveryControls>;
}

/** Makes the messages of an event: one for each endpoint that wants its kind. */
export function createMessages(
  world: World,
  event: OutboxEvent,
  { unknownValues, journal, controls }: MessageParts,
): MessageRow[] {
  const endpoints = world.tables.webhookEndpoints
    .all("all")
    .filter(({ event_types }) => matchesEventType(event_types, event.event_type));
  if (endpoints.length === 0) return [];
  const envelope = buildEnvelope(world, event);
  const problems = findWebhookViolations(envelope);
  if (problems.length > 0) journal.recordViolation({ operation: event.event_type, status: null, problems });
  return unknownValues.applyToWebhook(envelope).flatMap((sent) => {
    // Written once: what is signed, sent and shown is this text, whatever becomes of the world.
    const body = JSON.stringify(sent);
    return endpoints.map((endpoint) =>
      world.tables.webhookMessages.insert({
        message_id: `msg_${world.ids.token("webhook_message", 24)}`,
        sequence: world.ids.integer("webhook_message"),
        endpoint_id: endpoint.endpoint_id,
        event_id: event.event_id,
        event_type: sent.event_type,
        created_at: event.created_at,
        user_id: event.user_id,
        body,
        status: takeFirstStatus(endpoint, controls),
        failures: 0,
        task: null,
        attempts: [],
      }),
    );
  });
}

function takeFirstStatus(endpoint: EndpointRow, controls: Cell<DeliveryControls>): MessageRow["status"] {
  const { held, drops } = controls.get();
  if (drops > 0) {
    controls.set({ held, drops: drops - 1 });
    return "dropped";
  }
  return held || endpoint.disabled_at !== null ? "held" : "pending";
}

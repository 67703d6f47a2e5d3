import type { EndpointRow, MessageRow } from "../domain/webhooks/table.ts";
import type { OutboxEvent } from "../domain/outbox/table.ts";
import type { World } from "../domain/world.ts";
import type { Cell } from "../store/cell.ts";
import type { Future } from "../future/future.ts";
import type { Journal } from "../journal/journal.ts";
import { envelopeOf, webhookBreaches } from "./compose.ts";
import { wants } from "./kinds.ts";

/** What a test does to the messages to come. */
export interface Handling {
  /** They wait until they are released. */
  readonly held: boolean;
  /** So many of them are lost. */
  readonly drops: number;
}

export const NO_HANDLING: Handling = { held: false, drops: 0 };

/** Tells whether a value, of an import perhaps, says how messages are handled. */
export function isHandling(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { held, drops }: Partial<Handling> = value;
  return typeof held === "boolean" && Number.isSafeInteger(drops) && Number(drops) >= 0;
}

/** What messages are made with, beside the world. */
export interface MessageParts {
  readonly future: Pick<Future, "applyToWebhook">;
  readonly journal: Pick<Journal, "violate">;
  readonly handling: Cell<Handling>;
}

/** Makes the messages of an event: one for each endpoint that wants its kind. */
export function messagesOf(
  world: World,
  event: OutboxEvent,
  { future, journal, handling }: MessageParts,
): MessageRow[] {
  const endpoints = world.tables.webhookEndpoints
    .all("all")
    .filter(({ kinds }) => wants(kinds, event.event_type));
  if (endpoints.length === 0) return [];
  const envelope = envelopeOf(world, event);
  const problems = webhookBreaches(envelope);
  if (problems.length > 0) journal.violate({ operation: event.event_type, status: null, problems });
  return future.applyToWebhook(envelope).flatMap((sent) => {
    // Written once: what is signed, sent and shown is this text, whatever becomes of the world.
    const body = JSON.stringify(sent);
    return endpoints.map((endpoint) =>
      world.tables.webhookMessages.insert({
        message_id: `msg_${world.ids.token("webhook_message", 24)}`,
        sequence: world.ids.integer("webhook_message"),
        endpoint_id: endpoint.endpoint_id,
        event_id: event.event_id,
        kind: sent.event_type,
        created_at: event.created_at,
        user_id: event.user_id,
        body,
        status: firstStatus(endpoint, handling),
        failures: 0,
        task: null,
        attempts: [],
      }),
    );
  });
}

function firstStatus(endpoint: EndpointRow, handling: Cell<Handling>): MessageRow["status"] {
  const { held, drops } = handling.get();
  if (drops > 0) {
    handling.set({ held, drops: drops - 1 });
    return "dropped";
  }
  return held || endpoint.disabled_at !== null ? "held" : "pending";
}

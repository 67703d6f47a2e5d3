import { finishedStatuses, type EndpointRow, type MessageRow } from "../domain/webhooks/table.ts";
import type { OutboxEvent } from "../domain/webhooks/outbox-table.ts";
import type { World } from "../domain/world.ts";
import type { Cell } from "../store/cell.ts";
import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import type { Journal } from "../journal/journal.ts";
import { matchesEventType, isWebhookEventType } from "./event-types.ts";
import { strictWebhooks } from "../../src/generated/schemas/strict.ts";
import { renderEvent } from "../domain/webhooks/present.ts";
import { convertIssues } from "../http/issues.ts";

/** How later messages are handled. */
export interface DeliveryControls {
  /** True when messages are held until they are released. */
  readonly held: boolean;
  readonly drops: number;
}

export const DEFAULT_CONTROLS: DeliveryControls = { held: false, drops: 0 };

export function isDeliveryControls(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { held, drops }: Partial<DeliveryControls> = value;
  return typeof held === "boolean" && Number.isSafeInteger(drops) && Number(drops) >= 0;
}

export interface MessageParts {
  readonly unknownValues: Pick<UnknownValues, "applyToWebhook">;
  readonly journal: Pick<Journal, "recordViolation">;
  readonly controls: Cell<DeliveryControls>;
}

/** Creates the messages of an event: one for each endpoint that receives its event type. */
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
    // Serialize once. Every attempt signs and sends this text, even if the world changes.
    const body = JSON.stringify(sent);
    const subject = describeSubject(sent);
    return endpoints.map((endpoint) =>
      world.tables.webhookMessages.insert({
        message_id: `msg_${world.ids.token("webhook_message", 24)}`,
        sequence: world.ids.integer("webhook_message"),
        endpoint_id: endpoint.endpoint_id,
        event_id: event.event_id,
        event_type: sent.event_type,
        created_at: event.created_at,
        user_id: event.user_id,
        subject,
        body,
        status: takeFirstStatus(endpoint, controls),
        failures: 0,
        task: null,
        attempts: [],
      }),
    );
  });
}

/** Names what an event is about: an order, a parsing job or a provider. */
function describeSubject({ event_type, data }: { event_type: string; data: unknown }): string | null {
  const { id, order_id, provider, source }: Record<string, unknown> = { ...(data as object) };
  if (typeof order_id === "string") return `order ${order_id}`;
  if (typeof id === "string" && event_type.startsWith("labtest.order.")) return `order ${id}`;
  if (typeof id === "string" && event_type.startsWith("lab_report.")) return `report ${id}`;
  const slug: unknown = Object(provider ?? source).slug ?? provider;
  return typeof slug === "string" ? `provider ${slug}` : null;
}

function takeFirstStatus(endpoint: EndpointRow, controls: Cell<DeliveryControls>): MessageRow["status"] {
  const { held, drops } = controls.get();
  if (drops > 0) {
    controls.set({ held, drops: drops - 1 });
    return "dropped";
  }
  return held || endpoint.disabled_at !== null ? "held" : "pending";
}

/** The body of a webhook before serialization. */
interface Envelope {
  readonly event_type: string;
  readonly data: unknown;
  readonly user_id: string | null;
  readonly client_user_id: string | null;
  readonly team_id: string;
}

function buildEnvelope(world: World, event: OutboxEvent): Envelope {
  const { event_type, data, user_id, client_user_id, team_id } = renderEvent(world, event);
  return { event_type, data, user_id, client_user_id, team_id };
}

/** Lists how a webhook violates the OpenAPI document, as place and rule. The list never contains values. */
function findWebhookViolations({ event_type, data }: Envelope): string[] {
  if (!isWebhookEventType(event_type)) return ["event_type: the OpenAPI document does not describe it"];
  const result = strictWebhooks[event_type]().safeParse(data);
  if (result.success) return [];
  return convertIssues(result.error.issues, "data", data).map(
    (one) => `${one.loc.join(".")}: ${one.msg} (${one.type})`,
  );
}

/** How many finished messages the outbox of a team keeps. */
const OUTBOX_SIZE = 1000;

/** Deletes the oldest finished messages beyond the limit. Keeps all unfinished messages. */
export function dropOldMessages(world: World, limit = OUTBOX_SIZE): void {
  const { webhookMessages } = world.tables;
  const count = (): number =>
    finishedStatuses.reduce((sum, status) => sum + webhookMessages.count("status", status), 0);
  for (let excess = count() - limit; excess > 0; excess -= 1) {
    const [oldest] = finishedStatuses
      .flatMap((group) => webhookMessages.page("status", { group, limit: 1 }))
      .toSorted((one, other) => one.sequence - other.sequence);
    webhookMessages.delete(oldest!.message_id);
  }
}

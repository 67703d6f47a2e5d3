import { strictWebhooks } from "../../src/generated/schemas/strict.ts";
import { renderEvent } from "../domain/webhooks/render-event.ts";
import type { OutboxEvent } from "../domain/webhooks/outbox-table.ts";
import type { World } from "../domain/world.ts";
import { convertIssues } from "../http/issues.ts";
import { isWebhookEventType } from "./event-types.ts";

/** The body of a webhook before serialization. */
export interface Envelope {
  readonly event_type: string;
  readonly data: unknown;
  readonly user_id: string | null;
  readonly client_user_id: string | null;
  readonly team_id: string;
}

/** Builds the body of a webhook from an event. */
export function buildEnvelope(world: World, event: OutboxEvent): Envelope {
  const { event_type, data, user_id, client_user_id, team_id } = renderEvent(world, event);
  return { event_type, data, user_id, client_user_id, team_id };
}

/** Lists how a webhook violates the OpenAPI document, as place and rule. The list never contains values. */
export function findWebhookViolations({ event_type, data }: Envelope): string[] {
  if (!isWebhookEventType(event_type)) return ["event_type: the OpenAPI document does not describe it"];
  const result = strictWebhooks[event_type]().safeParse(data);
  if (result.success) return [];
  return convertIssues(result.error.issues, "data", data).map(
    (one) => `${one.loc.join(".")}: ${one.msg} (${one.type})`,
  );
}

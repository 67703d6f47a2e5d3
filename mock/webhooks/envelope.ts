import { strictWebhooks } from "../../src/generated/schemas/strict.ts";
import { renderEvent } from "../domain/webhooks/render-event.ts";
import type { OutboxEvent } from "../domain/webhooks/outbox-table.ts";
import type { World } from "../domain/world.ts";
import { convertIssues } from "../http/issues.ts";
import { isWebhookEventType } from "./event-types.ts";

/** What a webhook says, before it is written. */
export interface Envelope {
  readonly event_type: string;
  readonly data: unknown;
  readonly user_id: string | null;
  readonly client_user_id: string | null;
  readonly team_id: string;
}

/** An event as it is told to the outside. */
export function buildEnvelope(world: World, event: OutboxEvent): Envelope {
  const { event_type, data, user_id, client_user_id, team_id } = renderEvent(world, event);
  return { event_type, data, user_id, client_user_id, team_id };
}

/** Which rules of the document a webhook breaks, as place and rule; never with a value of it. */
export function findWebhookViolations({ event_type, data }: Envelope): string[] {
  if (!isWebhookEventType(event_type)) return ["event_type: the document describes no such webhook"];
  const result = strictWebhooks[event_type]().safeParse(data);
  if (result.success) return [];
  return convertIssues(result.error.issues, "data", data).map(
    (one) => `${one.loc.join(".")}: ${one.msg} (${one.type})`,
  );
}

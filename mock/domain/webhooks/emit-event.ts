import type { TimeseriesGroup } from "../../../src/generated/types.ts";
import type { WebhookData, WebhookEventType } from "../../../src/generated/webhooks.ts";
import type { Ids } from "../../kernel/ids.ts";
import type { Counters } from "../../store/counters.ts";
import type { LiveTables } from "../../store/world.ts";
import type { AppointmentRow } from "../appointments/table.ts";
import type { OrderEventData } from "../orders/table.ts";
import type { UserRecord } from "../users/table.ts";
import type { EventRetention, OutboxEvent, outboxTable } from "./outbox-table.ts";

/** Source of an appointment event in the outbox. The row is serialized when the event is read. */
export interface AppointmentEventSource {
  readonly kind: "appointment";
  readonly record: AppointmentRow;
}

/**
 * What a rule emits with an event type. Orders and appointments are rows, which `renderEvent` serializes. The fields of a point depend
 * on its series; the validation of webhooks checks them.
 */
export type EventData<Type extends WebhookEventType> = Type extends `labtest.order.${string}`
  ? OrderEventData
  : Type extends `labtest.appointment.${string}`
    ? AppointmentEventSource
    : WebhookData[Type] extends TimeseriesGroup<unknown>
      ? TimeseriesGroup<object>
      : WebhookData[Type];

/** How many events a world keeps after their announcement, besides order events. */
const ANNOUNCED_EVENT_LIMIT = 1000;

const announced: EventRetention = "announcing";

type Outbox = LiveTables<{ readonly outbox: typeof outboxTable }>["outbox"];

export interface EmitParts {
  readonly tables: {
    readonly outbox: Pick<Outbox, "insert" | "delete" | "count" | "page">;
    readonly users: { get(id: string): Pick<UserRecord, "client_user_id"> | undefined };
  };
  readonly ids: Ids;
  readonly counters: Counters;
  readonly team: { readonly id: string };
  now(): number;
}

/**
 * Stores an event in the outbox. Call it after the change that the event reports, in the same synchronous step, so that no
 * reader sees one without the other.
 */
export function emitEvent(
  parts: EmitParts,
  type: WebhookEventType,
  data: object,
  userId: string | null,
): OutboxEvent {
  deleteAnnounced(parts.tables.outbox);
  const user = userId === null ? undefined : parts.tables.users.get(userId);
  return parts.tables.outbox.insert({
    event_id: parts.ids.uuid("event"),
    sequence: parts.counters.next("event"),
    created_at: parts.now(),
    event_type: type,
    data,
    team_id: parts.team.id,
    user_id: userId,
    client_user_id: user?.client_user_id ?? null,
  });
}

/** Makes room for one more event. Call it before the insertion, because the new event is not announced yet. */
function deleteAnnounced(outbox: EmitParts["tables"]["outbox"]): void {
  const excess = outbox.count("use", announced) + 1 - ANNOUNCED_EVENT_LIMIT;
  if (excess <= 0) return;
  for (const { event_id } of outbox.page("use", { group: announced, limit: excess })) outbox.delete(event_id);
}

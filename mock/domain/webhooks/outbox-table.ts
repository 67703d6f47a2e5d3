import type { WebhookEventType } from "../../../src/generated/webhooks.ts";
import { defineTable } from "../../store/table.ts";
import { isOrderEventData } from "../orders/lifecycle/order-event-data.ts";
import { outboxPacking } from "./outbox-packing.ts";

/** An event that webhooks report. It is stored in the same step as the change that it reports. */
export interface OutboxEvent {
  readonly event_id: string;
  /** Number of the event in its world, from 1. */
  readonly sequence: number;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly event_type: WebhookEventType;
  readonly data: object;
  readonly team_id: string;
  /** Null when the event concerns no user. */
  readonly user_id: string | null;
  /** The user's `client_user_id` at the time of the event. */
  readonly client_user_id: string | null;
}

/**
 * Why an event is kept. `resending`: callers can ask for order events again. `announcing`: other events are only needed until
 * they are announced.
 */
export type EventRetention = "resending" | "announcing";

const getRetention = ({ data }: OutboxEvent): EventRetention =>
  isOrderEventData(data ?? {}) ? "resending" : "announcing";

/** Events in the order in which they happened: all, by user, by event type, by reason to keep them. */
export const outboxTable = defineTable<OutboxEvent>()({
  name: "outbox",
  key: "event_id",
  ownedBy: "user",
  packing: outboxPacking,
  ordered: {
    all: { by: (event) => event.sequence },
    user: { group: (event) => event.user_id, by: (event) => event.sequence },
    use: { group: getRetention, by: (event) => event.sequence },
    type: { group: (event) => event.event_type, by: (event) => event.sequence },
  },
});

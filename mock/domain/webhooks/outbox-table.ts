import { defineTable } from "../../store/table.ts";
import { isOrderEventData } from "../orders/lifecycle/order-event-data.ts";
import { outboxPacking } from "./outbox-packing.ts";

/** Something that happened, as the outside is told of it. It is written in the same step as the change that it reports. */
export interface OutboxEvent {
  readonly event_id: string;
  /** Counts the events of a world: 1, 2, 3 and so on. */
  readonly sequence: number;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly event_type: string;
  readonly data: object;
  readonly team_id: string;
  /** Null where the event is about no user. */
  readonly user_id: string | null;
  /** The customer's own id of the user at the time of the event. */
  readonly client_user_id: string | null;
}

/**
 * What an event is kept for: the steps of orders are there to be sent again whenever a caller asks for it, all others are
 * of use to nobody once they were announced.
 */
export type EventRetention = "resending" | "announcing";

const useOf = ({ data }: OutboxEvent): EventRetention =>
  isOrderEventData(data ?? {}) ? "resending" : "announcing";

/** Events in the order in which they happened: all, of a user, of a type, of a use. */
export const outboxTable = defineTable<OutboxEvent>()({
  name: "outbox",
  key: "event_id",
  ownedBy: "user",
  packing: outboxPacking,
  ordered: {
    all: { by: (event) => event.sequence },
    user: { group: (event) => event.user_id, by: (event) => event.sequence },
    use: { group: useOf, by: (event) => event.sequence },
    type: { group: (event) => event.event_type, by: (event) => event.sequence },
  },
});

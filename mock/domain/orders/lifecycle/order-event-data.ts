import type { OrderInTransaction, OrderRow } from "../table.ts";

/**
 * What the outbox keeps of an order: the rows as they were, which are never changed in place. They are rendered when the
 * event is read, so the order of an event costs no second copy.
 */
export interface OrderEventData {
  readonly kind: "order";
  readonly record: OrderRow;
  /** The orders of its transaction at that time, oldest first; null stands for the order itself, which is there already. */
  readonly transaction: readonly (OrderInTransaction | null)[];
}

/** Whether the data of an event is about an order. */
export function isOrderEventData(data: object): data is OrderEventData {
  return "kind" in data && data.kind === "order" && "record" in data;
}

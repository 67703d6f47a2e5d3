import type { OrderInTransaction, OrderRow } from "../table.ts";

/**
 * Data of an order event in the outbox. It refers to the rows of that time, which are never changed in place. The event
 * is rendered when it is read, so it needs no copy of the order.
 */
export interface OrderEventData {
  readonly kind: "order";
  readonly record: OrderRow;
  /** Orders of the transaction at that time, oldest first. Null stands for the order itself. */
  readonly transaction: readonly (OrderInTransaction | null)[];
}

/** Whether the data of an event is about an order. */
export function isOrderEventData(data: object): data is OrderEventData {
  return "kind" in data && data.kind === "order" && "record" in data;
}

import type { World } from "../../world.ts";
import { emitOrderEvent } from "../lifecycle/emit-events.ts";
import { notifyOrderListeners } from "../lifecycle/listeners.ts";
import { getMachine } from "../lifecycle/get-machine.ts";
import { generateSampleId } from "./sample-ids.ts";
import { createShipment } from "../lifecycle/shipment.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { joinTransaction } from "../lifecycle/transactions.ts";

/** What an order gets of its own accord. */
type Given =
  | "order_id"
  | "transaction_id"
  | "details"
  | "events"
  | "status"
  | "created_at"
  | "updated_at"
  | "requisition"
  | "result_history"
  | "interpretation"
  | "critical"
  | "reads";

/** What an order is made of. */
export type OrderDraft = Omit<OrderRow, Given> & {
  /** Where it continues another one. @default a transaction of its own */
  readonly transaction_id?: string;
};

/**
 * The one way an order comes to be: with its first event, in a transaction, announced. Whoever makes orders checks the
 * input before; this refuses nothing.
 */
export function insertOrder(world: World, draft: OrderDraft, status: LowLevelStatus = "ordered"): OrderRow {
  if (!getMachine(draft).entries.includes(status)) {
    throw new RangeError(`No order of method ${draft.method} begins as "${status}".`);
  }
  const now = world.now();
  const order = world.tables.orders.insert({
    ...draft,
    order_id: world.ids.uuid("order"),
    transaction_id: draft.transaction_id ?? world.ids.uuid("order_transaction"),
    sample_id: draft.sample_id ?? generateSampleId(world),
    details: {
      id: world.ids.uuid("order_details"),
      created_at: now,
      updated_at: now,
      shipment: draft.method === "testkit" ? createShipment(world) : null,
      appointment_id: null,
    },
    events: [{ id: world.ids.integer("order_event"), created_at: now, status, detail: null }],
    status,
    created_at: now,
    updated_at: now,
    requisition: null,
    result_history: null,
    interpretation: null,
    critical: false,
    reads: 0,
  });
  joinTransaction(world, order);
  emitOrderEvent(world, order);
  return notifyOrderListeners(world, order, null);
}

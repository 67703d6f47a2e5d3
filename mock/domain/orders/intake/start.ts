import type { World } from "../../world.ts";
import { announceOrder } from "../lifecycle/announce.ts";
import { tellListeners } from "../lifecycle/listeners.ts";
import { machineOf } from "../lifecycle/machine.ts";
import { newSampleId } from "./sample-ids.ts";
import { newShipment } from "../lifecycle/shipment.ts";
import type { LowLevel } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { joinTransaction } from "../lifecycle/transactions.ts";

/** What an order gets of its own accord. */
type Given =
  | "order_id"
  | "transaction_id"
  | "details"
  | "events"
  | "low"
  | "created_at"
  | "updated_at"
  | "requisition"
  | "outcome"
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
export function startOrder(world: World, draft: OrderDraft, low: LowLevel = "ordered"): OrderRow {
  if (!machineOf(draft).entries.includes(low)) {
    throw new RangeError(`No order of method ${draft.method} begins as "${low}".`);
  }
  const now = world.now();
  const order = world.tables.orders.insert({
    ...draft,
    order_id: world.ids.uuid("order"),
    transaction_id: draft.transaction_id ?? world.ids.uuid("order_transaction"),
    sample_id: draft.sample_id ?? newSampleId(world),
    details: {
      id: world.ids.uuid("order_details"),
      created_at: now,
      updated_at: now,
      shipment: draft.method === "testkit" ? newShipment(world) : null,
      appointment_id: null,
    },
    events: [{ id: world.ids.integer("order_event"), created_at: now, low, detail: null }],
    low,
    created_at: now,
    updated_at: now,
    requisition: null,
    outcome: null,
    interpretation: null,
    critical: false,
    reads: 0,
  });
  joinTransaction(world, order);
  announceOrder(world, order);
  return tellListeners(world, order, null);
}

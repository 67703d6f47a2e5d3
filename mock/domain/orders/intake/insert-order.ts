import type { World } from "../../world.ts";
import { assertRoom } from "../../assert-room.ts";
import { emitOrderEvent, notifyOrderListeners } from "../lifecycle/emit-events.ts";
import { getMachine } from "../lifecycle/get-machine.ts";
import { type LowLevelStatus } from "../lifecycle/statuses.ts";
import { joinTransaction } from "../lifecycle/transactions.ts";
import { addConditions, generateSampleId } from "./terms.ts";
import { createShipment } from "../lifecycle/shipment.ts";
import type { Marker } from "../../../catalog/labs/markers.ts";
import type { LabAccountRecord } from "../../lab-accounts/table.ts";
import type { Selection } from "./selection.ts";
import {
  type GeneratedField,
  type OrderAddress,
  orderDefaults,
  type OrderPatient,
  type OrderRow,
} from "../table.ts";

export type OrderDraft = Omit<OrderRow, GeneratedField> & {
  /** Set it for an order that continues another one. @default a new transaction */
  readonly transaction_id?: string;
};

/**
 * Inserts an order with its first event, adds it to a transaction and emits the event. Every order is created here.
 * Callers check the input first.
 */
export function insertOrder(
  world: World,
  draft: OrderDraft,
  status: LowLevelStatus = "ordered",
  detail: string | null = null,
): OrderRow {
  if (!getMachine(draft).entries.includes(status))
    throw new RangeError(`Orders by ${draft.method} cannot start as "${status}".`);
  const now = world.now();
  const order = world.tables.orders.insert({
    // Not the draft first: on Node 20, V8 makes a new hidden class for each object that starts with a spread and gets a further field
    // ("POST of an order at a port" in docs/performance.md).
    order_id: world.ids.uuid("order"),
    ...draft,
    patient: draft.patient === null ? null : addConditions(world, draft.user_id, draft.patient),
    transaction_id: draft.transaction_id ?? world.ids.uuid("order_transaction"),
    sample_id: draft.sample_id ?? generateSampleId(world),
    details: {
      id: world.ids.uuid("order_details"),
      created_at: now,
      updated_at: now,
      shipment: draft.method === "testkit" ? createShipment(world) : null,
      appointment_id: null,
    },
    events: [{ id: world.ids.integer("order_event"), created_at: now, status, detail }],
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

/** Fields of a new order. Optional ones have defaults. */
export interface OrderParts extends Partial<
  Omit<OrderDraft, "user_id" | "method" | "lab_id" | "lab_account_id" | "lab_test_ids" | "lab_test_id">
> {
  readonly user_id: string;
  readonly selection: Selection;
  /** Null for the service's own account. */
  readonly account: LabAccountRecord | null;
  /** Null until the test kit is registered. */
  readonly patient: OrderPatient | null;
  readonly address: OrderAddress | null;
}

/** Inserts an order of a selection, with defaults for the fields that you leave out. Callers check the input first. */
export function insertNewOrder(
  world: World,
  parts: OrderParts,
  status: LowLevelStatus = "ordered",
  detail: string | null = null,
): OrderRow {
  assertRoom(world, "orders");
  const { selection, account, ...terms } = parts;
  const { lab_id, method, tests, added, markers } = selection;
  const [only, ...others] = tests;
  const draft: OrderDraft = {
    // Not the defaults first: see `insertOrder`.
    lab_id,
    method,
    ...orderDefaults,
    ...terms,
    lab_account_id: account?.lab_account_id ?? null,
    lab_test_ids: tests.map(({ id }) => id),
    lab_test_id: others.length + added.length === 0 ? (only?.id ?? null) : null,
    marker_ids: listMarkerIds(markers),
    added_marker_ids: added.length === 0 ? orderDefaults.added_marker_ids : listMarkerIds(added),
  };
  return insertOrder(world, draft, status, detail);
}

/** Orders of the same lab test share one list of marker ids. */
const idLists = new WeakMap<readonly Marker[], readonly number[]>();

function listMarkerIds(markers: readonly Marker[]): readonly number[] {
  const known = idLists.get(markers);
  if (known !== undefined) return known;
  const ids = Object.freeze(markers.map(({ id }) => id));
  idLists.set(markers, ids);
  return ids;
}

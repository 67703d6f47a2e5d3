import type * as wire from "../../../../src/generated/types.ts";
import type { LabTest } from "../../../catalog/labs/lab-tests.ts";
import { DAY, toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import { buildRequisitionUrl } from "../documents/requisition-link.ts";
import { findReceiptTime } from "../results/sample-times.ts";
import { hasMissingResults } from "../results/summary.ts";
import { type LowLevelStatus, getTopLevelStatus, formatStatus } from "../lifecycle/statuses.ts";
import { listTransactionOrders, getTransactionStatus } from "../lifecycle/transactions.ts";
import type { OrderInTransaction, OrderRow, OrderEvent, OrderPatient, ShipmentRecord } from "../table.ts";
import { shareJson } from "../../../kernel/shared-json.ts";
import { serializeLabTest } from "../../lab-tests/serialize.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { LruCache } from "../../../kernel/lru-cache.ts";

export interface SerializeContext {
  /** Base URL of the links in the order. @default the mock's own URL */
  readonly base?: string;
  /** Orders of the transaction at the time of an event. @default the current ones */
  readonly transaction?: readonly OrderInTransaction[];
}

export function serializeOrder(world: World, row: OrderRow, context: SerializeContext = {}): wire.Order {
  const test = getOrderedTest(row);
  const events = row.events.map((event) => serializeEvent(row.method, event));
  const last = serializeEvent(row.method, getLastEvent(row));
  const orders = context.transaction ?? listTransactionOrders(world, row.transaction_id);
  return {
    id: row.order_id,
    team_id: world.team.id,
    user_id: row.user_id,
    patient_details: row.patient === null ? null : serializePatient(row.patient),
    patient_address: row.address === null ? null : { ...row.address },
    shipping_details: row.shipping === null ? null : { ...row.shipping },
    priority: row.priority,
    lab_test: serializeOrderedTest(test),
    details: details[row.method](row),
    sample_id: row.sample_id ?? "",
    notes: row.notes ?? "",
    clinical_notes: row.clinical_notes,
    passthrough: row.passthrough,
    created_at: formatInstant(row.created_at),
    updated_at: formatInstant(row.updated_at),
    status: getTopLevelStatus(row.method, row.status),
    events,
    last_event: last,
    physician: row.physician === null ? null : { ...row.physician },
    health_insurance_id: row.health_insurance_id,
    billing_type: row.billing_type,
    icd_codes: row.icd_codes === null ? null : [...row.icd_codes],
    has_abn: row.has_abn,
    activate_by: row.activate_by,
    interpretation: row.interpretation,
    has_missing_results: hasMissingResults(world.seed, row),
    ...computeDueDates(row, test),
    requisition_form_url: buildRequisitionUrl(context.base ?? world.url, row),
    origin: row.origin,
    order_transaction: serializeOrderTransaction(row.transaction_id, orders),
  };
}

export function serializeOrderTransaction(
  id: string,
  orders: readonly OrderInTransaction[],
): wire.OrderTransaction {
  return {
    id,
    status: getTransactionStatus(orders),
    orders: orders.map((row) => ({
      id: row.order_id,
      created_at: formatInstant(row.created_at),
      updated_at: formatInstant(row.updated_at),
      low_level_status: row.status,
      low_level_status_created_at: formatInstant(getLastEvent(row).created_at),
      origin: row.origin,
      parent_id: row.parent_id,
    })),
  };
}

/** Returns the last event of an order. Each order has events. */
export const getLastEvent = ({ events }: Pick<OrderRow, "events">): OrderEvent => events.at(-1)!;

/** Computes the days by which results are due, counted from when the lab has the sample. Both are null before that. */
function computeDueDates(
  order: OrderRow,
  test: LabTest,
): Pick<wire.Order, "expected_result_by_date" | "worst_case_result_by_date"> {
  const from = findReceiptTime(order);
  const findTime = (...statuses: LowLevelStatus[]) =>
    order.events.find(({ status }) => statuses.includes(status))?.created_at;
  // Only the reports on a sample from a service center tell that the lab has it. Nothing is due after the last of them.
  const end =
    findTime("delivered_to_lab", "draw_completed") === undefined ? findTime("completed") : undefined;
  const after = (days: number) =>
    from === undefined
      ? null
      : toIso(Math.min(from + days * DAY, end ?? Infinity)).slice(0, "YYYY-mm-dd".length);
  return {
    expected_result_by_date: after(test.common_tat_days),
    worst_case_result_by_date: after(test.worst_case_tat_days),
  };
}

export const formatInstant = (ms: number): string => toIso(ms, 0);

/** Serializes a patient. Leaves out what only the lab receives. */
function serializePatient(patient: OrderPatient): wire.OrderPatientDetails {
  const { household_income, household_size, conditions, ...fields } = patient;
  const proxy = fields.medical_proxy;
  void household_income;
  void household_size;
  void conditions;
  return {
    ...fields,
    medical_proxy: proxy === null ? null : { ...proxy, address: { ...proxy.address } },
  };
}

function serializeEvent(method: CollectionMethod, event: OrderEvent): wire.OrderEvent {
  return {
    id: event.id,
    created_at: formatInstant(event.created_at),
    status: formatStatus(method, event.status),
    status_detail: event.detail,
  };
}

function serializeShipment(shipment: ShipmentRecord): wire.Shipment {
  return {
    ...shipment,
    created_at: formatInstant(shipment.created_at),
    updated_at: formatInstant(shipment.updated_at),
  };
}

type Details = wire.Order["details"];

const details: { readonly [Name in CollectionMethod]: (row: OrderRow) => Details } = {
  testkit: (row) => ({
    type: "testkit",
    data: { shipment: serializeShipment(row.details.shipment!), ...serializeCommonDetails(row) },
  }),
  walk_in_test: (row) => ({ type: "walk_in_test", data: serializeVisitDetails(row) }),
  at_home_phlebotomy: (row) => ({ type: "at_home_phlebotomy", data: serializeVisitDetails(row) }),
  on_site_collection: (row) => ({ type: "on_site_collection", data: serializeCommonDetails(row) }),
};

function serializeCommonDetails({ details: { id, created_at, updated_at } }: OrderRow) {
  return { id, created_at: formatInstant(created_at), updated_at: formatInstant(updated_at) };
}

function serializeVisitDetails(row: OrderRow) {
  return { appointment_id: row.details.appointment_id, ...serializeCommonDetails(row) };
}

/** Lab tests are large. Each is serialized once, frozen and shared by all responses. */
const shared = new WeakMap<LabTest, wire.LabTest>();

function serializeOrderedTest(test: LabTest): wire.LabTest {
  const known = shared.get(test) ?? shareJson(serializeLabTest(test) as wire.LabTest);
  shared.set(test, known);
  return known;
}

/** A serialized order, and everything beside its row that it was made from. */
interface SharedOrder {
  readonly base: string;
  readonly seed: string;
  readonly team: string;
  readonly orders: readonly OrderRow[];
  readonly order: wire.Order;
}

/** How many orders to keep. Each takes up to ten kilobytes. */
const LIMIT = 1_000;

/** By id. Rows never change, so an order is serialized again only when a row of its transaction or the base URL is another one. */
const known = new LruCache<SharedOrder>(LIMIT);

/** Serializes the current row of an order once for all responses. The result is frozen, and must not be given to callers in process, who may change theirs. */
export function shareOrder(world: World, row: OrderRow, base: string): wire.Order {
  const orders = listTransactionOrders(world, row.transaction_id);
  const { seed } = world;
  const team = world.team.id;
  const make = (): SharedOrder => {
    const order = shareJson(serializeOrder(world, row, { base, transaction: orders }));
    return { base, seed, team, orders, order };
  };
  const isCurrent = (earlier: SharedOrder): boolean =>
    earlier.base === base &&
    earlier.seed === seed &&
    earlier.team === team &&
    areSame(earlier.orders, orders);
  return known.get(row.order_id, make, isCurrent).order;
}

function areSame(some: readonly OrderRow[], others: readonly OrderRow[]): boolean {
  return some.length === others.length && some.every((row, index) => row === others[index]);
}

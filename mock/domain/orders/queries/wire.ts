import type * as wire from "../../../../src/generated/types.ts";
import type { LabTest } from "../../../catalog/labs/lab-tests.ts";
import { DAY, toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { orderedTest } from "../intake/ordered-test.ts";
import { requisitionUrl } from "../documents/requisition-url.ts";
import { hasMissing } from "../results/summary.ts";
import { type LowLevel, stageOf } from "../lifecycle/statuses.ts";
import type { OrderInTransaction, OrderRow, TransactionRow } from "../table.ts";
import { ordersOf, transactionStatus } from "../lifecycle/transactions.ts";
import {
  serializeAddress,
  serializeDetails,
  serializeEvent,
  instant,
  serializePatient,
  serializeOrderedTest,
} from "./wire-parts.ts";

/** What an order is answered with, where that is not what stands in the world. */
export interface AnswerContext {
  /** Where the door is that answers. @default the mock's own address */
  readonly base?: string;
  /** The orders of its transaction, as they were at the time. @default as they are */
  readonly transaction?: readonly OrderInTransaction[];
}

/** An order as it is answered: in every answer, in records of a test, and in what the outside is told. */
export function serializeOrder(world: World, row: OrderRow, context: AnswerContext = {}): wire.Order {
  const test = orderedTest(row);
  const events = row.events.map((event) => serializeEvent(row.method, event));
  const last = serializeEvent(row.method, lastEvent(row));
  const orders = context.transaction ?? ordersOf(world, row.transaction_id);
  return {
    id: row.order_id,
    team_id: world.team.id,
    user_id: row.user_id,
    patient_details: row.patient === null ? null : serializePatient(row.patient),
    patient_address: row.address === null ? null : serializeAddress(row.address),
    shipping_details: row.shipping === null ? null : { ...row.shipping },
    priority: row.priority,
    lab_test: serializeOrderedTest(test),
    details: serializeDetails(row),
    sample_id: row.sample_id ?? "",
    notes: row.notes ?? "",
    clinical_notes: row.clinical_notes,
    passthrough: row.passthrough,
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
    status: stageOf(row.method, row.low) ?? "received",
    events,
    last_event: last,
    physician: serializePhysician(row),
    health_insurance_id: row.health_insurance_id,
    billing_type: row.billing_type,
    icd_codes: row.icd_codes === null ? null : [...row.icd_codes],
    has_abn: row.has_abn,
    activate_by: row.activate_by,
    interpretation: row.interpretation,
    has_missing_results: hasMissing(world.seed, row),
    ...dueDates(row, test),
    requisition_form_url: requisitionUrl(context.base ?? world.url, row),
    origin: row.origin,
    order_transaction: transactionPart(row.transaction_id, orders),
  };
}

/** An order that was made, changed or left as it was, with a word and a sentence on that. */
export function orderOutcome(order: wire.Order, message: string, status = "success"): wire.OrderResponse {
  return { order, status, message };
}

/** An order as its transaction lists it. */
export function orderSummary(row: OrderRow): wire.OrderSummary {
  return {
    id: row.order_id,
    origin: row.origin,
    parent_id: row.parent_id,
    last_status: row.low,
    last_status_created_at: instant(lastEvent(row).created_at),
    created_at: instant(row.created_at),
    updated_at: instant(row.updated_at),
  };
}

/** A transaction as it is answered by itself. */
export function serializeTransaction(
  world: World,
  { transaction_id }: TransactionRow,
): wire.OrderTransactionResponse {
  const orders = ordersOf(world, transaction_id);
  return {
    id: transaction_id,
    team_id: world.team.id,
    status: transactionStatus(orders),
    orders: orders.map(orderSummary),
  };
}

/** A transaction as its orders and their results show it. */
export function transactionPart(id: string, orders: readonly OrderInTransaction[]): wire.OrderTransaction {
  return {
    id,
    status: transactionStatus(orders),
    orders: orders.map((row) => ({
      id: row.order_id,
      created_at: instant(row.created_at),
      updated_at: instant(row.updated_at),
      low_level_status: row.low,
      low_level_status_created_at: instant(lastEvent(row).created_at),
      origin: row.origin,
      parent_id: row.parent_id,
    })),
  };
}

function serializePhysician({ physician }: OrderRow): wire.Physician | null {
  if (physician === null) return null;
  const { first_name, last_name, npi } = physician;
  return { first_name, last_name, npi };
}

function lastEvent({ order_id, events }: Pick<OrderRow, "order_id" | "events">) {
  const last = events.at(-1);
  if (last === undefined) throw new Error(`Order ${order_id} has no event.`);
  return last;
}

/** With the first of these the laboratory has the sample, or somebody who brings it there on the same day. */
const HANDED_OVER: ReadonlySet<LowLevel> = new Set([
  "delivered_to_lab",
  "draw_completed",
  "partial_results",
  "completed",
]);

/** The days by which results are due: counted from the handing over of the sample, and unknown before. */
function dueDates(
  { events }: OrderRow,
  test: LabTest,
): Pick<wire.Order, "expected_result_by_date" | "worst_case_result_by_date"> {
  const from = events.find(({ low }) => HANDED_OVER.has(low))?.created_at;
  const after = (days: number) =>
    from === undefined ? null : toIso(from + days * DAY).slice(0, "YYYY-mm-dd".length);
  return {
    expected_result_by_date: after(test.common_tat_days),
    worst_case_result_by_date: after(test.worst_case_tat_days),
  };
}

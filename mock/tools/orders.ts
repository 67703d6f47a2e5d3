import type { LabResults, Order } from "../../src/generated/types.ts";
import type { CollectionMethod } from "../catalog/labs/lab.ts";
import { getLab } from "../catalog/labs/labs.ts";
import { listLabTests } from "../domain/lab-tests/list-lab-tests.ts";
import { createBadRequestError } from "../domain/service-error.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import {
  buildOrderDocument,
  listOrderDocuments,
  type OrderDocument,
  type OrderDocumentName,
} from "../domain/orders/documents/order-documents.ts";
import { cancelOrder, moveOrder } from "../domain/orders/lifecycle/move-order.ts";
import {
  describeLifecycle,
  type OrderLifecycle,
  type OrderExplanation,
  explainOrder,
} from "../domain/orders/lifecycle/describe-lifecycle.ts";
import { recreateOrder } from "../domain/orders/lifecycle/follow-up.ts";
import { getOrder } from "../domain/orders/queries/get-order.ts";
import { countOrders, listOrders, type OrderListInput } from "../domain/orders/queries/list-orders.ts";
import { parsePolicy, type ProgressPolicy } from "../domain/orders/lifecycle/progress-policy.ts";
import { applyTeamPolicy, getNextStep } from "../domain/orders/lifecycle/progress.ts";
import { getResults } from "../domain/orders/results/get-results.ts";
import { type OrderFieldChanges, setOrder } from "../domain/orders/lifecycle/set-order.ts";
import { createSeededOrder, type OrderSeed } from "../domain/orders/seeding/seed-order.ts";
import {
  getTopLevelStatus,
  parseTargetStatus,
  type LowLevelStatus,
} from "../domain/orders/lifecycle/statuses.ts";
import { listTransactionOrders } from "../domain/orders/lifecycle/transactions.ts";
import type { OrderRow } from "../domain/orders/table.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { moveOrderTo } from "../domain/orders/lifecycle/paths.ts";
import { applyTraits, type OrderTrait, orderTraits } from "./traits.ts";
import { serializeOrder, serializeOrderTransaction } from "../domain/orders/queries/serialize-order.ts";
import { copyData } from "../kernel/copy-data.ts";
import * as seeds from "./arguments/order-seeds.ts";
import { optional, required, text } from "./arguments/parameters.ts";
import { userRef } from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** An order, by its id or by any object that carries it, such as the response that created it. */
export type OrderRef = string | { readonly id: string } | { readonly order: { readonly id: string } };

/** Fields of an order that a test creates, and traits that set several of them. */
export interface OrderFactorySeed extends OrderSeed {
  /** Names of traits, such as `abnormal`. Fields that you give win. */
  readonly traits?: readonly OrderTrait[];
}

/** Options of a move. */
export interface OrderMoveOptions extends Pick<OrderSeed, "interpretation" | "result_types" | "missing"> {
  /** The `status_detail` of the new status. */
  readonly detail?: string | null;
}

/** A lab test that can be ordered. */
export interface OrderableTest {
  readonly id: string;
  readonly name: string;
  readonly method: CollectionMethod;
  /** Name of the lab. */
  readonly lab: string;
}

/** One page of orders that match the filters, and how many match on all pages. */
export interface OrderSearch {
  readonly orders: Order[];
  /** Number of matching orders on all pages. */
  readonly total: number;
  /** The page number, from 1. */
  readonly page: number;
  readonly size: number;
  /** Number of orders by low-level status that match all filters but `status`. Statuses without orders are left out. */
  readonly counts: Partial<Record<LowLevelStatus, number>>;
}

/** `mock.orders`: creates and moves orders without a request, under the same rules. */
export interface OrdersFacade {
  /**
   * Creates an order. The mock fills what you leave out with synthetic data, including the user. With `status`, the order
   * then moves there by legal moves. Traits about results complete the order, unless a trait or `status` says otherwise.
   */
  create(seed?: OrderFactorySeed): Order;
  /** Returns an order. Throws a `ServiceError` 404 when there is none. */
  get(order: OrderRef): Order;
  /** Lists all orders, or those of a user, oldest first. */
  list(user?: UserRef): Order[];
  /**
   * Lists one page of orders with the filters, sort keys and paging of the service, newest first by default. Counts the orders by status.
   */
  search(filter?: OrderListInput): OrderSearch;
  /** Moves the order to its default next status. Throws a `ServiceError` 400 at a terminal status. */
  advance(order: OrderRef, move?: OrderMoveOptions): Order;
  /**
   * Moves the order to a status by legal moves: by one step if possible, otherwise along the default path. Give a
   * low-level or a full status. An unreachable status throws a `ServiceError` 400 and changes nothing.
   */
  advanceTo(order: OrderRef, status: string, move?: OrderMoveOptions): Order;
  /** Moves the order by one step. An illegal move throws a `ServiceError` 400 and changes nothing. */
  move(order: OrderRef, status: string, move?: OrderMoveOptions): Order;
  /**
   * Moves the order to a failed status by legal moves.
   * @param status the failed status, such as `lost`. @default "sample_error"
   */
  fail(order: OrderRef, status?: string, detail?: string | null): Order;
  /** Cancels the order, as a request does. A cancelled order stays cancelled. */
  cancel(order: OrderRef): Order;
  /** Corrects the results of a completed order. You can correct them any number of times. */
  correct(order: OrderRef, move?: OrderMoveOptions): Order;
  /** Makes the lab request a second sample. Returns the redraw order. */
  redraw(order: OrderRef): Order;
  /** Recreates an order that failed or was cancelled, in the same transaction. Returns the new order. */
  recreate(order: OrderRef): Order;
  /** Sets single results, notes and other fields without a status change. */
  set(order: OrderRef, changes: OrderFieldChanges): Order;
  /** Explains the status of the order: how it got there, what can follow, and which tasks are scheduled. Names set results that contradict each other. */
  explain(order: OrderRef): OrderExplanation;
  /** Lists the lab tests that can be ordered, by name. */
  tests(): OrderableTest[];
  /** Describes the lifecycle of the order: all statuses and allowed changes, the path so far, and the next steps. */
  lifecycle(order: OrderRef): OrderLifecycle;
  /** Returns the results of the order. Throws a `ServiceError` 404 before the lab has reported. */
  results(order: OrderRef): LabResults;
  /** Lists the PDFs of the order, each with the reason when the order does not have it. */
  documents(order: OrderRef): OrderDocument[];
  /** Returns the bytes of a PDF of the order. Rejects with a `ServiceError` 404 when the order does not have it. */
  pdf(order: OrderRef, document: OrderDocumentName): Promise<Uint8Array>;
  /**
   * Sets how orders without a policy of their own proceed, those that exist among them. `auto` and `after` follow the mock's
   * clock, so advance it or let it run. Returns the policy; call it without an argument to read it.
   */
  policy(policy?: ProgressPolicy): ProgressPolicy;
}

/** A PDF as plain data. */
export interface ControlPdf {
  /** A file name for a download, such as `result-a1b2c3d4.pdf`. */
  readonly name: string;
  /** The bytes of the PDF in base64. */
  readonly base64: string;
}

/** `orders`: creates and moves orders. */
export interface ControlOrders extends Omit<OrdersFacade, "pdf"> {
  /** Returns a PDF of the order in base64. Fails with status 404 when the order does not have it. */
  pdf(order: OrderRef, document: OrderDocumentName): Promise<ControlPdf>;
}

export function getOrderId(order: OrderRef): string {
  if (typeof order === "string") return order.toLowerCase();
  return "order" in order ? order.order.id : order.id;
}

const order = required("order", seeds.orderRef);
const move = optional("move", seeds.orderMove);
const status = required("status", text);

export const ordersArea: Area<OrdersFacade, ControlOrders> = {
  create: method("Order", [optional("seed", seeds.orderSeed)], ({ world }, seed = {}) =>
    serializeOrder(world, createSeededOrder(world, applyOrderTraits(seed))),
  ),
  get: method("Order", [order], ({ world }, ref) => serializeOrder(world, find(world, ref))),
  list: method("Order[]", [optional("user", userRef)], ({ world }, user) => {
    const { orders } = world.tables;
    const userOrders = user === undefined ? null : orders.all("user", getUserId(user));
    return (userOrders ?? orders.all("created")).map((row) => serializeOrder(world, row));
  }),
  search: method("OrderSearch", [optional("filter", seeds.orderFilter)], ({ world }, filter = {}) => {
    const { orders, ...page } = listOrders(world, filter);
    return {
      orders: orders.map((row) => serializeOrder(world, row)),
      ...page,
      counts: countOrders(world, filter),
    };
  }),
  advance: method("Order", [order, move], ({ world }, ref, options = {}) => {
    const row = find(world, ref);
    const next = getNextStep(world, row);
    if (next === null)
      throw createBadRequestError(`This order is ${row.status}, which is a terminal status.`);
    return serializeOrder(world, moveOrder(world, row.order_id, next, parseMove(options)));
  }),
  advanceTo: method("Order", [order, status, move], ({ world }, ref, target, options) =>
    serializeOrder(world, moveTo(world, find(world, ref), target, options)),
  ),
  move: method("Order", [order, status, move], ({ world }, ref, target, options = {}) => {
    const row = find(world, ref);
    return serializeOrder(
      world,
      moveOrder(world, row.order_id, parseTargetStatus(row, target), parseMove(options)),
    );
  }),
  fail: method(
    "Order",
    [order, optional("status", text), optional("detail", seeds.statusDetail)],
    ({ world }, ref, target = "sample_error", detail = null) => {
      const row = find(world, ref);
      if (getTopLevelStatus(row.method, parseTargetStatus(row, target)) === "completed") {
        throw createBadRequestError(`"${target}" is not a failed status. Use advanceTo.`);
      }
      return serializeOrder(world, moveTo(world, row, target, { detail }));
    },
  ),
  cancel: method("Order", [order], ({ world }, ref) =>
    serializeOrder(world, cancelOrder(world, getOrderId(ref)).order),
  ),
  correct: method("Order", [order, move], ({ world }, ref, options = {}) =>
    serializeOrder(world, moveOrder(world, getOrderId(ref), "corrected", parseMove(options))),
  ),
  redraw: method("Order", [order], ({ world }, ref) => {
    const moved = moveTo(world, find(world, ref), "redraw_available");
    const orders = listTransactionOrders(world, moved.transaction_id);
    return serializeOrder(world, orders.findLast(({ origin }) => origin === "redraw") ?? find(world, ref));
  }),
  recreate: method("Order", [order], ({ world }, ref) =>
    serializeOrder(world, recreateOrder(world, find(world, ref))),
  ),
  set: method("Order", [order, required("changes", seeds.orderChanges)], ({ world }, ref, changes) =>
    serializeOrder(world, setOrder(world, find(world, ref), changes)),
  ),
  explain: method("OrderExplanation", [order], ({ world }, ref) => explainOrder(world, find(world, ref))),
  tests: method("OrderableTest[]", [], ({ world }) => listOrderableTests(world)),
  lifecycle: method("OrderLifecycle", [order], ({ world }, ref) =>
    describeLifecycle(world, find(world, ref)),
  ),
  results: method("LabResults", [order], ({ world }, ref) => {
    const row = find(world, ref);
    const orders = listTransactionOrders(world, row.transaction_id);
    const transaction = serializeOrderTransaction(row.transaction_id, orders);
    return { order_transaction: transaction, ...getResults(world, row) };
  }),
  documents: method("OrderDocument[]", [order], ({ world }, ref) =>
    listOrderDocuments(world, find(world, ref)),
  ),
  pdf: method(
    "Pdf",
    [order, required("document", seeds.orderDocument)],
    async ({ world }, ref, document) => renderPdf(buildOrderDocument(world, find(world, ref), document)),
    {
      rejects: true,
      run: async (orders, ref, document) => {
        const { id } = orders.get(ref);
        const bytes = await orders.pdf(id, document);
        return { name: `${document}-${id.slice(0, 8)}.pdf`, base64: encodeBase64(bytes) };
      },
    },
  ),
  policy: method("ProgressPolicy", [optional("policy", seeds.policy)], ({ world }, policy) => {
    if (policy !== undefined) {
      world.orderProgressPolicy.set(parsePolicy(policy));
      applyTeamPolicy(world);
    }
    return copyData(world.orderProgressPolicy.get() ?? world.orderDefaults.progress);
  }),
};

function find(world: World, ref: OrderRef): OrderRow {
  return getOrder(world, getOrderId(ref));
}

function moveTo(world: World, row: OrderRow, target: string, options: OrderMoveOptions = {}): OrderRow {
  return moveOrderTo(world, row, parseTargetStatus(row, target), parseMove(options));
}

function listOrderableTests(world: World): OrderableTest[] {
  return listLabTests(world, {})
    .filter(({ status }) => status === "active")
    .map(({ id, name, method, lab_id }) => ({ id, name, method, lab: getLab(lab_id).name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function applyOrderTraits(seed: OrderFactorySeed): OrderSeed {
  const merged: OrderSeed = applyTraits(orderTraits, seed);
  const hasResults = merged.interpretation !== undefined || merged.missing === true;
  const completes = (seed.traits ?? []).length > 0 && hasResults && merged.status === undefined;
  return completes ? { ...merged, status: "completed" } : merged;
}

function parseMove({ detail, interpretation, result_types, missing }: OrderMoveOptions) {
  const flags = {
    ...(interpretation === undefined ? {} : { interpretation }),
    ...(result_types === undefined ? {} : { result_types }),
    ...(missing === undefined ? {} : { has_missing_results: missing }),
  };
  return { detail: detail ?? null, flags };
}

const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

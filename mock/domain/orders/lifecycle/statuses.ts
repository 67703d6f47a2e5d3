import {
  collectionMethodValues,
  orderLowLevelStatusValues,
  orderStatusValues,
} from "../../../../src/generated/enums.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { createBadRequestError, orNotFound } from "../../service-error.ts";
import { orderMachines } from "../../../../src/generated/lifecycles.ts";
import type { World } from "../../world.ts";
import type { OrderRow, OrderInTransaction, TransactionRow } from "../table.ts";

type FullStatus = (typeof orderStatusValues)[number];

/** Top-level statuses. Every low-level status belongs to one of them. */
export type TopLevelStatus = FullStatus extends `${infer Top}.${string}` ? Top : never;

export type LowLevelStatus = (typeof orderLowLevelStatusValues)[number];

export const collectionMethods: readonly CollectionMethod[] = collectionMethodValues;

/** The full statuses of the OpenAPI document by their method and low-level status. */
const fullStatuses: ReadonlyMap<string, FullStatus> = new Map(
  orderStatusValues.map((full) => [full.slice(full.indexOf(".") + 1), full]),
);

export function getTopLevelStatus(method: CollectionMethod, status: string): TopLevelStatus | undefined {
  // The text before the first point is the top-level status.
  return fullStatuses.get(`${method}.${status}`)?.split(".", 1)[0] as TopLevelStatus | undefined;
}

export function hasStatus(method: CollectionMethod, status: string): status is LowLevelStatus {
  return getTopLevelStatus(method, status) !== undefined;
}

/** Formats a status as events have it: top-level status, method and low-level status. */
export function formatStatus(method: CollectionMethod, status: LowLevelStatus): string {
  return `${getTopLevelStatus(method, status) ?? "received"}.${method}.${status}`;
}

/** Lists the statuses of a method, in the order of the OpenAPI document. */
export function listStatuses(method: CollectionMethod): readonly LowLevelStatus[] {
  return orderLowLevelStatusValues.filter((status) => hasStatus(method, status));
}

/** Parses a full status. Returns null when it is malformed or does not exist. */
export function parseStatus(
  text: string,
): { readonly method: CollectionMethod; readonly status: LowLevelStatus } | null {
  const [, methodPart, status = ""] = text.split(".");
  const method = collectionMethods.find((known) => known === methodPart);
  if (method === undefined || !hasStatus(method, status)) return null;
  return formatStatus(method, status) === text ? { method, status } : null;
}

/**
 * Parses a low-level or full status. Does not check that the order can reach it.
 * @throws TypeError when there is no such status; ServiceError 400 for a full status of another method
 */
export function parseTargetStatus(
  { method }: { readonly method: CollectionMethod },
  status: string,
): LowLevelStatus {
  const owner = collectionMethods.find((name) => hasStatus(name, status));
  if (owner !== undefined && hasStatus(owner, status)) return status;
  const full = parseStatus(status);
  if (full?.method === method) return full.status;
  if (full !== null) throw createBadRequestError(formatOtherMethod(method));
  throw new TypeError(`"${status}" is not a status. Use one of ${listStatuses(method).join(", ")}.`);
}

/** Formats the message about a status of another method. */
export function formatOtherMethod(method: CollectionMethod): string {
  return `Orders by ${method} never have this status. Their statuses are ${listStatuses(method).join(", ")}.`;
}

/**
 * Names of the machines: one for each method, and one for test kits that are ordered before their patient is known.
 */
export type MachineName = CollectionMethod | "registrable_testkit";

export interface OrderMachine {
  readonly name: MachineName;
  readonly method: CollectionMethod;
  readonly title: string;
  /** Statuses that a new order can have. */
  readonly entries: readonly LowLevelStatus[];
  /** The statuses that can follow each status. The first one is the default next status. */
  readonly steps: Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;
  /** Terminal statuses. Results of a completed order can still be corrected, any number of times. */
  readonly terminal: readonly LowLevelStatus[];
  readonly cancellable: readonly LowLevelStatus[];
}

export const machines: Readonly<Record<MachineName, OrderMachine>> = orderMachines;

export function getMachine({ method, registrable }: Pick<OrderRow, "method" | "registrable">): OrderMachine {
  return machines[method === "testkit" && registrable ? "registrable_testkit" : method];
}

/** Lists the statuses that follow a status, the default one first. */
export function listSteps(machine: OrderMachine, status: LowLevelStatus): readonly LowLevelStatus[] {
  return machine.steps[status] ?? [];
}

/** Lists the statuses that an order can move to now, the default one first. */
export function listLegalSteps(world: World, order: OrderRow): readonly LowLevelStatus[] {
  const steps = listSteps(getMachine(order), order.status);
  return canBeRedrawn(world, order) ? steps : steps.filter((status) => status !== "redraw_available");
}

/** Whether the lab can request a second sample. A transaction has at most one redraw, of its first order. */
export function canBeRedrawn(world: World, order: OrderRow): boolean {
  if (order.origin !== "initial") return false;
  return listTransactionOrders(world, order.transaction_id).every(({ origin }) => origin !== "redraw");
}

/**
 * Status of a transaction by the top-level status of its last order. A failed order keeps it active, because it can be
 * redrawn or recreated.
 */
const statusByTopLevelStatus: Readonly<Record<TopLevelStatus, "active" | "completed" | "cancelled">> = {
  received: "active",
  collecting_sample: "active",
  sample_with_lab: "active",
  failed: "active",
  completed: "completed",
  cancelled: "cancelled",
};

/** Returns the transaction with this id. Throws ServiceError 404 when there is none. */
export function getTransaction(world: World, transactionId: string): TransactionRow {
  return orNotFound("Order transaction", world.tables.orderTransactions.get(transactionId));
}

export function listTransactionOrders(world: World, transactionId: string): OrderRow[] {
  const { order_ids } = getTransaction(world, transactionId);
  return order_ids.flatMap((id) => world.tables.orders.get(id) ?? []);
}

/**
 * Keeps of an order what transactions return, with its last event. Leaves out patient data, because the patient may be
 * another user's.
 */
export function toTransactionOrder(order: OrderRow): OrderInTransaction {
  const { order_id, method, origin, parent_id, status, created_at, updated_at } = order;
  const events = order.events.slice(-1);
  return { order_id, method, origin, parent_id, events, status, created_at, updated_at };
}

export function getTransactionStatus(
  orders: readonly OrderInTransaction[],
): "active" | "completed" | "cancelled" {
  const last = orders.at(-1);
  if (last === undefined) return "active";
  return statusByTopLevelStatus[getTopLevelStatus(last.method, last.status) ?? "received"];
}

export function joinTransaction(world: World, order: OrderRow): void {
  const { orderTransactions } = world.tables;
  const { transaction_id, user_id, order_id, created_at } = order;
  const open = orderTransactions.get(transaction_id);
  if (open === undefined) {
    orderTransactions.insert({ transaction_id, user_id, order_ids: [order_id], created_at });
  } else {
    orderTransactions.update(transaction_id, { order_ids: [...open.order_ids, order_id] });
  }
}

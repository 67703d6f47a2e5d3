import type { Order } from "../../src/generated/types.ts";
import { createBadRequestError } from "../domain/service-error.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import { cancelOrder } from "../domain/orders/lifecycle/cancel-order.ts";
import { type OrderExplanation, explainOrder } from "../domain/orders/lifecycle/explain-order.ts";
import { recreateOrder } from "../domain/orders/lifecycle/follow-up.ts";
import { moveOrder } from "../domain/orders/lifecycle/move-order.ts";
import { getOrder } from "../domain/orders/queries/get-order.ts";
import { parsePolicy, type ProgressPolicy } from "../domain/orders/lifecycle/progress-policy.ts";
import { getNextStep } from "../domain/orders/lifecycle/progress.ts";
import type { ResultInterpretation } from "../domain/orders/results/result-history.ts";
import { type OrderFieldChanges, setOrder } from "../domain/orders/lifecycle/set-order.ts";
import { createSeededOrder, type OrderSeed } from "../domain/orders/seeding/seed-order.ts";
import { getTopLevelStatus, parseTargetStatus } from "../domain/orders/lifecycle/statuses.ts";
import type { OrderRow } from "../domain/orders/table.ts";
import { listTransactionOrders } from "../domain/orders/lifecycle/transactions.ts";
import { moveOrderTo } from "../domain/orders/lifecycle/paths.ts";
import { serializeOrder } from "../domain/orders/queries/serialize-order.ts";

/** An order by its id or by any object that carries it, such as the response that created it. */
export type OrderRef = string | { readonly id: string } | { readonly order: { readonly id: string } };

/** Options of a move. */
export interface OrderMove {
  /** Why: the `status_detail` of the status that it comes to. */
  readonly detail?: string | null;
  /** What results are to be like as a whole. @default "normal" */
  readonly interpretation?: ResultInterpretation;
  /** Kinds of results, taken in turn. @default what fits each of them */
  readonly result_types?: readonly string[];
  /** Whether something could not be measured. @default false */
  readonly missing?: boolean;
}

/** `mock.orders`: creates and moves orders without a request, under the same rules. */
export interface OrdersFacade {
  /**
   * Creates an order. The mock fills what you leave out with synthetic data, including the user. With `status`, the order
   * then moves there by legal moves.
   */
  create(seed?: OrderSeed): Order;
  /** Returns an order. Throws a `ServiceError` 404 when there is none. */
  get(order: OrderRef): Order;
  /** Lists all orders, or those of a user, oldest first. */
  list(user?: UserRef): Order[];
  /** Takes the usual next step. */
  advance(order: OrderRef, move?: OrderMove): Order;
  /**
   * Goes to a status by legal moves: by the one step that leads there, or the usual way as far as possible. The status is
   * a low-level one or a full one. An illegal move throws a `ServiceError` 400 and changes nothing.
   */
  advanceTo(order: OrderRef, status: string, move?: OrderMove): Order;
  /** Takes one step, and no other than a legal one. */
  move(order: OrderRef, status: string, move?: OrderMove): Order;
  /**
   * Has the order fail, by legal moves.
   * @param status where it ends, such as `lost`. @default "sample_error"
   */
  fail(order: OrderRef, status?: string, detail?: string | null): Order;
  /** Cancels the order, as a request does; one that is cancelled stays so. */
  cancel(order: OrderRef): Order;
  /** Corrects the results of an order that is completed. It may be done again. */
  correct(order: OrderRef, move?: OrderMove): Order;
  /** Makes the lab request a second sample. Returns the order for it. */
  redraw(order: OrderRef): Order;
  /** Makes an order anew that failed or was cancelled, in the same transaction, and returns that one. */
  recreate(order: OrderRef): Order;
  /** Sets single results, notes and the like, without a move. */
  set(order: OrderRef, changes: OrderFieldChanges): Order;
  /** Why the order is where it is, where it can go, and what is planned for it. */
  explain(order: OrderRef): OrderExplanation;
  /** How orders move that were told nothing else, for steps from now on. Without a value it only tells. */
  policy(policy?: ProgressPolicy): ProgressPolicy;
}

/** The id behind a reference. */
export function getOrderId(order: OrderRef): string {
  if (typeof order === "string") return order.toLowerCase();
  // Whoever writes no types may pass on what a look-up did not find.
  if (!isRecord(order)) throw new TypeError("An order is named by its id, or by a record that carries it.");
  return "order" in order ? order.order.id : order.id;
}

const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Creates `mock.orders`. */
export function createOrdersFacade(world: World): OrdersFacade {
  const shown = (row: OrderRow): Order => serializeOrder(world, row);
  const found = (order: OrderRef): OrderRow => getOrder(world, getOrderId(order));
  const go = (order: OrderRef, status: string, move: OrderMove = {}): OrderRow => {
    const row = found(order);
    return moveOrderTo(world, row, parseTargetStatus(row, status), parseMove(move));
  };
  return {
    create: (seed = {}) => shown(createSeededOrder(world, seed)),
    get: (order) => shown(found(order)),
    list: (user) => {
      const { orders } = world.tables;
      const own = user === undefined ? null : orders.all("user", getUserId(user).toLowerCase());
      return (own ?? orders.all("created")).map(shown);
    },
    advance: (order, move = {}) => {
      const row = found(order);
      const next = getNextStep(world, row);
      if (next === null) throw createBadRequestError(`This order is ${row.status}: it has come to its end.`);
      return shown(moveOrder(world, row.order_id, next, parseMove(move)));
    },
    advanceTo: (order, status, move) => shown(go(order, status, move)),
    move: (order, status, move = {}) => {
      const row = found(order);
      return shown(moveOrder(world, row.order_id, parseTargetStatus(row, status), parseMove(move)));
    },
    fail: (order, status = "sample_error", detail = null) => {
      const row = found(order);
      if (getTopLevelStatus(row.method, parseTargetStatus(row, status)) === "completed") {
        throw createBadRequestError(`An order that is ${status} has not failed: go there by advanceTo.`);
      }
      return shown(go(row.order_id, status, { detail }));
    },
    cancel: (order) => shown(cancelOrder(world, getOrderId(order)).order),
    correct: (order, move = {}) => shown(moveOrder(world, getOrderId(order), "corrected", parseMove(move))),
    redraw: (order) => {
      const { transaction_id } = go(order, "redraw_available");
      const redrawn = listTransactionOrders(world, transaction_id).findLast(
        ({ origin }) => origin === "redraw",
      );
      return shown(redrawn ?? found(order));
    },
    recreate: (order) => shown(recreateOrder(world, found(order))),
    set: (order, changes) => shown(setOrder(world, found(order), changes)),
    explain: (order) => explainOrder(world, found(order)),
    policy: (policy) => {
      if (policy !== undefined) world.orderProgressPolicy.set(parsePolicy(policy));
      return world.orderProgressPolicy.get() ?? world.orderDefaults.progress;
    },
  };
}

function parseMove({ detail, interpretation, result_types, missing }: OrderMove) {
  const flags = {
    ...(interpretation === undefined ? {} : { interpretation }),
    ...(result_types === undefined ? {} : { result_types }),
    ...(missing === undefined ? {} : { has_missing_results: missing }),
  };
  return { detail: detail ?? null, flags };
}

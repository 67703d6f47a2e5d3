import { explainOrder } from "../domain/orders/lifecycle/describe-lifecycle.ts";
import { isMovedByReads } from "../domain/orders/lifecycle/progress.ts";
import type { ToolContext } from "./context.ts";

/** The orders that a warning has named, by world, so that each is named once. */
const warned = new WeakMap<object, Set<string>>();

/**
 * Warns when a wait has just read an order that nothing moves. Call it when a client starts to sleep: after a successful read, only a
 * wait sleeps.
 */
export function warnStandingOrder({ world, journal }: ToolContext): void {
  const read = journal.last();
  if (read?.operation !== "orders.get" || read.status !== 200) return;
  const order = world.tables.orders.get(String(read.request.params.order_id).toLowerCase());
  if (order === undefined || isMovedByReads(world, order)) return;
  const { status, next, scheduled } = explainOrder(world, order);
  const known = warned.get(world) ?? new Set();
  if (next.length === 0 || scheduled.length > 0 || known.has(order.order_id)) return;
  warned.set(world, known.add(order.order_id));
  // oxlint-disable-next-line no-console -- A wait that never ends has no other place to say why.
  console.warn(
    `sanguine mock: your test waits for order ${order.order_id}, which stays at ${status}: nothing moves it. ` +
      'Call mock.orders.advanceTo(order, "completed") or client.orders.simulate(order.id) before the wait, ' +
      'or mock.orders.policy("auto") before you create the order.',
  );
}

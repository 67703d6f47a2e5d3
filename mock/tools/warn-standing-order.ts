import { explainOrder } from "../domain/orders/lifecycle/describe-lifecycle.ts";
import { getReadsPerStep } from "../domain/orders/lifecycle/progress.ts";
import type { World } from "../domain/world.ts";
import type { ToolContext } from "./context.ts";

/** The orders that a wait has read, each with its status, by world: a wait reads an order many times, and one look is enough. */
const seen = new WeakMap<World, Set<string>>();

/**
 * Warns when a wait has just read an order that nothing moves. Call it when a client starts to sleep: after a successful read, only a
 * wait sleeps.
 */
export function warnStandingOrder({ world, journal }: ToolContext): void {
  const read = journal.last();
  if (read?.operation !== "orders.get" || read.status !== 200) return;
  const order = world.tables.orders.get(String(read.request.params.order_id).toLowerCase());
  if (order === undefined || getReadsPerStep(world, order) !== null) return;
  const known = seen.get(world) ?? new Set();
  const state = `${order.order_id} ${order.status}`;
  if (known.has(state)) return;
  seen.set(world, known.add(state));
  const { status, next, scheduled } = explainOrder(world, order);
  // `onPoll` may complete the order after the read, and the next read then ends the wait.
  if (next.length === 0 || scheduled.length > 0 || status.startsWith("completed.")) return;
  // oxlint-disable-next-line no-console -- A wait that never ends has no other place to say why.
  console.warn(
    `sanguine mock: your test waits for order ${order.order_id}, which stays at ${status}: nothing moves it. ` +
      'Call mock.orders.advanceTo(order, "completed") or client.orders.simulate(order.id) before the wait, ' +
      'or mock.orders.policy("auto") before you create the order.',
  );
}

import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { machineOf } from "./machine.ts";
import { legalSteps } from "../queries/order.ts";
import { fullStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** Something that is planned for an order. */
export interface PlannedStep {
  /** The kind of task. */
  readonly kind: string;
  /** When, as an ISO text. */
  readonly due: string;
}

/** Where an order stands. */
export interface OrderExplanation {
  /** The full status. */
  readonly status: string;
  /** How it came there, in a sentence. */
  readonly why: string;
  /** The legal next statuses, the usual one first; empty at the end. */
  readonly next: readonly string[];
  /** Whether the team may cancel it now. */
  readonly cancellable: boolean;
  /** What the clock will do with it, soonest first. */
  readonly scheduled: readonly PlannedStep[];
}

/** Explains an order to somebody who wonders about it. */
export function explainOrder(world: World, order: OrderRow): OrderExplanation {
  return {
    status: fullStatus(order.method, order.low),
    why: why(order),
    next: [...legalSteps(world, order)],
    cancellable: machineOf(order).cancellable.includes(order.low),
    scheduled: world.scheduler
      .listPending()
      .filter(({ payload }) => concerns(payload, order))
      .map(({ kind, due }) => ({ kind, due: toIso(due) })),
  };
}

/** Whether a task is about the order as it stands: one for a step or a day that it has left behind does nothing. */
function concerns(task: object, { order_id, events, activate_by, low }: OrderRow): boolean {
  if (!("order_id" in task) || task.order_id !== order_id) return false;
  if ("event_id" in task) return task.event_id === events.at(-1)?.id;
  return !("activate_by" in task) || (low === "ordered" && task.activate_by === activate_by);
}

function why({ events, low, origin, method }: OrderRow): string {
  const last = events.at(-1);
  const before = events.at(-2);
  const at = toIso(last?.created_at ?? 0);
  if (before === undefined) return `The order (${origin}, ${method}) began as ${low} at ${at}.`;
  const detail = last?.detail == null ? "" : ` with the detail ${last.detail}`;
  return `The order came from ${before.low} to ${low} at ${at}${detail}, in step ${events.length} of its way.`;
}

import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { getMachine, listLegalSteps } from "./get-machine.ts";
import { formatStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** Something that is planned for an order. */
export interface ScheduledTask {
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
  readonly scheduled: readonly ScheduledTask[];
}

/** Explains an order to somebody who wonders about it. */
export function explainOrder(world: World, order: OrderRow): OrderExplanation {
  return {
    status: formatStatus(order.method, order.status),
    why: explainStatus(order),
    next: [...listLegalSteps(world, order)],
    cancellable: getMachine(order).cancellable.includes(order.status),
    scheduled: world.scheduler
      .listPending()
      .filter(({ payload }) => isAbout(payload, order))
      .map(({ kind, due }) => ({ kind, due: toIso(due) })),
  };
}

/** Whether a task is about the order as it stands: one for a step or a day that it has left behind does nothing. */
function isAbout(task: object, { order_id, events, activate_by, status }: OrderRow): boolean {
  if (!("order_id" in task) || task.order_id !== order_id) return false;
  if ("event_id" in task) return task.event_id === events.at(-1)?.id;
  return !("activate_by" in task) || (status === "ordered" && task.activate_by === activate_by);
}

function explainStatus({ events, status, origin, method }: OrderRow): string {
  const last = events.at(-1);
  const before = events.at(-2);
  const at = toIso(last?.created_at ?? 0);
  if (before === undefined) return `The order (${origin}, ${method}) began as ${status} at ${at}.`;
  const detail = last?.detail == null ? "" : ` with the detail ${last.detail}`;
  return `The order came from ${before.status} to ${status} at ${at}${detail}, in step ${events.length} of its way.`;
}

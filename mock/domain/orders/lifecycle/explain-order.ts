import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { getMachine, listLegalSteps } from "./get-machine.ts";
import { formatStatus } from "./statuses.ts";
import { explainContradictions } from "../results/summary.ts";
import type { OrderRow } from "../table.ts";

/** A task that is scheduled for an order. */
export interface ScheduledTask {
  /** Name of the task. */
  readonly kind: string;
  /** When the task runs, as an ISO 8601 text. */
  readonly due: string;
}

/** Status of an order and what can happen next. */
export interface OrderExplanation {
  /** The full status, such as `received.testkit.ordered`. */
  readonly status: string;
  /** How the order reached the status, as a sentence. */
  readonly why: string;
  /** Statuses that the order can move to; the default next status first. Empty at a terminal status. */
  readonly next: readonly string[];
  /** Whether the order can be cancelled now. */
  readonly cancellable: boolean;
  /** Scheduled tasks, soonest first. */
  readonly scheduled: readonly ScheduledTask[];
  /** Results that a test has set although other values follow from the results that they are calculated from, as sentences. */
  readonly contradictions: readonly string[];
}

/** Explains the status of an order and what can happen next. */
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
    contradictions: explainContradictions(world.seed, order),
  };
}

/** Whether a task still applies to an order. Tasks for an earlier event or another day do nothing. */
function isAbout(task: object, { order_id, events, activate_by, status }: OrderRow): boolean {
  if (!("order_id" in task) || task.order_id !== order_id) return false;
  if ("event_id" in task) return task.event_id === events.at(-1)?.id;
  return !("activate_by" in task) || (status === "ordered" && task.activate_by === activate_by);
}

function explainStatus({ events, status, origin, method }: OrderRow): string {
  const last = events.at(-1);
  const before = events.at(-2);
  const at = toIso(last?.created_at ?? 0);
  if (before === undefined) return `The order (${origin}, ${method}) was created as ${status} at ${at}.`;
  const detail = last?.detail == null ? "" : ` with the detail ${last.detail}`;
  return `The order moved from ${before.status} to ${status} at ${at}${detail}. This is event ${events.length} of the order.`;
}

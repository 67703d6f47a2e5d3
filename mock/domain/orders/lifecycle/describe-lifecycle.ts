import { toIso } from "../../../kernel/time.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { getMachine, listLegalSteps, type MachineName, type OrderMachine } from "./get-machine.ts";
import {
  formatStatus,
  getTopLevelStatus,
  listStatuses,
  type LowLevelStatus,
  type TopLevelStatus,
} from "./statuses.ts";
import { findOrderPath } from "./paths.ts";
import { followsClock } from "./progress.ts";
import { explainContradictions } from "../results/summary.ts";

/** One status that an order can have. */
export interface LifecycleState {
  /** Low-level status, such as `transit_lab`. */
  readonly status: LowLevelStatus;
  /** Full status, such as `collecting_sample.testkit.transit_lab`. */
  readonly full: string;
  readonly top: TopLevelStatus;
  /** Whether a new order can have this status. */
  readonly entry: boolean;
  readonly terminal: boolean;
  /** Whether an order with this status can be cancelled. */
  readonly cancellable: boolean;
}

/** A status change that the lifecycle allows. */
export interface LifecycleTransition {
  readonly from: LowLevelStatus;
  readonly to: LowLevelStatus;
  /** Whether `to` is the default next status. */
  readonly default: boolean;
}

/** A status that an order had. */
export interface LifecycleStep {
  readonly status: LowLevelStatus;
  /** Time of the change by the mock's clock, ISO 8601 in UTC. */
  readonly at: string;
  /** The `status_detail`, or null. */
  readonly detail: string | null;
}

/** The lifecycle of an order as data: what is possible, what happened, and what can follow. */
export interface OrderLifecycle {
  /** Name of the lifecycle: a collection method, or `registrable_testkit`. */
  readonly machine: MachineName;
  readonly method: CollectionMethod;
  /** Title for people. */
  readonly title: string;
  /** All statuses that an order with this lifecycle can have. */
  readonly states: readonly LifecycleState[];
  /** All allowed changes; per status the default one first. */
  readonly transitions: readonly LifecycleTransition[];
  readonly current: LowLevelStatus;
  /** The statuses that the order had, oldest first. The last one is `current`. */
  readonly path: readonly LifecycleStep[];
  /** Statuses that the order can move to in one step, the default one first. Empty when nothing can follow. */
  readonly next: readonly LowLevelStatus[];
  /** Statuses that `orders.advanceTo` and a simulation can reach. */
  readonly reachable: readonly LowLevelStatus[];
  /** Whether the order can be cancelled now. */
  readonly cancellable: boolean;
}

export function describeLifecycle(world: World, order: OrderRow): OrderLifecycle {
  const machine = getMachine(order);
  const states = listStates(machine);
  return {
    machine: machine.name,
    method: order.method,
    title: machine.title,
    states,
    transitions: listTransitions(machine),
    current: order.status,
    path: order.events.map(({ status, created_at, detail }) => ({ status, at: toIso(created_at), detail })),
    next: [...listLegalSteps(world, order)],
    reachable: states.flatMap(({ status }) => (findOrderPath(world, order, status) === null ? [] : [status])),
    cancellable: machine.cancellable.includes(order.status),
  };
}

function listStates(machine: OrderMachine): LifecycleState[] {
  const { method, entries, steps, terminal, cancellable } = machine;
  const known = new Set<LowLevelStatus>([...entries, ...terminal]);
  for (const [from, targets] of Object.entries(steps)) {
    // The keys of the table are statuses.
    known.add(from as LowLevelStatus);
    for (const to of targets) known.add(to);
  }
  return listStatuses(method)
    .filter((status) => known.has(status))
    .map((status) => ({
      status,
      full: formatStatus(method, status),
      top: getTopLevelStatus(method, status),
      entry: entries.includes(status),
      terminal: terminal.includes(status),
      cancellable: cancellable.includes(status),
    }));
}

function listTransitions({ steps }: OrderMachine): LifecycleTransition[] {
  return Object.entries(steps).flatMap(([from, targets]) =>
    targets.map((to, index) => ({ from: from as LowLevelStatus, to, default: index === 0 })),
  );
}

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
      .filter(({ payload }) => isAbout(world, payload, order))
      .map(({ kind, due }) => ({ kind, due: toIso(due) })),
    contradictions: explainContradictions(world.seed, order),
  };
}

/** Whether a task still applies to an order. Tasks for an earlier event, another policy or another day do nothing. */
function isAbout(world: World, task: object, order: OrderRow): boolean {
  const { order_id, events, activate_by, status } = order;
  if (!("order_id" in task) || task.order_id !== order_id) return false;
  if ("event_id" in task) return task.event_id === events.at(-1)!.id && followsClock(world, order);
  return !("activate_by" in task) || (status === "ordered" && task.activate_by === activate_by);
}

function explainStatus({ events, status, origin, method }: OrderRow): string {
  const last = events.at(-1)!;
  const before = events.at(-2);
  const detail = last.detail === null ? "" : ` with the detail ${last.detail}`;
  const reached = `${status} at ${toIso(last.created_at)}${detail}.`;
  if (before === undefined) return `The order (${origin}, ${method}) was created as ${reached}`;
  return `The order moved from ${before.status} to ${reached} This is event ${events.length} of the order.`;
}

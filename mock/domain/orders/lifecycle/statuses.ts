import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { createBadRequestError } from "../../service-error.ts";

/** The stages that a status belongs to. */
export type TopLevelStatus =
  "received" | "collecting_sample" | "sample_with_lab" | "completed" | "cancelled" | "failed";

/** The stages that statuses have with every method. */
const sharedStatuses = {
  ordered: "received",
  requisition_created: "received",
  requisition_bypassed: "received",
  completed: "completed",
  corrected: "completed",
  sample_error: "failed",
  cancelled: "cancelled",
} as const;

const appointmentStatuses = {
  appointment_pending: "collecting_sample",
  appointment_scheduled: "collecting_sample",
  appointment_cancelled: "collecting_sample",
} as const;

/** Which statuses an order of a method can have, and the stage of each. */
export const topLevelStatuses = {
  testkit: {
    ...sharedStatuses,
    awaiting_registration: "received",
    registered: "received",
    transit_customer: "collecting_sample",
    out_for_delivery: "collecting_sample",
    with_customer: "collecting_sample",
    transit_lab: "collecting_sample",
    problem_in_transit_customer: "collecting_sample",
    problem_in_transit_lab: "collecting_sample",
    delivered_to_lab: "sample_with_lab",
    lab_processing_blocked: "sample_with_lab",
    failure_to_deliver_to_customer: "failed",
    failure_to_deliver_to_lab: "failed",
    lost: "failed",
    do_not_process: "cancelled",
  },
  walk_in_test: {
    ...sharedStatuses,
    ...appointmentStatuses,
    redraw_available: "collecting_sample",
    partial_results: "sample_with_lab",
  },
  at_home_phlebotomy: {
    ...sharedStatuses,
    ...appointmentStatuses,
    draw_completed: "collecting_sample",
    partial_results: "sample_with_lab",
  },
  on_site_collection: {
    ...sharedStatuses,
    draw_completed: "sample_with_lab",
    partial_results: "sample_with_lab",
  },
} as const satisfies Readonly<Record<CollectionMethod, Readonly<Record<string, TopLevelStatus>>>>;

type KeyOfEach<T> = T extends unknown ? keyof T : never;

/** What an order of some method can be: 27 statuses. */
export type LowLevelStatus = KeyOfEach<(typeof topLevelStatuses)[CollectionMethod]>;

/** The methods. */
export const collectionMethods: readonly CollectionMethod[] = [
  "testkit",
  "walk_in_test",
  "at_home_phlebotomy",
  "on_site_collection",
];

/** The stage of a status; undefined where orders of the method never have it. */
export function getTopLevelStatus(method: CollectionMethod, status: string): TopLevelStatus | undefined {
  const ofMethod: Readonly<Record<string, TopLevelStatus>> = topLevelStatuses[method];
  return Object.hasOwn(ofMethod, status) ? ofMethod[status] : undefined;
}

/** Whether orders of a method can have the status. */
export function hasStatus(method: CollectionMethod, status: string): status is LowLevelStatus {
  return getTopLevelStatus(method, status) !== undefined;
}

/** The status as events show it: stage, method and low-level status. */
export function formatStatus(method: CollectionMethod, status: LowLevelStatus): string {
  return `${getTopLevelStatus(method, status) ?? "received"}.${method}.${status}`;
}

/** The statuses of a method, in the order of the table above. */
export function listStatuses(method: CollectionMethod): readonly LowLevelStatus[] {
  return Object.keys(topLevelStatuses[method]).filter((status): status is LowLevelStatus =>
    hasStatus(method, status),
  );
}

/** Reads a status as events show it; null for a text that none of them is. */
export function parseStatus(
  text: string,
): { readonly method: CollectionMethod; readonly status: LowLevelStatus } | null {
  const [, methodPart, status = ""] = text.split(".");
  const method = collectionMethods.find((known) => known === methodPart);
  if (method === undefined || !hasStatus(method, status)) return null;
  return formatStatus(method, status) === text ? { method, status } : null;
}

/**
 * A status as a test names it, low-level or full. One that orders of the method never have is left to the move to refuse.
 * @throws TypeError for a text that is no status; Refusal of 400 for a full one of another method
 */
export function parseTargetStatus(
  { method }: { readonly method: CollectionMethod },
  status: string,
): LowLevelStatus {
  const owner = collectionMethods.find((known) => hasStatus(known, status));
  if (owner !== undefined && hasStatus(owner, status)) return status;
  const full = parseStatus(status);
  if (full?.method === method) return full.status;
  if (full !== null) throw createBadRequestError(formatOtherMethod(method));
  throw new TypeError(`"${status}" is no status. There are ${listStatuses(method).join(", ")}.`);
}

/** What is told of a status that belongs to another method. */
export function formatOtherMethod(method: CollectionMethod): string {
  return `Orders of ${method} never have this status. Theirs are ${listStatuses(method).join(", ")}.`;
}

import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { createBadRequestError } from "../../service-error.ts";

/** Top-level statuses. Every low-level status belongs to one of them. */
export type TopLevelStatus =
  "received" | "collecting_sample" | "sample_with_lab" | "completed" | "cancelled" | "failed";

/** Statuses of all methods, with their top-level status. */
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

/** Statuses by collection method, each with its top-level status. */
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

/** Low-level status of an order. There are 27. */
export type LowLevelStatus = KeyOfEach<(typeof topLevelStatuses)[CollectionMethod]>;

/** The collection methods. */
export const collectionMethods: readonly CollectionMethod[] = [
  "testkit",
  "walk_in_test",
  "at_home_phlebotomy",
  "on_site_collection",
];

/** Returns the top-level status of a status. Returns undefined when orders of the method never have it. */
export function getTopLevelStatus(method: CollectionMethod, status: string): TopLevelStatus | undefined {
  const statuses: Readonly<Record<string, TopLevelStatus>> = topLevelStatuses[method];
  return Object.hasOwn(statuses, status) ? statuses[status] : undefined;
}

/** Whether orders of a method can have the status. */
export function hasStatus(method: CollectionMethod, status: string): status is LowLevelStatus {
  return getTopLevelStatus(method, status) !== undefined;
}

/** Formats a status as events have it: top-level status, method and low-level status. */
export function formatStatus(method: CollectionMethod, status: LowLevelStatus): string {
  return `${getTopLevelStatus(method, status) ?? "received"}.${method}.${status}`;
}

/** Lists the statuses of a method, in the order of the table above. */
export function listStatuses(method: CollectionMethod): readonly LowLevelStatus[] {
  return Object.keys(topLevelStatuses[method]).filter((status): status is LowLevelStatus =>
    hasStatus(method, status),
  );
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

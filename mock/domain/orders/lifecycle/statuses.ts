import type { CollectionMethod } from "../../../catalog/labs/lab.ts";

/** The stages that a status belongs to. */
export type TopLevelStatus =
  "received" | "collecting_sample" | "sample_with_lab" | "completed" | "cancelled" | "failed";

/** The stages that statuses have with every method. */
const everywhere = {
  ordered: "received",
  requisition_created: "received",
  requisition_bypassed: "received",
  completed: "completed",
  corrected: "completed",
  sample_error: "failed",
  cancelled: "cancelled",
} as const;

const appointments = {
  appointment_pending: "collecting_sample",
  appointment_scheduled: "collecting_sample",
  appointment_cancelled: "collecting_sample",
} as const;

/** Which statuses an order of a method can have, and the stage of each. */
export const topLevelStatuses = {
  testkit: {
    ...everywhere,
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
    ...everywhere,
    ...appointments,
    redraw_available: "collecting_sample",
    partial_results: "sample_with_lab",
  },
  at_home_phlebotomy: {
    ...everywhere,
    ...appointments,
    draw_completed: "collecting_sample",
    partial_results: "sample_with_lab",
  },
  on_site_collection: {
    ...everywhere,
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
export function getTopLevelStatus(method: CollectionMethod, low: string): TopLevelStatus | undefined {
  const ofMethod: Readonly<Record<string, TopLevelStatus>> = topLevelStatuses[method];
  return Object.hasOwn(ofMethod, low) ? ofMethod[low] : undefined;
}

/** Whether orders of a method can have the status. */
export function hasStatus(method: CollectionMethod, low: string): low is LowLevelStatus {
  return getTopLevelStatus(method, low) !== undefined;
}

/** The status as events show it: stage, method and low-level status. */
export function formatStatus(method: CollectionMethod, low: LowLevelStatus): string {
  return `${getTopLevelStatus(method, low) ?? "received"}.${method}.${low}`;
}

/** The statuses of a method, in the order of the table above. */
export function listStatuses(method: CollectionMethod): readonly LowLevelStatus[] {
  return Object.keys(topLevelStatuses[method]).filter((low): low is LowLevelStatus => hasStatus(method, low));
}

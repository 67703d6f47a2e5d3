import { findTimeZone } from "../../../catalog/geo/time-zones.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import { toIso } from "../../../kernel/time.ts";
import { getZoneOffset } from "../../../kernel/zones.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { getLastReport } from "./result-history.ts";

/** When a sample was collected, received by the lab and reported on, in milliseconds. */
export interface SampleTimes {
  readonly collected: number;
  readonly received: number;
  readonly reported: number;
}

/** Statuses that imply a collected sample, most reliable first. */
const COLLECTED_STATUSES: readonly LowLevelStatus[] = [
  "draw_completed",
  "transit_lab",
  "appointment_scheduled",
];

/** The fields of an order that tell when its sample was collected. */
export interface CollectionSource {
  /** @default none */
  readonly events?: OrderRow["events"];
  readonly result_history: OrderRow["result_history"];
}

function findLastTime({ events = [] }: CollectionSource, status: LowLevelStatus): number | undefined {
  return events.findLast((event) => event.status === status)?.created_at;
}

/** Finds when the lab received the sample. Returns undefined when it has none yet. */
function findReceiptTime(order: CollectionSource): number | undefined {
  return (
    findLastTime(order, "delivered_to_lab") ??
    findLastTime(order, "draw_completed") ??
    order.result_history?.reports[0]?.at
  );
}

/** Finds when the sample was collected, at the latest when the lab received it. Returns undefined when there is none yet. */
export function findCollectionTime(order: CollectionSource): number | undefined {
  const received = findReceiptTime(order);
  let collected: number | undefined;
  for (const status of COLLECTED_STATUSES) collected ??= findLastTime(order, status);
  return collected === undefined || received === undefined
    ? (collected ?? received)
    : Math.min(collected, received);
}

/** Computes the times of an order's sample from its events. A step without an event has the time of the next step. */
export function getSampleTimes(order: OrderRow): SampleTimes {
  const reported = getLastReport(order.result_history)?.at ?? order.updated_at;
  const received = findReceiptTime(order) ?? reported;
  return { collected: Math.min(findCollectionTime(order) ?? received, received), received, reported };
}

/** Returns the UTC offset of a lab, in seconds. */
export function getLabUtcOffset(labId: number, at: number): number {
  const state = getLabsById().get(labId)?.state ?? "";
  // No lab is in a part of a state with another time zone, so any location works.
  const zone = findTimeZone(state, { lat: 0, lng: 0 });
  return zone === undefined ? 0 : getZoneOffset(zone, at);
}

/** Formats an instant in the local time of a lab, as its PDFs and metadata show it. */
export function formatLabTime(labId: number, at: number): string {
  return toIso(at, getLabUtcOffset(labId, at));
}

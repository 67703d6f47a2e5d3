import { findTimeZone } from "../../../catalog/geo/time-zones.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import { DAY, HOUR, toIso } from "../../../kernel/time.ts";
import { getZoneOffset } from "../../../kernel/zones.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { getLastReport } from "./result-history.ts";
import { computeAgeAt } from "../../../kernel/age.ts";

/** The fields of an order that tell when its sample was collected. */
export interface CollectionSource {
  /** @default none */
  readonly events?: OrderRow["events"];
  readonly result_history: OrderRow["result_history"];
}

function findLastTime({ events = [] }: CollectionSource, status: LowLevelStatus): number | undefined {
  return events.findLast((event) => event.status === status)?.created_at;
}

/** A courier takes a sample to the lab within this time, or the lab would not report on it yet. */
const DRAW_TO_LAB = 10 * HOUR;
/** A draw that no event tells of, as at a service center, took place this long before the first report. */
const DRAW_TO_REPORT = DAY;

const REPORTS: readonly LowLevelStatus[] = ["partial_results", "completed", "corrected"];

/** Estimates when a sample was drawn that the lab has reported on: after all that came before the report. */
function estimateDrawTime({ events = [] }: CollectionSource, report: number): number {
  const before = events.findLast(({ status, created_at: at }) => at <= report && !REPORTS.includes(status));
  return before === undefined ? report : Math.max(before.created_at, report - DRAW_TO_REPORT);
}

/** Finds when the sample was drawn, or sent by the patient. Returns undefined when there is none yet. */
function findDrawTime(order: CollectionSource): number | undefined {
  const known = findLastTime(order, "draw_completed") ?? findLastTime(order, "transit_lab");
  const report = order.result_history?.reports[0]?.at;
  if (known !== undefined) return known;
  return report === undefined
    ? findLastTime(order, "appointment_scheduled")
    : estimateDrawTime(order, report);
}

/** Finds when the lab received the sample, at the latest when it reported. Returns undefined when it has none yet. */
export function findReceiptTime(order: CollectionSource): number | undefined {
  const delivered = findLastTime(order, "delivered_to_lab");
  const report = order.result_history?.reports[0]?.at;
  if (delivered !== undefined || report === undefined)
    return delivered ?? findLastTime(order, "draw_completed");
  const drawn = findDrawTime(order) ?? report;
  return Math.max(drawn, Math.min(drawn + DRAW_TO_LAB, report));
}

/** Finds when the sample was collected, at the latest when the lab received it. Returns undefined when there is none yet. */
export function findCollectionTime(order: CollectionSource): number | undefined {
  const drawn = findDrawTime(order);
  const limit = findLastTime(order, "delivered_to_lab") ?? order.result_history?.reports[0]?.at;
  return drawn === undefined || limit === undefined ? (drawn ?? limit) : Math.min(drawn, limit);
}

/**
 * Computes when the sample of an order was collected, received by the lab and reported on, in milliseconds. A step without an event has
 * the time of the next step.
 */
export function getSampleTimes(order: OrderRow) {
  const reported = getLastReport(order.result_history)?.at ?? order.updated_at;
  const received = findReceiptTime(order) ?? reported;
  return { collected: Math.min(findCollectionTime(order) ?? received, received), received, reported };
}

/** Returns the UTC offset of a lab, in seconds. */
export function getLabUtcOffset(labId: number, at: number): number {
  // No lab is in a part of a state with another time zone, so any location works.
  return getZoneOffset(findTimeZone(getLab(labId).state, { lat: 0, lng: 0 })!, at);
}

export function formatLabTime(labId: number, at: number): string {
  return toIso(at, getLabUtcOffset(labId, at));
}

const OLDEST = 120;

/**
 * Computes the full years of a patient when the sample was collected. Values, ranges, formulas and metadata depend on this age.
 * Returns null when the birth date is not known, or nothing was collected yet.
 */
export function computeAgeAtCollection(dob: string | undefined, order: CollectionSource): number | null {
  const at = findCollectionTime(order);
  const age = at === undefined ? null : computeAgeAt(dob, at);
  return age === null ? null : Math.min(Math.max(age, 0), OLDEST);
}

import { findTimeZone } from "../../../catalog/geo/time-zones.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import { toIso } from "../../../kernel/time.ts";
import { getZoneOffset } from "../../../kernel/zones.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { getLastReport } from "./result-history.ts";

/** When a sample was taken, came to the laboratory and was reported on, in milliseconds. */
export interface SampleTimes {
  readonly collected: number;
  readonly received: number;
  readonly reported: number;
}

/** Statuses with which a sample has left the patient, the surest sign first. */
const TAKEN: readonly LowLevelStatus[] = ["draw_completed", "transit_lab", "appointment_scheduled"];

function findLastTime({ events }: OrderRow, status: LowLevelStatus): number | undefined {
  return events.findLast((event) => event.status === status)?.created_at;
}

/** The times of an order's sample, as its events tell them. A step that nobody noted is as old as the next one. */
export function getSampleTimes(order: OrderRow): SampleTimes {
  const reported = getLastReport(order.result_history)?.at ?? order.updated_at;
  const first = order.result_history?.reports[0]?.at ?? reported;
  const taken = TAKEN.map((status) => findLastTime(order, status)).find((at) => at !== undefined);
  const received = findLastTime(order, "delivered_to_lab") ?? findLastTime(order, "draw_completed") ?? first;
  return { collected: Math.min(taken ?? received, received), received, reported };
}

/** Seconds that the clocks of a laboratory are east of UTC. */
export function getLabUtcOffset(labId: number, at: number): number {
  const state = getLabsById().get(labId)?.state ?? "";
  // No laboratory stands in a state's odd corner, so any place but one of those will do.
  const zone = findTimeZone(state, { lat: 0, lng: 0 });
  return zone === undefined ? 0 : getZoneOffset(zone, at);
}

/** An instant as papers and metadata of a laboratory show it: by its own clocks. */
export function formatLabTime(labId: number, at: number): string {
  return toIso(at, getLabUtcOffset(labId, at));
}

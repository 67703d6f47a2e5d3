import { findState } from "../../../catalog/geo/states.ts";
import { findTimeZone } from "../../../catalog/geo/time-zones.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import { SECOND, toIso } from "../../../kernel/time.ts";
import { getZoneAbbreviation, getZoneOffset } from "../../../kernel/zones.ts";
import type { OrderRow } from "../table.ts";

/** Finds the time zone of a state. In a state with several, it is that of the capital. */
function findStateZone(state: string): string | undefined {
  return findTimeZone(state, findState(state)?.capital ?? { lat: 0, lng: 0 });
}

export function findPatientZone({ address, lab_id }: Pick<OrderRow, "address" | "lab_id">): string {
  return (
    (address === null ? undefined : findStateZone(address.state)) ?? findStateZone(getLab(lab_id).state)!
  );
}

/** Formats a date as labs in the United States print it: `04/21/1986`. Returns any other text as it is. */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return year === undefined ? date : `${month}/${day}/${year}`;
}

/** Formats an instant in a time zone: `01/16/2026 10:30 AM EST`. */
export function formatLocalTime(zone: string, at: number): string {
  const local = toIso(at + getZoneOffset(zone, at) * SECOND, 0);
  const hour = Number(local.slice(11, 13));
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${local.slice(14, 16)} ${hour < 12 ? "AM" : "PM"}`;
  return `${formatDate(local)} ${time} ${getZoneAbbreviation(zone, at)}`;
}

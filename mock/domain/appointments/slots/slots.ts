import type { DayHours, OpeningHours } from "../../../catalog/service-centers/service-center.ts";
import { weekdays } from "../../../catalog/service-centers/service-center.ts";
import { type CivilDate, toCivilDate, DAY, toEpochDay, MINUTE, SECOND } from "../../../kernel/time.ts";
import { findWallTimeInstant, getZoneOffset } from "../../../kernel/zones.ts";
import { modulo } from "../../../kernel/modulo.ts";

/** Start and end of a slot, in milliseconds. */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

/** Interval and duration of slots, in milliseconds. */
export interface SlotPattern {
  /** Time between the starts of two slots. */
  readonly interval: number;
  readonly duration: number;
}

/** Parses a time of day such as `07:30` into milliseconds after midnight, local time. */
function parseTimeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

export function getOpeningHours(hours: OpeningHours, { year, month, day }: CivilDate): DayHours | null {
  // The first of January 1970 was a Thursday, three days after a Monday.
  const index = modulo(toEpochDay(year, month, day) + 3, 7);
  return hours[weekdays[index]!];
}

/**
 * Lists the slots of one day. Opening hours are local times. A time that daylight saving skips has no slot. A time that
 * occurs twice has one slot, at its first occurrence.
 */
export function listSlots(
  zone: string,
  { year, month, day }: CivilDate,
  hours: DayHours | null,
  pattern: SlotPattern,
): Slot[] {
  if (hours === null) return [];
  const midnight = toEpochDay(year, month, day) * DAY;
  const close = parseTimeOfDay(hours.close);
  const slots: Slot[] = [];
  for (let time = parseTimeOfDay(hours.open); time + pattern.duration <= close; time += pattern.interval) {
    const wall = midnight + time;
    const start = findWallTimeInstant(zone, wall);
    if (start + getZoneOffset(zone, start) * SECOND !== wall) continue;
    slots.push({ start, end: start + pattern.duration });
  }
  return slots;
}

export function listDays({ year, month, day }: CivilDate, count: number): CivilDate[] {
  const first = toEpochDay(year, month, day);
  return Array.from({ length: count }, (_, index) => toCivilDate(first + index));
}

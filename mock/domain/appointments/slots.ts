import type { DayHours, OpeningHours } from "../../catalog/service-centers/center.ts";
import { weekdays } from "../../catalog/service-centers/center.ts";
import { type CivilDate, civilFromDays, DAY, daysFromCivil, MINUTE, SECOND } from "../../kernel/time.ts";
import { findWallTimeInstant, getZoneOffset } from "../../kernel/zones.ts";

/** A stretch of time in which somebody can be seen, in milliseconds. */
export interface Slot {
  readonly start: number;
  readonly end: number;
}

/** How a day is cut into slots, in milliseconds. */
export interface SlotPattern {
  /** From the start of one slot to the start of the next. */
  readonly every: number;
  readonly lasts: number;
}

/** A time of day such as `07:30`, in milliseconds after midnight on the wall. */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return (hours * 60 + minutes) * MINUTE;
}

/** The hours of a date; null where it is closed all day. */
export function getHours(hours: OpeningHours, { year, month, day }: CivilDate): DayHours | null {
  // The first of January 1970 was a Thursday, three days after a Monday.
  const index = (((daysFromCivil(year, month, day) + 3) % 7) + 7) % 7;
  return hours[weekdays[index]!];
}

/**
 * The slots of one day. Opening hours are what a clock on the wall shows, so each start is a time that this clock shows on
 * that day: a time which it skips has no slot, and one which it shows twice has one, at its first occurrence.
 */
export function listSlots(
  zone: string,
  { year, month, day }: CivilDate,
  hours: DayHours | null,
  rhythm: SlotPattern,
): Slot[] {
  if (hours === null) return [];
  const midnight = daysFromCivil(year, month, day) * DAY;
  const close = timeOfDay(hours.close);
  const slots: Slot[] = [];
  for (let time = timeOfDay(hours.open); time + rhythm.lasts <= close; time += rhythm.every) {
    const wall = midnight + time;
    const start = findWallTimeInstant(zone, wall);
    if (start + getZoneOffset(zone, start) * SECOND !== wall) continue;
    slots.push({ start, end: start + rhythm.lasts });
  }
  return slots;
}

/** A date and the days that follow it. */
export function listDays({ year, month, day }: CivilDate, count: number): CivilDate[] {
  const first = daysFromCivil(year, month, day);
  return Array.from({ length: count }, (_, index) => civilFromDays(first + index));
}

const DAY = 24 * 60 * 60 * 1000;

const toDate = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Lists the dates of a month such as `2026-01`. */
export function daysOfMonth(month: string): string[] {
  const first = Date.parse(`${month}-01`);
  const days = Array.from({ length: 31 }, (_, index) => toDate(first + index * DAY));
  return days.filter((day) => day.startsWith(month));
}

/** Lists the dates of the last days in a time zone, today last. */
export function lastDays(count: number, zone: string, now: number): string[] {
  // Swedish dates are ISO dates.
  const today = Date.parse(new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(now));
  return Array.from({ length: count }, (_, index) => toDate(today - (count - 1 - index) * DAY));
}

/** Returns the date that is some days after another. */
export function addDays(day: string, count: number): string {
  return toDate(Date.parse(day) + count * DAY);
}

/** Formats an instant in a time zone, such as `2026-01-15 09:00`; in no zone as a date. */
export function formatInZone(time: number, zone: string | null): string {
  if (zone === null) return new Date(time).toISOString().slice(0, 10);
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    time,
  );
}

import { ConfigurationError } from "./errors/index.ts";

/** The time of a point: ISO 8601 strings with an offset. */
export interface PointTime {
  /** The start of the point's interval, if it has one. */
  readonly start?: string | null | undefined;
  /** The time of a point without an interval. */
  readonly timestamp?: string | null | undefined;
}

/** The last time zone and its formatter. Formatters are slow to create. */
let last: readonly [zone: string, format: Intl.DateTimeFormat] | undefined;

function getFormatter(zone: string): Intl.DateTimeFormat {
  if (last && last[0] === zone) return last[1];
  try {
    if (typeof zone !== "string") throw new RangeError();
    const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", { ...options, timeZone: zone });
    last = [zone, format];
    return format;
  } catch {
    throw new ConfigurationError(
      'localDate: zone must be the IANA name of a time zone, like "Europe/London"',
    );
  }
}

/**
 * Returns the calendar date of a point in a time zone, as `YYYY-MM-DD`. Do not use the first ten characters of `start`: a point has
 * the offset of its source, which can differ from the user's.
 *
 * A point that crosses midnight belongs to the day on which it starts.
 * @param point - a point of any series. Its `start` decides, or its `timestamp` if it has no start.
 * @param zone - the IANA name of a time zone, such as the user's.
 * @throws ConfigurationError when the runtime does not know the zone, or the time has no offset.
 * @example
 * ```ts
 * import { createClient, localDate } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const series = client.timeseries.steps("11111111-1111-4111-8111-111111111111", { start_date: "2026-01-30" });
 * const days = new Map<string, number>();
 * for await (const point of series) {
 *   const day = localDate(point, "America/Phoenix");
 *   days.set(day, (days.get(day) ?? 0) + point.value);
 * }
 * console.log([...days]); // one entry for each day of a user in Phoenix
 * ```
 */
export function localDate(point: PointTime, zone: string): string {
  const text = point.start ?? point.timestamp ?? "";
  const ms = /^[\d-]+T[\d:.,]+(Z|[+-]\d\d:?\d\d)$/i.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(ms)) {
    throw new ConfigurationError("localDate: point needs a start or a timestamp, ISO 8601 with offset");
  }
  const parts = new Map(
    getFormatter(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

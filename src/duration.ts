/** A span of time: milliseconds, or whole units as text, such as `"500ms"`, `"30s"`, `"5m"`, `"10h"` and `"7d"`. */
export type Duration = number | `${number}${"ms" | "s" | "m" | "h" | "d"}`;

const units: Readonly<Record<string, number>> = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5 };

/** Returns a duration in milliseconds; NaN for anything else. The client and the mock read durations with it. */
export function toMilliseconds(duration: unknown): number {
  if (typeof duration === "number") return duration;
  const [, count, unit = ""] =
    /^(\d{1,12})(ms|[smhd])$/.exec(typeof duration === "string" ? duration : "") ?? [];
  return Number(count) * (units[unit] ?? NaN);
}

import { toCivilDate, type CivilDate, DAY, toEpochDay, SECOND } from "./time.ts";

/**
 * Time zone offsets from Intl, which is exact but slow. Offsets are cached by zone and week, so that a million points of a series
 * need a few dozen calls.
 */

/** One week. No zone has ever changed its offset twice within a week, so each period has at most one change. */
const PERIOD = 7 * DAY;

/** The offsets of a zone in one week: `before` until the instant `change`, then `after`. */
interface Period {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

class Zone {
  readonly #format: Intl.DateTimeFormat;
  readonly #periods = new Map<number, Period>();

  constructor(id: string) {
    this.#format = new Intl.DateTimeFormat("en-US", {
      timeZone: id,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      era: "short",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  }

  offsetAt(ms: number): number {
    const { change, before, after } = this.#period(Math.floor(ms / PERIOD));
    return ms < change ? before : after;
  }

  #period(index: number): Period {
    const known = this.#periods.get(index);
    if (known !== undefined) return known;
    const [start, end] = [index * PERIOD, (index + 1) * PERIOD];
    const [before, after] = [this.#readOffset(start), this.#readOffset(end)];
    const period = { change: before === after ? end : this.#findChange(start, end, before), before, after };
    this.#periods.set(index, period);
    return period;
  }

  /** Finds the first second in (start, end] at which the offset differs from the offset at the start. */
  #findChange(start: number, end: number, before: number): number {
    let [low, high] = [start / SECOND, end / SECOND];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#readOffset(middle * SECOND) === before) low = middle;
      else high = middle;
    }
    return high * SECOND;
  }

  #readOffset(ms: number): number {
    const wall: Record<string, number> = {};
    let beforeChrist = false;
    for (const { type, value } of this.#format.formatToParts(ms)) {
      if (type === "era") beforeChrist = value.startsWith("B");
      else wall[type] = Number(value);
    }
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = wall;
    const days = toEpochDay(beforeChrist ? 1 - year : year, month, day);
    return days * 86_400 + hour * 3_600 + minute * 60 + second - ms / SECOND;
  }
}

const zones = new Map<string, Zone>();
let lastId = "";
let lastZone: Zone | null = null;

function createZone(id: string): Zone | null {
  // Newer engines also accept offsets, which are not names of the tz database.
  if (!/^[A-Za-z]/.test(id)) return null;
  try {
    return new Zone(id);
  } catch {
    return null;
  }
}

function findZone(id: string): Zone | null {
  if (id === lastId && lastZone !== null) return lastZone;
  const zone = zones.get(id) ?? createZone(id);
  if (zone === null) return null;
  zones.set(id, zone);
  lastId = id;
  lastZone = zone;
  return zone;
}

function getZone(id: string): Zone {
  const zone = findZone(id);
  if (zone === null) throw new RangeError(`"${id}" is not a time zone of the tz database.`);
  return zone;
}

/** Returns whether a string is a time zone of the tz database. Offsets such as `+01:00` are not. */
export function isZone(id: string): boolean {
  return findZone(id) !== null;
}

/**
 * Returns the offset of a zone at an instant, in seconds east of UTC.
 * @throws RangeError when the zone is unknown.
 */
export function getZoneOffset(zone: string, ms: number): number {
  return getZone(zone).offsetAt(ms);
}

const abbreviations = new Map<string, Intl.DateTimeFormat>();

/** Returns the abbreviation of a zone at an instant, such as `EST` or, where English has none, `GMT+10`. */
export function getZoneAbbreviation(zone: string, ms: number): string {
  const known = abbreviations.get(zone);
  const format = known ?? new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" });
  if (known === undefined) abbreviations.set(zone, format);
  return format.formatToParts(ms).find(({ type }) => type === "timeZoneName")?.value ?? "UTC";
}

export function getLocalDate(zone: string, ms: number): CivilDate {
  return toCivilDate(Math.floor((ms + getZoneOffset(zone, ms) * SECOND) / DAY));
}

/**
 * Finds the first instant at which the local time in a zone is the given time or later. Returns the earlier instant for a time
 * that occurs twice, and the instant of the change for a time that is skipped.
 * @param wall - the local time in milliseconds, as if it were UTC
 */
export function findWallTimeInstant(zoneId: string, wall: number): number {
  const zone = getZone(zoneId);
  const [earlier, later] = [zone.offsetAt(wall - 2 * DAY), zone.offsetAt(wall + 2 * DAY)];
  let [low, high] = [wall - Math.max(earlier, later) * SECOND, wall - Math.min(earlier, later) * SECOND];
  const reached = (ms: number) => ms + zone.offsetAt(ms) * SECOND >= wall;
  if (reached(low)) return low;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (reached(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns the first instant of a day in a zone. If the zone skips midnight, returns the first instant after the gap. */
export function getStartOfLocalDay(zone: string, date: CivilDate): number {
  return findWallTimeInstant(zone, toEpochDay(date.year, date.month, date.day) * DAY);
}

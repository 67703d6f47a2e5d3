import { toCivilDate, type CivilDate, DAY, toEpochDay, SECOND } from "./time.ts";

/**
 * Time zones by way of Intl, which is exact but slow: what it says is kept, week by week and zone by zone, so that a
 * million points of a series ask it a few dozen times.
 */

/** No zone has ever changed its offset twice within a week, so one change at most is looked for in each. */
const PERIOD = 7 * DAY;

/** A week of one zone: `before` holds until `change`, `after` from then on. */
interface Period {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

class Zone {
  readonly #format: Intl.DateTimeFormat;
  readonly #periods = new Map<number, Period>();
  #lastIndex = Number.NaN;
  #last: Period = { change: 0, before: 0, after: 0 };

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
    const index = Math.floor(ms / PERIOD);
    if (index !== this.#lastIndex) {
      this.#last = this.#period(index);
      this.#lastIndex = index;
    }
    return ms < this.#last.change ? this.#last.before : this.#last.after;
  }

  #period(index: number): Period {
    const known = this.#periods.get(index);
    if (known !== undefined) return known;
    const [start, end] = [index * PERIOD, (index + 1) * PERIOD];
    const [before, after] = [this.#ask(start), this.#ask(end)];
    const period = { change: before === after ? end : this.#findChange(start, end, before), before, after };
    this.#periods.set(index, period);
    return period;
  }

  /** Finds the first second in (start, end] at which the offset differs from the offset at the start. */
  #findChange(start: number, end: number, before: number): number {
    let [low, high] = [start / SECOND, end / SECOND];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (this.#ask(middle * SECOND) === before) low = middle;
      else high = middle;
    }
    return high * SECOND;
  }

  #ask(ms: number): number {
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
  // Intl of newer engines takes bare offsets as well; those are no names of the tz database.
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
  if (zone === null) throw new RangeError(`"${id}" is no time zone of the tz database.`);
  return zone;
}

/** Returns whether a string is a time zone of the tz database. Offsets such as `+01:00` are not. */
export function isZone(id: string): boolean {
  return findZone(id) !== null;
}

/**
 * The offset of a zone at an instant, in seconds east of UTC.
 * @throws RangeError where the zone is unknown.
 */
export function getZoneOffset(zone: string, ms: number): number {
  return getZone(zone).offsetAt(ms);
}

/** Returns the local date of a zone at an instant. */
export function getLocalDate(zone: string, ms: number): CivilDate {
  return toCivilDate(Math.floor((ms + getZoneOffset(zone, ms) * SECOND) / DAY));
}

/**
 * The first instant at which the wall clock of a zone shows the given time or a later one. A time that occurs twice
 * gives the earlier instant, a time that is skipped gives the instant of the change.
 * @param wall the wall clock's time, written as if it were UTC, in milliseconds
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

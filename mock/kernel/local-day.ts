import { DAY, MINUTE, SECOND, toIso } from "./time.ts";
import { findWallTimeInstant, getZoneOffset } from "./zones.ts";

/** One day of a zone's calendar, which lasts 23, 24, 25 or, in one place, 23.5 and 24.5 hours. */
export class LocalDay {
  readonly zone: string;
  /** Days since 1970-01-01 on the zone's calendar. */
  readonly number: number;
  /** First instant of the day. */
  readonly start: number;
  /** First instant of the next day. */
  readonly end: number;
  readonly #offset: number;
  readonly #steady: boolean;

  constructor(zone: string, number: number) {
    this.zone = zone;
    this.number = number;
    this.start = findWallTimeInstant(zone, number * DAY);
    this.end = findWallTimeInstant(zone, (number + 1) * DAY);
    this.#offset = getZoneOffset(zone, this.start);
    this.#steady = this.end - this.start === DAY && this.#offset === getZoneOffset(zone, this.end - 1);
  }

  /** The day that an instant belongs to. */
  static at(zone: string, instant: number): LocalDay {
    return new LocalDay(zone, Math.floor((instant + getZoneOffset(zone, instant) * SECOND) / DAY));
  }

  /** The date on the zone's calendar, YYYY-mm-dd. */
  get date(): string {
    return toIso(this.number * DAY, 0).slice(0, 10);
  }

  /** The day after this one. */
  next(): LocalDay {
    return new LocalDay(this.zone, this.number + 1);
  }

  /** Seconds east of UTC at an instant of this day; most days need no look-up. */
  offset(instant: number): number {
    return this.#steady ? this.#offset : getZoneOffset(this.zone, instant);
  }

  /** Minutes that the clock on the wall shows since midnight, with a fraction. */
  minute(instant: number): number {
    return (instant + this.offset(instant) * SECOND - this.number * DAY) / MINUTE;
  }

  /** The first instant at which the clock on the wall shows a minute of this day (or of a neighboring one). */
  instant(minute: number): number {
    const wall = Math.round(minute * MINUTE);
    return this.#steady && wall >= 0 && wall < DAY
      ? this.start + wall
      : findWallTimeInstant(this.zone, this.number * DAY + wall);
  }
}

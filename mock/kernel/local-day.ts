import { DAY, MINUTE, SECOND, toIso } from "./time.ts";
import { findWallTimeInstant, getZoneOffset } from "./zones.ts";

/** A calendar day in a time zone. When the offset changes, it does not last 24 hours. */
export class LocalDay {
  readonly zone: string;
  /** Number of days since 1970-01-01 in the zone's calendar. */
  readonly number: number;
  /** The first instant of the day. */
  readonly start: number;
  /** The first instant of the next day. */
  readonly end: number;
  readonly #offset: number;
  readonly #hasFixedOffset: boolean;

  constructor(zone: string, number: number) {
    this.zone = zone;
    this.number = number;
    this.start = findWallTimeInstant(zone, number * DAY);
    this.end = findWallTimeInstant(zone, (number + 1) * DAY);
    this.#offset = getZoneOffset(zone, this.start);
    this.#hasFixedOffset =
      this.end - this.start === DAY && this.#offset === getZoneOffset(zone, this.end - 1);
  }

  static at(zone: string, instant: number): LocalDay {
    return new LocalDay(zone, Math.floor((instant + getZoneOffset(zone, instant) * SECOND) / DAY));
  }

  /** The date, as YYYY-mm-dd. */
  get date(): string {
    return toIso(this.number * DAY, 0).slice(0, 10);
  }

  next(): LocalDay {
    return new LocalDay(this.zone, this.number + 1);
  }

  /** Returns the offset in seconds east of UTC at an instant of this day. Most days need no look-up. */
  offset(instant: number): number {
    return this.#hasFixedOffset ? this.#offset : getZoneOffset(this.zone, instant);
  }

  /** Returns the local time of an instant as minutes since midnight, with a fraction. */
  minute(instant: number): number {
    return (instant + this.offset(instant) * SECOND - this.number * DAY) / MINUTE;
  }

  /** Returns the first instant at a local time, given as minutes since midnight. It can be on a neighboring day. */
  instant(minute: number): number {
    const wall = Math.round(minute * MINUTE);
    return this.#hasFixedOffset && wall >= 0 && wall < DAY
      ? this.start + wall
      : findWallTimeInstant(this.zone, this.number * DAY + wall);
  }
}

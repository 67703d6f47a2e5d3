import * as fc from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { DAY, toIso } from "../../../mock/kernel/time.ts";
import {
  findWallTimeInstant,
  isZone,
  getLocalDate,
  getZoneOffset,
  getStartOfLocalDay,
} from "../../../mock/kernel/zones.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Computes the offset with Intl, for each instant and from another format than the code parses. */
function offsetByIntl(zone: string, ms: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
    formats.set(zone, format);
  }
  const whole = Math.floor(ms / 1000) * 1000;
  return (Date.parse(`${format.format(whole).replace(" ", "T")}Z`) - whole) / 1000;
}

const AWKWARD =
  `Australia/Lord_Howe Asia/Kathmandu America/New_York America/Sao_Paulo America/Havana Africa/Casablanca Africa/Cairo Asia/Tehran Pacific/Apia Pacific/Kiritimati Europe/London Europe/Dublin Antarctica/Troll America/St_Johns UTC`.split(
    " ",
  );

const everyZone = fc.constantFrom(...AWKWARD, ...Intl.supportedValuesOf("timeZone"));

describe("offsetAt", () => {
  it("agrees with Intl in every zone, at any time from 1970 to 2050", () => {
    const times = fc.integer({ min: 0, max: Date.UTC(2050, 0, 1) });
    fc.assert(
      fc.property(everyZone, times, (zone, ms) => {
        expect(getZoneOffset(zone, ms)).toBe(offsetByIntl(zone, ms));
      }),
      { numRuns: 1500 },
    );
  });

  it.each([
    // Summer time of Lord Howe Island is half an hour ahead, and starts and ends at two in the morning.
    ["Australia/Lord_Howe", Date.UTC(2026, 3, 4, 15), 39_600, 37_800],
    ["Australia/Lord_Howe", Date.UTC(2026, 9, 3, 15, 30), 37_800, 39_600],
    ["America/New_York", Date.UTC(2026, 2, 8, 7), -18_000, -14_400],
    ["America/New_York", Date.UTC(2026, 10, 1, 6), -14_400, -18_000],
    ["Asia/Kathmandu", Date.UTC(1985, 11, 31, 18, 30), 19_800, 20_700],
  ])("returns the change in %s at %i to the millisecond", (zone, change, before, after) => {
    expect(getZoneOffset(zone, change - 1)).toBe(before);
    expect(getZoneOffset(zone, change)).toBe(after);
  });

  it("rejects an unknown zone", () => {
    expect(() => getZoneOffset("Mars/Olympus", 0)).toThrow(`"Mars/Olympus" is not a time zone`);
  });
});

describe("isZone", () => {
  it("accepts zones", () => {
    expect([...AWKWARD, "Etc/GMT+5", "US/Eastern", "EST5EDT"].filter((id) => !isZone(id))).toEqual([]);
  });

  it("rejects other texts", () => {
    const others = ",+01:00,-05,+0100,UTC+2,GMT+2,Mars/Olympus,Europe/,Europe, UTC,New York".split(",");
    expect(others.filter(isZone)).toEqual([]);
  });
});

describe("local days", () => {
  it("begin at the first instant with their date", () => {
    const days = fc.integer({ min: 0, max: 29_000 });
    fc.assert(
      fc.property(everyZone, days, (zone, day) => {
        const date = getLocalDate(zone, day * DAY);
        const start = getStartOfLocalDay(zone, date);
        expect(getLocalDate(zone, start)).toEqual(date);
        expect(getLocalDate(zone, start - 1)).not.toEqual(date);
        expect(start).toBeLessThanOrEqual(day * DAY);
      }),
      { numRuns: 800 },
    );
  });

  it("that a zone skipped begin where the next one does", () => {
    // Samoa crossed the date line and had no 30 December 2011.
    const start = getStartOfLocalDay("Pacific/Apia", { year: 2011, month: 12, day: 30 });
    expect(start).toBe(getStartOfLocalDay("Pacific/Apia", { year: 2011, month: 12, day: 31 }));
    expect(toIso(start)).toBe("2011-12-30T10:00:00.000Z");
  });
});

describe("instantOfWall", () => {
  it("returns the earlier of two instants and the end of a gap", () => {
    const zone = "America/New_York";
    expect(toIso(findWallTimeInstant(zone, Date.UTC(2026, 10, 1, 1, 30)))).toBe("2026-11-01T05:30:00.000Z");
    expect(toIso(findWallTimeInstant(zone, Date.UTC(2026, 2, 8, 2, 30)))).toBe("2026-03-08T07:00:00.000Z");
  });

  it("converts every local time to the instant that shows it, or to an earlier one", () => {
    fc.assert(
      fc.property(everyZone, fc.integer({ min: 0, max: Date.UTC(2050, 0, 1) }), (zone, ms) => {
        const wall = ms + getZoneOffset(zone, ms) * 1000;
        const found = findWallTimeInstant(zone, wall);
        expect(found).toBeLessThanOrEqual(ms);
        expect(found + getZoneOffset(zone, found) * 1000).toBe(wall);
      }),
      { numRuns: 800 },
    );
  });
});

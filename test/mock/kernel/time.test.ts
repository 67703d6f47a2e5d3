import * as fc from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import {
  toCivilDate,
  DAY,
  toEpochDay,
  FIRST_INSTANT,
  HOUR,
  isInstant,
  LAST_INSTANT,
  MINUTE,
  parseDate,
  parseDuration,
  parseInstant,
  SECOND,
  toIso,
} from "../../../mock/kernel/time.ts";

const instants = fc.integer({ min: FIRST_INSTANT, max: LAST_INSTANT });

describe("dates", () => {
  it("are counted in days", () => {
    fc.assert(
      fc.property(instants, (ms) => {
        const { year, month, day } = toCivilDate(Math.floor(ms / DAY));
        expect(toEpochDay(year, month, day)).toBe(Math.floor(ms / DAY));
      }),
    );
    expect([toEpochDay(1970, 1, 2), toEpochDay(99, 12, 31), toCivilDate(-1)]).toEqual([
      1,
      -683_004,
      { year: 1969, month: 12, day: 31 },
    ]);
  });

  it.each("2026-02-29,1900-02-29,2026-04-31,2026-13-01,2026-00-10,2026-01-00,2026-1-5,26-01-05".split(","))(
    "rejects the date %s",
    (text) => expect(parseDate(text)).toBeNull(),
  );

  it.each(["2024-02-29", "2000-02-29", "0000-02-29"])("accepts the leap day %s", (text) => {
    expect(parseDate(text)).toMatchObject({ month: 2, day: 29 });
  });
});

describe("instants", () => {
  it("are parsed from every offset", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -720, max: 840 }), (ms, minutes) => {
        expect(parseInstant(toIso(ms, minutes * 60))).toBe(ms);
      }),
    );
  });

  it("show the local time of an offset, with milliseconds only when they are not zero", () => {
    const nine = Date.UTC(2026, 0, 15, 9);
    expect(toIso(nine, 3600)).toBe("2026-01-15T10:00:00+01:00");
    expect(toIso(nine, 0)).toBe("2026-01-15T09:00:00+00:00");
    expect(toIso(nine, -12_600)).toBe("2026-01-15T05:30:00-03:30");
    expect(toIso(nine + 250, -36_000)).toBe("2026-01-14T23:00:00.250-10:00");
  });

  it.each([
    ["2026-01-15T09:00:00Z", Date.UTC(2026, 0, 15, 9)],
    ["2026-01-15t09:00:00.5z", Date.UTC(2026, 0, 15, 9, 0, 0, 500)],
    ["2026-01-15T09:00:00.123456789Z", Date.UTC(2026, 0, 15, 9, 0, 0, 123)],
    ["2026-01-15T09:00+05:45", Date.UTC(2026, 0, 15, 3, 15)],
    ["2026-01-01T00:30:00+01:00", Date.UTC(2025, 11, 31, 23, 30)],
  ])("are parsed from %s", (text, ms) => expect(parseInstant(text)).toBe(ms));

  it.each([
    ..."2026-01-15,2026-01-15T09:00:00,2026-01-15T24:00:00Z,2026-01-15T09:60:00Z,2026-01-15T09:00:60Z".split(
      ",",
    ),
    ..."2026-02-30T09:00:00Z,2026-01-15 09:00:00Z,2026-01-15T09:00:00+24:00,2026-01-15T09:00:00+0100, 2026-01-15T09:00:00Z,".split(
      ",",
    ),
  ])("are not parsed from '%s'", (text) => expect(parseInstant(text)).toBeNull());

  it("are whole milliseconds of years with four digits", () => {
    expect([FIRST_INSTANT, 0, LAST_INSTANT].map(isInstant)).toEqual([true, true, true]);
    expect([FIRST_INSTANT - 1, LAST_INSTANT + 1, 0.5, Number.NaN, Infinity].some(isInstant)).toBe(false);
  });
});

describe("durations", () => {
  it.each([
    ["299s", 299 * SECOND],
    ["61m", 61 * MINUTE],
    ["10h", 10 * HOUR],
    ["7d", 7 * DAY],
    ["0s", 0],
    [1500, 1500],
    [0, 0],
  ])("are parsed from %s", (text, ms) => expect(parseDuration(text)).toBe(ms));

  it.each(["-1s", "1.5h", "7 d", "7", "d", "1w", "1h30m", "", "1D"])("are not parsed from '%s'", (text) => {
    expect(() => parseDuration(text)).toThrow(`"${text}" is not a duration`);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])("are not %s milliseconds", (ms) => {
    expect(() => parseDuration(ms)).toThrow(RangeError);
  });
});

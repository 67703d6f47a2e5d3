import { describe, expect, it, test } from "vitest";
import { listDays, getOpeningHours, listSlots } from "../../../../../mock/domain/appointments/slots/slots.ts";
import { HOUR, MINUTE, toIso } from "../../../../../mock/kernel/time.ts";

const hourly = { interval: HOUR, duration: HOUR };
const date = (year: number, month: number, day: number) => ({ year, month, day });
const starts = (...args: Parameters<typeof listSlots>) => listSlots(...args).map(({ start }) => toIso(start));

test("a day has slots from opening to closing, and no slot ends after closing", () => {
  const slots = listSlots(
    "America/Phoenix",
    date(2026, 1, 20),
    { open: "07:30", close: "09:00" },
    {
      interval: 20 * MINUTE,
      duration: 20 * MINUTE,
    },
  );
  expect(slots.map(({ start, end }) => [toIso(start), toIso(end)])).toEqual([
    ["2026-01-20T14:30:00.000Z", "2026-01-20T14:50:00.000Z"],
    ["2026-01-20T14:50:00.000Z", "2026-01-20T15:10:00.000Z"],
    ["2026-01-20T15:10:00.000Z", "2026-01-20T15:30:00.000Z"],
    ["2026-01-20T15:30:00.000Z", "2026-01-20T15:50:00.000Z"],
  ]);
});

test("a closed day has no slots", () => {
  expect(listSlots("America/Phoenix", date(2026, 1, 18), null, hourly)).toEqual([]);
});

describe("a day on which the clock goes forward", () => {
  it("has no slots in the hour that New York skips", () => {
    expect(starts("America/New_York", date(2026, 3, 8), { open: "00:00", close: "05:00" }, hourly)).toEqual([
      "2026-03-08T05:00:00.000Z",
      "2026-03-08T06:00:00.000Z",
      "2026-03-08T07:00:00.000Z",
      "2026-03-08T08:00:00.000Z",
    ]);
  });

  it("has no slots in the hour that Los Angeles skips, three hours later", () => {
    expect(
      starts("America/Los_Angeles", date(2026, 3, 8), { open: "01:00", close: "04:00" }, hourly),
    ).toEqual(["2026-03-08T09:00:00.000Z", "2026-03-08T10:00:00.000Z"]);
  });

  it("opens at local time: seven in the morning is an hour earlier in UTC than on the day before", () => {
    const hours = { open: "07:00", close: "08:00" };
    expect(starts("America/New_York", date(2026, 3, 7), hours, hourly)).toEqual(["2026-03-07T12:00:00.000Z"]);
    expect(starts("America/New_York", date(2026, 3, 8), hours, hourly)).toEqual(["2026-03-08T11:00:00.000Z"]);
  });
});

describe("a day on which the clock goes back", () => {
  it("has one slot per time in the hour that New York repeats, at its first occurrence", () => {
    expect(starts("America/New_York", date(2026, 11, 1), { open: "00:00", close: "04:00" }, hourly)).toEqual([
      "2026-11-01T04:00:00.000Z",
      "2026-11-01T05:00:00.000Z",
      "2026-11-01T07:00:00.000Z",
      "2026-11-01T08:00:00.000Z",
    ]);
  });

  it("has no duplicates in Los Angeles either", () => {
    const all = starts("America/Los_Angeles", date(2026, 11, 1), { open: "00:00", close: "23:00" }, hourly);
    expect(all).toHaveLength(23);
    expect(new Set(all).size).toBe(23);
  });
});

test("days continue over the end of a month and a year", () => {
  expect(listDays(date(2026, 12, 30), 4)).toEqual([
    date(2026, 12, 30),
    date(2026, 12, 31),
    date(2027, 1, 1),
    date(2027, 1, 2),
  ]);
});

const on = (text: string) => ({ open: text, close: "23:00" });

test("the hours of a date are those of its weekday", () => {
  const hours = {
    monday: on("01:00"),
    tuesday: on("02:00"),
    wednesday: on("03:00"),
    thursday: on("04:00"),
    friday: on("05:00"),
    saturday: on("06:00"),
    sunday: null,
  };
  expect(getOpeningHours(hours, date(2026, 1, 15))?.open).toBe("04:00");
  expect(getOpeningHours(hours, date(2026, 1, 18))).toBeNull();
  expect(getOpeningHours(hours, date(1969, 12, 29))?.open).toBe("01:00");
});

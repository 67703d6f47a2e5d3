import { expect, it } from "vitest";
import { listSlots } from "../../../../../mock/domain/appointments/slots/slots.ts";
import { MINUTE, toIso } from "../../../../../mock/kernel/time.ts";

/** Lists the starts of the slots of a day of 2026 in UTC, as `08T05:20`. */
const listStarts = (zone: string, day: string, open: string, close: string, minutes = 60) => {
  const [month = 0, number = 0] = day.split("-").map(Number);
  const every = { interval: minutes * MINUTE, duration: minutes * MINUTE };
  const slots = listSlots(zone, date(2026, month, number), { open, close }, every);
  for (const { start, end } of slots) expect(end - start).toBe(minutes * MINUTE);
  return slots.map(({ start }) => toIso(start).slice(8, 16)).join(" ");
};
const date = (year: number, month: number, day: number) => ({ year, month, day });

const PHOENIX = "America/Phoenix";
const [NEW_YORK, LOS_ANGELES] = ["America/New_York", "America/Los_Angeles"];

it.each([
  ["no slot ends after closing", PHOENIX, "01-20", "07:30", "08:40", "20T14:30 20T14:50 20T15:10", 20],
  ["an hour is skipped", NEW_YORK, "03-08", "00:00", "05:00", "08T05:00 08T06:00 08T07:00 08T08:00"],
  ["it is three hours later", LOS_ANGELES, "03-08", "01:00", "04:00", "08T09:00 08T10:00"],
  ["seven o'clock, on the day before", NEW_YORK, "03-07", "07:00", "08:00", "07T12:00"],
  ["is an hour earlier in UTC then", NEW_YORK, "03-08", "07:00", "08:00", "08T11:00"],
  [
    "an hour that is repeated has one slot",
    NEW_YORK,
    "11-01",
    "00:00",
    "04:00",
    "01T04:00 01T05:00 01T07:00 01T08:00",
  ],
  ["also in Los Angeles", LOS_ANGELES, "11-01", "00:00", "03:00", "01T07:00 01T08:00 01T10:00"],
])("slots of a day: %s", (_, zone, day, open, close, starts, minutes = 60) => {
  expect(listStarts(zone, day, open, close, minutes)).toBe(starts);
});

import { unlisted } from "sanguine";
import { beforeEach, describe, expect, it } from "vitest";
import { getPscAvailability } from "../../../../../mock/domain/psc/availability.ts";
import { getPhlebotomyAvailability } from "../../../../../mock/domain/phlebotomy/booking.ts";
import {
  type BookingWorld,
  bookingWorld,
  expectRejection,
  homeSlots,
  LAB,
  listSlots,
  Walk,
} from "../booking-world.ts";

let booking: BookingWorld;
beforeEach(async () => {
  booking = await bookingWorld();
});

const home = (zip_code: string, start?: string) =>
  getPhlebotomyAvailability(booking.world, booking.geography, { state: "AZ", zip_code }, start);
const centers = (question: Omit<Parameters<typeof getPscAvailability>[2], "lab">) =>
  getPscAvailability(booking.world, booking.geography, { lab: LAB, ...question });

describe("[APT-2] fourteen days", () => {
  it("are shown at home from today on, including days without a slot", () => {
    const { slots, timezone } = home("85004");
    expect([slots.length, slots[0]!.date, slots[13]!.date]).toEqual([14, "2026-01-15", "2026-01-28"]);
    expect(timezone).toBe("America/Phoenix");
    const sundays = slots.filter(({ date }) => date === "2026-01-18" || date === "2026-01-25");
    expect(sundays.map((day) => day.slots)).toEqual([[], []]);
    expect(listSlots(slots).length).toBeGreaterThan(40);
  });

  it("begin at start_date, at home and at a center", () => {
    for (const { slots } of [
      home("85004", "2026-02-27"),
      centers({ zip_code: "85004", start_date: "2026-02-27" }),
    ]) {
      expect(slots.slice(-14).map(({ date }) => date)).toEqual(
        "02-27 02-28 03-01 03-02 03-03 03-04 03-05 03-06 03-07 03-08 03-09 03-10 03-11 03-12"
          .split(" ")
          .map((day) => `2026-${day}`),
      );
    }
  });

  it.each([
    ["2026-01-16T04:30:00Z", "85004", "2026-01-15"],
    ["2026-01-16T04:30:00Z", "10001", "2026-01-15"],
    ["2026-01-16T05:30:00Z", "85004", "2026-01-15"],
    ["2026-01-16T05:30:00Z", "10001", "2026-01-16"],
  ])("begin with the local day, which can differ from the day in UTC: %s at %s", async (now, zip, day) => {
    await booking.world.scheduler.advanceTo(now);
    expect(home(zip).slots[0]!.date).toBe(day);
  });
});

describe("[APT-2] a start_date is past where the local day is over", () => {
  // In Honolulu it is still 9 p.m. of January 15.
  const find = (zip: string) =>
    booking.geography.centers.findNearby(1, booking.geography.zips.find(zip)!, 25)[0]!.center.site_code;
  beforeEach(() => booking.world.scheduler.advanceTo("2026-01-16T07:00:00Z"));

  it("at a center that its code alone names", () => {
    const { slots } = centers({ site_codes: [find("96813")], start_date: "2026-01-15" });
    expect([slots[0]!.date, slots.length]).toEqual(["2026-01-15", 14]);
    const past = { site_codes: [find("10001")], start_date: "2026-01-15" };
    expect(expectRejection(booking, () => centers(past))).toBe("start_date must not be in the past.");
  });

  it("at all of several centers", () => {
    const site_codes = [find("10001"), find("96813")];
    const { slots } = centers({ site_codes, start_date: "2026-01-15" });
    expect([slots[0]!.date, slots[0]!.slots, slots[14]!.date]).toEqual(["2026-01-15", [], "2026-01-15"]);
    const today = centers({ site_codes }).slots;
    expect([today[0]!.date, today[14]!.date]).toEqual(["2026-01-16", "2026-01-15"]);
  });
});

it("slots have keys that are new on each call and expire after 15 minutes", () => {
  const [first, second] = [homeSlots(booking), homeSlots(booking)];
  expect(first.map(({ start }) => start)).toEqual(second.map(({ start }) => start));
  const keys = [...first, ...second].map(({ booking_key }) => booking_key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(first.every(({ expires_at }) => expires_at === "2026-01-15T09:15:00.000Z")).toBe(true);
});

describe("centers", () => {
  it.each([
    ["10001", "10"],
    ["04101", "100"],
    ["60601", 20],
    ["90001", undefined],
  ] as const)(
    "[APT-8] around %s within %s miles are all bookable ones, nearest first",
    (zip_code, radius) => {
      const expected = booking.geography.centers
        .findNearby(1, booking.geography.zips.find(zip_code)!, Number(radius ?? 25))
        .filter(({ center }) => center.capabilities.includes("appointment_scheduling_via_junction"));
      expect(expected.length).toBeGreaterThan(1);
      const { slots } = centers({ zip_code, radius });
      expect(slots.map(({ location }) => location!.code)).toEqual(
        expected.flatMap(({ center }) => Array.from({ length: 14 }, () => center.site_code)),
      );
      expect(slots[14]!.location).toMatchObject({
        distance: Math.round(expected[1]!.miles),
        name: expected[1]!.center.name,
      });
    },
  );

  it("[APT-8] can be named by their codes alone, and have a time zone if all have the same", () => {
    const find = (zip: string) =>
      booking.geography.centers.findNearby(1, booking.geography.zips.find(zip)!, 25)[0]!.center.site_code;
    const [phoenix, chicago] = [find("85004"), find("60601")];
    const { slots, timezone } = centers({ site_codes: [phoenix] });
    expect([slots.length, timezone]).toEqual([14, "America/Phoenix"]);
    const both = centers({ site_codes: [chicago, phoenix, chicago] });
    expect(both.slots.map(({ location }) => location!.code)).toEqual([
      ...Array.from({ length: 14 }, () => chicago),
      ...Array.from({ length: 14 }, () => phoenix),
    ]);
    expect([both.timezone, both.slots[0]!.location!.distance]).toEqual([null, null]);
    expect(() => getPscAvailability(booking.world, booking.geography, { lab: unlisted("no_lab") })).toThrow(
      "Lab not found",
    );
  });

  it("[APT-8] around a zip are narrowed by site codes, nearest first", () => {
    const near = booking.geography.centers.findNearby(1, booking.geography.zips.find("10001")!, 100);
    const codes = near.map(({ center }) => center.site_code);
    const site_codes = [codes.at(-1)!, codes[1]!, codes[0]!];
    const found = (radius: "10" | "100") => [
      ...new Set(
        centers({ zip_code: "10001", radius, site_codes }).slots.map(({ location }) => location!.code),
      ),
    ];
    expect(found("100")).toEqual([codes[0], codes[1], codes.at(-1)]);
    expect(found("10")).toEqual([codes[0], codes[1]]);
    const { slots } = centers({ zip_code: "60601", site_codes });
    expect(slots).toHaveLength(14);
    expect(slots[0]).toMatchObject({ location: null, slots: [] });
  });
});

it("[APT-4] the capacity decreases with each booking, and the slot disappears with its last place", async () => {
  const [one, two, late] = [1, 2, 3].map(
    (user) => new Walk(booking, "phlebotomy", { user_id: `5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e0${user}` }),
  );
  const slots = homeSlots(booking);
  const index = slots.findIndex(({ num_appointments_available }) => num_appointments_available === 2);
  const free = () =>
    homeSlots(booking).find(({ start }) => start === slots[index]!.start)?.num_appointments_available;
  await late!.run(`draw ${index}`);
  one!.book(String(index));
  expect(free()).toBe(1);
  two!.book(String(index));
  expect(free()).toBeUndefined();
  expect(expectRejection(booking, () => late!.book("drawn"))).toContain("is full");
});

it("[APT-6] the cache of a team that has opted in shows a change after its refresh at the next full minute", async () => {
  booking.world.settings.set({ pscAvailabilityCache: true });
  const walk = new Walk(booking, "patient_service_center");
  const [slot] = walk.slots();
  const before = slot!.num_appointments_available;
  /** Returns the free places as live slots and as the cache show them. */
  const free = () =>
    [false, true].map(
      (allow_stale) =>
        listSlots(centers({ zip_code: "85004", allow_stale }).slots).find(
          ({ start }) => start === slot!.start,
        )?.num_appointments_available ?? 0,
    );
  await walk.run("20s, book");
  expect(free()).toEqual([before - 1, before]);
  await walk.run("39s");
  expect(free()).toEqual([before - 1, before]);
  await walk.run("1s");
  expect(free()).toEqual([before - 1, before - 1]);
  // A slot that is released on a full minute is not in that minute's cache.
  await walk.run("cancel");
  expect(free()).toEqual([before, before - 1]);
  await walk.run("1m");
  expect(free()).toEqual([before, before]);
});

import { createMock, type Mock, type SeriesName } from "sanguine/mock";
import { beforeEach, describe, expect, it } from "vitest";
import { getZoneOffset } from "../../../../mock/kernel/zones.ts";

let mock: Mock;
beforeEach(() => {
  mock = createMock({ seed: "series" });
});

const readAll = (user: { user_id: string }, resource: SeriesName, query: SeriesQuery) =>
  mock.timeseries.read(user, resource, query).map((point) => ({
    start: point.start,
    time: Date.parse(point.start),
    offset: point.timezone_offset,
    value: "value" in point ? point.value : null,
  }));
type SeriesQuery = Parameters<Mock["timeseries"]["read"]>[2];

describe("time zones of sources", () => {
  it("[USR-7] are the user's fall-back zone when the provider has none, including daylight saving", () => {
    const user = mock.users.create({ fallback_time_zone: "Australia/Lord_Howe" });
    mock.connections.create({ user, provider: "glucose_three_v2" });
    const spring = readAll(user, "glucose", { start_date: "2025-10-04T00:00:00Z", end_date: "2025-10-05" });
    expect(new Set(spring.map(({ offset }) => offset))).toEqual(new Set([37_800, 39_600]));
    for (const { time, offset, start } of spring) {
      expect(offset).toBe(getZoneOffset("Australia/Lord_Howe", time));
      expect(start.endsWith(offset === 37_800 ? "+10:30" : "+11:00")).toBe(true);
    }
  });

  it.each([
    ["Asia/Kolkata", undefined, "Asia/Kolkata"],
    ["America/Chicago", undefined, "America/Chicago"],
    ["Pacific/Chatham", "America/St_Johns", "America/St_Johns"],
  ])("[USR-7] are those of the user in %s whose devices report %s", (fallback, device, reported) => {
    const user = mock.users.create({
      fallback_time_zone: fallback,
      ...(device === undefined ? {} : { device_time_zone: device }),
    });
    // The first two providers report a time zone, the third does not. Clocks change in the data of the first one.
    for (const [provider, zone, start_date, end_date] of [
      ["acme_watch", reported, "2025-10-20", "2025-11-10"],
      ["copper_phone_health", reported, "2025-12-20", "2026-01-10"],
      ["fernway_fit", fallback, "2025-12-20", "2026-01-10"],
    ] as const) {
      mock.connections.create({ user, provider });
      const steps = readAll(user, "steps", { start_date, end_date, provider });
      expect(steps.length).toBeGreaterThan(500);
      expect(steps.every(({ time, offset }) => offset === getZoneOffset(zone, time))).toBe(true);
    }
  });

  it("[USR-7] change for data from the change on, and not for earlier data", async () => {
    const user = mock.users.create({ fallback_time_zone: "Asia/Tokyo" });
    mock.connections.create({ user, provider: "fernway_fit" });
    const before = readAll(user, "steps", { start_date: "2026-01-01" });
    mock.users.update(user, { fallback_time_zone: "America/New_York" });
    await mock.clock.advance("3d");
    const after = readAll(user, "steps", { start_date: "2026-01-01" });
    expect(after.slice(0, before.length)).toEqual(before);
    const fresh = after.slice(before.length);
    expect(fresh.length).toBeGreaterThan(50);
    expect(fresh.every(({ offset }) => offset === -18_000)).toBe(true);
  });
});

it("[USR-8] the highest heart rate follows from the birth date on the sample's day, for providers without an age", () => {
  const user = mock.users.create({ fallback_birth_date: "1936-01-10", fallback_time_zone: "Europe/Berlin" });
  mock.connections.create({ user, provider: "lanternfish_run" });
  mock.connections.create({ user, provider: "millpond_swim" });
  const highest = (provider: string, day: (date: string) => boolean) =>
    Math.max(
      ...readAll(user, "heartrate", { start_date: "2025-12-01", provider })
        .filter(({ start }) => day(start.slice(0, 10)))
        .map(({ value }) => Number(value)),
    );
  // Ninety years old from 10 January 2026 on: 131 before, 130 from that day on.
  expect(highest("millpond_swim", (day) => day < "2026-01-10")).toBe(131);
  expect(highest("millpond_swim", (day) => day >= "2026-01-10")).toBeLessThanOrEqual(130);
  expect(highest("lanternfish_run", () => true)).toBeGreaterThan(131);
});

describe("bounds of ingestion", () => {
  it("[USR-9] are whole days of the user's zone, both included", () => {
    const user = mock.users.create({
      fallback_time_zone: "America/Los_Angeles",
      ingestion_start: "2026-01-03",
      ingestion_end: "2026-01-05",
    });
    mock.connections.create({ user, provider: "marlstone_sensor" });
    const points = readAll(user, "glucose", { start_date: "2025-12-01" });
    expect(points).toHaveLength(3 * 288);
    expect(new Set(points.map(({ start }) => start.slice(0, 10)))).toEqual(
      new Set(["2026-01-03", "2026-01-04", "2026-01-05"]),
    );
    expect(points[0]?.start).toBe("2026-01-03T00:00:00-08:00");
    expect(points.at(-1)?.start).toBe("2026-01-05T23:55:00-08:00");
  });

  it("[USR-9] apply to created points, and the test gets an error", () => {
    const user = mock.users.create({ ingestion_start: "2026-01-03", ingestion_end: "2026-01-04" });
    const days = ["02T23:59:59", "03T00:00:00", "04T23:59:59", "05T00:00:00"];
    const points = days.map((day) => ({ start: `2026-01-${day}Z`, value: 10 }));
    expect(mock.timeseries.add(user, "steps", { provider: "fernway_fit", points })).toEqual({
      added: 2,
      outside: 2,
    });
    const read = mock.timeseries.read(user, "steps", { start_date: "2026-01-01" });
    expect(read.map(({ start }) => start)).toEqual([
      "2026-01-03T00:00:00+00:00",
      "2026-01-04T23:59:59+00:00",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "../../../../../mock/kernel/time.ts";
import { instant, setup, listSamples, wallMinute } from "../read-series.ts";

const LORD_HOWE = "Australia/Lord_Howe";
// A source of this type is not worn, so that no minute is missing.
const there = setup("south", { zone: LORD_HOWE, type: "automatic" });

/** Lists the heart rates of one local day: one per minute, so every clock change is visible. */
function heartRates(from: string, until: string) {
  return listSamples("heartrate", there, instant(from), instant(until) - 1).map(({ point }) => point);
}

describe("a day on which the clock changes", () => {
  it("[TS-8] goes back by half an hour on Lord Howe in April, at two in the morning", () => {
    const points = heartRates("2025-04-06T00:00:00+11:00", "2025-04-07T00:00:00+10:30");
    expect(points).toHaveLength(24.5 * 60);
    const change = points.findIndex((point) => point.timezone_offset === 37_800);
    expect(points[change - 1]).toMatchObject({
      timestamp: "2025-04-06T01:59:00+11:00",
      timezone_offset: 39_600,
    });
    expect(points[change]).toMatchObject({ timestamp: "2025-04-06T01:30:00+10:30", timezone_offset: 37_800 });
    expect(points.slice(change).every((point) => point.timezone_offset === 37_800)).toBe(true);
    expect(points.at(-1)?.timestamp).toBe("2025-04-06T23:59:00+10:30");
  });

  it("[TS-8] goes forward by half an hour on Lord Howe in October", () => {
    const points = heartRates("2025-10-05T00:00:00+10:30", "2025-10-06T00:00:00+11:00");
    expect(points).toHaveLength(23.5 * 60);
    const change = points.findIndex((point) => point.timezone_offset === 39_600);
    expect(points[change - 1]?.timestamp).toBe("2025-10-05T01:59:00+10:30");
    expect(points[change]?.timestamp).toBe("2025-10-05T02:30:00+11:00");
  });

  it("[TS-8] allows different offsets at the start and end of an interval", () => {
    const [hour] = listSamples(
      "body_temperature",
      there,
      instant("2025-04-06T01:00:00+11:00"),
      instant("2025-04-06T01:00:00+11:00"),
    );
    expect(hour?.point).toMatchObject({
      start: "2025-04-06T01:00:00+11:00",
      end: "2025-04-06T01:30:00+10:30",
    });
  });

  it("[TS-8] has the correct instant in every text", () => {
    for (const zone of [LORD_HOWE, "Asia/Kathmandu", "America/New_York", "Pacific/Auckland", "UTC"]) {
      const samples = listSamples(
        "steps",
        setup("zones", { zone }),
        instant("2025-03-20T00:00:00Z"),
        instant("2025-04-10T00:00:00Z"),
      );
      expect(samples.length).toBeGreaterThan(100);
      for (const { time, point } of samples) {
        expect(instant(point.start)).toBe(time);
        expect(instant(point.end) - time).toBeLessThanOrEqual(15 * MINUTE);
      }
    }
  });
});

describe("the course of a day", () => {
  it.each(["America/Los_Angeles", "Europe/Helsinki", "Asia/Tokyo", LORD_HOWE])(
    "follows the local time of the source in %s",
    (zone) => {
      const from = instant("2025-06-01T00:00:00Z");
      const steps = listSamples("steps", setup("local", { zone }), from, from + 20 * DAY);
      const minutes = steps.map(({ time }) => wallMinute(zone, time));
      expect(Math.min(...minutes)).toBeGreaterThan(5.5 * 60);
      expect(
        minutes.filter((minute) => minute > 8 * 60 && minute < 21 * 60).length / minutes.length,
      ).toBeGreaterThan(0.75);
    },
  );
});

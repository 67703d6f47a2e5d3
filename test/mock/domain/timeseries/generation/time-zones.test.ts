import { describe, expect, it } from "vitest";
import { setup, listSamples } from "../read-series.ts";

const LORD_HOWE = "Australia/Lord_Howe";
// A source of this type is not worn, so that no minute is missing.
const there = setup("south", { zone: LORD_HOWE, type: "automatic" });

/** Lists the heart rates of one local day: one per minute, so every clock change is visible. */
function heartRates(from: string, until: string) {
  return listSamples("heartrate", there, Date.parse(from), Date.parse(until) - 1).map(({ point }) => point);
}

describe("a day on which the clock changes", () => {
  it.each([
    [
      "back",
      "2025-04-06T00:00:00+11:00",
      "2025-04-07T00:00:00+10:30",
      24.5,
      "01:59:00+11:00",
      "01:30:00+10:30",
    ],
    [
      "forward",
      "2025-10-05T00:00:00+10:30",
      "2025-10-06T00:00:00+11:00",
      23.5,
      "01:59:00+10:30",
      "02:30:00+11:00",
    ],
  ])("[TS-8] goes %s by half an hour on Lord Howe, from %s on", (way, from, until, hours, before, after) => {
    const points = heartRates(from, until);
    expect(points).toHaveLength(hours * 60);
    const offset = way === "back" ? 37_800 : 39_600;
    const change = points.findIndex((point) => point.timezone_offset === offset);
    const day = from.slice(0, 11);
    expect(points[change - 1]).toMatchObject({
      timestamp: day + before,
      timezone_offset: way === "back" ? 39_600 : 37_800,
    });
    expect(points[change]?.timestamp).toBe(day + after);
    expect(points.slice(change).every((point) => point.timezone_offset === offset)).toBe(true);
    expect(points.at(-1)?.timestamp).toBe(`${day}23:59:00${after.slice(-6)}`);
  });

  it("[TS-8] allows different offsets at the start and end of an interval", () => {
    const [hour] = listSamples(
      "body_temperature",
      there,
      Date.parse("2025-04-06T01:00:00+11:00"),
      Date.parse("2025-04-06T01:00:00+11:00"),
    );
    expect(hour?.point).toMatchObject({
      start: "2025-04-06T01:00:00+11:00",
      end: "2025-04-06T01:30:00+10:30",
    });
  });
});

import { describe, expect, it } from "vitest";
import type { Sample } from "../../../../../mock/domain/timeseries/generation/series.ts";
import type { SeriesName } from "../../../../../mock/domain/timeseries/profiles/index.ts";
import { getNumber, lastDays, mean, setup } from "../read-series.ts";

const DAYS = 28;
const watch = { provider: "acme_watch", type: "watch" };
const ring = { provider: "acme_ring_v2", type: "ring" };
const phone = { provider: "fernway_fit", type: "phone" };

function read(name: SeriesName, source: { provider: string; type: string }): Sample[] {
  return lastDays(name, setup("sources", source), DAYS);
}

/** Pairs the samples of two sources at the same time. */
function pair(name: SeriesName, a: typeof watch, b: typeof watch): (readonly [number, number])[] {
  const others = new Map(read(name, b).map((sample) => [sample.time, getNumber(sample)]));
  return read(name, a).flatMap((sample) => {
    const other = others.get(sample.time);
    return other === undefined ? [] : [[getNumber(sample), other] as const];
  });
}

function sumByDay(name: SeriesName, source: typeof watch): Map<string, number> {
  const sums = new Map<string, number>();
  for (const sample of read(name, source)) {
    const day = sample.point.start.slice(0, 10);
    sums.set(day, (sums.get(day) ?? 0) + getNumber(sample));
  }
  return sums;
}

describe("[TS-13] two sources of one user", () => {
  it("measure the same heart, each with an error of a few bpm", () => {
    const pairs = pair("heartrate", watch, ring);
    expect(pairs.length).toBeGreaterThan(DAYS * 200);
    const errors = pairs.map(([a, b]) => Math.abs(a - b));
    expect(mean(errors)).toBeGreaterThan(0.3);
    expect(mean(errors)).toBeLessThan(2.5);
    expect(Math.max(...errors)).toBeLessThanOrEqual(6);
  });

  it("count nearly the same steps, and none while they are not worn or carried", () => {
    const [a, b] = [sumByDay("steps", watch), sumByDay("steps", phone)];
    const ratios = [...a].flatMap(([day, count]) => {
      const other = b.get(day);
      return other === undefined ? [] : [other / count];
    });
    expect(ratios.length).toBeGreaterThan(24);
    expect(mean(ratios)).toBeGreaterThan(0.85);
    expect(mean(ratios)).toBeLessThan(1.1);
    expect(ratios.some((ratio) => Math.abs(ratio - 1) > 0.01)).toBe(true);
  });

  it("sample at their own intervals: a ring every five minutes, a finger-prick meter a few times a day", () => {
    const intervals = (source: typeof watch) => {
      const times = read("heartrate", source).map(({ time }) => time);
      return Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0))) / 60_000;
    };
    expect([intervals(watch), intervals(ring)]).toEqual([1, 5]);
    const meter = read("glucose", { provider: "glucose_three_v2", type: "fingerprick" });
    expect(meter.length / DAYS).toBeGreaterThan(3.5);
    expect(meter.length / DAYS).toBeLessThanOrEqual(5);
    const sensor = read("glucose", { provider: "glucose_one_v3", type: "automatic" });
    expect(sensor.length).toBe(DAYS * 288);
  });
});

it("[TS-13] a watch has gaps while it is charged and misses single points, and its steps have the same gaps", () => {
  const times = read("heartrate", watch).map(({ time }) => time / 60_000);
  const gaps = times.slice(1).flatMap((time, index) => {
    const before = times[index] ?? time;
    return time - before > 1 ? [{ from: before, length: time - before }] : [];
  });
  expect(gaps.filter(({ length }) => length === 2).length).toBeGreaterThan(100);
  const breaks = gaps.filter(({ length }) => length >= 20 && length < 90);
  expect(breaks.length).toBeGreaterThan(10);
  const steps = read("steps", watch).map(({ time }) => time / 60_000);
  for (const { from, length } of breaks) {
    expect(steps.filter((time) => time > from && time + 15 < from + length)).toEqual([]);
  }
});

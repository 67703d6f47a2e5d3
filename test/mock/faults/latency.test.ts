import { expect, it } from "vitest";
import { drawLatency } from "../../../mock/faults/latency.ts";
import type { FaultLatency } from "../../../mock/faults/rule.ts";

const draw = (latency: FaultLatency, count: number): number[] =>
  Array.from({ length: count }, (_, index) => drawLatency(latency, "seed", 1, index));

it.each<[FaultLatency, number]>([
  [250, 250],
  ["3s", 3000],
  [{ min: "1s", max: 1000 }, 1000],
  [{ median: "1s", sigma: 0 }, 1000],
])("[FLT-2] draws %j as a fixed latency of %d ms", (latency, expected) => {
  expect(new Set(draw(latency, 10))).toEqual(new Set([expected]));
});

it("[FLT-2] draws a uniform latency with both ends", () => {
  const drawn = draw({ min: 10, max: "13ms" }, 200);
  expect(new Set(drawn)).toEqual(new Set([10, 11, 12, 13]));
  expect(draw({ min: 10, max: "13ms" }, 200)).toEqual(drawn);
});

it("[FLT-2] draws a lognormal latency whose median and tail are as documented", () => {
  const drawn = draw({ median: "1s", sigma: 0.5 }, 4000).toSorted((a, b) => a - b);
  expect(drawn[2000]).toBeGreaterThan(960);
  expect(drawn[2000]).toBeLessThan(1040);
  // The 95th percentile is exp(1.645 * 0.5) = 2.28 times the median.
  expect(drawn[3800]).toBeGreaterThan(2150);
  expect(drawn[3800]).toBeLessThan(2420);
  expect(drawn.every(Number.isInteger)).toBe(true);
});

it("[FLT-2] draws no latency of more than a day", () => {
  expect(Math.max(...draw({ median: "23h", sigma: 5 }, 20))).toBe(86_400_000);
});

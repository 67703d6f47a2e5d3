import { describe, expect, it } from "vitest";
import {
  computeCorrelation,
  computeDeviation,
  computeMean,
  computeQuantile,
  computeRankCorrelation,
  rankValues,
} from "../../../scripts/realism/statistics.ts";

describe("computeMean and computeDeviation", () => {
  it("compute the mean and the standard deviation of a sample", () => {
    // Squares of the distances from 5: 9, 1, 1, 1, 0, 0, 4, 16 add up to 32; 32 / 7 = 4.5714.
    const values = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(computeMean(values)).toBe(5);
    expect(computeDeviation(values)).toBeCloseTo(2.13809, 5);
  });

  it("return NaN where there is too little", () => {
    expect(computeMean([])).toBeNaN();
    expect(computeDeviation([3])).toBeNaN();
  });
});

describe("computeQuantile", () => {
  it.each([
    [0, 10],
    [0.05, 12],
    [0.5, 30],
    [0.95, 48],
    [1, 50],
  ])("finds the value below which a share of %f lies", (share, expected) => {
    expect(computeQuantile([10, 20, 30, 40, 50], share)).toBeCloseTo(expected, 10);
  });

  it("returns NaN for no values", () => {
    expect(computeQuantile([], 0.5)).toBeNaN();
  });
});

describe("rankValues", () => {
  it("ranks from 1 and shares the mean rank of equal values", () => {
    expect(rankValues([30, 10, 20, 20])).toEqual([4, 1, 2.5, 2.5]);
    expect(rankValues([7, 7, 7])).toEqual([2, 2, 2]);
    expect(rankValues([])).toEqual([]);
  });
});

describe("computeCorrelation and computeRankCorrelation", () => {
  it("compute Pearson's coefficient", () => {
    // Distances -2 -1 0 1 2 and -1 -2 1 0 2: products add up to 8, squares to 10 and 10.
    expect(computeCorrelation([1, 2, 3, 4, 5], [2, 1, 4, 3, 5])).toBeCloseTo(0.8, 10);
  });

  it("compute Spearman's coefficient, which a curve does not lower", () => {
    expect(computeRankCorrelation([1, 2, 3, 4], [1, 10, 100, 1000])).toBeCloseTo(1, 10);
    expect(computeRankCorrelation([1, 2, 3, 4], [9, 7, 5, -50])).toBeCloseTo(-1, 10);
    // Ranks 1 2 3 4 and 2 1 4 3: 1 - 6 * 4 / (4 * 15) = 0.6.
    expect(computeRankCorrelation([10, 20, 30, 40], [6, 5, 8, 7])).toBeCloseTo(0.6, 10);
  });
});

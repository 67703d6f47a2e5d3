import { describe, expect, it } from "vitest";
import { compareAnalyte, compareRow } from "../../../scripts/realism/check-percentiles.ts";
import { parsePublishedRows } from "../../../scripts/realism/published/parse-published.ts";
import { compareCorrelation } from "../../../scripts/realism/check-correlations.ts";

/** 0 to 100 in steps of 1: mean and median 50, 5th percentile 5, 95th percentile 95, standard deviation 29.3. */
const even = Array.from({ length: 101 }, (_, index) => index);
const near = { scale: "linear", tolerance: "near" } as const;
const parse = (line: string) => parsePublishedRows({ rows: line })[0] ?? expect.unreachable();

describe("compareRow", () => {
  it("meets equal values", () => {
    const compared = compareRow(near, parse("M 20-39 | 50 | 29.3 | 5 50 95 | 1"), even, 0);
    expect(
      compared.map(({ statistic, generated, met }) => [statistic, Number(generated.toFixed(1)), met]),
    ).toEqual([
      ["mean", 50, true],
      ["sd", 29.3, true],
      ["p5", 5, true],
      ["p50", 50, true],
      ["p95", 95, true],
    ]);
  });

  it("counts distances in published standard deviations, less half a printed step", () => {
    // The spread is (98.7 - 0) / 3.29 = 30. The median is 10 off, less a half: 9.5 / 30 = 0.317, above 0.25.
    const [p5, p50, p95] = compareRow(near, parse("M 20-39 | - | - | 0 40 98.7 | 1"), even, 0);
    expect(p50).toMatchObject({ statistic: "p50", published: 40, generated: 50, met: false });
    expect(p50?.distance).toBeCloseTo(0.3167, 3);
    expect(p5).toMatchObject({ met: true });
    expect(p95?.distance).toBeCloseTo(-(98.7 - 95 - 0.5) / 30, 3);
  });

  it("compares logarithms where values spread by factors", () => {
    // ln 81 / 3.29 = 1.3357. The generated median is twice the published one: ln 2 / 1.3357 = 0.519.
    const doubled = Array.from({ length: 101 }, () => 20);
    const [, median] = compareRow(
      { scale: "log", tolerance: "near" },
      parse("F 60+ | - | - | 1 10 81 | 1"),
      doubled,
      9,
    );
    expect(median?.distance).toBeCloseTo(0.519, 3);
  });

  it("compares standard deviations by their ratio", () => {
    const [, sd] = compareRow(near, parse("M 20-39 | 50 | 14 | 5 50 95 | 1"), even, 0);
    expect(sd).toMatchObject({ statistic: "sd", met: false });
    expect(sd?.distance).toBeCloseTo(29.3 / 14 - 1, 2);
  });
});

describe("compareAnalyte", () => {
  it("compares each group with its own people, and no group with too few", () => {
    const measurements = even.flatMap((value) => [
      { patient: { sex: "male" as const, age: 30 }, value },
      { patient: { sex: "female" as const, age: value < 50 ? 59 : 60 }, value: 2 * value },
    ]);
    const analyte = {
      name: "Sodium",
      unit: "mmol/L",
      source: "examined2017",
      ...near,
      rows: "M 20-39 | 50 | - | - | 1\nF 40-59 | 50 | - | - | 1\nF 40+ | 100 | - | - | 1\nA 20+ | 75 | - | - | 1",
    } as const;
    const results = compareAnalyte(analyte, measurements, 0);
    expect(results.map(({ count, comparisons }) => [count, comparisons[0]?.generated])).toEqual([
      [101, 50],
      [50, undefined],
      [101, 100],
      [202, 75],
    ]);
  });
});

describe("compareCorrelation", () => {
  it("uses the reports that have both values", () => {
    const build = (x: number, y?: number) => ({
      patient: { sex: "male" as const, age: 30 },
      values: new Map(
        [["X", x] as const, ...(y === undefined ? [] : [["Y", y] as const])].map(
          ([name, value]) => [name, { value, decimals: 0 }] as const,
        ),
      ),
    });
    const reports = [build(1, 6), build(2, 5), build(3, 8), build(4, 7), build(5)];
    const pair = { pair: ["X", "Y"], published: 0.5, expected: [0.3, 0.7], source: "" } as const;
    const result = compareCorrelation(pair, reports);
    expect(result).toMatchObject({ count: 4, met: true });
    // Ranks 1 2 3 4 and 2 1 4 3.
    expect(result.generated).toBeCloseTo(0.6, 10);
    expect(compareCorrelation({ ...pair, expected: [-0.7, -0.3] }, reports).met).toBe(false);
  });
});

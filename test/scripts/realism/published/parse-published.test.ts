import { describe, expect, it } from "vitest";
import { getAnalytes } from "../../../../mock/catalog/labs/analytes.ts";
import { correlations } from "../../../../scripts/realism/published/correlations.ts";
import { publishedAnalytes } from "../../../../scripts/realism/published/index.ts";
import { parsePublishedRows } from "../../../../scripts/realism/published/parse-published.ts";

describe("parsePublishedRows", () => {
  it("parses groups, moments and percentiles", () => {
    const rows = "\nM 20-39 | 182.9 | 38.7 | 131 177 256 | 684\nA 60+ | - | - | 25%=2.7 92.8%=30 | -\n";
    expect(parsePublishedRows({ rows })).toEqual([
      {
        sex: "male",
        from: 20,
        to: 39,
        mean: 182.9,
        sd: 38.7,
        quantiles: [
          { share: 0.05, value: 131 },
          { share: 0.5, value: 177 },
          { share: 0.95, value: 256 },
        ],
        people: 684,
      },
      {
        sex: null,
        from: 60,
        to: null,
        mean: null,
        sd: null,
        quantiles: [
          { share: 0.25, value: 2.7 },
          { share: 0.9279999999999999, value: 30 },
        ],
        people: null,
      },
    ]);
  });

  it("rejects what is no row", () => {
    expect(() => parsePublishedRows({ rows: "X 20-39 | 1 | 1 | 1 2 3 | 4" })).toThrow(
      "Not a group of people",
    );
    expect(() => parsePublishedRows({ rows: "M 20-39 | many | 1 | 1 2 3 | 4" })).toThrow("Not a row");
  });
});

describe("published tables", () => {
  const units = new Map(getAnalytes().map(({ name, unit }) => [name, unit]));

  it("name analytes of the catalog, in its units", () => {
    const wrong = publishedAnalytes.filter(({ name, unit }) => units.get(name) !== unit);
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(correlations.flatMap(({ pair }) => pair).filter((name) => !units.has(name))).toEqual([]);
  });

  it("cover at least 40 analytes by sex and age, and 10 pairs", () => {
    const whole = publishedAnalytes.filter((one) => parsePublishedRows(one).length === 6);
    expect(new Set(whole.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
    expect(correlations.length).toBeGreaterThanOrEqual(10);
  });

  it("have rising percentiles, and a reason for each wide tolerance", () => {
    for (const analyte of publishedAnalytes) {
      for (const { quantiles } of parsePublishedRows(analyte)) {
        const values = quantiles.map(({ value }) => value);
        expect(values, analyte.name).toEqual(values.toSorted((a, b) => a - b));
      }
      expect(analyte.tolerance === "near" || analyte.why !== undefined, analyte.name).toBe(true);
    }
  });

  it("expect correlations of one sign, around the published one", () => {
    for (const { pair, published, expected } of correlations) {
      const [low, high] = expected;
      expect(low < high && low * high > 0, pair.join()).toBe(true);
      if (published !== null) expect(published > low && published < high, pair.join()).toBe(true);
    }
  });
});

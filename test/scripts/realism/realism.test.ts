import { describe, expect, it } from "vitest";
import { compareCorrelation } from "../../../scripts/realism/check-correlations.ts";
import { compareAnalyte } from "../../../scripts/realism/check-percentiles.ts";
import { RelationCounter } from "../../../scripts/realism/check-relations.ts";
import { checkDays, dayRules } from "../../../scripts/realism/check-wearables.ts";
import { drawReports } from "../../../scripts/realism/draw-reports.ts";
import { drawWearableDays } from "../../../scripts/realism/draw-wearables.ts";
import { correlations } from "../../../scripts/realism/published/correlations.ts";
import { publishedAnalytes } from "../../../scripts/realism/published/index.ts";
import { relations } from "../../../scripts/realism/relations.ts";

/** `npm run check:realism` draws 10,000. A hundred in each group show gross errors. */
const reports = drawReports("test", 600);

describe("reports of many patients", () => {
  it("[REAL-1] obey all relations", () => {
    const counter = new RelationCounter(relations);
    for (const report of reports) counter.add(report);
    expect(counter.results.flatMap(({ example }) => example ?? [])).toEqual([]);
    expect(counter.results.filter(({ checked }) => checked < 500)).toEqual([]);
  });

  it("[REAL-2] have medians near the published ones in at least 60 of 68 analytes", () => {
    const near = publishedAnalytes.filter((analyte) => {
      const measurements = reports.flatMap(({ patient, values }) => {
        const found = values.get(analyte.name);
        return found === undefined ? [] : [{ patient, value: found.value }];
      });
      const medians = compareAnalyte(analyte, measurements, 0).map(({ comparisons }) =>
        comparisons.find(({ statistic }) => statistic === "p50"),
      );
      // One group of six may be off by chance.
      return medians.filter((one) => one?.met === true).length >= 5;
    });
    expect(new Set(near.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60);
  });

  it("[REAL-3] have the signs of known correlations, and most of their sizes", () => {
    const results = correlations.map((correlation) => compareCorrelation(correlation, reports));
    const wrong = results.filter(({ correlation: { expected }, generated }) => generated * expected[0] <= 0);
    expect(wrong.map(({ correlation }) => correlation.pair.join(" and "))).toEqual([]);
    expect(results.filter(({ met }) => met).length).toBeGreaterThanOrEqual(10);
  });
});

describe("days of users", () => {
  it("[REAL-4] have summaries that agree with their points", async () => {
    const days = await drawWearableDays("test", 3, 1);
    const results = checkDays(dayRules, days);
    expect(results.flatMap(({ example }) => example ?? [])).toEqual([]);
    expect(results.filter(({ checked }) => checked > 0).length).toBeGreaterThan(12);
  });
});

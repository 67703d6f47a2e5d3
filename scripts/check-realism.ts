/**
 * Checks that generated data agree with themselves and with published surveys. Fails on a breach.
 *
 *   npm run check:realism                    # 10,000 reports; prints every table
 *   npm run check:realism -- --quick         # few reports; compares no percentiles
 *   npm run check:realism -- --seed other    # other patients
 */
import { parseArgs } from "node:util";
import { compareCorrelation } from "./realism/check-correlations.ts";
import { compareAnalyte, type Measurement } from "./realism/check-percentiles.ts";
import { RelationCounter } from "./realism/check-relations.ts";
import { checkDays, dayRules } from "./realism/check-wearables.ts";
import { drawReports } from "./realism/draw-reports.ts";
import { drawWearableDays } from "./realism/draw-wearables.ts";
import { correlations } from "./realism/published/correlations.ts";
import { publishedAnalytes } from "./realism/published/index.ts";
import { relations } from "./realism/relations.ts";
import {
  renderCorrelations,
  renderDayRules,
  renderPercentiles,
  renderRelations,
  renderTolerances,
} from "./realism/render-tables.ts";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    reports: { type: "string" },
    seed: { type: "string", default: "realism" },
  },
});
const count = Number(options.reports ?? (options.quick ? 600 : 10_000));
const problems: string[] = [];

const start = performance.now();
const reports = drawReports(options.seed, count);
const drawing = performance.now() - start;
console.log(`Drew ${count} reports in ${(drawing / 1000).toFixed(1)} s.\n`);

const counter = new RelationCounter(relations);
for (const report of reports) counter.add(report);
const relationResults = counter.results;
console.log(`${renderRelations(relationResults)}\n`);
const breaches = relationResults.reduce((sum, one) => sum + one.breaches, 0);
if (breaches > 0) problems.push(`${breaches} breaches of relations`);
const unchecked = relationResults.filter(({ checked }) => checked === 0).length;
if (unchecked > 0) problems.push(`${unchecked} relations that no report shows`);

if (!options.quick) {
  const rows = publishedAnalytes.flatMap((analyte) => {
    const measurements: Measurement[] = [];
    let decimals = 0;
    for (const { patient, values } of reports) {
      const found = values.get(analyte.name);
      if (found === undefined) continue;
      decimals = found.decimals;
      measurements.push({ patient, value: found.value });
    }
    return compareAnalyte(analyte, measurements, decimals);
  });
  console.log(`${renderTolerances()}\n\n${renderPercentiles(rows)}\n`);
  const missed = rows.flatMap(({ comparisons }) => comparisons).filter(({ met }) => !met).length;
  const compared = rows.flatMap(({ comparisons }) => comparisons).length;
  const analytes = new Set(rows.map(({ analyte }) => analyte.name));
  const missedAnalytes = new Set(
    rows
      .filter(({ comparisons }) => comparisons.length === 0 || comparisons.some(({ met }) => !met))
      .map(({ analyte }) => analyte.name),
  );
  console.log(
    `${compared - missed} of ${compared} published values met; ${analytes.size - missedAnalytes.size} of ${analytes.size} analytes met in all.\n`,
  );
  if (missedAnalytes.size > 0)
    problems.push(`${missed} missed published values of ${missedAnalytes.size} analytes`);
}

const pairs = correlations.map((correlation) => compareCorrelation(correlation, reports));
console.log(`${renderCorrelations(pairs)}\n`);
const missedPairs = pairs.filter(({ met }) => !met).length;
if (missedPairs > 0) problems.push(`${missedPairs} missed correlations`);

const days = await drawWearableDays(options.seed, options.quick ? 3 : 24, options.quick ? 3 : 10);
const dayResults = checkDays(dayRules, days);
console.log(`${renderDayRules(dayResults)}\n`);
const dayBreaches = dayResults.reduce((sum, one) => sum + one.breaches, 0);
if (dayBreaches > 0) problems.push(`${dayBreaches} breaches of daily rules`);

if (problems.length > 0) {
  console.error(`Not realistic: ${problems.join("; ")}.`);
  process.exitCode = 1;
}

/**
 * Draws the charts of docs/data.md and docs/performance.md.
 *
 *   npm run docs:charts
 *   npm run docs:charts -- --check   # writes nothing; fails when a chart is out of date
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { type Figures, renderSpeed } from "./docs/charts/speed-chart.ts";
import { renderDistributions } from "./docs/charts/distributions-chart.ts";
import { renderPanels } from "./docs/charts/panel-chart.ts";
import { renderWeek } from "./docs/charts/week-chart.ts";

const folder = new URL("../docs/data/", import.meta.url);
const figures = JSON.parse(
  await readFile(new URL("../bench/figures.json", import.meta.url), "utf8"),
) as Figures;
const charts = {
  "speed.svg": renderSpeed(figures),
  "week.svg": renderWeek("docs"),
  "panel.svg": await renderPanels("docs"),
  "distributions.svg": renderDistributions("docs"),
};

await mkdir(folder, { recursive: true });
for (const [name, chart] of Object.entries(charts)) {
  const file = new URL(name, folder);
  if (!process.argv.includes("--check")) {
    await writeFile(file, chart);
    console.log(`Wrote docs/data/${name}.`);
  } else if ((await readFile(file, "utf8").catch(() => "")) !== chart) {
    console.error(`docs/data/${name} is out of date. Run \`npm run docs:charts\`.`);
    process.exitCode = 1;
  }
}

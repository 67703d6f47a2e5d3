/**
 * Builds the docs site into docs/site and checks it. Fails on any warning.
 *
 *   npm run docs
 *   npm run docs -- --pages                     # writes the generated pages and the drawings of docs/ instead
 *   npm run docs -- --pages --check             # writes nothing; fails when one is out of date
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { renderDistributions } from "./docs/charts/distributions-chart.ts";
import { renderPanels } from "./docs/charts/panel-chart.ts";
import { type Figures, renderFactors, renderSpeed } from "./docs/charts/speed-chart.ts";
import { renderWeek } from "./docs/charts/week-chart.ts";
import { drawMachines, renderLifecyclePage } from "./docs/lifecycle.ts";
import { renderOperationsPage } from "./docs/operation-tables.ts";
import { writeOrCheck } from "./generated-files.ts";

const { values } = parseArgs({
  options: {
    pages: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});

/** Formats a page as `npm run format` does. */
const formatMarkdown = async (text: string): Promise<string> =>
  format(text, {
    ...(await resolveConfig(new URL("../docs/page.md", import.meta.url))),
    parser: "markdown",
  });

async function render(): Promise<Map<string, string>> {
  const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");
  const figures = JSON.parse(await read("bench/figures.json")) as Figures;
  const performance = await read("docs/performance.md");
  return new Map([
    // Only its table is generated, with the sentences before it.
    [
      "performance.md",
      await formatMarkdown(performance.replace(/^All rows were [^]*\|$/m, renderFactors(figures))),
    ],
    ["operations.md", await formatMarkdown(renderOperationsPage())],
    ["order-lifecycle.md", await formatMarkdown(renderLifecyclePage())],
    ...Object.entries(drawMachines()).map(([name, svg]) => [`lifecycle/${name}`, svg] as const),
    ["data/speed.svg", renderSpeed(figures)],
    ["data/week.svg", renderWeek("docs")],
    ["data/panel.svg", await renderPanels("docs")],
    ["data/distributions.svg", renderDistributions("docs")],
  ]);
}

if (values.pages)
  await writeOrCheck(
    { folder: "docs", files: await render(), whole: false },
    values.check,
    "npm run docs -- --pages",
  );
else {
  const { buildSite } = await import("./docs/build-site.ts");
  const { checkSite } = await import("./docs/check-site.ts");
  if (!(await buildSite()) || !(await checkSite())) process.exitCode = 1;
}

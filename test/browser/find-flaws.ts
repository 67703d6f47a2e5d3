import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * Finds what is not accessible, or wider than the window, in what a page shows. In the dark only colors differ: `colors` looks at those
 * alone.
 */
export async function findFlaws(page: Page, colors = false): Promise<string[]> {
  // The content security policy of a page allows no inline script, but the debugger may add one.
  if (!(await page.evaluate("!!globalThis.axe"))) await page.evaluate(axe.source);
  const rules = colors ? ["color-contrast", "link-in-text-block"] : undefined;
  const options = { resultTypes: ["violations"], iframes: false, runOnly: rules };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as axe.AxeResults;
  const flaws = violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  const excess = (await page.evaluate("document.documentElement.scrollWidth - innerWidth")) as number;
  if (excess > 0) flaws.push(`${excess} px too wide`);
  return flaws.map((flaw) => `${page.url()}, ${page.viewportSize()?.width} px: ${flaw}`);
}

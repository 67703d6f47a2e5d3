import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { parse } from "yaml";
import { startChromium } from "../../test/browser/chromium.ts";
import { findFlaws } from "../../test/browser/find-flaws.ts";
import { checkRunning, openPage } from "./run/check-page.ts";
import { pressEveryRun } from "./run/press-run.ts";
import { findDeadLinks } from "./find-dead-links.ts";
import { parseSearch } from "./search.ts";

/** Pages of each kind: landing, guides with tables and drawings, a long index, an interface, a function. */
const shown = [
  "index.html",
  "guides/client.html",
  "guides/webhooks.html",
  "guides/order-lifecycle.html",
  "guides/operations.html",
  "guides/migrating.html",
  "guides/test-data.html",
  "guides/users.html",
  "guides/lab-orders.html",
  "guides/appointments.html",
  "guides/production.html",
  "guides/playground.html",
  "modules/sanguine.html",
  "interfaces/sanguine.Client.html",
  "functions/sanguine.createClient.html",
];

const views = [
  { name: "wide", width: 1440, theme: "light" },
  { name: "narrow", width: 390, theme: "dark" },
] as const;

/** What a page must have, by what is wrong without it. Guides have links to their neighbors. */
const parts: readonly [problem: string, page: RegExp, part: RegExp][] = [
  ["has no main landmark", /./, /<main [^]*<\/main>/],
  ["has no icon", /./, /<link rel="icon"/],
  ["has no version in its header", /./, /class="title">sanguine - v\d/],
  ["has code without a button to copy it", /./, /^(?![^]*(?<!<\/button>)<\/pre>)/],
  ["has no link to other versions", /./, /href="https:[^"]*\/releases"/],
  ["has no link to edit it", /^guides\//, /\/edit\/main\/docs\//],
  ["has no link to the next or previous guide", /^guides\//, /<a rel="(?:next|prev)"/],
  ["has no link to its source", /^functions\//, /<div class="tsd-sources">/],
];

const folder = join(process.cwd(), "docs/site");

/** Checks the files of the site. Returns one line for each problem. */
async function checkFiles(): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const files = new Set(names);
  const pages = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const name of names) {
    // The console in assets/ is a program in a frame.
    const kind = /^(?!assets\/).*\.html$/.test(name) ? pages : /\.(?:md|txt)$/.test(name) ? texts : undefined;
    kind?.set(name, await readFile(join(folder, name), "utf8"));
  }
  console.log(`${pages.size} pages, ${texts.size} pages of text.`);
  const { rows } = parseSearch(await readFile(join(folder, "assets/search.js"), "utf8"));
  const results = rows.map(({ url }) => `<a href="${url}">`).join("");
  const diagrams = [...pages].filter(([, html]) => /stateDiagram|sequenceDiagram|class="mermaid/.test(html));
  return [
    ...findDeadLinks({ pages: new Map([...pages, ...texts, ["search.html", results]]), files }),
    ...[...pages].flatMap(([name, html]) =>
      parts.flatMap(([problem, page, part]) =>
        page.test(name) && !part.test(html) ? `${name}: ${problem}` : [],
      ),
    ),
    ...diagrams.map(([page]) => `${page}: shows the source of a diagram`),
    ...[...shown, "llms.txt"].filter((page) => !files.has(page)).map((page) => `${page}: missing`),
  ];
}

/** Types what people ask into the search. The page that helps must be among the first three results. Returns one line for each problem. */
async function checkQuestions(page: Page): Promise<string[]> {
  const file = join(process.cwd(), "test/docs/questions.yaml");
  const questions = parse(await readFile(file, "utf8")) as {
    question: string;
    page: string;
    anchor?: string;
  }[];
  const problems: string[] = [];
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  await page.locator("#tsd-search-trigger").click();
  await page.locator("#tsd-search-status:empty").waitFor({ state: "attached" }); // the index is loaded
  const results = page.locator("#tsd-search-results a");
  const search = async (text: string): Promise<string[]> => {
    // The results of the search before must not pass for those of this one.
    await page.evaluate('document.getElementById("tsd-search-results").replaceChildren()');
    await page.locator("#tsd-search-input").fill(text);
    await results
      .first()
      .waitFor()
      .catch(() => problems.push(`The search finds nothing for "${text}"`));
    return results.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  };
  // Most words have one of these. A search reads all words with its letter, and fails when the index is wrong for one of them.
  for (const letter of "eot01") await search(letter);
  for (const { question, page: guide, anchor } of questions) {
    const found = await search(question);
    if (!found.slice(0, 3).some((url) => url.includes(`guides/${guide}.html`)))
      problems.push(`The search finds "${question}" not in ${guide}, but in ${found.slice(0, 3).join(", ")}`);
    const html = await readFile(join(folder, `guides/${guide}.html`), "utf8");
    if (anchor !== undefined && !html.includes(`id="${anchor}"`))
      problems.push(`"${question}": ${guide} has no heading ${anchor}`);
  }
  return problems;
}

/** Shows pages in Chromium. Returns one line for each problem. */
async function checkPages(): Promise<string[]> {
  const problems: string[] = [];
  const browser = await startChromium();
  try {
    for (const { name, width, theme } of views) {
      const page = await openPage(browser, width, theme);
      page.on("pageerror", ({ message }) => problems.push(`${page.url()}: ${message}`));
      for (const path of shown) {
        await page.goto(pathToFileURL(join(folder, path)).href);
        await page.locator("#tsd-nav-container a").first().waitFor({ state: "attached" });
        problems.push(...(await findFlaws(page)));
      }
      if (name === "wide") problems.push(...(await checkQuestions(page)));
      await page.context().close();
    }
    problems.push(...(await pressEveryRun(browser, folder)), ...(await checkRunning(browser, folder)));
  } finally {
    await browser.close();
  }
  return problems;
}

/**
 * Checks the site: no dead link (also in llms.txt and the pages of text), no missing anchor, no source of a diagram. Then shows
 * pages in Chromium, wide and narrow, light and dark: none may scroll sideways or have a violation that axe finds.
 *
 * @returns whether it found nothing
 */
export async function checkSite(): Promise<boolean> {
  const problems = await checkFiles();
  if (problems.length === 0) problems.push(...(await checkPages()));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log(
      `No dead link. ${shown.length} pages are fine at ${views.map(({ width }) => width).join(" and ")} px.`,
    );
  return problems.length === 0;
}

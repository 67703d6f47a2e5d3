import type { AxeResults } from "axe-core";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { serveSite } from "./press-run.ts";

const guide = "guides/lab-orders.html";

/** Replaces the text of the first sample, and runs it. Returns how the run ended. */
async function runText(page: Page, text: string): Promise<string> {
  await page.getByLabel("Edit sample 1", { exact: true }).click();
  await page.getByLabel("Code of the sample").fill(text);
  await page.evaluate('document.querySelector(".run-status").textContent = ""');
  await page.getByLabel("Run sample 1", { exact: true }).click();
  await page
    .locator(".run-status")
    .getByText(/^(?:Done|Failed|Stopped)/)
    .waitFor();
  return (await page.locator(".run-panel").textContent()) ?? "";
}

/** Finds what is not accessible, or too wide, in what the page shows. */
async function findFlaws(page: Page, width: number): Promise<string[]> {
  const across = (await page.evaluate("document.documentElement.scrollWidth")) as number;
  const { violations } = (await page.evaluate('axe.run({ resultTypes: ["violations"] })')) as AxeResults;
  const flaws = violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(" ")}`);
  return across > width ? [...flaws, `${across} px wide`] : flaws;
}

/**
 * Uses the world of a page as a reader does: its time, its link page and its console. Runs a sample that never ends, and one that
 * loads a script of another site.
 *
 * @returns one line for each problem
 */
export async function checkWorld(browser: Browser, folder: string): Promise<string[]> {
  const problems: string[] = [];
  const expect = (what: string, isTrue: boolean): void => {
    if (!isTrue) problems.push(`${guide}: ${what}`);
  };
  await using site = await serveSite(folder);
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: "light" },
    { width: 390, colorScheme: "dark" },
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    await context.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core") });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${site.base}${guide}?seed=blue`);
    expect(
      "loads more than the small script before Run",
      !requests.some((url) => /run\/(?!loader)/.test(url)),
    );
    await page.getByLabel("Run sample 1", { exact: true }).click();
    const time = page.locator(".run-time");
    await time.getByText("World “blue”, 2026-02-01 09:00 UTC").waitFor();
    await page.getByRole("button", { name: "+1 day" }).click();
    await time.getByText("2026-02-02 09:00 UTC").waitFor();
    await page.getByRole("button", { name: "To the next step" }).click();
    await time.getByText("received.at_home_phlebotomy.requisition_created").waitFor();
    problems.push(
      ...(await findFlaws(page, width)).map((flaw) => `${guide} after Run, ${width} px: ${flaw}`),
    );

    const dialog = page.getByRole("dialog");
    const frame = page.frameLocator("dialog iframe");
    await page.getByRole("button", { name: "Link page" }).click();
    await frame
      .getByRole("link", { name: /Acme Watch/ })
      .first()
      .click();
    await frame
      .getByRole("heading", { name: /Acme Watch/ })
      .first()
      .waitFor();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Look inside" }).click();
    await frame.getByRole("link", { name: "u-1", exact: true }).first().waitFor();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();

    await page.getByLabel("503 once").check();
    const list =
      'import { createClient } from "sanguine";\nconst client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });\nconsole.log((await client.users.list()).total);';
    const retried = await runText(page, list);
    expect(`a fault shows no retry: ${retried}`, /GET 503[^]*GET 200/.test(retried));
    const blocked = await runText(page, 'await import("https://other.test/script.js");');
    expect(`a sample can load a script of another site: ${blocked}`, blocked.startsWith("Failed"));
    if (width === 390) {
      const stopped = await runText(page, "for (;;);");
      expect(`an endless loop is not stopped: ${stopped}`, stopped.startsWith("Stopped after 10 seconds."));
    }
    const others = requests.filter((url) => !url.startsWith(site.base) && !/^(?:blob|data|about):/.test(url));
    expect(
      `requests to ${others.join(", ")}`,
      others.every((url) => url === "https://other.test/script.js"),
    );
    await context.close();
  }
  return problems;
}

/**
 * Edits a story of the playground, shares it by a link and opens the link.
 *
 * @returns one line for each problem
 */
export async function checkPlayground(browser: Browser, folder: string): Promise<string[]> {
  await using site = await serveSite(folder);
  const width = 390;
  const context = await browser.newContext({
    permissions: ["clipboard-read", "clipboard-write"],
    viewport: { width, height: 900 },
    colorScheme: "dark",
  });
  await context.addInitScript({ path: createRequire(import.meta.url).resolve("axe-core") });
  const page = await context.newPage();
  const address = `${site.base}guides/playground.html`;
  await page.goto(address);
  await page.getByLabel("Edit sample 2", { exact: true }).click();
  const editor = page.locator(".cm-content");
  await editor.fill('console.log("shared", 6 * 7);');
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.getByText("Copied.").waitFor();
  const link = (await page.evaluate("navigator.clipboard.readText()")) as string;
  await page.getByRole("button", { name: "Copy as a Vitest test" }).click();
  const test = await page.waitForFunction(
    "navigator.clipboard.readText().then((text) => text.startsWith('http') ? null : text)",
  );
  const problems =
    /^import \{ expect, test \} from "vitest";[^]*\n {2}expect\(\["shared", 6 \* 7\]\)\.toMatchInlineSnapshot\(\);\n/m.test(
      String(await test.jsonValue()),
    )
      ? []
      : [`the test of a story is ${String(await test.jsonValue())}`];
  await page.goto("about:blank");
  await page.goto(link);
  await editor.getByText("shared").waitFor();
  if (!link.startsWith(`${address}#code=`)) problems.push(`the link of a story is ${link}`);
  await page.getByLabel("Run sample 1", { exact: true }).click();
  await page.locator(".run-log").getByText("shared 42").waitFor();
  problems.push(...(await findFlaws(page, width)));
  await editor.fill("console.l");
  await editor.press("End");
  await editor.pressSequentially("o");
  await page.locator(".cm-tooltip-autocomplete").getByText("log").first().waitFor();
  await context.close();
  return problems.map((problem) => `guides/playground.html: ${problem}`);
}

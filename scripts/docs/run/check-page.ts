import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { findFlaws } from "../../../test/browser/find-flaws.ts";
import { serveSite } from "./press-run.ts";

/** Opens a page of a size in a color scheme. */
export async function openPage(
  browser: Browser,
  width: number,
  colorScheme: "light" | "dark",
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, ...options });
  return context.newPage();
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Runs the first sample. Returns what a screen reader finds in its output. */
async function run(page: Page, text?: string): Promise<string> {
  if (text !== undefined) {
    await button(page, "Edit sample 1").click();
    await page.getByRole("textbox", { name: "Code of the sample" }).fill(text);
  }
  await page.evaluate('document.querySelector(".run-status")?.replaceChildren()');
  await button(page, "Run sample 1").click();
  const end = page.getByRole("status").getByText(/^(?:Done|Failed|Stopped)/);
  await end.waitFor();
  return page.getByRole("region", { name: "Output of the sample" }).ariaSnapshot();
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  const isThere = `[document.activeElement.ariaLabel, document.activeElement.closest("label, button")?.textContent.trim()].includes("${name}")`;
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    if ((await page.evaluate(isThere)) === true) return;
  }
  throw new Error(`${page.url()}: ${key} does not reach "${name}".`);
}

const create = `import { createMock } from "sanguine/mock";
const mock = createMock();
const client = mock.client();
`;
const calls = `const start = Date.now();
for (const each of [1, 2, 3]) console.log(each, await client.users.list().then(() => "listed", () => "failed"));
console.log(Date.now() - start >= 2100 ? "slow" : "fast");`;
const connect = `import { createClient } from "sanguine";
const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
`;

/** Programs and mistakes of a reader, what the page says, and the fault that is on. The last two try to reach another site. */
const programs: readonly (readonly [text: string, said: RegExp, fault?: string])[] = [
  [connect + calls, /3 listed fast/],
  [connect + calls, /GET 503[^]*GET 200[^]*GET 200[^]*GET 200/, "503 once"],
  [connect + calls, /3 listed slow/, "Slow"],
  [connect + calls, /GET 200[^]*GET 200[^]*GET 429/, "Rate limit"],
  [create + calls, /GET 503[^]*GET 200[^]*GET 200[^]*GET 200/, "503 once"],
  ["const a = ;", /SyntaxError: Unexpected token \(1:11\)/],
  ['import _ from "lodash";\n_();', /There is no \\?"lodash\\?" here\. Samples can import sanguine, /],
  ['import { gone } from "sanguine/mock";\ngone();', /mock\\?" does not provide an export named 'gone'/],
  [`${create}client.orders.nothing();`, /client\.orders\.nothing is not a function \(line 4\)/],
  [`${create}await client.orders.create({});`, /POST 422 \/v3\/order Error: body\.user_id: Field required; /],
  ["for (;;);", /Stopped after 10 seconds/],
  ['const address = "https://other.test/script.js";\nawait import(address);', /Failed/],
  ['const r = new XMLHttpRequest();\nr.open("GET", "https://other.test", false);\nr.send();', /Failed/],
];

/** What a screen reader finds after the first run of the guide. */
const outline = `- region "Output of the sample":
  - status: "Done: 1 line, 1 request, 0 webhooks."
  - group "Console":
    - heading "Console" [level=3]
    - text: ID received.at_home_phlebotomy.ordered Order created successfully
  - group "Requests":
    - heading "Requests" [level=3]
    - text: POST 200 /v3/order
  - group "World of this page":
    - status: World “blue”, 2026-02-01 09:00 UTC.
    - button "+1 hour"`;

/** What a reader does by keyboard alone: goes to a control and presses a key. Then a text appears. */
const steps = [
  ["Run sample 1", "Enter", "World “blue”, 2026-02-01 09:00 UTC."],
  ["+1 hour", "Enter", "2026-02-01 10:00"],
  ["+1 day", "Enter", "2026-02-02 10:00"],
  ["To the next step", "Enter", "received.at_home_phlebotomy.requisition_created"],
  ["503 once", "Space", ""],
  ["Edit sample 1", "Enter", ""],
  ["Run sample 1", "Enter", "Done: 1 line, 2 requests"],
  ["Reset sample 1", "Enter", "The sample is as it was."],
] as const;

/**
 * Uses the site as a reader does, below a path of a server: a guide by keyboard and by mouse, its time, faults, PDFs, link page and
 * console; and the playground. Makes mistakes, and tries to reach another site.
 *
 * @returns one line for each problem
 */
export async function checkRunning(browser: Browser, folder: string): Promise<string[]> {
  await using site = await serveSite(folder);
  const problems: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await openPage(browser, scheme === "light" ? 1440 : 390, scheme, { permissions });
    page.setDefaultTimeout(20_000);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const check = (what: string, isTrue: boolean): void => {
      if (!isTrue) problems.push(`${page.url()}, ${scheme}: ${what}`);
    };
    await page.goto(`${site.base}guides/lab-orders.html?seed=blue`);
    const early = requests.filter((url) => /run\/(?!loader)/.test(url));
    check(`loads ${early.join(", ")} before Run`, early.length === 0);
    const panel = page.getByRole("region", { name: "Output of the sample" });
    for (const [index, [name, key, then]] of steps.entries()) {
      await tabTo(page, name, name.startsWith("Edit") ? "Shift+Tab" : "Tab");
      await page.keyboard.press(key);
      await panel.getByText(then).first().waitFor();
      if (index > 0) continue;
      const heard = (await panel.ariaSnapshot()).replace(/[\da-f-]{36}/, "ID");
      check(`a screen reader finds ${heard}`, heard.startsWith(outline));
    }
    await page.waitForFunction('document.activeElement.ariaLabel === "Run sample 1"');
    problems.push(...(await findFlaws(page)));

    await page.getByLabel("503 once").uncheck();
    await run(
      page,
      `${create}const { id } = mock.orders.create({ method: "walk_in_test", status: "completed" });\nawait client.orders.resultPdf(id);`,
    );
    const opened = page.context().waitForEvent("page");
    await page.getByRole("button", { name: /^Open PDF \/v3\/order\/.*\/result\/pdf$/ }).click();
    const pdf = await opened;
    await pdf.waitForLoadState();
    check("the PDF does not open", (await pdf.evaluate("document.contentType")) === "application/pdf");
    await pdf.close();

    const frame = page.frameLocator("dialog iframe");
    await button(page, "Link page").click();
    await frame
      .getByRole("link", { name: /Acme Watch/ })
      .first()
      .click();
    await frame
      .getByRole("heading", { name: /Acme Watch/ })
      .first()
      .waitFor();
    await button(page, "Back to the page").click();
    await button(page, "Look inside").click();
    await frame.getByRole("link", { name: "user-" }).first().waitFor();
    problems.push(...(await findFlaws(page)));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    for (const [text, said, fault] of scheme === "dark" ? programs : programs.slice(-2)) {
      if (fault !== undefined) await page.getByLabel(fault).check();
      const found = await run(page, text);
      check(`${text} shows ${found}`, said.test(found));
      if (fault !== undefined) await page.getByLabel(fault).uncheck();
    }
    problems.push(...(await findFlaws(page)), ...(await checkPlayground(page, site.base)));
    const others = requests.filter((url) => !url.startsWith(site.base) && !/^(?:blob|data|about):/.test(url));
    const tried = others.every((url) => url.startsWith("https://other.test/"));
    check(`requests to ${others.join(", ")}`, tried);
    await page.context().close();
  }
  return problems;
}

/** Edits a story of the playground, completes in it, shares it by a link and opens the link. Returns one line for each problem. */
async function checkPlayground(page: Page, base: string): Promise<string[]> {
  const address = `${base}guides/playground.html`;
  await page.goto(address);
  await button(page, "Edit sample 2").click();
  const editor = page.locator(".cm-content");
  /** Types the last letter before the bar, and waits for a completion. */
  const complete = async (text: string, option: string): Promise<void> => {
    const [before = "", after = ""] = text.split("|");
    await editor.press("Escape");
    await editor.fill(before.slice(0, -1) + after);
    await editor.press("Control+End");
    for (const _ of after) await editor.press("ArrowLeft");
    await editor.pressSequentially(before.slice(-1));
    await page.getByRole("option", { name: option }).first().waitFor();
  };
  await complete("console.lo|", "log");
  await complete('import { createM| } from "sanguine/mock";', "createMock (options?: MockOptions): Mock");
  await complete(`${create}client.orders.|`, "cancel (order_id: string, options?: CallOptions)");
  await page.getByText("Returns the advance beneficiary notice").waitFor({ state: "attached" });
  await complete(`${create}client.orders.create({ patient_details: { f| } });`, "first_name string");
  await complete(`${create}for await (const user of client.users.list()) user.c|`, "client_user_id string");
  const problems = await findFlaws(page);
  await editor.fill('console.log("shared", 6 * 7);');
  const copy = async (name: string, said: string): Promise<string> => {
    await button(page, name).click();
    await page.getByRole("status").getByText(said).waitFor();
    return (await page.evaluate("navigator.clipboard.readText()")) as string;
  };
  const link = await copy("Copy a link", "The link is copied.");
  const test = await copy("Copy as a Vitest test", "The test is copied.");
  if (!test.includes('\n  expect(["shared", 6 * 7]).toMatchInlineSnapshot();\n'))
    problems.push(`the test of a story is ${test}`);
  await editor.fill("await new Promise((end) => setTimeout(end, 9_000));");
  await button(page, "Run sample 2").click();
  await page.getByText("Running…").waitFor();
  await button(page, "Run sample 1").click();
  await page.getByText("Stopped: another run began.").waitFor();
  await page.goto("about:blank");
  await page.goto(link);
  await editor.getByText("shared").waitFor();
  const found = await run(page);
  if (!found.includes("shared 42")) problems.push(`the link of a story shows ${found}`);
  return [...problems, ...(await findFlaws(page))];
}

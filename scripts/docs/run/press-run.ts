import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type Route, serve } from "../../../test/browser/site.ts";
import { collectSamples } from "../../samples/collect.ts";
import { runInNode, type SeenRun } from "./run-in-node.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** Serves the site below a path, as a static host does. */
export async function serveSite(folder: string): Promise<{ base: string } & AsyncDisposable> {
  const files: Route = ({ url = "" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://site.test").pathname.slice("/below/".length));
    const type = types[extname(path)] ?? "application/octet-stream";
    createReadStream(join(folder, path))
      .once("open", () => response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" }))
      .once("error", () => response.writeHead(404).end())
      .pipe(response);
  };
  const site = await serve({ "/below/*": files });
  return { base: `${site.origin}/below/`, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
}

/** Presses Run on one sample of the shown page. Returns what the page shows then. */
async function pressRun(page: Page, id: string): Promise<SeenRun & { status: string }> {
  const panel = page.locator(`pre[data-run="${id}"] ~ section.run-panel`).first();
  await page.locator(`pre[data-run="${id}"] + .run-bar`).getByText("Run", { exact: true }).click();
  await panel.getByText(/^(?:Done|Failed|Stopped)/).waitFor();
  const group = (name: string, rows: string): Promise<string[]> =>
    panel.getByRole("group", { name, exact: true }).locator(rows).allTextContents();
  return {
    status: (await panel.locator(".run-status").textContent()) ?? "",
    logs: await group("Console", "> .run-log"),
    values: await group("Values", "> .run-value"),
    requests: await group("Requests", "> .run-value"),
    webhooks: await group("Webhooks", "> .run-value"),
  };
}

/** Leaves out what differs from run to run: real times, how long a request took, and the number of requests since the start. */
const settle = (lines: readonly string[]): string =>
  lines
    .join("\n")
    .replaceAll(/\b\d+ ms\b|\bdurationMs: \d+|\btimestamp: "?\d{10}\b/g, "TIME")
    .replaceAll(/\breq_\w+(?: \d+ \d+\b)?/g, "REQUEST");

const parts = ["logs", "values", "requests", "webhooks"] as const;

/**
 * Presses Run on every sample of the site, and compares what the page shows with the same program in Node.
 *
 * @returns one line for each difference
 */
export async function pressEveryRun(browser: Browser, folder: string): Promise<string[]> {
  const problems: string[] = [];
  const samples = await collectSamples(process.cwd());
  const pressed = new Set<string>();
  await using site = await serveSite(folder);
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(".html"));
  for (const path of paths.toSorted()) {
    const html = await readFile(join(folder, path), "utf8");
    const ids = [...html.matchAll(/<pre data-run="([^"]*)"/g)].map(([, id = ""]) => id);
    const fresh = ids.filter((id) => !pressed.has(id));
    if (fresh.length === 0) continue;
    await page.goto(site.base + path, { waitUntil: "domcontentloaded" });
    for (const id of fresh) {
      pressed.add(id);
      const sample = samples.find(({ file, line }) => id === `${file}:${line}`);
      if (sample === undefined) throw new Error(`${path}: there is no sample ${id}`);
      const [shown, expected] = await Promise.all([pressRun(page, id), runInNode(sample)]);
      if (!shown.status.startsWith("Done")) problems.push(`${id}: ${shown.status} ${shown.logs.join(" ")}`);
      for (const part of parts) {
        const [left, right] = [expected[part], shown[part] ?? []];
        if (left !== null && settle(left) !== settle(right))
          problems.push(
            `${id}: ${part} differ.\n  Node: ${left.join("\n    ")}\n  page: ${right.join("\n    ")}`,
          );
      }
    }
  }
  await context.close();
  console.log(`Pressed Run on ${pressed.size} of ${samples.length} samples.`);
  return problems;
}

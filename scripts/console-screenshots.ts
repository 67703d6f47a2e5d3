/**
 * Takes screenshots of the console. The mock is seeded and its clock stands still, so the same sources and fonts give the same images.
 *
 *   npx tsx scripts/console-screenshots.ts         # walks the daily tasks and writes each result to test/browser/screenshots, in each look
 *   npx tsx scripts/console-screenshots.ts --docs  # writes the images of docs/command-line.md#the-console
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import sharp from "sharp";
import { startChromium } from "../test/browser/chromium.ts";
import { tasks } from "../test/browser/console/tasks.ts";
import { fillForTasks, listLooks, settle, walk } from "../test/browser/console/walk.ts";

const toPath = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

async function takeScreenshot(page: Page, name: string): Promise<void> {
  await settle(page);
  const full = await page.screenshot({ animations: "disabled", caret: "hide" });
  const small = await sharp(full)
    .png({ palette: true, colours: 96, effort: 10, compressionLevel: 9 })
    .toBuffer();
  await writeFile(toPath(name), small);
  console.log(`${name}  ${Math.ceil(small.length / 1000)} kB`);
}

const mock = createMock({ seed: "console screenshots", now: "2026-01-15T09:00:00Z" });
await using server = await listen(mock);
await fillForTasks(mock, server.url);
const browser = await startChromium();
try {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(`${server.url}/__mock/#token=${mock.controlToken}`);
  await page.getByText("Live", { exact: true }).waitFor();
  if (process.argv.includes("--docs")) {
    await page.setViewportSize({ width: 1280, height: 860 });
    const [user, order] = [
      mock.users.list().find(({ client_user_id: id }) => id === "ada"),
      mock.orders.list()[0],
    ];
    const views = [`users/${user?.user_id}`, `orders/${order?.id}`, "webhooks", "requests", "time", "link"];
    for (const view of views) {
      await page.evaluate(`location.hash = ${JSON.stringify(`#/${view}`)}`);
      await takeScreenshot(page, `docs/console/${view.split("/", 1)[0]}.png`);
    }
  } else {
    const world = mock.export();
    await rm(toPath("test/browser/screenshots"), { recursive: true, force: true });
    await mkdir(toPath("test/browser/screenshots"), { recursive: true });
    for (const [index, task] of tasks.entries()) {
      const start = `test/browser/screenshots/${String(index + 1).padStart(2, "0")}-${task.name.replaceAll(/\W+/g, "-")}`;
      await walk(page, task, async (step, number) => {
        if (!("see" in step)) return;
        for await (const look of listLooks(page))
          await takeScreenshot(page, `${start}-${number}-${look}.png`);
      });
      mock.import(world);
    }
  }
} finally {
  await browser.close();
}

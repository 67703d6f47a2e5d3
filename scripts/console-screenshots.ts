/**
 * Takes the screenshots of the console for docs/command-line.md#the-console. The mock is seeded and its clock stands still, so the same
 * sources and fonts give the same images.
 *
 *   npx tsx scripts/console-screenshots.ts
 */
import { fileURLToPath } from "node:url";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import sharp from "sharp";
import { startChromium } from "../test/browser/chromium.ts";
import { fillForTasks, settle } from "../test/browser/console/walk.ts";

const mock = createMock({ seed: "console screenshots", now: "2026-01-15T09:00:00Z" });
await using server = await listen(mock);
await fillForTasks(mock, server.url);
const browser = await startChromium();
try {
  const viewport = { width: 1280, height: 860 };
  const page = await browser.newPage({ reducedMotion: "reduce", viewport });
  await page.goto(`${server.url}/__mock/#token=${mock.controlToken}`);
  await page.getByText("Live", { exact: true }).waitFor();
  const user = mock.users.list().find(({ client_user_id: id }) => id === "ada");
  const [order] = mock.orders.list();
  for (const view of [
    `users/${user?.user_id}`,
    `orders/${order?.id}`,
    "webhooks",
    "requests",
    "time",
    "link",
  ]) {
    await page.evaluate(`location.hash = ${JSON.stringify(`#/${view}`)}`);
    await settle(page);
    const full = await page.screenshot({ animations: "disabled", caret: "hide" });
    const name = `docs/console/${view.split("/", 1)[0]}.png`;
    const { size } = await sharp(full)
      .png({ palette: true, colours: 96, effort: 10, compressionLevel: 9 })
      .toFile(fileURLToPath(new URL(`../${name}`, import.meta.url)));
    console.log(`${name}  ${Math.ceil(size / 1000)} kB`);
  }
} finally {
  await browser.close();
}

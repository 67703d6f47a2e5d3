/**
 * Takes the screenshots of docs/command-line.md#the-console: each view in light, in dark and on a phone. The mock is seeded and its clock stands still,
 * so the same sources and fonts give the same images.
 *
 *   npx tsx scripts/console-screenshots.ts                 # all views
 *   npx tsx scripts/console-screenshots.ts time orders  # these views
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import sharp from "sharp";
import { startChromium } from "../test/browser/chromium.ts";

const folder = fileURLToPath(new URL("../docs/console/", import.meta.url));

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: "light", viewport: { width: 1280, height: 860 } },
  dark: { colorScheme: "dark", viewport: { width: 1280, height: 860 } },
  phone: { colorScheme: "light", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** Fills a mock with what the views show, and returns the fragment of each view. */
async function fillMock(mock: Mock, url: string): Promise<Readonly<Record<string, string>>> {
  mock.webhooks.register({ handler: () => undefined });
  mock.webhooks.register({
    handler: () => new Response(null, { status: 500 }),
    eventTypes: ["labtest.order.*"],
  });
  const user = mock.users.create({
    client_user_id: "ada",
    info: { first_name: "Ada", last_name: "Fernsby", gender: "female", email: "ada@mail.example" },
  });
  for (const provider of ["acme_watch", "glucose_two"]) mock.connections.create({ user, provider });
  mock.users.create({ client_user_id: "ben", traits: [] });
  const order = mock.orders.create({ user, method: "walk_in_test", status: "completed" });
  for (const method of ["testkit", "at_home_phlebotomy"] as const) mock.orders.create({ user, method });
  mock.faults.preset("flaky");
  mock.faults.add({ operation: "orders.create", status: 422, times: 2 });
  await mock.clock.advance("1d");
  const linked = mock.link.createToken({ user, provider: "acme_watch" });
  mock.link.completeOAuth(linked);
  mock.link.createToken({ user });
  const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
  for (const path of [
    "/v2/user",
    `/v2/user/${user.user_id}`,
    "/v3/orders",
    `/v3/order/${order.id}`,
    "/v2/userz",
  ])
    await fetch(`${url}${path}`, { headers });
  await fetch(`${url}/v2/user`, { method: "POST", headers, body: '{"client_user_id":7}' });
  const at = (id: string | number | undefined): string => (id === undefined ? "" : `/${id}`);
  return {
    users: `#/users${at(user.user_id)}`,
    orders: `#/orders${at(order.id)}`,
    webhooks: `#/webhooks${at(mock.webhooks.outbox()[0]?.id)}`,
    requests: `#/requests${at(mock.requests.last()?.sequence)}`,
    time: "#/time",
    link: "#/link",
  };
}

/** Waits until a view shows its data: nothing loads, and every chart is drawn. */
async function waitUntilShown(page: Page): Promise<void> {
  await page.locator("main").getByRole("heading").first().waitFor();
  await page.getByText("Loading…").first().waitFor({ state: "detached" });
  // A part of a view may begin to load after another one has ended.
  await page.waitForTimeout(500);
  await page.getByText("Loading…").first().waitFor({ state: "detached" });
}

async function takeScreenshots(
  browser: Browser,
  address: string,
  views: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [look, options] of Object.entries(looks)) {
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText("Live", { exact: true }).waitFor();
    for (const [view, fragment] of Object.entries(views)) {
      await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
      await waitUntilShown(page);
      if (await page.getByText("There is no such view.").isVisible())
        throw new Error(`The console has no view ${fragment}.`);
      const full = await page.screenshot({ animations: "disabled", caret: "hide" });
      const small = await sharp(full)
        .png({ palette: true, colours: 96, effort: 10, compressionLevel: 9 })
        .toBuffer();
      await writeFile(`${folder}${view}-${look}.png`, small);
      console.log(`docs/console/${view}-${look}.png  ${Math.ceil(small.length / 1000)} kB`);
    }
    await context.close();
  }
}

const only = process.argv.slice(2);
const mock = createMock({ seed: "console screenshots", now: "2026-01-15T09:00:00Z" });
await using server = await listen(mock);
const views = await fillMock(mock, server.url);
const chosen = Object.entries(views).filter(([name]) => only.length === 0 || only.includes(name));
await mkdir(folder, { recursive: true });
const browser = await startChromium();
try {
  await takeScreenshots(
    browser,
    `${server.url}/__mock/#token=${mock.controlToken}`,
    Object.fromEntries(chosen),
  );
} finally {
  await browser.close();
}

import axe from "axe-core";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";
import { enterCode, LinkStage, press, signIn, type Wanted } from "./link-setup.ts";

const folder = fileURLToPath(new URL("./screenshots/", import.meta.url));

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
  await mkdir(folder, { recursive: true });
});

afterAll(() => browser?.close());

/** One screen, and how one comes to see it. */
interface Sight {
  readonly wanted?: Wanted;
  readonly spoil?: "expire" | "consume";
  readonly reach?: (page: Page, stage: LinkStage) => Promise<void>;
}

const withPassword: Wanted = { provider: "glucose_two" };

const sights: Readonly<Record<string, Sight>> = {
  list: {},
  "search without a result": { reach: (page) => page.getByLabel("Search").fill("no such provider") },
  "password form": { wanted: withPassword },
  "password form with test credentials": {
    wanted: withPassword,
    reach: (page) => page.getByText("Test credentials").click(),
  },
  "password form with an error": {
    wanted: withPassword,
    reach: (page) => signIn(page, { username: "provider_credential_error" }),
  },
  "e-mail form": { wanted: { provider: "marlstone_sensor" } },
  "code form": {
    wanted: withPassword,
    reach: async (page) => {
      await signIn(page, { username: "mfa_sms" });
      await page.getByText("Test credentials").click();
    },
  },
  "code form with an error": {
    wanted: withPassword,
    reach: async (page) => {
      await signIn(page, { username: "mfa_email" });
      await enterCode(page, "000000");
    },
  },
  consent: { wanted: { provider: "acme_watch" } },
  "consent denied": { wanted: { provider: "acme_watch" }, reach: (page) => press(page, "Deny") },
  connected: { wanted: withPassword, reach: (page) => signIn(page, { username: "sam" }) },
  closed: { reach: (page) => press(page, "Close") },
  "expired token": { spoil: "expire" },
  "used token": { spoil: "consume" },
  "mobile app": { wanted: { provider: "slate_phone_health" } },
  "no such page": {
    reach: async (page, stage) => void (await page.goto(`${stage.door.url}/link/no/such/page`)),
  },
};

const views = {
  light: { colorScheme: "light", viewport: { width: 1100, height: 900 } },
  dark: { colorScheme: "dark", viewport: { width: 1100, height: 900 } },
  phone: { colorScheme: "light", viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  "phone, dark": { colorScheme: "dark", viewport: { width: 360, height: 740 }, isMobile: true },
} as const;

/** What the auditor finds, as rule and place. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " " + target)))`,
  );
  return found as string[];
}

describe.each(Object.entries(views))("the link page in %s", (view, options) => {
  it(
    "stays within its width, and has nothing that an auditor of accessibility finds",
    { timeout: 120_000 },
    async () => {
      await using stage = await LinkStage.open(browser, { browser: options });
      const page = await stage.context.newPage();
      for (const [name, { wanted, spoil, reach }] of Object.entries(sights)) {
        const token = stage.newToken(wanted);
        if (spoil !== undefined) stage.mock.link[spoil](token);
        await page.goto(stage.address(token));
        await reach?.(page, stage);
        expect([name, await findings(page)]).toEqual([name, []]);
        const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
        expect([name, overflow]).toEqual([name, 0]);
        await page.screenshot({ path: `${folder}${name} (${view}).png` });
      }
    },
  );
});

describe("the auditor", () => {
  it("does find what is wrong", async () => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><html><body><input><p style="color:#ccc">faint</p></body></html>`);
    expect((await findings(page)).join()).toMatch(/html-has-lang|label/);
    await page.close();
  });
});

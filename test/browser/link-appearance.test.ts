import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { browser } from "./browser.ts";
import { findFlaws } from "./find-flaws.ts";
import { enterCode, openLinkSetup, press, signIn, type LinkSetup, type TokenOptions } from "./link-setup.ts";

/** One screen and the steps that open it. */
interface Scenario {
  readonly tokenOptions?: TokenOptions;
  readonly endToken?: "expire" | "consume";
  readonly navigate?: (page: Page, setup: LinkSetup) => Promise<void>;
}

const withPassword: TokenOptions = { provider: "glucose_two" };

const scenarios: Readonly<Record<string, Scenario>> = {
  list: {},
  "search without a result": { navigate: (page) => page.getByLabel("Search").fill("no such provider") },
  "password form": { tokenOptions: withPassword },
  "password form with test credentials": {
    tokenOptions: withPassword,
    navigate: (page) => page.getByText("Test credentials").click(),
  },
  "password form with an error": {
    tokenOptions: withPassword,
    navigate: (page) => signIn(page, "provider_credential_error"),
  },
  "e-mail form": { tokenOptions: { provider: "marlstone_sensor" } },
  "code form": {
    tokenOptions: withPassword,
    navigate: async (page) => {
      await signIn(page, "mfa_sms");
      await page.getByText("Test credentials").click();
    },
  },
  "code form with an error": {
    tokenOptions: withPassword,
    navigate: async (page) => {
      await signIn(page, "mfa_email");
      await enterCode(page, "000000");
    },
  },
  consent: { tokenOptions: { provider: "acme_watch" } },
  "consent denied": { tokenOptions: { provider: "acme_watch" }, navigate: (page) => press(page, "Deny") },
  connected: { tokenOptions: withPassword, navigate: (page) => signIn(page, "sam") },
  closed: { navigate: (page) => press(page, "Close") },
  "expired token": { endToken: "expire" },
  "used token": { endToken: "consume" },
  "mobile app": { tokenOptions: { provider: "slate_phone_health" } },
  "no such page": {
    navigate: async (page, setup) => void (await page.goto(`${setup.server.url}/link/no/such/page`)),
  },
};

const devices = {
  desktop: { viewport: { width: 1100, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
};

describe.each(Object.entries(devices))("the link page on a %s", (_, options) => {
  it("fits its width and has no accessibility violation, in light and in dark", async () => {
    await using setup = await openLinkSetup({ ...options, reducedMotion: "reduce" });
    const page = await setup.context.newPage();
    for (const [name, { tokenOptions, endToken, navigate }] of Object.entries(scenarios)) {
      const token = setup.newToken(tokenOptions);
      if (endToken !== undefined) setup.mock.link[endToken](token);
      await page.goto(setup.buildPageUrl(token));
      await navigate?.(page, setup);
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        expect([name, await findFlaws(page, colorScheme === "dark")]).toEqual([name, []]);
      }
    }
  });
});

it("the accessibility audit finds a planted violation", async () => {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html><body><input><p style="color:#ccc">faint</p></body></html>`);
  const flaws = (await findFlaws(page)).join();
  expect(flaws).toMatch(/html-has-lang|label/);
  expect(flaws).toMatch(/color-contrast/);
  expect((await findFlaws(page, true)).join()).toMatch(/color-contrast/);
  await page.close();
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkCredentials } from "../../mock/catalog/link-credentials.ts";
import { linkErrorTypes } from "../../mock/catalog/link-errors.ts";
import { startChromium } from "./chromium.ts";
import { enterCode, waitForRedirect, LinkSetup, press, signIn } from "./link-setup.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser?.close());

const success = { state: "success", error_type: null, error: null };

describe("a user on the link page", () => {
  it("[LNK-2, LNK-12] can search the list and sign in with a password", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true }));
    await page.getByLabel("Search").fill("glucose two");
    expect(await page.getByRole("listitem").count()).toBe(1);
    expect(await page.getByRole("status").innerText()).toBe("1 provider");
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, { username: "sam", region: "us" });

    expect(await waitForRedirect(setup, page)).toEqual(success);
    expect(await setup.connected()).toEqual(["glucose_two"]);
    expect(setup.consoleErrors).toEqual([]);
  });

  it("[LNK-2] can sign in by e-mail", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true, provider: "marlstone_sensor" }));
    await signIn(page, { username: "sam@example.com", password: null });

    expect(await waitForRedirect(setup, page)).toEqual(success);
    expect(await setup.connected()).toEqual(["marlstone_sensor"]);
    expect(setup.consoleErrors).toEqual([]);
  });

  it.each(["acme_watch", "nettlebed_clinic"])(
    "[LNK-2, LNK-4] can consent on the page of %s and deny single scopes",
    async (provider) => {
      await using setup = await LinkSetup.open(browser);
      const page = await setup.openPage(setup.newToken({ redirects: true, provider }));
      const scopes = page.getByRole("checkbox");
      expect(await scopes.count()).toBeGreaterThan(3);
      await page.getByRole("checkbox", { name: "profile:read" }).uncheck();
      await press(page, "Allow");

      expect(await waitForRedirect(setup, page)).toEqual(success);
      expect(await setup.connected()).toEqual([provider]);
      const [connection] = setup.mock.connections.list(setup.user_id);
      expect(connection?.resource_availability["profile"]?.status).toBe("unavailable");
      expect(connection?.resource_availability["heartrate"]?.status).toBe("available");
      expect(setup.consoleErrors).toEqual([]);
    },
  );

  it("[LNK-4, LNK-10] can deny everything", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true, provider: "acme_watch" }));
    await press(page, "Deny");

    expect(await waitForRedirect(setup, page)).toMatchObject({ error_type: "required_scopes_not_granted" });
    expect(await setup.connected()).toEqual([]);
  });

  it("[LNK-15] sees the outcome of a consent when the token has no redirect_url", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ provider: "acme_watch" }));
    await press(page, "Deny");
    expect(await page.getByRole("alert").innerText()).toContain("required_scopes_not_granted");
    expect(await setup.connected()).toEqual([]);
    await page.getByRole("link", { name: "Try again" }).click();
    await press(page, "Allow");

    await page.getByRole("heading", { name: "Connected" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/link/connected/acme_watch");
    expect(await setup.connected()).toEqual(["acme_watch"]);
    expect(setup.consoleErrors).toEqual([]);
  });

  it.each(["mfa_sms", "mfa_email", "mfa_sms_then_email", "mfa_three_times"])(
    "[LNK-9] enters every code of %s, after a wrong one",
    async (username) => {
      await using setup = await LinkSetup.open(browser);
      const token = setup.newToken({ redirects: true, provider: "glucose_two" });
      const page = await setup.openPage(token);
      await signIn(page, { username });
      await enterCode(page, "000000");
      expect(await page.getByRole("alert").innerText()).toContain("incorrect_mfa_code");
      const codes = { mfa_sms_then_email: 2, mfa_three_times: 3 }[username] ?? 1;
      for (let count = 0; count < codes; count += 1) {
        expect(await setup.connected()).toEqual([]);
        await enterCode(page, setup.mock.link.code(token));
        if (count < codes - 1) await page.getByRole("alert").waitFor({ state: "detached" });
      }

      expect(await waitForRedirect(setup, page)).toEqual(success);
      expect(await setup.connected()).toEqual(["glucose_two"]);
      expect(setup.consoleErrors).toEqual([]);
    },
  );

  it("[LNK-9] must sign in again after five wrong codes", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken({ provider: "glucose_two" });
    const page = await setup.openPage(token);
    await signIn(page, { username: "mfa_sms" });
    for (let count = 0; count < 5; count += 1) await enterCode(page, "000000");
    expect(await page.getByRole("alert").innerText()).toContain("Too many wrong codes");
    expect(await setup.connected()).toEqual([]);
    await signIn(page, { username: "mfa_sms" });
    await enterCode(page, setup.mock.link.code(token));
    await page.getByRole("heading", { name: "Connected" }).waitFor();
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });

  it.each([
    { provider: "slate_phone_health", text: "linked in the mobile app" },
    { provider: "tidewater_journal", text: "linked in the mobile app" },
    { provider: "manual", text: "entered by hand" },
  ])("sees that a browser cannot connect $provider", async ({ provider, text }) => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ provider }));
    expect(await page.getByRole("main").innerText()).toContain(text);
    expect(await setup.connected()).toEqual([]);
  });

  it("[LNK-3] chooses from the filtered list", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken({ filter_on_providers: ["glucose_two", "acme_watch"] });
    const page = await setup.openPage(token);
    expect(await page.getByRole("listitem").getByRole("link").allInnerTexts()).toEqual([
      "Acme Watch",
      "Glucose Two",
    ]);
    await page.goto(`${setup.server.url}/link/provider/lanternfish_run?token=${token}`);
    expect(await page.getByRole("alert").innerText()).toContain("Not offered here");
    expect(await setup.connected()).toEqual([]);
  });
});

describe("a link error", () => {
  // Faster tests without a browser cover the rest of the table. One error of an e-mail form stands for all of them.
  const errors = linkCredentials.filter(
    ({ outcome, provider, region }) =>
      outcome !== "success" &&
      outcome !== "pending_provider_mfa" &&
      (provider === "glucose_two" || region !== null),
  );

  it.each(errors)(
    "[LNK-10] $outcome of $provider ($username, $region) is shown, or redirects with on_error",
    async ({ outcome, provider, username, password, region, code }) => {
      await using setup = await LinkSetup.open(browser);
      const shown = await setup.openPage(setup.newToken({ redirects: true, provider }));
      await signIn(shown, { username, password, region });
      if (code !== null) await enterCode(shown, code);
      expect(await shown.getByRole("alert").innerText()).toContain(outcome);
      expect(shown.url().startsWith(setup.server.url)).toBe(true);

      const sent = await setup.openPage(setup.newToken({ redirects: true, provider, on_error: "redirect" }));
      await signIn(sent, { username, password, region });
      // A wrong code redirects when no try is left.
      for (let tries = 5; code !== null && tries > 0; tries -= 1) await enterCode(sent, code);
      expect(await waitForRedirect(setup, sent)).toMatchObject({ state: "error", error_type: outcome });
      expect(await setup.connected()).toEqual([]);
      expect(setup.consoleErrors).toEqual([]);
    },
  );

  it.each(linkErrorTypes.filter((errorType) => errorType !== "incorrect_mfa_code"))(
    "[LNK-4, LNK-10] %s of a consent page always redirects",
    async (errorType) => {
      await using setup = await LinkSetup.open(browser);
      const page = await setup.openPage(setup.newToken({ redirects: true, provider: "acme_watch" }));
      await page.getByLabel("User name").fill(errorType);
      await press(page, "Allow");
      expect(await waitForRedirect(setup, page)).toMatchObject({ state: "error", error_type: errorType });
      expect(await setup.connected()).toEqual([]);
    },
  );

  it.each([
    { errorType: "token_expired", endToken: "expire" },
    { errorType: "token_consumed", endToken: "consume" },
  ] as const)(
    "[AUT-4, LNK-6] $errorType is shown on opening and after it",
    async ({ errorType, endToken }) => {
      await using setup = await LinkSetup.open(browser);
      const token = setup.newToken({ redirects: true, provider: "glucose_two" });
      const page = await setup.openPage(token);
      setup.mock.link[endToken](token);
      await signIn(page, { username: "sam" });
      expect(await page.getByRole("alert").innerText()).toContain(errorType);
      const late = await setup.openPage(token);
      expect(await late.getByRole("alert").innerText()).toContain(errorType);
      expect(await late.getByRole("button").allInnerTexts()).toEqual(["Close"]);
      expect(await setup.connected()).toEqual([]);
    },
  );

  it("[AUT-4] invalid_token is shown for an unknown token", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage("no-such-token");
    expect(await page.getByRole("alert").innerText()).toContain("invalid_token");
  });

  it("[LNK-12] duplicate_connection is shown when the team rejects duplicates", async () => {
    await using setup = await LinkSetup.open(browser);
    setup.mock.settings.set({ rejectDuplicateConnections: true });
    setup.mock.connections.create({ user: setup.user_id, provider: "glucose_two" });
    const page = await setup.openPage(setup.newToken({ provider: "glucose_two" }));
    await signIn(page, { username: "sam" });
    expect(await page.getByRole("alert").innerText()).toContain("duplicate_connection");
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("the close button", () => {
  it.each([undefined, "glucose_two", "acme_watch"])(
    "[LNK-5] redirects with on_close from the screen of %s",
    async (provider) => {
      await using setup = await LinkSetup.open(browser);
      const page = await setup.openPage(setup.newToken({ redirects: true, provider, on_close: "redirect" }));
      await press(page, "Close");
      expect(await waitForRedirect(setup, page)).toMatchObject({
        state: "error",
        error_type: "user_cancelled",
      });
      expect(await setup.connected()).toEqual([]);
      expect(setup.consoleErrors).toEqual([]);
    },
  );

  it("[LNK-5] shows a closed screen otherwise, with a link to start again", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true }));
    await press(page, "Close");
    await page.getByRole("heading", { name: "Closed" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/link/closed");
    await page.getByRole("link", { name: "Start again" }).click();
    await page.getByRole("heading", { name: "Choose a provider" }).waitFor();
    expect(await setup.connected()).toEqual([]);
  });
});

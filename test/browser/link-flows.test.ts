import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkCredentials } from "../../mock/catalog/link-credentials.ts";
import { linkErrorTypes } from "../../mock/catalog/link-errors.ts";
import { startChromium } from "./chromium.ts";
import { enterCode, homecoming, LinkStage, press, signIn } from "./link-setup.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser?.close());

const success = { state: "success", error_type: null, error: null };

describe("a person on the link page", () => {
  it("[LNK-2, LNK-12] finds a provider in the list and signs in with a password", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true }));
    await page.getByLabel("Search").fill("glucose two");
    expect(await page.getByRole("listitem").count()).toBe(1);
    expect(await page.getByRole("status").innerText()).toBe("1 provider");
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, { username: "sam", region: "us" });

    expect(await homecoming(stage, page)).toEqual(success);
    expect(await stage.connected()).toEqual(["glucose_two"]);
    expect(stage.complaints).toEqual([]);
  });

  it("[LNK-2] is invited by e-mail", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true, provider: "marlstone_sensor" }));
    await signIn(page, { username: "sam@example.com", password: null });

    expect(await homecoming(stage, page)).toEqual(success);
    expect(await stage.connected()).toEqual(["marlstone_sensor"]);
    expect(stage.complaints).toEqual([]);
  });

  it.each(["acme_watch", "nettlebed_clinic"])(
    "[LNK-2, LNK-4] consents on the page of %s, and may deny single scopes",
    async (provider) => {
      await using stage = await LinkStage.open(browser);
      const page = await stage.visit(stage.newToken({ home: true, provider }));
      const scopes = page.getByRole("checkbox");
      expect(await scopes.count()).toBeGreaterThan(3);
      await page.getByRole("checkbox", { name: "profile:read" }).uncheck();
      await press(page, "Allow");

      expect(await homecoming(stage, page)).toEqual(success);
      expect(await stage.connected()).toEqual([provider]);
      const [connection] = stage.mock.connections.list(stage.user_id);
      expect(connection?.resource_availability["profile"]?.status).toBe("unavailable");
      expect(connection?.resource_availability["heartrate"]?.status).toBe("available");
      expect(stage.complaints).toEqual([]);
    },
  );

  it("[LNK-4, LNK-10] denies everything", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true, provider: "acme_watch" }));
    await press(page, "Deny");

    expect(await homecoming(stage, page)).toMatchObject({ error_type: "required_scopes_not_granted" });
    expect(await stage.connected()).toEqual([]);
  });

  it("[LNK-15] sees how a consent ended where there is no address to go to", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ provider: "acme_watch" }));
    await press(page, "Deny");
    expect(await page.getByRole("alert").innerText()).toContain("required_scopes_not_granted");
    expect(await stage.connected()).toEqual([]);
    await page.getByRole("link", { name: "Try again" }).click();
    await press(page, "Allow");

    await page.getByRole("heading", { name: "Connected" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/link/connected/acme_watch");
    expect(await stage.connected()).toEqual(["acme_watch"]);
    expect(stage.complaints).toEqual([]);
  });

  it.each(["mfa_sms", "mfa_email", "mfa_sms_then_email", "mfa_three_times"])(
    "[LNK-9] enters every code that %s is sent, a wrong one among them",
    async (username) => {
      await using stage = await LinkStage.open(browser);
      const token = stage.newToken({ home: true, provider: "glucose_two" });
      const page = await stage.visit(token);
      await signIn(page, { username });
      await enterCode(page, "000000");
      expect(await page.getByRole("alert").innerText()).toContain("incorrect_mfa_code");
      const codes = { mfa_sms_then_email: 2, mfa_three_times: 3 }[username] ?? 1;
      for (let count = 0; count < codes; count += 1) {
        expect(await stage.connected()).toEqual([]);
        await enterCode(page, stage.mock.link.code(token));
        if (count < codes - 1) await page.getByRole("alert").waitFor({ state: "detached" });
      }

      expect(await homecoming(stage, page)).toEqual(success);
      expect(await stage.connected()).toEqual(["glucose_two"]);
      expect(stage.complaints).toEqual([]);
    },
  );

  it("[LNK-9] has to sign in again after five wrong codes", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken({ provider: "glucose_two" });
    const page = await stage.visit(token);
    await signIn(page, { username: "mfa_sms" });
    for (let count = 0; count < 5; count += 1) await enterCode(page, "000000");
    expect(await page.getByRole("alert").innerText()).toContain("Too many wrong codes");
    expect(await stage.connected()).toEqual([]);
    await signIn(page, { username: "mfa_sms" });
    await enterCode(page, stage.mock.link.code(token));
    await page.getByRole("heading", { name: "Connected" }).waitFor();
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });

  it.each([
    { provider: "slate_phone_health", text: "linked in the mobile app" },
    { provider: "tidewater_journal", text: "linked in the mobile app" },
    { provider: "manual", text: "entered by hand" },
  ])("is told that $provider is not for a browser", async ({ provider, text }) => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ provider }));
    expect(await page.getByRole("main").innerText()).toContain(text);
    expect(await stage.connected()).toEqual([]);
  });

  it("[LNK-3] chooses among those that the filter leaves", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken({ filter_on_providers: ["glucose_two", "acme_watch"] });
    const page = await stage.visit(token);
    expect(await page.getByRole("listitem").getByRole("link").allInnerTexts()).toEqual([
      "Acme Watch",
      "Glucose Two",
    ]);
    await page.goto(`${stage.door.url}/link/provider/lanternfish_run?token=${token}`);
    expect(await page.getByRole("alert").innerText()).toContain("Not offered here");
    expect(await stage.connected()).toEqual([]);
  });
});

describe("an error of a link", () => {
  // The rest of the table is proven without a browser, where it costs nothing; one error of an e-mail form stands for all.
  const errors = linkCredentials.filter(
    ({ outcome, provider, region }) =>
      outcome !== "success" &&
      outcome !== "pending_provider_mfa" &&
      (provider === "glucose_two" || region !== null),
  );

  it.each(errors)(
    "[LNK-10] $outcome of $provider ($username, $region) is shown, and comes home where on_error says so",
    async ({ outcome, provider, username, password, region, code }) => {
      await using stage = await LinkStage.open(browser);
      const shown = await stage.visit(stage.newToken({ home: true, provider }));
      await signIn(shown, { username, password, region });
      if (code !== null) await enterCode(shown, code);
      expect(await shown.getByRole("alert").innerText()).toContain(outcome);
      expect(shown.url().startsWith(stage.door.url)).toBe(true);

      const sent = await stage.visit(stage.newToken({ home: true, provider, on_error: "redirect" }));
      await signIn(sent, { username, password, region });
      if (code !== null) await enterCode(sent, code);
      expect(await homecoming(stage, sent)).toMatchObject({ state: "error", error_type: outcome });
      expect(await stage.connected()).toEqual([]);
      expect(stage.complaints).toEqual([]);
    },
  );

  it.each(linkErrorTypes.filter((fault) => fault !== "incorrect_mfa_code"))(
    "[LNK-4, LNK-10] %s of a consent page always comes home",
    async (fault) => {
      await using stage = await LinkStage.open(browser);
      const page = await stage.visit(stage.newToken({ home: true, provider: "acme_watch" }));
      await page.getByLabel("User name").fill(fault);
      await press(page, "Allow");
      expect(await homecoming(stage, page)).toMatchObject({ state: "error", error_type: fault });
      expect(await stage.connected()).toEqual([]);
    },
  );

  it.each([
    { fault: "token_expired", spoil: "expire" },
    { fault: "token_consumed", spoil: "consume" },
  ] as const)("[AUT-4, LNK-6] $fault is told at opening, and after it", async ({ fault, spoil }) => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken({ home: true, provider: "glucose_two" });
    const page = await stage.visit(token);
    stage.mock.link[spoil](token);
    await signIn(page, { username: "sam" });
    expect(await page.getByRole("alert").innerText()).toContain(fault);
    const lazy = await stage.visit(token);
    expect(await lazy.getByRole("alert").innerText()).toContain(fault);
    expect(await lazy.getByRole("button").allInnerTexts()).toEqual(["Close"]);
    expect(await stage.connected()).toEqual([]);
  });

  it("[AUT-4] invalid_token is told of a token that nobody made", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit("nobody-made-this");
    expect(await page.getByRole("alert").innerText()).toContain("invalid_token");
  });

  it("[LNK-12] duplicate_connection is told for a team that rejects duplicates", async () => {
    await using stage = await LinkStage.open(browser);
    stage.mock.settings.set({ rejectDuplicateConnections: true });
    stage.mock.connections.create({ user: stage.user_id, provider: "glucose_two" });
    const page = await stage.visit(stage.newToken({ provider: "glucose_two" }));
    await signIn(page, { username: "sam" });
    expect(await page.getByRole("alert").innerText()).toContain("duplicate_connection");
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });
});

describe("the close button", () => {
  it.each([undefined, "glucose_two", "acme_watch"])(
    "[LNK-5] comes home where on_close says so, from the screen of %s",
    async (provider) => {
      await using stage = await LinkStage.open(browser);
      const page = await stage.visit(stage.newToken({ home: true, provider, on_close: "redirect" }));
      await press(page, "Close");
      expect(await homecoming(stage, page)).toMatchObject({ state: "error", error_type: "user_cancelled" });
      expect(await stage.connected()).toEqual([]);
      expect(stage.complaints).toEqual([]);
    },
  );

  it("[LNK-5] shows a closed screen otherwise, from which one can start again", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true }));
    await press(page, "Close");
    await page.getByRole("heading", { name: "Closed" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/link/closed");
    await page.getByRole("link", { name: "Start again" }).click();
    await page.getByRole("heading", { name: "Choose a provider" }).waitFor();
    expect(await stage.connected()).toEqual([]);
  });
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";
import { enterCode, waitForRedirect, LinkSetup, press, signIn } from "./link-setup.ts";
import { content, serve } from "./site.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser?.close());

describe("a repeated form", () => {
  it("redirects with a success after a double click", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true, provider: "acme_watch" }));
    await page.getByRole("button", { name: "Allow" }).dblclick();

    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    expect(await setup.connected()).toEqual(["acme_watch"]);
  });
});

describe("the back button", () => {
  it("shows after a success that the token is consumed", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true, provider: "glucose_two" }));
    await signIn(page, { username: "sam" });
    await waitForRedirect(setup, page);
    await page.goBack();

    expect(await page.getByRole("alert").innerText()).toContain("token_consumed");
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });

  it("leads to a working form after a failed sign-in, and reloading repeats nothing", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ provider: "glucose_two" }));
    await signIn(page, { username: "provider_api_error" });
    await page.reload();
    expect(await page.getByRole("alert").innerText()).toContain("provider_api_error");
    await page.goBack();
    await signIn(page, { username: "sam" });
    await page.getByRole("heading", { name: "Connected" }).waitFor();
    await page.reload();

    expect(await page.getByRole("heading", { name: "Connected" }).count()).toBe(1);
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });

  it("leads from a second factor to the sign-in", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken({ provider: "glucose_two" });
    const page = await setup.openPage(token);
    await signIn(page, { username: "mfa_sms" });
    await page.getByLabel("Code").waitFor();
    await page.goBack();
    await page.getByLabel("Password").waitFor();
    await page.goForward();
    await enterCode(page, setup.mock.link.code(token));
    await page.getByRole("heading", { name: "Connected" }).waitFor();
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("two tabs", () => {
  it("of one link connect one account; the later tab shows an error", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken();
    const [first, second] = [await setup.openPage(token), await setup.openPage(token)];
    await second.getByRole("link", { name: "Lanternfish Run" }).click();
    await first.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(first, { username: "sam" });
    await signIn(second, { username: "sam" });

    expect(await second.getByRole("alert").innerText()).toContain("token_consumed");
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });

  it("with one second factor each accept only the newer code", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken({ provider: "glucose_two" });
    const [first, second] = [await setup.openPage(token), await setup.openPage(token)];
    await signIn(first, { username: "mfa_sms" });
    const older = setup.mock.link.code(token);
    await signIn(second, { username: "mfa_email" });
    await enterCode(first, older);
    expect(await first.getByRole("alert").innerText()).toContain("incorrect_mfa_code");
    await enterCode(second, setup.mock.link.code(token));
    await second.getByRole("heading", { name: "Connected" }).waitFor();
    await first.reload();
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("opening the page", () => {
  it("in a new window keeps the opener after the redirect", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken({ redirects: true, provider: "glucose_two" });
    const app = await setup.context.newPage();
    await app.goto(setup.redirectUrl);
    const opened = app.waitForEvent("popup");
    await app.evaluate(`void window.open(${JSON.stringify(setup.buildPageUrl(token))})`);
    const page = await opened;
    await signIn(page, { username: "sam" });
    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    expect(await page.evaluate("window.opener?.location.pathname")).toBe("/linked");
  });

  it("on a phone redirects from a form to the app", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.mock.link.createToken({
      user: setup.user_id,
      provider: "glucose_two",
      redirect_url: "com.example.app://linked",
    });
    const page = await setup.openPage(token.link_token);
    const left = page.waitForEvent("requestfailed");
    await page.getByLabel("User name").fill("sam");
    await page.getByLabel("Password").fill("secret");
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    const request = await left;
    // No app handles the URL here. The test checks that the browser tried to open it.
    expect(request.url()).toBe("com.example.app://linked?state=success");
    expect(request.failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(setup.consoleErrors).toEqual([]);
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("without scripts", () => {
  it("the user can search, choose, sign in and enter a code", async () => {
    await using setup = await LinkSetup.open(browser, { browser: { javaScriptEnabled: false } });
    const token = setup.newToken({ redirects: true });
    const page = await setup.openPage(token);
    await page.getByLabel("Search").fill("glucose two");
    await press(page, "Search");
    expect(await page.getByRole("listitem").count()).toBe(1);
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, { username: "mfa_sms" });
    await enterCode(page, setup.mock.link.code(token));

    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("with only a keyboard", () => {
  it("the user can search, choose and sign in", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true }));
    const focused = async (name: string): Promise<void> => {
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press("Tab");
        if ((await page.locator(":focus").evaluateAll(getName)) === name) return;
      }
      throw new Error(`The keyboard does not reach ${name}.`);
    };
    await focused("Search");
    await page.keyboard.type("glucose two");
    await focused("Glucose Two");
    await page.keyboard.press("Enter");
    await page.getByLabel("User name").waitFor();
    await focused("User name");
    await page.keyboard.type("sam");
    await focused("Password");
    await page.keyboard.type("secret");
    await focused("Region");
    await page.keyboard.type("Germ");
    await focused("Connect");
    await page.keyboard.press("Enter");

    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });

  it("the user can deny one scope and allow the rest", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.openPage(setup.newToken({ redirects: true, provider: "acme_watch" }));
    await page.getByRole("checkbox", { name: "sleep:read" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Allow" }).focus();
    await page.keyboard.press("Enter");

    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    const [connection] = setup.mock.connections.list(setup.user_id);
    expect(connection?.resource_availability["sleep"]?.status).toBe("unavailable");
  });
});

describe("another site", () => {
  it("cannot frame the page or submit its forms", async () => {
    await using setup = await LinkSetup.open(browser);
    const token = setup.newToken();
    const address = setup.buildPageUrl(token);
    const target = `${setup.server.url}/link/provider/glucose_two?token=${token}`;
    await using evil = await serve({
      "/": content(
        "text/html",
        `<!doctype html><iframe name="f" src="${address}"></iframe><form method="post" action="${target}"><input name="username" value="sam"><input name="password" value="x"><button>Win a prize</button></form>`,
      ),
    });
    const page = await setup.context.newPage();
    await page.goto(evil.origin);
    expect(setup.consoleErrors.join()).toContain("frame-ancestors");
    await press(page, "Win a prize");
    expect(await page.getByRole("alert").innerText()).toContain("not sent from the link page");
    expect(setup.requests).toContain("POST /link/provider/glucose_two 403");
    expect(await setup.connected()).toEqual([]);
  });

  it("can call the steps with a link token, but reads nothing with the team key", async () => {
    await using setup = await LinkSetup.open(browser);
    const page = await setup.context.newPage();
    await page.goto(setup.redirectUrl);
    const ask = (path: string, init: object): Promise<unknown> =>
      page.evaluate(
        `fetch(${JSON.stringify(setup.server.url + path)}, ${JSON.stringify(init)}).then((response) => response.json(), () => "blocked")`,
      );
    const headers = { "x-service-link-token": setup.newToken(), "content-type": "application/json" };
    const body = JSON.stringify({ username: "sam", password: "secret" });
    expect(
      await ask("/v2/link/provider/password/glucose_two", { method: "POST", headers, body }),
    ).toMatchObject({
      state: "success",
    });
    expect(await ask("/v2/user", { headers: { "x-service-api-key": setup.mock.apiKey } })).toBe("blocked");
    expect(await ask("/v2/link/providers", { headers: { "x-service-api-key": setup.mock.apiKey } })).toBe(
      "blocked",
    );
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("a link token", () => {
  it("in a URL reaches neither the application nor the journal", async () => {
    await using setup = await LinkSetup.open(browser);
    const referrers: (string | undefined)[] = [];
    setup.app.server.on("request", (request: { headers: { referer?: string } }) =>
      referrers.push(request.headers.referer),
    );
    const token = setup.newToken({ redirects: true, provider: "glucose_two" });
    const page = await setup.openPage(token);
    await signIn(page, { username: "sam", password: "hunter2-secret" });
    await waitForRedirect(setup, page);

    expect(referrers).toEqual([undefined]);
    const journal = JSON.stringify(setup.mock.requests.list().map((entry) => [entry, entry.request]));
    expect(journal).not.toContain(token);
    expect(journal).not.toContain("hunter2");
  });
});

/** Returns the name of a control: its label or its text. */
function getName([element]: { labels?: ArrayLike<{ textContent: string }>; textContent: string }[]): string {
  return (element?.labels?.[0]?.textContent ?? element?.textContent ?? "").trim();
}

import { describe, expect, it } from "vitest";
import { enterCode, openLinkSetup, press, signIn, waitForRedirect } from "./link-setup.ts";
import { content, serve } from "./site.ts";

it("[LNK-2, LNK-4] a user can consent on the page of a provider and deny single scopes", async () => {
  await using setup = await openLinkSetup();
  const page = await setup.openPage(setup.newToken({ redirects: true, provider: "acme_watch" }));
  await page.getByRole("checkbox", { name: "profile:read" }).uncheck();
  await press(page, "Allow");

  expect(await waitForRedirect(setup, page)).toEqual({ state: "success", error_type: null, error: null });
  const [connection] = setup.mock.connections.list(setup.user_id);
  expect(connection?.resource_availability["profile"]?.status).toBe("unavailable");
  expect(connection?.resource_availability["heartrate"]?.status).toBe("available");
  expect(setup.consoleErrors).toEqual([]);
});

describe("the back button", () => {
  it("shows after a success that the token is consumed", async () => {
    await using setup = await openLinkSetup();
    const page = await setup.openPage(setup.newToken({ redirects: true, provider: "glucose_two" }));
    await signIn(page, "sam");
    await waitForRedirect(setup, page);
    await page.goBack();

    expect(await page.getByRole("alert").innerText()).toContain("token_consumed");
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("opening the page", () => {
  it("in a new window keeps the opener after the redirect", async () => {
    await using setup = await openLinkSetup();
    const token = setup.newToken({ redirects: true, provider: "glucose_two" });
    const app = await setup.context.newPage();
    await app.goto(setup.redirectUrl);
    const opened = app.waitForEvent("popup");
    await app.evaluate(`void window.open(${JSON.stringify(setup.buildPageUrl(token))})`);
    const page = await opened;
    await signIn(page, "sam");
    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    expect(await page.evaluate("window.opener?.location.pathname")).toBe("/linked");
  });

  it("on a phone redirects from a form to the app", async () => {
    await using setup = await openLinkSetup();
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
    await using setup = await openLinkSetup({ javaScriptEnabled: false });
    const token = setup.newToken({ redirects: true });
    const page = await setup.openPage(token);
    await page.getByLabel("Search").fill("glucose two");
    await press(page, "Search");
    expect(await page.getByRole("listitem").count()).toBe(1);
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, "mfa_sms");
    await enterCode(page, setup.mock.link.code(token));

    expect(await waitForRedirect(setup, page)).toMatchObject({ state: "success" });
    expect(await setup.connected()).toEqual(["glucose_two"]);
  });
});

describe("with only a keyboard", () => {
  it("the user can search, choose and sign in", async () => {
    await using setup = await openLinkSetup();
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
    await expect.poll(() => page.getByRole("status").innerText()).toBe("1 provider");
    expect(await page.getByRole("listitem").count()).toBe(1);
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
    expect(setup.consoleErrors).toEqual([]);
  });
});

describe("another site", () => {
  it("cannot frame the page or submit its forms", async () => {
    await using setup = await openLinkSetup();
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
    await expect.poll(() => setup.consoleErrors.join()).toContain("frame-ancestors");
    await press(page, "Win a prize");
    expect(await page.getByRole("alert").innerText()).toContain("not sent from the link page");
    await expect.poll(() => setup.requests).toContain("POST /link/provider/glucose_two 403");
    expect(await setup.connected()).toEqual([]);
  });
});

function getName([element]: { labels?: ArrayLike<{ textContent: string }>; textContent: string }[]): string {
  return (element?.labels?.[0]?.textContent ?? element?.textContent ?? "").trim();
}

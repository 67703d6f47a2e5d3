import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";
import { enterCode, homecoming, LinkStage, press, signIn } from "./link-setup.ts";
import { content, serve } from "./site.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startChromium();
});

afterAll(() => browser?.close());

describe("a person in a hurry", () => {
  it("[LNK-12] sends the same form twice, and is connected once", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(
      stage.newToken({ home: true, provider: "glucose_two", on_error: "redirect" }),
    );
    await page.getByLabel("User name").fill("sam");
    await page.getByLabel("Password").fill("secret");
    const form = "document.forms[document.forms.length - 1]";
    const action = String(await page.evaluate(`${form}.action`));
    const body = String(await page.evaluate(`new URLSearchParams(new FormData(${form})).toString()`));
    // The first click's request, whose answer the browser drops when the second one comes.
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      origin: "null",
      "sec-fetch-site": "same-origin",
    };
    const first = await fetch(action, { method: "POST", headers, body, redirect: "manual" });
    expect(first.status).toBe(303);
    expect(await stage.connected()).toEqual(["glucose_two"]);
    await press(page, "Connect");

    expect(await homecoming(stage, page)).toMatchObject({ state: "success" });
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });

  it("double-clicks, and comes home with a success", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true, provider: "acme_watch" }));
    await page.getByRole("button", { name: "Allow" }).dblclick();

    expect(await homecoming(stage, page)).toMatchObject({ state: "success" });
    expect(await stage.connected()).toEqual(["acme_watch"]);
  });
});

describe("the back button", () => {
  it("after a success shows that the link has been used", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true, provider: "glucose_two" }));
    await signIn(page, { username: "sam" });
    await homecoming(stage, page);
    await page.goBack();

    expect(await page.getByRole("alert").innerText()).toContain("token_consumed");
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });

  it("after a wrong sign-in leads to a form that works, and loading anew repeats nothing", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ provider: "glucose_two" }));
    await signIn(page, { username: "provider_api_error" });
    await page.reload();
    expect(await page.getByRole("alert").innerText()).toContain("provider_api_error");
    await page.goBack();
    await signIn(page, { username: "sam" });
    await page.getByRole("heading", { name: "Connected" }).waitFor();
    await page.reload();

    expect(await page.getByRole("heading", { name: "Connected" }).count()).toBe(1);
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });

  it("from a second factor leads to the sign-in", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken({ provider: "glucose_two" });
    const page = await stage.visit(token);
    await signIn(page, { username: "mfa_sms" });
    await page.getByLabel("Code").waitFor();
    await page.goBack();
    await page.getByLabel("Password").waitFor();
    await page.goForward();
    await enterCode(page, stage.mock.link.code(token));
    await page.getByRole("heading", { name: "Connected" }).waitFor();
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });
});

describe("two tabs", () => {
  it("of one link connect one account; the later one is told", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken();
    const [first, second] = [await stage.visit(token), await stage.visit(token)];
    await second.getByRole("link", { name: "Lanternfish Run" }).click();
    await first.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(first, { username: "sam" });
    await signIn(second, { username: "sam" });

    expect(await second.getByRole("alert").innerText()).toContain("token_consumed");
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });

  it("with a second factor each: the newer one counts", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken({ provider: "glucose_two" });
    const [first, second] = [await stage.visit(token), await stage.visit(token)];
    await signIn(first, { username: "mfa_sms" });
    const older = stage.mock.link.code(token);
    await signIn(second, { username: "mfa_email" });
    await enterCode(first, older);
    expect(await first.getByRole("alert").innerText()).toContain("incorrect_mfa_code");
    await enterCode(second, stage.mock.link.code(token));
    await second.getByRole("heading", { name: "Connected" }).waitFor();
    await first.reload();
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });
});

describe("an application's own way of opening the page", () => {
  it("may be a window beside it, which finds its opener again when it comes home", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken({ home: true, provider: "glucose_two" });
    const app = await stage.context.newPage();
    await app.goto(stage.home);
    const opened = app.waitForEvent("popup");
    await app.evaluate(`void window.open(${JSON.stringify(stage.address(token))})`);
    const page = await opened;
    await signIn(page, { username: "sam" });
    expect(await homecoming(stage, page)).toMatchObject({ state: "success" });
    expect(await page.evaluate("window.opener?.location.pathname")).toBe("/linked");
  });

  it("may be a browser on a phone, whose form leads back into the app", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.mock.link.createToken({
      user: stage.user_id,
      provider: "glucose_two",
      redirect_url: "com.example.app://linked",
    });
    const page = await stage.visit(token.link_token);
    const left = page.waitForEvent("requestfailed");
    await page.getByLabel("User name").fill("sam");
    await page.getByLabel("Password").fill("secret");
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    const request = await left;
    // No app takes the address here; what counts is that the browser was about to hand it over.
    expect(request.url()).toBe("com.example.app://linked?state=success");
    expect(request.failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(stage.complaints).toEqual([]);
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });
});

describe("without scripts", () => {
  it("one searches, chooses, signs in and enters a code", async () => {
    await using stage = await LinkStage.open(browser, { browser: { javaScriptEnabled: false } });
    const token = stage.newToken({ home: true });
    const page = await stage.visit(token);
    await page.getByLabel("Search").fill("glucose two");
    await press(page, "Search");
    expect(await page.getByRole("listitem").count()).toBe(1);
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, { username: "mfa_sms" });
    await enterCode(page, stage.mock.link.code(token));

    expect(await homecoming(stage, page)).toMatchObject({ state: "success" });
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });
});

describe("by keyboard alone", () => {
  it("one searches, chooses and signs in", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true }));
    const focused = async (name: string): Promise<void> => {
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press("Tab");
        if ((await page.locator(":focus").evaluateAll(nameOf)) === name) return;
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

    expect(await homecoming(stage, page)).toMatchObject({ state: "success" });
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });

  it("one denies a scope and allows the rest", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.visit(stage.newToken({ home: true, provider: "acme_watch" }));
    await page.getByRole("checkbox", { name: "sleep:read" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Allow" }).focus();
    await page.keyboard.press("Enter");

    expect(await homecoming(stage, page)).toMatchObject({ state: "success" });
    const [connection] = stage.mock.connections.list(stage.user_id);
    expect(connection?.resource_availability["sleep"]?.status).toBe("unavailable");
  });
});

describe("another site", () => {
  it("cannot frame the page, nor post its forms", async () => {
    await using stage = await LinkStage.open(browser);
    const token = stage.newToken();
    const address = stage.address(token);
    const target = `${stage.door.url}/link/provider/glucose_two?token=${token}`;
    await using evil = await serve({
      "/": content(
        "text/html",
        `<!doctype html><iframe name="f" src="${address}"></iframe><form method="post" action="${target}"><input name="username" value="sam"><input name="password" value="x"><button>Win a prize</button></form>`,
      ),
    });
    const page = await stage.context.newPage();
    await page.goto(evil.origin);
    expect(stage.complaints.join()).toContain("frame-ancestors");
    await press(page, "Win a prize");
    expect(await page.getByRole("alert").innerText()).toContain("not sent from the link page");
    expect(stage.asked).toContain("POST /link/provider/glucose_two 403");
    expect(await stage.connected()).toEqual([]);
  });

  it("takes the steps with a link token of its own, and reads nothing of the team's", async () => {
    await using stage = await LinkStage.open(browser);
    const page = await stage.context.newPage();
    await page.goto(stage.home);
    const ask = (path: string, init: object): Promise<unknown> =>
      page.evaluate(
        `fetch(${JSON.stringify(stage.door.url + path)}, ${JSON.stringify(init)}).then((answer) => answer.json(), () => "blocked")`,
      );
    const headers = { "x-service-link-token": stage.newToken(), "content-type": "application/json" };
    const body = JSON.stringify({ username: "sam", password: "secret" });
    expect(
      await ask("/v2/link/provider/password/glucose_two", { method: "POST", headers, body }),
    ).toMatchObject({
      state: "success",
    });
    expect(await ask("/v2/user", { headers: { "x-service-api-key": stage.mock.apiKey } })).toBe("blocked");
    expect(await ask("/v2/link/providers", { headers: { "x-service-api-key": stage.mock.apiKey } })).toBe(
      "blocked",
    );
    expect(await stage.connected()).toEqual(["glucose_two"]);
  });
});

describe("a link token", () => {
  it("is told to nobody by its address: not to the application, not to the journal", async () => {
    await using stage = await LinkStage.open(browser);
    const referrers: (string | undefined)[] = [];
    stage.app.server.on("request", (request: { headers: { referer?: string } }) =>
      referrers.push(request.headers.referer),
    );
    const token = stage.newToken({ home: true, provider: "glucose_two" });
    const page = await stage.visit(token);
    await signIn(page, { username: "sam", password: "hunter2-secret" });
    await homecoming(stage, page);

    expect(referrers).toEqual([undefined]);
    const journal = JSON.stringify(stage.mock.requests.list().map((entry) => [entry, entry.request]));
    expect(journal).not.toContain(token);
    expect(journal).not.toContain("hunter2");
  });
});

/** The name by which a control is known: its label, or its text. */
function nameOf([element]: { labels?: ArrayLike<{ textContent: string }>; textContent: string }[]): string {
  return (element?.labels?.[0]?.textContent ?? element?.textContent ?? "").trim();
}

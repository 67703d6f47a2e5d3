import { describe, expect, it } from "vitest";
import { startApp } from "../../examples/link-web/start.ts";
import { browser } from "./browser.ts";
import { press, signIn } from "./link-setup.ts";

describe("the link web example", () => {
  it("[LNK-1, LNK-2] sends a user to the link page and back, with each sign-in method", async () => {
    await using app = await startApp();
    const page = await browser.newPage();
    await page.goto(app.url);
    await press(page, "Connect a provider");
    await page.getByRole("link", { name: "Glucose Two" }).click();
    await signIn(page, "sam");
    await page.waitForURL(`${app.url}/linked?state=success`);
    await press(page, "Connect a provider");
    await page.getByRole("link", { name: "Acme Watch" }).click();
    await press(page, "Allow");
    await page.waitForURL(`${app.url}/linked?state=success`);
    expect(await page.getByRole("listitem").allInnerTexts()).toEqual(["Glucose Two", "Acme Watch"]);

    expect(await page.getByRole("img", { name: /^Steps by day: \w{3} [\d,]+, / }).count()).toBe(1);
    expect(
      await page.getByRole("img", { name: /^Heart rate of the last 24 hours: from \d+ to \d+/ }).count(),
    ).toBe(1);

    await press(page, "Connect a provider");
    await press(page, "Close");
    await page.waitForURL(/error_type=user_cancelled/);
    expect(await page.getByRole("status").innerText()).toBe("Maybe another time.");
    const [user] = app.mock.users.list();
    expect(app.mock.connections.list(user?.user_id ?? "")).toHaveLength(2);
    await page.close();
  });
});

import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { openConsole, undo } from "./open-console.ts";

const mock = createMock({ seed: "console users", preset: "demo" });

describe("the views Users and Link", () => {
  it("[LAND-6] create a user, connect a provider on the link page and show charts", async () => {
    await using console = await openConsole({ mock, view: "#/users" });
    const { page, context } = console;
    await page.getByText("There are no users yet.").waitFor();
    await page.getByRole("button", { name: "Create a user" }).click();
    const dialog = page.getByRole("dialog", { name: "Create a user" });
    await dialog.getByLabel("Client user id").fill("<b>ada</b>");
    await dialog.getByLabel("With").selectOption("synthetic patient info and insurance");
    await dialog.getByLabel("Fallback time zone").fill("Mars/Olympus");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByLabel("Fallback time zone").fill("");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("heading", { name: "<b>ada</b>" }).waitFor();
    const [user] = mock.users.list();
    await expect.poll(() => page.url()).toContain(`#/users/${user?.user_id}`);
    await page.getByText("Acme", { exact: false }).first().waitFor({ state: "attached" });

    // The user that the view proposed stays when another program creates one.
    await console.show("#/link");
    const chosen = page.getByRole("combobox", { name: "User", exact: true });
    await chosen.waitFor();
    const later = mock.users.create({ client_user_id: "<b>ada</b>2" });
    await page.locator('option[value="<b>ada</b>2"]').waitFor({ state: "attached" });
    expect(await chosen.inputValue()).toBe("<b>ada</b>");
    mock.users.delete(later);
    await page.goBack();
    await page.getByRole("link", { name: "Try the link page" }).click();
    await page.getByLabel("Provider", { exact: true }).selectOption("Glucose Two");
    await page.getByRole("button", { name: "Create a link token" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Open the link page", exact: true }).click();
    const linkPage = await opened;
    await linkPage.getByLabel("User name").fill("mfa_sms");
    await linkPage.getByLabel("Password").fill("secret");
    await linkPage.getByRole("button", { name: "Connect", exact: true }).click();
    const code = await page.getByText("The one-time code is").locator("strong").innerText();
    await linkPage.getByLabel("Code").fill(code);
    await linkPage.getByRole("button", { name: "Continue" }).click();
    await linkPage.getByRole("heading", { name: "Connected" }).waitFor();
    await page.getByText("Connected now: Glucose Two.").waitFor();
    await console.expectAccessible();

    await page.getByRole("link", { name: "See the user's data" }).click();
    const chart = page.getByRole("figure").filter({ hasText: "Glucose, last 3 days" });
    await chart.getByText("(target range: 3.9 to 10)").waitFor();
    await chart.locator("canvas").waitFor();
    await console.expectAccessible();
    await chart.getByText("Show the values").click();
    await chart.getByRole("region").locator("tbody tr").nth(10).waitFor();
  });

  it("[LAND-6] show steps, heart rate and sleep, and fail, disconnect, delete and undo", async () => {
    const user = mock.users.create({
      client_user_id: "bo",
      info: {},
      fallback_time_zone: "America/New_York",
      connections: ["acme_watch"],
    });
    // Every five minutes, but for an hour. The last point stands alone.
    const at = (minutes: number) => ({
      timestamp: new Date(mock.clock.now() - minutes * 60_000).toISOString(),
      value: 60,
    });
    mock.timeseries.replace(user, "heartrate", {
      provider: "acme_watch",
      points: [at(120), at(115), at(110), at(50), at(45), at(5)],
    });
    await using console = await openConsole({
      mock,
      view: "#/users",
      viewport: { width: 390, height: 844 },
    });
    const { page } = console;
    await page.getByLabel("Search").fill("bo watch");
    await page.getByText("1 of 2 users").waitFor();
    await expect.poll(() => page.url()).toMatch(/#\/users\?search=bo\+watch$/);
    await console.expectAccessible();
    await page.getByRole("link", { name: "bo", exact: true }).click();
    for (const name of ["Steps per day", "Heart rate, last 24 hours, bpm"])
      await page.getByRole("figure").filter({ hasText: name }).locator("canvas").waitFor();
    const heart = page
      .getByRole("figure")
      .filter({ hasText: "Heart rate, last 24 hours, bpm (America/New_York)" });
    await heart.getByText("Heart rate: 6 values from 60 to 60. Show the values").click();
    // 09:00 UTC is 04:00 in New York. A gap has no value, where the line breaks.
    expect(await heart.getByRole("region").locator("tbody tr").allInnerTexts()).toEqual([
      "2026-01-15 02:00\t60",
      "2026-01-15 02:05\t60",
      "2026-01-15 02:10\t60",
      "2026-01-15 02:40\t–",
      "2026-01-15 03:10\t60",
      "2026-01-15 03:15\t60",
      "2026-01-15 03:35\t–",
      "2026-01-15 03:55\t60",
    ]);
    await page.getByText(/Awake: \d+ h \d+ min; REM: \d+ h \d+ min; Light: \d+ h/).click();
    await page.getByRole("region", { name: "Values: Sleep stages" }).waitFor();
    await console.expectAccessible();

    await page.getByRole("button", { name: "Store synthetic insurance" }).click();
    await page.getByText("Member id").waitFor();
    await page.getByRole("button", { name: "Fail Acme Watch" }).click();
    await page.getByText("token_refresh_failed").waitFor();
    await page.getByRole("button", { name: "Recover Acme Watch" }).click();
    await page.getByRole("button", { name: "Fail Acme Watch" }).waitFor();
    await page.getByRole("button", { name: "Delete the user" }).click();
    await page.getByRole("heading", { name: "Users" }).waitFor();
    await page.getByText("1 of 1 user").waitFor();
    await undo(page, "Deleted the user.");
    await page.getByText("2 of 2 users").waitFor();
    expect(mock.connections.list(user)).toHaveLength(1);
  });

  it("[PAT-1] show a user without patient info, and no request fails", async () => {
    const { user_id } = mock.users.create({ client_user_id: "no-info" });
    await using console = await openConsole({ mock, view: `#/users/${user_id}` });
    const { page } = console;
    const failed: string[] = [];
    page.on("response", (response) => response.ok() || failed.push(response.url()));
    await page.reload();
    await page.getByText("No patient info").waitFor();
    expect(failed).toEqual([]);
  });
});

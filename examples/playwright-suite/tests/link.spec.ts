import { expect, type Page } from "@playwright/test";
import { appUrl, test } from "./test.ts";

async function openLinkPage(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Connect a device" }).click();
}

/** Connects a watch: on the page of the application, on the link page, and on the page of the provider. */
async function connectWatch(page: Page): Promise<void> {
  await openLinkPage(page);
  await page.getByRole("link", { name: "Acme Watch" }).click();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("status")).toHaveText("Your device is connected.");
}

test("connects a watch and shows its steps", async ({ page, control }) => {
  await page.goto("/");
  await expect(page.getByText("No device is connected.")).toBeVisible();

  await connectWatch(page);
  await expect(page.getByRole("listitem")).toHaveText(["Acme Watch"]);
  const rows = page.getByRole("table", { name: "Steps" }).getByRole("row");
  await expect(rows).toHaveCount(7);
  await expect(rows.first().getByRole("cell")).toHaveText(/^[\d,]+$/);

  const [user] = await control.users.list();
  expect((await control.connections.list(user ?? "")).map(({ provider }) => provider)).toEqual([
    "acme_watch",
  ]);
});

test("shows what the device delivers later", async ({ page, control }) => {
  await connectWatch(page);
  const [user] = await control.users.list();
  const today = new Date().toISOString().slice(0, 10);
  await control.timeseries.replace(user ?? "", "steps", {
    provider: "acme_watch",
    points: [{ start: `${today}T00:00:00+00:00`, end: `${today}T00:00:00+00:00`, value: 4321 }],
  });
  await page.reload();
  await expect(page.getByRole("row", { name: today })).toContainText("4,321");
});

test("says that a password is wrong", async ({ page }) => {
  await openLinkPage(page);
  await page.getByRole("link", { name: "Glucose Two" }).click();
  await page.getByLabel("User name").fill("provider_credential_error");
  await page.getByLabel("Password").fill("secret");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("Your device could not be connected. Please try again.");
  await expect(page.getByText("No device is connected.")).toBeVisible();
});

test("goes back when the user closes the link page", async ({ page }) => {
  await openLinkPage(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("status")).toHaveText("You can connect a device at any time.");
});

test("says so when the service does not respond", async ({ page, control }) => {
  await control.faults.add({ operation: "link.createToken", status: 403 });
  await openLinkPage(page);
  await expect(page.getByText("The service did not respond. Please try again.")).toBeVisible();
});

test("starts a session of its own, and never sends it to the service", async ({ page, context, control }) => {
  await context.addCookies([{ name: "session", value: "chosen", url: appUrl }]);
  await connectWatch(page);
  const [cookie] = await context.cookies(appUrl);
  expect(cookie).toMatchObject({ name: "session", value: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const [user] = await control.users.list();
  expect(user?.client_user_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(user?.client_user_id).not.toBe(cookie?.value);
});

test("fits on the screen", async ({ page }) => {
  await connectWatch(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

import { expect } from "@playwright/test";
import { test } from "sanguine/mock/playwright";

test("opens the link page of a user", async ({ mock, client, page }) => {
  const { user_id } = await client.users.create({ client_user_id: "u-1" });
  expect(mock.users.get(user_id).client_user_id).toBe("u-1");
  await page.goto(mock.link.createToken({ user: user_id }).link_web_url);
  await expect(page.getByRole("heading").first()).toBeVisible();
});

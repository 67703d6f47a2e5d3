import { expect } from "@playwright/test";
import { test } from "sanguine/mock/playwright";

// Every test may run in another worker at the same time, and each sees its own user only.
for (const name of ["first", "second", "third"]) {
  test(`isolates the ${name} test`, async ({ mock, client, control, request }) => {
    const { user_id } = await client.users.create({ client_user_id: name });
    expect((await control.users.list()).map(({ client_user_id }) => client_user_id)).toEqual([name]);
    const headers = { "x-service-api-key": mock.apiKey };
    const response = await request.get(`${mock.url}/v2/user/${user_id}`, { headers });
    expect(await response.json()).toMatchObject({ client_user_id: name });
    expect((await request.get(`${mock.url}/health`)).status()).toBe(200);
    expect(mock.requests.count()).toBe(2);
  });
}

test.describe("with options", () => {
  test.use({ mockOptions: { apiKey: "<API_KEY>", now: "2026-03-01T08:00:00Z" } });

  for (const name of ["one", "another"]) {
    test(`sets the key and the time of ${name} test`, async ({ mock, request }) => {
      mock.users.create({ client_user_id: "u-42" });
      const headers = { "x-service-api-key": "<API_KEY>" };
      const response = await request.get(`${mock.url}/v2/user`, { headers });
      expect(await response.json()).toMatchObject({ users: [{ created_on: "2026-03-01T08:00:00+00:00" }] });
    });
  }
});

test("serves a page", async ({ mock, page }) => {
  const user = mock.users.create();
  const { link_web_url } = mock.link.createToken({ user });
  await page.goto(link_web_url);
  await expect(page.getByRole("heading").first()).toBeVisible();
});

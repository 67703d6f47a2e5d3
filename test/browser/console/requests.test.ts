import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { openConsole } from "./open-console.ts";

const run = promisify(execFile);
const back = (page: Page) => page.getByRole("link", { name: "All requests" }).click();

describe("requests", () => {
  it("follows the journal, and its curl sends a request again", async () => {
    await using console = await openConsole({ view: "#/requests" });
    const { mock, page, server } = console;
    await page.getByText("There are no requests yet.").waitFor();
    await console.expectAccessible();
    const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
    const send = (path: string, body?: object) =>
      fetch(
        server.url + path,
        body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
      );
    await send("/v2/user", { client_user_id: "it's <b>one</b>" });
    await send("/v2/user", { client_user_id: 7 });
    await send("/v2/usr");
    // The requests appear by themselves.
    await page.getByText("3 of 3 requests.").waitFor();
    await console.expectAccessible();

    await page.getByLabel("Status").selectOption("4xx");
    await page.getByText("2 of 3 requests.").waitFor();
    await page.getByLabel("Text").fill("user");
    await page.getByText("1 of 3 requests.").waitFor();
    // The filters are part of the address.
    await page.reload();
    await page.getByText("1 of 3 requests.").waitFor();
    await expect.poll(() => page.url()).toMatch(/#\/requests\?status=4xx&text=user$/);
    await page.getByRole("link", { name: "2", exact: true }).click();
    await page.getByRole("cell", { name: "body.client_user_id" }).waitFor();
    await page.getByText("Input should be a valid string").first().waitFor();
    await page.getByText("Real time").waitFor();
    await console.expectAccessible();

    // A number is not the text of its digits, and an empty list is not the lack of one.
    await send("/v2/user", { client_user_id: "7", tags: [] });
    await console.show("#/requests/2?with=4");
    await page.getByRole("row", { name: 'body.client_user_id 7 "7"', exact: true }).waitFor();
    await page.getByRole("row", { name: "body.tags – []", exact: true }).waitFor();
    await back(page);
    await page.getByRole("link", { name: "3", exact: true }).click();
    await page.getByRole("heading", { name: "Nearest operations" }).waitFor();
    await page.getByText("GET /v2/user", { exact: true }).first().waitFor();

    await back(page);
    await page.getByLabel("Status").selectOption("");
    await page.getByLabel("Text").fill("");
    const [user] = mock.users.list();
    await send(`/v2/user/${user?.user_id}`);
    await send(`/v3/order/${mock.orders.create({ user: user! }).id}`);
    const short = user?.user_id.slice(0, 8);
    const row = page.getByRole("row", { name: `GET /v2/user/${short}… it's <b>one</b>` });
    await row.getByText(/^2026-01-15 09:00:00\.000 UTC$/).waitFor();
    await row.getByText(/^[\d,]+(\.\d)?\sms$/).waitFor();
    await page.getByRole("row", { name: /GET \/v3\/order\/[0-9a-f]{8}… it's <b>one<\/b>/ }).waitFor();
    await page.getByRole("link", { name: "1", exact: true }).click();
    const sdk = page.getByRole("region", { name: "the client call" });
    expect(await sdk.textContent()).toBe(`await client.users.create({ client_user_id: "it's <b>one</b>" });`);
    await page.getByLabel("With the key of the mock").check();
    const curl = (await page.getByRole("region", { name: "the curl command" }).textContent()) ?? "";
    const { stdout } = await run("sh", ["-c", `${curl} -s`]);
    expect(JSON.parse(stdout)).toMatchObject({ detail: expect.anything() });
    expect(mock.requests.list().map(({ status, operation }) => [status, operation])).toEqual([
      [200, "users.create"],
      [422, "users.create"],
      [404, null],
      [422, "users.create"],
      [200, "users.get"],
      [200, "orders.get"],
      [400, "users.create"],
    ]);
    expect(mock.requests.last()?.request.body).toEqual({ client_user_id: "it's <b>one</b>" });
  });

  it("adds requests without loading the journal again, and stays usable on a phone", async () => {
    const mock = createMock({ seed: "console", journalSize: 160 });
    const client = mock.client();
    for (let count = 0; count < 150; count += 1) await client.users.list();
    const viewport = { width: 390, height: 800 };
    await using console = await openConsole({ mock, view: "#/requests", viewport });
    const { page } = console;
    await page.getByText("150 of 150 requests.").waitFor();
    const loads = () => console.requests.filter((url) => url.includes("/requests/list")).length;
    const before = loads();
    for (let count = 0; count < 20; count += 1) await client.users.list();
    await page.getByText("It no longer has the first 10.").waitFor();
    expect(loads()).toBe(before);
    await expect.poll(() => page.getByRole("row").count()).toBe(101);
    await page.getByRole("button", { name: "Show all 160 rows" }).click();
    await expect.poll(() => page.getByRole("row").count()).toBe(161);
    await page.getByRole("link", { name: "170", exact: true }).waitFor();
    await console.expectAccessible();
    await page
      .getByText("160 of 160 requests. The journal keeps the newest 160. It no longer has the first 10.")
      .waitFor();
    const current = page.getByRole("navigation", { name: "Views" }).locator("[aria-current]");
    for (const view of ["Link", "Users", "Requests"]) {
      await page.evaluate(`location.hash = "#/${view.toLowerCase()}"`);
      await current.getByText(view).waitFor();
      // It scrolls into view after it was drawn.
      const isInView = async () => {
        const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
        return [x >= 0, x + width <= 390];
      };
      await expect.poll(isInView).toEqual([true, true]);
    }
    await page.setViewportSize({ width: 820, height: 900 });
    const path = await page.locator("td.wide code").first().boundingBox();
    expect([(path?.x ?? 820) + (path?.width ?? 0) <= 820, (path?.height ?? 99) < 25]).toEqual([true, true]);
    await page.setViewportSize(viewport);
    const { x = 0, width = 999 } = (await page.locator("td.wide code").first().boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Clear the journal" }).click();
    const question = page.getByRole("dialog", { name: "Clear the journal?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(mock.requests.count()).toBe(160);
    await page.getByRole("button", { name: "Clear the journal" }).click();
    await question.getByRole("button", { name: "Clear the journal" }).click();
    await page.getByText("There are no requests yet.").waitFor();
    expect(mock.requests.count()).toBe(0);
  });
});

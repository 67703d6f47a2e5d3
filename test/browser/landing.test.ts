import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { openContext } from "./browser.ts";
import { findFlaws } from "./find-flaws.ts";

/** Opens a page as wide as a phone. */
async function openPage(url: string) {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { context, consoleErrors } = await openContext({
    viewport: { width: 390, height: 800 },
    permissions,
  });
  const page = await context.newPage();
  await page.goto(url);
  return { page, errors: consoleErrors };
}

describe("the landing page", () => {
  it("[LAND-1] copies a key, opens the link page and has no accessibility violation", async () => {
    const mock = createMock();
    // A name without a place to wrap.
    mock.team({ name: "team_".repeat(12) });
    await using server = await listen(mock);
    const { page, errors } = await openPage(server.url);
    expect(await findFlaws(page)).toEqual([]);
    await page.getByRole("button", { name: "Copy API key", exact: true }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(mock.apiKey);

    await page.getByRole("button", { name: "open the link page" }).click();
    await page.getByRole("heading", { name: "Choose a provider" }).waitFor();
    await page.goto(`${server.url}/__mock/reference`);
    expect(await findFlaws(page)).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("[LAND-2] shows the keys for the control token of the fragment, which leaves the address", async () => {
    const mock = createMock();
    await using server = await listen(mock, { host: "0.0.0.0" });
    const { page, errors } = await openPage(`${server.url}/#token=${mock.controlToken}`);
    await page.getByText(mock.apiKey, { exact: true }).waitFor();
    await expect.poll(() => page.url()).toBe(`${server.url}/`);
    expect(await page.getByRole("region", { name: "List the providers" }).innerText()).toBe(
      `curl ${server.url}/v2/providers -H "x-service-api-key: ${mock.apiKey}"`,
    );
    expect(await page.getByRole("link", { name: "Console" }).getAttribute("href")).toBe(
      `/__mock/#token=${mock.controlToken}`,
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("[LAND-2] shows the keys for a control token that a person enters", async () => {
    const mock = createMock();
    await using server = await listen(mock, { host: "0.0.0.0" });
    const { page } = await openPage(server.url);
    expect(await findFlaws(page)).toEqual([]);
    await page.getByLabel("Control token").fill("wrong");
    await page.getByRole("button", { name: "Show the API keys" }).click();
    await page.getByText("That control token was not accepted.").waitFor();
    await page.getByLabel("Control token").fill(mock.controlToken);
    await page.getByRole("button", { name: "Show the API keys" }).click();
    await page.getByText(mock.apiKey, { exact: true }).waitFor();
    await page.context().close();
  });
});

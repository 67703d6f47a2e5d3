import type { Page } from "playwright-core";
import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { button, openConsole, undo } from "./open-console.ts";

const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Views" }).getByRole("link", { name, exact: true });

describe("webhooks", () => {
  it("shows a message with its attempts and replays it to the inbox", async () => {
    await using console = await openConsole({ view: "#/endpoints" });
    const { mock, page } = console;
    await page.getByText("No endpoint receives webhooks.").waitFor();
    await console.expectAccessible();
    await button(page, "Open the inbox").click();
    await page.getByRole("heading", { name: "Inbox of the mock" }).waitFor();
    await button(page, "Respond with 503").click();
    await page.getByText("The inbox responds with 503 from now on.").waitFor();
    await console.expectAccessible();

    mock.orders.create();
    await view(page, "Webhooks").click();
    await page.getByRole("link", { name: "labtest.order.created" }).click();
    await page.getByRole("heading", { name: "Attempts (1)" }).waitFor();
    await page.getByText("status 503").waitFor();
    await page.getByText("Response to attempt 1").waitFor();
    await page.getByText("Next attempt:").waitFor();
    await page.getByText("Request headers of attempt 1").click();
    const [message] = mock.webhooks.outbox();
    const signature = message?.attempts[0]?.headers["webhook-signature"] ?? "";
    await page.getByText(signature).waitFor();
    await page.getByText('"event_type": "labtest.order.created"').waitFor();
    await console.expectAccessible();

    mock.webhooks.openInbox();
    await button(page, "Send again").click();
    await page.getByRole("heading", { name: "Attempts (2)" }).waitFor();
    await page.getByText("delivered", { exact: true }).waitFor();
    await button(page, "Deliver a duplicate").click();
    await page.getByRole("heading", { name: "Attempts (3)" }).waitFor();
    await page.getByRole("link", { name: "All messages" }).click();
    await view(page, "Inbox").click();
    await page.getByText("duplicate", { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText("verified", { exact: true }).count()).toBe(3);
    expect(mock.webhooks.inbox().map(({ status }) => status)).toEqual([503, 204, 204]);
    await console.expectAccessible();
  });

  it("registers, rotates and removes an endpoint, holds and drops", async () => {
    const mock = createMock({ seed: "console" });
    const viewport = { width: 390, height: 800 };
    await using console = await openConsole({ mock, view: "#/endpoints", viewport });
    const { page } = console;
    await page.getByLabel("URL", { exact: true }).fill("http://127.0.0.1:1/hooks");
    await page.getByLabel("Event types").fill("labtest.order.*");
    await button(page, "Register").click();
    await page.getByRole("heading", { name: "http://127.0.0.1:1/hooks" }).waitFor();
    expect(mock.webhooks.list()).toMatchObject([{ eventTypes: ["labtest.order.*"] }]);
    await button(page, "Rotate the secret").click();
    await button(page, "Retire older secrets").click();
    await button(page, "Retire older secrets").waitFor({ state: "detached" });
    expect(mock.webhooks.list()[0]?.secrets).toHaveLength(1);
    await console.expectAccessible();

    await view(page, "Webhooks").click();
    await page.getByText("There are no messages.").waitFor();
    await button(page, "Hold later messages").click();
    await page.getByText("Later messages are held.").waitFor();
    const order = mock.orders.create();
    mock.orders.advance(order);
    await page.getByRole("table").getByText("held", { exact: true }).nth(1).waitFor();
    await console.expectAccessible();
    await page.getByLabel("Outcome").selectOption("held");
    await page.reload();
    await expect.poll(() => page.url()).toMatch(/#\/webhooks\?status=held$/);
    await page.getByRole("link", { name: "labtest.order.updated" }).click();
    await button(page, "Drop").click();
    await page.getByText("dropped", { exact: true }).waitFor();
    await page.getByRole("link", { name: "All messages" }).click();
    await button(page, "Release held messages").click();
    await page.getByRole("table").getByText("failed", { exact: true }).waitFor();
    await page.getByLabel("Search").fill(order.id);
    await button(page, "Send 1 failed again").click();
    await page.getByText("Sent the failed messages again.").waitFor();
    const listStatuses = () => mock.webhooks.outbox().map(({ status }) => status);
    // The attempt ends after the message says that it was sent.
    await expect.poll(listStatuses).toEqual(["failed", "dropped"]);

    await view(page, "Endpoints").click();
    await button(page, "Remove").click();
    await page.getByText("No endpoint receives webhooks.").waitFor();
    await undo(page, "Removed the endpoint.");
    await page.getByRole("heading", { name: "http://127.0.0.1:1/hooks" }).waitFor();
    expect(mock.webhooks.list()).toHaveLength(1);
  });
});

import type { BrowserContextOptions, Page } from "playwright-core";
import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { expect } from "vitest";
import { openContext } from "../browser.ts";
import { findFlaws } from "../find-flaws.ts";

export interface OpenConsoleOptions {
  /** @default a new mock */
  readonly mock?: Mock;
  /** Fills the mock, given the base URL for requests. */
  readonly prepare?: (mock: Mock, url: string) => Promise<void>;
  /** Fragment of the view to open, such as `#/time`. @default the first view */
  readonly view?: string;
  readonly viewport?: BrowserContextOptions["viewport"];
}

/** Serves a mock and opens its console, signed in, in a browser context of its own. Fails at the end if the page reported a problem. */
export async function openConsole(options: OpenConsoleOptions = {}) {
  const mock = options.mock ?? createMock({ seed: "console" });
  const server = await listen(mock);
  await options.prepare?.(mock, server.url);
  const { context, consoleErrors } = await openContext({ viewport: options.viewport });
  const page = await context.newPage();
  /** The URL and the Referer of each request of the page. */
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await page.goto(`${server.url}/__mock/#token=${mock.controlToken}`);
  await page.getByText("Live", { exact: true }).waitFor();
  /** Opens a view by its fragment, such as `#/time`. */
  const show = (view: string) => page.evaluate(`location.hash = ${JSON.stringify(view)}`);
  if (options.view !== undefined) await show(options.view);
  return {
    mock,
    server,
    context,
    page,
    requests,
    show,
    expectAccessible: async (): Promise<void> => expect(await findFlaws(page)).toEqual([]),
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await context.close();
      await server.close();
      // The browser reports every response of 400 and above. The page shows it to the user.
      expect(consoleErrors.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
    },
  };
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

export const say = (page: Page, text: string) => page.getByLabel("Messages").getByText(text).waitFor();

export const undo = (page: Page, text: string) =>
  page.getByLabel("Messages").locator("div", { hasText: text }).getByRole("button", { name: "Undo" }).click();

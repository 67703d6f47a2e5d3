import axe from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { expect } from "vitest";

/** Options of an open console. */
export interface OpenConsoleOptions {
  /** @default a new mock */
  readonly mock?: Mock;
  /** Fills the mock, given the base URL for requests. */
  readonly prepare?: (mock: Mock, url: string) => Promise<void>;
  /** Fragment of the view to open, such as `#/time`. @default the first view */
  readonly view?: string;
  /** Options of the browser context, such as the color scheme. */
  readonly browser?: BrowserContextOptions;
}

/** A request of the page: its whole URL and its headers. */
export interface SentRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A console in a browser context of its own, and the mock behind it. */
export class OpenConsole implements AsyncDisposable {
  /** Errors and warnings of the browser's console, uncaught errors and violations of the page's policy. */
  readonly problems: string[] = [];
  readonly requests: SentRequest[] = [];

  private constructor(
    readonly mock: Mock,
    readonly server: MockServer,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** Serves the mock and opens the console signed in. */
  static async open(browser: Browser, options: OpenConsoleOptions = {}): Promise<OpenConsole> {
    const mock = options.mock ?? createMock({ seed: "console" });
    const server = await listen(mock);
    await options.prepare?.(mock, server.url);
    const context = await browser.newContext(options.browser);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const opened = new OpenConsole(mock, server, context, page);
    page.on("console", (message) => {
      const [type, text] = [message.type(), message.text()];
      // The browser reports every response of 400 and above. The page shows it to the user.
      if (text.startsWith("Failed to load resource")) return;
      if (type === "error" || type === "warning") opened.problems.push(text);
    });
    page.on("pageerror", (error) => opened.problems.push(String(error)));
    page.on("request", (request) => opened.requests.push({ url: request.url(), headers: request.headers() }));
    await page.goto(`${server.url}/__mock/#token=${mock.controlToken}`);
    await page.getByText("Live", { exact: true }).waitFor();
    if (options.view !== undefined) await opened.show(options.view);
    return opened;
  }

  /** Opens a view by its fragment, such as `#/time`. */
  async show(view: string): Promise<void> {
    await this.page.evaluate(`location.hash = ${JSON.stringify(view)}`);
  }

  /** Checks the page with axe. */
  async expectAccessible(): Promise<void> {
    // The page's policy forbids scripts of the page, not those of the debugger.
    await this.page.evaluate(axe.source);
    const { violations } = (await this.page.evaluate("axe.run()")) as axe.AxeResults;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual(
      [],
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
    await this.server.close();
  }
}

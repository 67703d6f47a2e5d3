import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { parseLinkRedirect, type LinkRedirect } from "sanguine";
import { createMock, type LinkTokenSeed, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { content, serve, type Site } from "./site.ts";

/** Options of a setup. */
export interface SetupOptions {
  /** Options of the browser context, such as the color scheme. */
  readonly browser?: BrowserContextOptions;
}

/** Options of a link token. */
export interface TokenOptions extends Omit<LinkTokenSeed, "user" | "redirect_url"> {
  /** Whether the token redirects to the application. @default false */
  readonly redirects?: boolean;
}

const landing = `<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,"></head><body><h1>The app</h1></body></html>`;

/** A mock at a port, an application of another origin as the redirect's target, one user and a browser context. */
export class LinkSetup implements AsyncDisposable {
  /** Errors and warnings of the console, on every page. */
  readonly consoleErrors: string[] = [];
  /** Requests of the browser, without queries, as `GET /path 200`. */
  readonly requests: string[] = [];

  private constructor(
    readonly mock: Mock,
    readonly server: MockServer,
    readonly app: Site,
    readonly context: BrowserContext,
    readonly user_id: string,
  ) {}

  static async open(browser: Browser, options: SetupOptions = {}): Promise<LinkSetup> {
    const mock = createMock({ seed: "link page" });
    const server = await listen(mock);
    const app = await serve({ "/linked": content("text/html", landing) });
    const context = await browser.newContext(options.browser);
    context.setDefaultTimeout(10_000);
    const { user_id } = mock.users.create({ client_user_id: "u-1" });
    const setup = new LinkSetup(mock, server, app, context, user_id);
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        setup.consoleErrors.push(message.text());
    });
    context.on("response", (response) => {
      const { pathname } = new URL(response.url());
      setup.requests.push(`${response.request().method()} ${pathname} ${response.status()}`);
    });
    return setup;
  }

  /** URL of the application that tokens redirect to. */
  get redirectUrl(): string {
    return `${this.app.origin}/linked`;
  }

  /** A client that calls the service as the application's server does. */
  get client() {
    return this.mock.client({ baseUrl: this.server.url, fetch: (url, init) => fetch(url, init) });
  }

  newToken({ redirects = false, ...options }: TokenOptions = {}): string {
    const redirect_url = redirects ? `${this.redirectUrl}?from=link` : null;
    return this.mock.link.createToken({ user: this.user_id, redirect_url, ...options }).link_token;
  }

  /** Builds the URL of the link page of a token. */
  buildPageUrl(token: string): string {
    return `${this.server.url}/link/?token=${token}`;
  }

  /** Opens the link page of a token in a new tab. */
  async openPage(token: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.buildPageUrl(token));
    return page;
  }

  /** Returns the slugs of the user's providers, as the service reports them to the application. */
  async connected(): Promise<string[]> {
    const { providers } = await this.client.users.providers(this.user_id);
    return providers.map(({ slug }) => slug);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
    await this.app[Symbol.asyncDispose]();
    await this.server.close();
  }
}

/** Waits until a page was redirected to the application. Returns the outcome in its URL. */
export async function waitForRedirect(setup: LinkSetup, page: Page): Promise<LinkRedirect> {
  await page.waitForURL((url) => url.href.startsWith(setup.redirectUrl));
  const url = new URL(page.url());
  if (url.searchParams.get("from") !== "link") throw new Error("The redirect lost the parameter `from`.");
  return parseLinkRedirect(url);
}

/** Fills in a sign-in and submits it. */
export async function signIn(
  page: Page,
  {
    username,
    password = "secret",
    region,
  }: { username: string; password?: string | null; region?: string | null },
): Promise<void> {
  if (password === null) await page.getByLabel("E-mail").fill(username);
  else {
    await page.getByLabel("User name").fill(username);
    await page.getByLabel("Password").fill(password);
  }
  if (region != null) await page.getByLabel("Region").selectOption(region);
  await press(page, "Connect");
}

/** Fills in a code and submits it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await press(page, "Continue");
}

/** Presses a button and waits for the next screen, so that the following action does not happen on this one. */
export async function press(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name, exact: true }).click();
  await loaded;
}

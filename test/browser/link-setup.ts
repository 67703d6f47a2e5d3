import type { BrowserContextOptions, Page } from "playwright-core";
import { parseLinkRedirect, type LinkRedirect } from "sanguine";
import { createMock, type LinkTokenSeed } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { openContext } from "./browser.ts";
import { content, serve } from "./site.ts";

export interface TokenOptions extends Omit<LinkTokenSeed, "user" | "redirect_url"> {
  /** Whether the token redirects to the application. @default false */
  readonly redirects?: boolean;
}

const landing = `<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,"></head><body><h1>The app</h1></body></html>`;

/** A mock at a port, an application of another origin as the redirect's target, one user and a browser context. */
export type LinkSetup = Awaited<ReturnType<typeof openLinkSetup>>;

/** Opens a setup. The options are those of the browser context, such as the color scheme. */
export async function openLinkSetup(options?: BrowserContextOptions) {
  // A long name without a place to wrap.
  const mock = createMock({ seed: "link page", appName: "Vitalsync".repeat(6) });
  const server = await listen(mock);
  const app = await serve({ "/linked": content("text/html", landing) });
  const { context, consoleErrors } = await openContext(options);
  const { user_id } = mock.users.create({ client_user_id: "u-1" });
  const requests: string[] = [];
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    requests.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  const redirectUrl = `${app.origin}/linked`;
  /** A client that calls the service as the application's server does. */
  const client = mock.client({ baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
  const buildPageUrl = (token: string): string => `${server.url}/link/?token=${token}`;
  return {
    mock,
    server,
    context,
    user_id,
    consoleErrors,
    /** Requests of the browser, without queries, as `GET /path 200`. */
    requests,
    /** URL of the application that tokens redirect to. */
    redirectUrl,
    buildPageUrl,
    newToken: ({ redirects = false, ...seed }: TokenOptions = {}): string => {
      const redirect_url = redirects ? `${redirectUrl}?from=link` : null;
      return mock.link.createToken({ user: user_id, redirect_url, ...seed }).link_token;
    },
    openPage: async (token: string): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(buildPageUrl(token));
      return page;
    },
    /** Returns the slugs of the user's providers, as the service reports them to the application. */
    connected: async (): Promise<string[]> => {
      const { providers } = await client.users.providers(user_id);
      return providers.map(({ slug }) => slug);
    },
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await context.close();
      await app[Symbol.asyncDispose]();
      await server.close();
    },
  };
}

/** Waits until a page was redirected to the application. Returns the outcome in its URL. */
export async function waitForRedirect(setup: LinkSetup, page: Page): Promise<LinkRedirect> {
  await page.waitForURL((url) => url.href.startsWith(setup.redirectUrl));
  const url = new URL(page.url());
  if (url.searchParams.get("from") !== "link") throw new Error("The redirect lost the parameter `from`.");
  return parseLinkRedirect(url);
}

export async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel("User name").fill(username);
  await page.getByLabel("Password").fill("secret");
  await press(page, "Connect");
}

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

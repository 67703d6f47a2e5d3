import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { parseLinkRedirect, type LinkRedirect } from "sanguine";
import { createMock, type LinkTokenSeed, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { content, serve, type Site } from "./site.ts";

/** What a test asks of a stage. */
export interface StageOptions {
  /** How the browser looks at pages. */
  readonly browser?: BrowserContextOptions;
}

/** Parameters of a link token but its user and its address. */
export interface Wanted extends Omit<LinkTokenSeed, "user" | "redirect_url"> {
  /** Whether the token leads back to the application. @default false */
  readonly home?: boolean;
}

const landing = `<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,"></head><body><h1>The app</h1></body></html>`;

/** A mock behind its socket, an application of another origin to come back to, a user, and a browser of their own. */
export class LinkStage implements AsyncDisposable {
  /** Errors and warnings of the console, on every page that was opened. */
  readonly complaints: string[] = [];
  /** Addresses that the browser asked for, without their queries, as `GET /path 200`. */
  readonly asked: string[] = [];

  private constructor(
    readonly mock: Mock,
    readonly door: MockServer,
    readonly app: Site,
    readonly context: BrowserContext,
    readonly user_id: string,
  ) {}

  static async open(browser: Browser, options: StageOptions = {}): Promise<LinkStage> {
    const mock = createMock({ seed: "link page" });
    const door = await listen(mock);
    const app = await serve({ "/linked": content("text/html", landing) });
    const context = await browser.newContext(options.browser);
    context.setDefaultTimeout(10_000);
    const { user_id } = mock.users.create({ client_user_id: "u-1" });
    const stage = new LinkStage(mock, door, app, context, user_id);
    context.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") stage.complaints.push(message.text());
    });
    context.on("response", (response) => {
      const { pathname } = new URL(response.url());
      stage.asked.push(`${response.request().method()} ${pathname} ${response.status()}`);
    });
    return stage;
  }

  /** Where a token that comes home leads. */
  get home(): string {
    return `${this.app.origin}/linked`;
  }

  /** A client that calls the service as an application's own server does. */
  get client() {
    return this.mock.client({ baseUrl: this.door.url, fetch: (url, init) => fetch(url, init) });
  }

  newToken({ home = false, ...wanted }: Wanted = {}): string {
    const redirect_url = home ? `${this.home}?from=link` : null;
    return this.mock.link.createToken({ user: this.user_id, redirect_url, ...wanted }).link_token;
  }

  address(token: string): string {
    return `${this.door.url}/link/?token=${token}`;
  }

  /** Opens the link page of a token, in a tab of its own. */
  async visit(token: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.address(token));
    return page;
  }

  /** What the user is connected to, as the service tells the application. */
  async connected(): Promise<string[]> {
    const { providers } = await this.client.users.providers(this.user_id);
    return providers.map(({ slug }) => slug);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.context.close();
    await this.app[Symbol.asyncDispose]();
    await this.door.close();
  }
}

/** What a browser that came home was told; waits until it is there. */
export async function homecoming(stage: LinkStage, page: Page): Promise<LinkRedirect> {
  await page.waitForURL((url) => url.href.startsWith(stage.home));
  const url = new URL(page.url());
  if (url.searchParams.get("from") !== "link") throw new Error("The address lost its own parameter.");
  return parseLinkRedirect(url);
}

/** Fills in a sign-in and sends it. */
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

/** Fills in a code and sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await press(page, "Continue");
}

/** Presses a button that leads to another screen, and waits for that: what comes next must not happen on this one. */
export async function press(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent("domcontentloaded");
  await page.getByRole("button", { name, exact: true }).click();
  await loaded;
}

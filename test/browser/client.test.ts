import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Browser } from "playwright-core";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type MockServer } from "sanguine/mock/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle } from "../runtimes/bundle.ts";
import { startChromium } from "./chromium.ts";
import type * as app from "./pages/client.ts";
import type { Options } from "./pages/client.ts";
import { content, html, proxy, redirect, serve, type Site } from "./site.ts";
import { openTab, type Tab } from "./tab.ts";

type App = typeof app;

let script: string;
let browser: Browser;

beforeAll(async () => {
  ({ code: script } = await bundle(new URL("./pages/client.ts", import.meta.url), "browser"));
  browser = await startChromium();
});

afterAll(() => browser?.close());

/** A mock behind its own socket, and a site whose page may evaluate no text and passes `/api` on to it. */
class Stage implements AsyncDisposable {
  private constructor(
    readonly mock: Mock,
    readonly door: MockServer,
    readonly site: Site,
    readonly tab: Tab<App>,
  ) {}

  static async open(): Promise<Stage> {
    const mock = createMock({ seed: "browser" });
    const door = await listen(mock);
    const site = await serve({
      "/": html("/app.js", {
        "content-security-policy": "default-src 'none'; script-src 'self'; img-src data:; connect-src *",
      }),
      "/app.js": content("text/javascript", script),
      "/api/*": proxy("/api", door.url),
      "/moved/*": redirect("/moved", "/api"),
    });
    return new Stage(mock, door, site, await openTab<App>(browser, site.origin));
  }

  /** Options of a client that asks the page's own origin. */
  options(changes: Partial<Options> = {}): Options {
    const { apiKey } = this.mock;
    return { baseUrl: `${this.site.origin}/api`, apiKey, dangerouslyAllowBrowser: true, ...changes };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.tab[Symbol.asyncDispose]();
    await this.site[Symbol.asyncDispose]();
    await this.door.close();
  }
}

describe("a team key in a browser", () => {
  it("is refused, without being shown", async () => {
    await using stage = await Stage.open();
    const { apiKey } = stage.mock;
    const refused = await stage.tab.run("make", stage.options({ dangerouslyAllowBrowser: undefined }));

    expect(refused).toMatchObject({ name: "ConfigurationError", code: "configuration" });
    expect(refused).toHaveProperty("message", expect.stringContaining("dangerouslyAllowBrowser"));
    expect(JSON.stringify(refused)).not.toContain(apiKey);
    expect(await stage.tab.run("make", stage.options())).toContain("users");
    expect(stage.tab.complaints).toEqual([]);
  });

  it("reaches the service over the page's own origin", async () => {
    await using stage = await Stage.open();
    const created = await stage.tab.run("createUser", stage.options(), "u-1");

    expect(created).toMatchObject({ data: { client_user_id: "u-1" }, attempts: 1 });
    expect(await stage.tab.run("listUsers", stage.options())).toEqual(stage.mock.users.list());
    expect(stage.mock.requests.violations).toEqual([]);
    expect(stage.tab.complaints).toEqual([]);
  });

  it("does not reach the service from another origin", async () => {
    await using stage = await Stage.open();
    const options = stage.options({ baseUrl: stage.door.url });

    expect(await stage.tab.run("createUser", options, "u-1")).toMatchObject({ name: "ConnectionError" });
    expect(stage.mock.users.list()).toEqual([]);
    expect(stage.mock.requests.list({ operation: "users.create" })).toEqual([]);
    expect(stage.tab.complaints.join("\n")).toContain("CORS policy");
  });

  it("is not invited by the service: no answer carries a CORS header", async () => {
    const mock = createMock({ seed: "browser" });
    const door = await listen(mock);
    const origin = { origin: "http://page.test" };
    const asked = [
      { headers: { ...origin, "x-service-api-key": mock.apiKey } },
      { headers: origin },
      {
        method: "OPTIONS",
        headers: {
          ...origin,
          "access-control-request-method": "GET",
          "access-control-request-headers": "x-service-api-key",
        },
      },
    ];
    try {
      const answers = await Promise.all(asked.map((init) => fetch(`${door.url}/v2/providers`, init)));
      expect(answers.map(({ status }) => status)).toEqual([200, 401, 204]);
      for (const { headers } of answers) {
        expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
      }
      await Promise.all(answers.map((answer) => answer.text()));
    } finally {
      await door.close();
    }
  });

  it("does not follow a redirect, whose target a browser hides", async () => {
    await using stage = await Stage.open();
    const moved = await stage.tab.run(
      "listProviders",
      stage.options({ baseUrl: `${stage.site.origin}/moved` }),
    );

    expect(moved).toMatchObject({ name: "ApiError", code: "redirect_refused" });
    expect(stage.mock.requests.list()).toEqual([]);
  });
});

describe("a call in a browser", () => {
  it("ends at an abort, and its request with it", async () => {
    await using stage = await Stage.open();
    stage.mock.faults.add({ operation: "providers.list", network: "hang" });
    const asked = new Promise<ServerResponse>((resolve) => {
      stage.site.server.once("request", (_, response) => resolve(response));
    });
    await stage.tab.run("begin", stage.options());
    const response = await asked;
    const closed = once(response, "close");

    expect(await stage.tab.run("abort")).toMatchObject({ name: "AbortError", code: "aborted" });
    await closed;
    expect(response.writableFinished).toBe(false);
  });

  it.each(["hang", "stall"] as const)("is over at its time limits, in a %s too", async (network) => {
    await using stage = await Stage.open();
    stage.mock.faults.add({ operation: "providers.list", network });
    const limited = (limits: Partial<Options>) =>
      stage.tab.run("listProviders", stage.options({ retries: 0, ...limits }));

    expect(await limited({ timeout: 300 })).toMatchObject({ name: "TimeoutError", code: "timeout" });
    expect(await limited({ deadline: 300 })).toMatchObject({ name: "TimeoutError", code: "deadline" });
  });

  it.each(["reset", "truncate"] as const)("tells of a %s as a lost connection", async (network) => {
    await using stage = await Stage.open();
    stage.mock.faults.add({ operation: "providers.list", network });

    expect(await stage.tab.run("listProviders", stage.options({ retries: 0 }))).toMatchObject({
      name: "ConnectionError",
    });
  });

  it("tells of a refused key without showing it", async () => {
    await using stage = await Stage.open();
    const apiKey = "sk_us_of_nobody";
    const refused = await stage.tab.run("listProviders", stage.options({ apiKey }));

    expect(refused).toMatchObject({ name: "AuthenticationError" });
    expect(JSON.stringify(refused)).not.toContain(apiKey);
  });

  it("brings enumeration values that no release knows", async () => {
    await using stage = await Stage.open();
    const today = await stage.tab.run("readAuthTypes", stage.options());
    stage.mock.unknownValues.enable();
    const tomorrow = await stage.tab.run("readAuthTypes", stage.options());

    expect(today).toMatchObject({ count: 41, unknown: [] });
    expect(tomorrow).toEqual({
      count: 41,
      known: [],
      unknown: today.known.map((type) => `future_${type}`).toSorted(),
    });
    expect(stage.tab.complaints).toEqual([]);
  });
});

import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { bundle } from "./bundle.ts";
import type * as app from "./pages/client.ts";
import type { Options } from "./pages/client.ts";
import { content, html, proxy, redirect, serve } from "./site.ts";
import { openTab } from "./tab.ts";

type App = typeof app;

const { code: script } = await bundle(new URL("./pages/client.ts", import.meta.url), "browser");

/** Opens a mock at a port, and a site whose page cannot evaluate text as code and whose `/api` is a proxy to the mock. */
async function open() {
  const mock = createMock({ seed: "browser" });
  const server = await listen(mock);
  const site = await serve({
    "/": html("/app.js", {
      "content-security-policy": "default-src 'none'; script-src 'self'; img-src data:; connect-src *",
    }),
    "/app.js": content("text/javascript", script),
    "/api/*": proxy("/api", server.url),
    "/moved/*": redirect("/moved", "/api"),
  });
  const tab = await openTab<App>(site.origin);
  return {
    mock,
    server,
    site,
    tab,
    /** Returns options of a client that calls the page's own origin. */
    options: (changes: Partial<Options> = {}): Options => ({
      baseUrl: `${site.origin}/api`,
      apiKey: mock.apiKey,
      dangerouslyAllowBrowser: true,
      ...changes,
    }),
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await tab[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
      await server.close();
    },
  };
}

describe("a team key in a browser", () => {
  it("is rejected and not shown", async () => {
    await using setup = await open();
    const { apiKey } = setup.mock;
    const rejected = await setup.tab.run("create", setup.options({ dangerouslyAllowBrowser: undefined }));

    expect(rejected).toMatchObject({ name: "ConfigurationError", code: "configuration" });
    expect(rejected).toHaveProperty("message", expect.stringContaining("dangerouslyAllowBrowser"));
    expect(JSON.stringify(rejected)).not.toContain(apiKey);
    expect(await setup.tab.run("create", setup.options())).toContain("users");
    expect(setup.tab.consoleErrors).toEqual([]);
  });

  it("reaches the service over the page's own origin", async () => {
    await using setup = await open();
    const created = await setup.tab.run("createUser", setup.options(), "u-1");

    expect(created).toMatchObject({ data: { client_user_id: "u-1" }, attempts: 1 });
    expect(await setup.tab.run("listUsers", setup.options())).toEqual(setup.mock.users.list());
    expect(setup.mock.requests.violations).toEqual([]);
    expect(setup.tab.consoleErrors).toEqual([]);
  });

  it("does not reach the service from another origin", async () => {
    await using setup = await open();
    const options = setup.options({ baseUrl: setup.server.url });

    expect(await setup.tab.run("createUser", options, "u-1")).toMatchObject({ name: "ConnectionError" });
    expect(setup.mock.users.list()).toEqual([]);
    expect(setup.mock.requests.list({ operation: "users.create" })).toEqual([]);
    await expect.poll(() => setup.tab.consoleErrors.join("\n")).toContain("CORS policy");
  });

  it("does not follow a redirect, because the browser hides its target", async () => {
    await using setup = await open();
    const moved = await setup.tab.run(
      "listProviders",
      setup.options({ baseUrl: `${setup.site.origin}/moved` }),
    );

    expect(moved).toMatchObject({ name: "ApiError", code: "redirect_refused" });
    expect(setup.mock.requests.list()).toEqual([]);
  });
});

describe("a call in a browser", () => {
  it("ends at an abort together with its request", async () => {
    await using setup = await open();
    setup.mock.faults.add({ operation: "providers.list", network: "hang" });
    const started = new Promise<ServerResponse>((resolve) => {
      setup.site.server.once("request", (_, response) => resolve(response));
    });
    await setup.tab.run("begin", setup.options());
    const response = await started;
    const closed = once(response, "close");

    expect(await setup.tab.run("abort")).toMatchObject({ name: "AbortError", code: "aborted" });
    await closed;
    expect(response.writableFinished).toBe(false);
  });

  it.each(["hang", "stall"] as const)("ends at its time limits, also in a %s", async (network) => {
    await using setup = await open();
    setup.mock.faults.add({ operation: "providers.list", network });
    const limited = (limits: Partial<Options>) =>
      setup.tab.run("listProviders", setup.options({ retries: 0, ...limits }));

    expect(await limited({ timeout: 300 })).toMatchObject({ name: "TimeoutError", code: "timeout" });
    expect(await limited({ deadline: 300 })).toMatchObject({ name: "TimeoutError", code: "deadline" });
  });

  it.each(["reset", "truncate"] as const)("reports a %s as a lost connection", async (network) => {
    await using setup = await open();
    setup.mock.faults.add({ operation: "providers.list", network });

    expect(await setup.tab.run("listProviders", setup.options({ retries: 0 }))).toMatchObject({
      name: "ConnectionError",
    });
  });
});

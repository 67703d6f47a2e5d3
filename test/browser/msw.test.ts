import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundle, type Bundle } from "../runtimes/bundle.ts";
import { startChromium } from "./chromium.ts";
import type * as app from "./pages/msw.ts";
import { content, html, serve, type Site } from "./site.ts";
import { openTab, type Tab } from "./tab.ts";

type App = typeof app;

let script: Bundle;
let worker: string;
let browser: Browser;

beforeAll(async () => {
  script = await bundle(new URL("./pages/msw.ts", import.meta.url), "browser");
  worker = await readFile(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "utf8");
  browser = await startChromium();
});

afterAll(() => browser?.close());

/** A site of its own for a test, with the worker's file where MSW looks for it. */
function serveSite(headers?: Readonly<Record<string, string>>): Promise<Site> {
  return serve({
    "/": html("/app.js", headers),
    "/app.js": content("text/javascript", script.code),
    "/mockServiceWorker.js": content("text/javascript", worker),
    "/settings": content("application/json", '{"theme":"dark"}'),
  });
}

const open = (site: Site): Promise<Tab<App>> => openTab<App>(browser, site.origin);

/** What Chromium itself writes of every answer that is no success; no page can prevent it. */
const failed = (status: number): unknown =>
  expect.stringContaining(`Failed to load resource: the server responded with a status of ${status} `);

describe("the bundle of the MSW adapter for a browser", () => {
  it("holds all that it needs, and nothing of Node", () => {
    expect(script.externals).toEqual([]);
    // Only the search for the worker thread that reads PDFs uses it. A browser has no such worker and reads them in the page.
    expect(script.warnings).toEqual([
      '"import.meta" is not available with the "iife" output format and will be empty',
    ]);
    expect(script.inputs).toContain("mock/adapters/msw-browser.ts");
    expect(script.inputs.filter((path) => /\/adapters\/(node-http|msw-node|vitest)\.ts$/.test(path))).toEqual(
      [],
    );
    expect(script.inputs.filter((path) => /node_modules\/msw\/lib\/node\//.test(path))).toEqual([]);
    expect(script.code).not.toMatch(/\brequire\("(node:)?(fs|http|net|path|url|async_hooks|crypto)"\)/);
  });
});

describe("the MSW adapter in a browser", () => {
  it("answers an application's own client, and leaves the console clean", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start");

    expect(await tab.run("createUsers", ["u-1", "u-2", "u-3"])).toEqual({
      listed: ["u-1", "u-2", "u-3"],
      stored: 3,
    });
    expect(await tab.run("journal")).toEqual({
      requests: [...Array<string>(3).fill("POST /v2/user 200"), "GET /v2/user 200"],
      violations: [],
    });
    expect(tab.complaints).toEqual([]);
  });

  it("gives the conflict of a user that exists as its own error", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start");

    const conflict = await tab.run("createTwice", "u-1");
    expect(conflict).toEqual({ user_id: conflict.user_id, existing: conflict.user_id, status: 400 });
    expect(tab.complaints).toEqual([failed(400)]);
  });

  it("serves every page of a time series, in the mock's own order", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start");

    const walk = await tab.run("walkSteps", "2026-01-08", "2026-01-14");
    expect(walk.pages.length).toBeGreaterThan(2);
    expect(new Set(walk.pages.slice(0, -1))).toEqual(new Set([100]));
    expect(walk.starts.length).toBeGreaterThan(200);
    expect(walk.starts).toEqual(walk.stored);
    expect((await tab.run("journal")).violations).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  it("has an injected 503 retried, after the wait that it asks for", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start");
    await tab.run("addFault", { operation: "providers.list", status: 503, retryAfter: 2, times: 1 });

    expect(await tab.run("listProviders")).toMatchObject({ attempts: 2, waits: [2000], count: 41 });
    expect((await tab.run("journal")).requests).toEqual(["GET /v2/providers 503", "GET /v2/providers 200"]);
    expect(tab.complaints).toEqual([failed(503)]);
  });

  it("lets everything else pass: other paths of its origin, and other hosts", async () => {
    await using site = await serveSite();
    await using other = await serve({
      "/v2/providers": content("text/plain", "another service", { "access-control-allow-origin": "*" }),
    });
    await using tab = await open(site);
    await tab.run("start", { url: `${site.origin}/api` });

    expect(await tab.run("listProviders")).toMatchObject({ attempts: 1, count: 41 });
    expect(await tab.run("fetchText", `${site.origin}/settings`)).toBe('200 {"theme":"dark"}');
    expect(await tab.run("fetchText", `${site.origin}/apiary`)).toBe("404 Nothing stands here.");
    expect(await tab.run("fetchText", `${other.origin}/v2/providers`)).toBe("200 another service");
    expect((await tab.run("journal")).requests).toEqual(["GET /v2/providers 200"]);
    expect(site.asked).toEqual(expect.arrayContaining(["GET /settings", "GET /apiary"]));
    expect(site.asked.filter((asked) => asked.includes("/api/"))).toEqual([]);
    expect(tab.complaints).toEqual([failed(404)]);
  });

  it("warns of what passes, or stops it, where the page asks for that", async () => {
    await using site = await serveSite();
    await using warned = await open(site);
    await warned.run("start", { onUnhandled: "warn" });
    expect(await warned.run("fetchText", `${site.origin}/settings`)).toBe('200 {"theme":"dark"}');
    expect(warned.complaints).toEqual([expect.stringContaining(`GET ${site.origin}/settings`)]);

    await using stopped = await open(site);
    await stopped.run("start", { onUnhandled: "error" });
    await stopped.run("fetchText", `${site.origin}/settings`);
    expect(stopped.complaints).toContainEqual(expect.stringContaining(`GET ${site.origin}/settings`));
    expect(site.asked.filter((asked) => asked === "GET /settings")).toHaveLength(1);
  });

  it("works on a page that may make no code of text", async () => {
    await using site = await serveSite({ "content-security-policy": "script-src 'self'" });
    await using tab = await open(site);
    expect(await tab.run("makesCode")).toBe(false);
    await tab.run("start");

    expect(await tab.run("createUsers", ["u-1"])).toEqual({ listed: ["u-1"], stored: 1 });
    expect((await tab.run("journal")).violations).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  it("takes one handler an operation, which lets paths pass that no operation has", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start", { url: site.origin, perOperation: true });

    expect(await tab.run("createUsers", ["u-1"])).toEqual({ listed: ["u-1"], stored: 1 });
    expect(await tab.run("fetchText", `${site.origin}/settings`)).toBe('200 {"theme":"dark"}');
    expect(site.asked.filter((asked) => asked.includes("/v2/"))).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  it.each([
    { network: "reset", error: "ConnectionError", code: null },
    { network: "truncate", error: "ConnectionError", code: null },
    { network: "hang", error: "TimeoutError", code: "timeout" },
    { network: "stall", error: "TimeoutError", code: "timeout" },
  ] as const)(
    "brings about the fault $network, which the client tells as $error",
    async ({ network, error, code }) => {
      await using site = await serveSite();
      await using tab = await open(site);
      await tab.run("start");
      await tab.run("addFault", { operation: "providers.list", network });

      const limits = { timeout: error === "TimeoutError" ? 300 : 20_000, retries: 0 };
      expect(await tab.run("listProviders", limits)).toMatchObject({ name: error, code });
    },
  );

  it("lets a call be aborted that is never answered", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start");
    await tab.run("addFault", { operation: "providers.list", network: "hang" });

    expect(await tab.run("abortInFlight")).toMatchObject({ name: "AbortError", code: "aborted" });
    expect(tab.complaints).toEqual([]);
  });

  it("answers no more once it is stopped", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start", { url: site.origin });
    expect(await tab.run("listProviders")).toMatchObject({ count: 41 });
    await tab.run("stop");

    expect(await tab.run("listProviders")).toMatchObject({ name: "NotFoundError" });
    expect(site.asked).toContain("GET /v2/providers");
    expect((await tab.run("journal")).requests).toEqual(["GET /v2/providers 200"]);
  });
});

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { bundle } from "./bundle.ts";
import type * as app from "./pages/msw.ts";
import { content, html, serve, type Site } from "./site.ts";
import { openTab, type Tab } from "./tab.ts";

type App = typeof app;

const script = await bundle(new URL("./pages/msw.ts", import.meta.url), "browser");
const worker = await readFile(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "utf8");

/** Serves a site for one test, with the worker script where MSW expects it. */
function serveSite(headers?: Readonly<Record<string, string>>): Promise<Site> {
  return serve({
    "/": html("/app.js", headers),
    "/app.js": content("text/javascript", script.code),
    "/mockServiceWorker.js": content("text/javascript", worker),
    "/settings": content("application/json", '{"theme":"dark"}'),
  });
}

const open = (site: Site): Promise<Tab<App>> => openTab<App>(site.origin);

/** Matches the message that Chromium logs for every error response. No page can prevent it. */
const failed = (status: number): unknown =>
  expect.stringContaining(`Failed to load resource: the server responded with a status of ${status} `);

it("the bundle of the MSW adapter for a browser contains everything that it needs and nothing of Node", () => {
  expect(script.externals).toEqual([]);
  // Only the code that locates the PDF worker uses it. A browser has no such worker and reads PDFs in the page.
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

describe("the MSW adapter in a browser", () => {
  it("responds to an application's client and logs nothing to the console", async () => {
    await using site = await serveSite();
    await using tab = await open(site);
    await tab.run("start");

    expect(await tab.run("createUsers", ["u-1", "u-2", "u-3"])).toEqual({
      listed: ["u-1", "u-2", "u-3"],
      stored: 3,
    });
    expect(await tab.run("journal")).toEqual({
      requests: [...Array<string>(3).fill("POST /v2/user/ 200"), "GET /v2/user/ 200"],
      violations: [],
    });
    expect(tab.consoleErrors).toEqual([]);
  });

  it("passes through other paths of its origin and other hosts", async () => {
    await using site = await serveSite();
    await using other = await serve({
      "/v2/providers": content("text/plain", "another service", { "access-control-allow-origin": "*" }),
    });
    await using tab = await open(site);
    await tab.run("start", { url: `${site.origin}/api` });

    expect(await tab.run("listProviders")).toMatchObject({ attempts: 1, count: 41 });
    expect(await tab.run("fetchText", `${site.origin}/settings`)).toBe('200 {"theme":"dark"}');
    expect(await tab.run("fetchText", `${site.origin}/apiary`)).toBe("404 Not found.");
    expect(await tab.run("fetchText", `${other.origin}/v2/providers`)).toBe("200 another service");
    expect((await tab.run("journal")).requests).toEqual(["GET /v2/providers/ 200"]);
    expect(site.requests).toEqual(expect.arrayContaining(["GET /settings", "GET /apiary"]));
    expect(site.requests.filter((request) => request.includes("/api/"))).toEqual([]);
    await expect.poll(() => tab.consoleErrors).toEqual([failed(404)]);
  });

  it("warns of unhandled requests or stops them, as the page configures", async () => {
    await using site = await serveSite();
    await using warned = await open(site);
    await warned.run("start", { onUnhandled: "warn" });
    expect(await warned.run("fetchText", `${site.origin}/settings`)).toBe('200 {"theme":"dark"}');
    // A request to the page's own machine is a mistake only when it looks like a call of the service.
    expect(warned.consoleErrors).toEqual([]);
    await warned.run("fetchText", `${site.origin}/v2/user`);
    await expect
      .poll(() => warned.consoleErrors)
      .toContainEqual(expect.stringContaining(`GET ${site.origin}/v2/user`));

    await using stopped = await open(site);
    await stopped.run("start", { onUnhandled: "error" });
    await stopped.run("fetchText", `${site.origin}/settings`);
    await expect
      .poll(() => stopped.consoleErrors)
      .toContainEqual(expect.stringContaining(`GET ${site.origin}/settings`));
    expect(site.requests.filter((request) => request === "GET /settings")).toHaveLength(1);
  });

  it("works on a page that cannot evaluate text as code", async () => {
    await using site = await serveSite({ "content-security-policy": "script-src 'self'" });
    await using tab = await open(site);
    expect(await tab.run("canEvaluateText")).toBe(false);
    await tab.run("start");

    expect(await tab.run("createUsers", ["u-1"])).toEqual({ listed: ["u-1"], stored: 1 });
    expect((await tab.run("journal")).violations).toEqual([]);
    expect(tab.consoleErrors).toEqual([]);
  });
});

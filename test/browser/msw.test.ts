import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { entries } from "../../vitest.config.ts";
import { openContext } from "./browser.ts";
import type * as app from "./pages/msw.ts";
import { content, serve, type Site } from "./site.ts";

type App = typeof app;

/** The program of the page, as an application's own bundler makes it. It stores its exports in the global `app`. */
const { outputFiles, metafile, warnings } = await build({
  entryPoints: [new URL("./pages/msw.ts", import.meta.url).pathname],
  bundle: true,
  write: false,
  metafile: true,
  platform: "browser",
  format: "iife",
  globalName: "app",
  target: "es2022",
  logLevel: "silent",
  alias: entries,
});
const [{ text: code } = { text: "" }] = outputFiles;
const worker = await readFile(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "utf8");
/** A page that loads the program. Its inline icon prevents a request for a favicon. */
const page =
  '<!doctype html><title>Test</title><link rel="icon" href="data:,"><script src="/app.js"></script>';

/** Serves a site for one test, with the worker script where MSW expects it. */
function serveSite(headers?: Readonly<Record<string, string>>): Promise<Site> {
  return serve({
    "/": content("text/html", page, headers),
    "/app.js": content("text/javascript", code),
    "/mockServiceWorker.js": content("text/javascript", worker),
    "/settings": content("application/json", '{"theme":"dark"}'),
  });
}

/** Opens the page. */
async function open({ origin }: Site) {
  const { context, consoleErrors } = await openContext();
  const tab = await context.newPage();
  await tab.goto(origin);
  return {
    consoleErrors,
    /** Calls a function of the program. Arguments and result must be JSON. */
    run: <Name extends keyof App>(
      name: Name,
      ...input: Parameters<App[Name]>
    ): Promise<Awaited<ReturnType<App[Name]>>> =>
      // In a task of the page: the debugger's own evaluation would suspend the page's ban on evaluating text.
      tab.evaluate(
        `new Promise((resolve) => setTimeout(resolve)).then(() => app.${name}(...${JSON.stringify(input)}))`,
      ),
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Matches the message that Chromium logs for every error response. No page can prevent it. */
const failed = (status: number): unknown =>
  expect.stringContaining(`Failed to load resource: the server responded with a status of ${status} `);

it("the bundle of the MSW adapter for a browser contains everything that it needs and nothing of Node", () => {
  const outputs = Object.values(metafile.outputs);
  expect(outputs.flatMap(({ imports }) => imports)).toEqual([]);
  // Only the code that locates the PDF worker uses it. A browser has no such worker and reads PDFs in the page.
  expect(warnings.map(({ text }) => text)).toEqual([
    '"import.meta" is not available with the "iife" output format and will be empty',
  ]);
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const paths = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  expect(paths).toContain("mock/adapters/msw-browser.ts");
  expect(paths.filter((path) => /\/adapters\/(node-http|msw-node|vitest)\.ts$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /node_modules\/msw\/lib\/node\//.test(path))).toEqual([]);
  expect(code).not.toMatch(/\brequire\("(node:)?(fs|http|net|path|url|async_hooks|crypto)"\)/);
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

import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../../support/ask.ts";

const mock = createMock({ seed: "console page" });
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen(mock);
});

afterAll(() => server.close());

describe("[CON-1] the console at a port", () => {
  it("is a page without inline script or style, and without a secret", async () => {
    const response = await fetch(`${server.url}/__mock/`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).not.toContain(mock.controlToken);
    expect(html).not.toContain(mock.apiKey);
    // Each script element is empty and has a source; nothing else carries code or style.
    expect(html.match(/<script[^>]*>[^<]*/g)).toEqual(['<script type="module" src="console.js">']);
    expect(html).not.toMatch(/<style|style=|\son\w+=/i);
  });

  it.each(["", "console.js", "console.css"])("sends strict headers with /__mock/%s", async (file) => {
    const { status, headers } = await fetch(`${server.url}/__mock/${file}`);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src blob:; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("serves a script and a style sheet with their types and lengths", async () => {
    const script = await fetch(`${server.url}/__mock/console.js`);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(Number(script.headers.get("content-length"))).toBe((await script.arrayBuffer()).byteLength);
    const style = await fetch(`${server.url}/__mock/console.css`, { method: "HEAD" });
    expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(await style.text()).toBe("");
  });

  it("redirects from the path without its slash", async () => {
    const response = await fetch(`${server.url}/__mock`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([308, "/__mock/"]);
  });

  it("leaves other methods, paths and hosts to the control API, which rejects them", async () => {
    expect((await fetch(`${server.url}/__mock/`, { method: "POST" })).status).toBe(401);
    expect((await fetch(`${server.url}/__mock/main.tsx`)).status).toBe(401);
    expect((await ask(`${server.url}/__mock/`, { headers: { host: "evil.example" } })).status).toBe(403);
  });

  it("is served at a port only", async () => {
    expect((await mock.fetch(`${mock.url}/__mock/`)).status).toBe(401);
  });
});

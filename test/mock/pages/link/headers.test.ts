import { describe, expect, it } from "vitest";
import { createPageClient } from "./page-client.ts";

function parsePolicy(headers: Readonly<Record<string, string>>): Record<string, string> {
  const directives = (headers["content-security-policy"] ?? "").split("; ");
  return Object.fromEntries(
    directives.map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  );
}

describe("the headers of the page", () => {
  it("keep a URL with a token out of caches, referrers, frames and indexes", async () => {
    const { get, submit, newToken } = createPageClient();
    const token = newToken();
    const responses = [
      await get(`/link/?token=${token}`),
      await get("/link/?token=unknown"),
      await get("/link/no/such/page"),
      await submit(`/link/provider/glucose_two?token=${token}`, { username: "sam", password: "x" }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 303]);
    for (const { headers } of responses) {
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
    }
  });

  it("allow only the style, the search script and forms to the page", async () => {
    const { get, newToken } = createPageClient();
    const { headers, body } = await get(`/link/?token=${newToken()}`);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(parsePolicy(headers)).toEqual({
      "default-src": "'none'",
      "style-src": `'nonce-${nonce}'`,
      "script-src": `'nonce-${nonce}'`,
      "img-src": "data:",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
    });
    expect(body).toContain(`<script nonce="${nonce}">`);
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(body)));
  });

  it.each([
    { redirect_url: "https://app.example.com/linked?a=1", target: "https://app.example.com" },
    { redirect_url: "http://127.0.0.1:5173/linked", target: "http://127.0.0.1:5173" },
    { redirect_url: "http://[::1]:5173/linked", target: "http:" },
    { redirect_url: "com.example.app://linked/here", target: "com.example.app:" },
  ])(
    "let a form redirect to $redirect_url, which the browser would block otherwise",
    async ({ redirect_url, target }) => {
      const { get, newToken } = createPageClient();
      for (const path of [
        "/link/?token=",
        "/link/provider/glucose_two?token=",
        "/link/oauth/acme_watch?state=",
      ]) {
        const { headers } = await get(path + newToken({ redirect_url }));
        expect(parsePolicy(headers)["form-action"]).toBe(`'self' ${target}`);
      }
    },
  );

  it.each([
    { redirect_url: "https://app.example.com/;script-src *", target: "https://app.example.com" },
    { redirect_url: "https://app;sandbox/linked", target: "https:" },
    { redirect_url: "https://app,form-action/linked", target: "https:" },
    { redirect_url: "https://*.example.com/linked", target: "https:" },
    { redirect_url: "https://'none'/linked", target: "https:" },
  ])("do not let $redirect_url add to the policy", async ({ redirect_url, target }) => {
    const { get, newToken } = createPageClient();
    const path = "/link/provider/glucose_two?token=";
    const [plain, { headers }] = [await get(path + newToken()), await get(path + newToken({ redirect_url }))];
    expect(parsePolicy(headers)["form-action"]).toBe(`'self' ${target}`);
    expect(Object.keys(parsePolicy(headers))).toEqual(Object.keys(parsePolicy(plain.headers)));
  });
});

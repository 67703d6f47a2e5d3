import { describe, expect, it } from "vitest";
import { newVisitor } from "./visitor.ts";

/** A policy by its directives. */
function policyOf(headers: Readonly<Record<string, string>>): Record<string, string> {
  const directives = (headers["content-security-policy"] ?? "").split("; ");
  return Object.fromEntries(
    directives.map((text) => [text.split(" ")[0], text.split(" ").slice(1).join(" ")]),
  );
}

describe("the headers of the page", () => {
  it("keep an address that holds a token out of caches, referrers, frames and indexes", async () => {
    const { get, submit, newToken } = newVisitor();
    const token = newToken();
    const answers = [
      await get(`/link/?token=${token}`),
      await get("/link/?token=nobody"),
      await get("/link/no/such/page"),
      await get(`/link/?token=${token}`, { foreignHost: true }),
      await submit(`/link/provider/glucose_two?token=${token}`, { username: "sam", password: "x" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 403, 303]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
    }
  });

  it("allow nothing but the style, the script for searching, and forms to the page", async () => {
    const { get, newToken } = newVisitor();
    const { headers, body } = await get(`/link/?token=${newToken()}`);
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
    expect(policyOf(headers)).toEqual({
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

  it("allow a script on no other screen, and another nonce each time", async () => {
    const { get, newToken } = newVisitor();
    const path = `/link/provider/glucose_two?token=${newToken()}`;
    const [first, second] = [await get(path), await get(path)];
    expect(policyOf(first.headers)).not.toHaveProperty("script-src");
    expect(first.body).not.toContain("<script");
    expect(policyOf(first.headers)["style-src"]).not.toBe(policyOf(second.headers)["style-src"]);
  });

  it.each([
    { redirect_url: "https://app.example.com/linked?a=1", target: "https://app.example.com" },
    { redirect_url: "http://127.0.0.1:5173/linked", target: "http://127.0.0.1:5173" },
    { redirect_url: "http://[::1]:5173/linked", target: "http:" },
    { redirect_url: "com.example.app://linked/here", target: "com.example.app:" },
  ])(
    "let a form end at $redirect_url, whose redirect a browser would block otherwise",
    async ({ redirect_url, target }) => {
      const { get, newToken } = newVisitor();
      for (const path of [
        "/link/?token=",
        "/link/provider/glucose_two?token=",
        "/link/oauth/acme_watch?state=",
      ]) {
        const { headers } = await get(path + newToken({ redirect_url }));
        expect(policyOf(headers)["form-action"]).toBe(`'self' ${target}`);
      }
    },
  );

  it.each([
    { redirect_url: "https://app.example.com/;script-src *", target: "https://app.example.com" },
    { redirect_url: "https://app;sandbox/linked", target: "https:" },
    { redirect_url: "https://app,form-action/linked", target: "https:" },
    { redirect_url: "https://*.example.com/linked", target: "https:" },
    { redirect_url: "https://'none'/linked", target: "https:" },
  ])("let no address add to the policy, as $redirect_url would", async ({ redirect_url, target }) => {
    const { get, newToken } = newVisitor();
    const path = "/link/provider/glucose_two?token=";
    const [plain, { headers }] = [await get(path + newToken()), await get(path + newToken({ redirect_url }))];
    expect(policyOf(headers)["form-action"]).toBe(`'self' ${target}`);
    expect(Object.keys(policyOf(headers))).toEqual(Object.keys(policyOf(plain.headers)));
  });

  it("come with no form where the request names another host", async () => {
    const { get, newToken } = newVisitor();
    const { body } = await get(`/link/provider/glucose_two?token=${newToken()}`, { foreignHost: true });
    expect(body).toContain("Another host");
    expect(body).not.toMatch(/<form|form_token/);
  });

  it("have no body for a HEAD", async () => {
    const { get, newToken } = newVisitor();
    const path = `/link/?token=${newToken()}`;
    const { status, body } = await get(path, { method: "HEAD" });
    expect([status, body]).toEqual([200, ""]);
  });
});

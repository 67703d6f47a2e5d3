import type { Browser } from "playwright-core";
import { createMock, type Mock } from "sanguine/mock";
import { listen, type ListenOptions, type MockServer } from "sanguine/mock/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../../src/generated/operations.ts";
import { bundle } from "../runtimes/bundle.ts";
import { startChromium } from "./chromium.ts";
import type * as app from "./pages/cors.ts";
import type { Read, Sent } from "./pages/cors.ts";
import { content, html, serve, type Site } from "./site.ts";
import { openTab, type Tab } from "./tab.ts";

let script: string;
let browser: Browser;
let site: Site;

beforeAll(async () => {
  ({ code: script } = await bundle(new URL("./pages/cors.ts", import.meta.url), "browser"));
  browser = await startChromium();
  site = await serve({ "/": html("/app.js"), "/app.js": content("text/javascript", script) });
});

afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

/** A mock at a port, and a page of another origin. */
class Setup implements AsyncDisposable {
  private constructor(
    readonly mock: Mock,
    readonly server: MockServer,
    readonly tab: Tab<typeof app>,
  ) {}

  static async open(options: ListenOptions = {}): Promise<Setup> {
    const mock = createMock({ seed: "cors" });
    return new Setup(mock, await listen(mock, options), await openTab(browser, site.origin));
  }

  /** Sends a request with a link token, unless the headers say otherwise. */
  send(method: string, path: string, headers: Sent["headers"], body?: unknown) {
    const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    const sent = { method, url: this.server.url + path, headers: { ...type, ...headers } };
    return this.tab.run("send", body === undefined ? sent : { ...sent, body: JSON.stringify(body) });
  }

  token(): string {
    return this.mock.link.createToken({ user: this.mock.users.create() }).link_token;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.tab[Symbol.asyncDispose]();
    await this.server.close();
  }
}

/** Returns a field of a response that the page could read. */
function readField(read: Read | null, name: string): string {
  if (read === null) throw new Error("The browser hid the response.");
  return String((read.body as Record<string, unknown>)[name]);
}

const password = { username: "someone", password: "secret" };

/** Each operation that accepts a link token, with a request that succeeds. */
const steps: readonly { id: string; method: string; path: string; body?: unknown }[] = [
  { id: "link.providers", method: "GET", path: "/v2/link/providers" },
  { id: "link.oauth", method: "GET", path: "/v2/link/provider/oauth/acme_watch" },
  { id: "link.password", method: "POST", path: "/v2/link/provider/password/glucose_two", body: password },
  {
    id: "link.completeMfa",
    method: "POST",
    path: "/v2/link/provider/password/glucose_two/complete_mfa",
    body: { mfa_code: "000000" },
  },
  {
    id: "link.email",
    method: "POST",
    path: "/v2/link/provider/email/marlstone_sensor",
    body: { email: "ada@mail.example" },
  },
];

describe("a page of another origin, in Chromium", () => {
  it("covers every operation that accepts a link token", () => {
    const open = Object.values(operations).filter(({ auth }) => auth !== "team");
    expect(steps.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
  });

  it.each(steps)("reads the success and every error of $id", async (step) => {
    await using setup = await Setup.open();
    const { mock } = setup;
    const { path } = step;
    const link = () => ({ "x-service-link-token": setup.token() });
    const good = await setup.send(step.method, path, link(), step.body);
    expect(good).toMatchObject({ status: 200, requestId: expect.stringMatching(/^req_/) });

    // Without a credential, with an additional header, with an invalid token.
    expect(await setup.send(step.method, path, {}, step.body)).not.toBeNull();
    expect(await setup.send(step.method, path, { ...link(), traceparent: "00-1" }, step.body)).not.toBeNull();
    expect(await setup.send(step.method, path, { "x-service-link-token": "bad" }, step.body)).not.toBeNull();
    expect(await setup.send("DELETE", path, link())).toMatchObject({ status: 405 });
    expect(await setup.send(step.method, `/v2${path}`, link(), step.body)).toMatchObject({ status: 404 });

    for (const status of [429, 500, 502, 503]) {
      mock.faults.add({ path, status, times: 1, retryAfter: 7 });
      const failed = await setup.send(step.method, path, link(), step.body);
      expect(failed).toMatchObject({ status, retryAfter: "7" });
    }
    expect(setup.tab.consoleErrors.filter((text) => text.includes("CORS"))).toEqual([]);
  });

  it("reads nothing with the team credential", async () => {
    await using setup = await Setup.open();
    const key = { "x-service-api-key": setup.mock.apiKey };
    expect(await setup.send("GET", "/v2/user", key)).toBeNull();
    expect(await setup.send("POST", "/v2/link/token", key, { user_id: "any" })).toBeNull();
    expect(setup.mock.requests.list({ operation: "users.list" })).toEqual([]);
  });

  it("completes a link with the team credential when `cors` lists its origin", async () => {
    await using setup = await Setup.open({ cors: site.origin });
    const key = { "x-service-api-key": setup.mock.apiKey };
    const user = await setup.send("POST", "/v2/user", key, { client_user_id: "u-1" });
    expect(user?.status).toBe(200);
    const user_id = readField(user, "user_id");
    const made = await setup.send("POST", "/v2/link/token", key, { user_id });
    const link_token = readField(made, "link_token");
    const token = { "x-service-link-token": link_token };
    const linked = await setup.send("POST", "/v2/link/provider/password/glucose_two", token, password);
    expect(linked).toMatchObject({ status: 200, body: { state: "success" } });
    expect(await setup.send("GET", "/v2/user", { "x-service-api-key": "bad" })).toMatchObject({
      status: 401,
    });
    expect(await setup.send("GET", "/v2/user/none", key)).toMatchObject({ status: expect.any(Number) });
  });
});

import { createMock } from "sanguine/mock";
import { listen, type ListenOptions } from "sanguine/mock/node";
import { afterAll, describe, expect, it } from "vitest";
import { operations } from "../../src/generated/operations.ts";
import { prepareCall } from "../support/calls.ts";
import { openContext } from "./browser.ts";
import { content, serve } from "./site.ts";

const site = await serve({ "/": content("text/html", '<link rel="icon" href="data:,">') });

afterAll(() => site[Symbol.asyncDispose]());

/** A request of the page. */
interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request in the page. Returns what the page can read of the response, or null when the browser hides it. */
async function sendInPage({ url, ...init }: Sent) {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return {
      status: response.status,
      requestId: response.headers.get("x-request-id"),
      retryAfter: response.headers.get("retry-after"),
      body: text === "" ? null : (JSON.parse(text) as unknown),
    };
  } catch {
    return null;
  }
}

/** Opens a mock at a port, and a page of another origin. */
async function open(options: ListenOptions = {}) {
  const mock = createMock({ seed: "cors" });
  const server = await listen(mock, options);
  const { context, consoleErrors } = await openContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  return {
    mock,
    consoleErrors,
    /** Sends a request with a link token, unless the headers say otherwise. */
    send: (method: string, path: string, headers: Sent["headers"], body?: unknown) => {
      const type: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
      const sent = { method, url: server.url + path, headers: { ...type, ...headers } };
      return page.evaluate(sendInPage, body === undefined ? sent : { ...sent, body: JSON.stringify(body) });
    },
    token: (): string => mock.link.createToken({ user: mock.users.create() }).link_token,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await context.close();
      await server.close();
    },
  };
}

function readField(read: Awaited<ReturnType<typeof sendInPage>>, name: string): string {
  if (read === null) throw new Error("The browser hid the response.");
  return String((read.body as Record<string, unknown>)[name]);
}

const password = { username: "someone", password: "secret" };

/** Each operation that accepts a link token. */
const steps = Object.values(operations).filter(({ auth }) => auth !== "team");

describe("a page of another origin, in Chromium", () => {
  it.each(steps)("reads the success and every error of $id", async (step) => {
    await using setup = await open();
    const { mock } = setup;
    const call = await prepareCall(mock, step.id);
    const path = (step.paths[0] ?? "").replace(/\{(\w+)\}/, (_, name: string) => call.path[name] ?? "");
    const link = () => ({ "x-service-link-token": setup.token() });
    const good = await setup.send(step.method, path, link(), call.body);
    expect(good).toMatchObject({ status: 200, requestId: expect.stringMatching(/^req_/) });

    // Without a credential, with an additional header, with an invalid token.
    expect(await setup.send(step.method, path, {}, call.body)).not.toBeNull();
    expect(await setup.send(step.method, path, { ...link(), traceparent: "00-1" }, call.body)).not.toBeNull();
    expect(await setup.send(step.method, path, { "x-service-link-token": "bad" }, call.body)).not.toBeNull();
    expect(await setup.send("DELETE", path, link())).toMatchObject({ status: 405 });
    expect(await setup.send(step.method, `/v2${path}`, link(), call.body)).toMatchObject({ status: 404 });

    for (const status of [429, 500, 502, 503]) {
      mock.faults.add({ path, status, times: 1, retryAfter: 7 });
      const failed = await setup.send(step.method, path, link(), call.body);
      expect(failed).toMatchObject({ status, retryAfter: "7" });
    }
    expect(setup.consoleErrors.filter((text) => text.includes("CORS"))).toEqual([]);
  });

  it("reads nothing with the team credential", async () => {
    await using setup = await open();
    const key = { "x-service-api-key": setup.mock.apiKey };
    expect(await setup.send("GET", "/v2/user", key)).toBeNull();
    expect(await setup.send("POST", "/v2/link/token", key, { user_id: "any" })).toBeNull();
    expect(setup.mock.requests.list({ operation: "users.list" })).toEqual([]);
  });

  it("completes a link with the team credential when `cors` lists its origin", async () => {
    await using setup = await open({ cors: site.origin });
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

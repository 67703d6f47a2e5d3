import { http } from "msw";
import { createClient } from "sanguine";
import { assertClean, createMock, explainMock } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import type { OperationHandlers } from "../../../mock/http/handler.ts";
import { setupMockServer } from "sanguine/mock/msw/node";
import { describe, expect, it } from "vitest";

/** Sends a request with the key of the mock. */
async function send(mock: ReturnType<typeof createMock>, method: string, path: string, body?: unknown) {
  const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
  await mock.fetch(mock.url + path, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
}

const missing = "00000000-0000-4000-8000-000000000000";

describe("explainMock", () => {
  it("[RUN-1] lists requests with why they were rejected, and faults that never applied", async () => {
    const mock = createMock({ seed: "s", url: "http://api.example.test" });
    mock.faults.add({ operation: "orders.get", status: 503 });
    mock.faults.add({ operation: "users.list", skip: 5 });
    mock.faults.add({ operation: "users.get", network: "reset", times: 1 });
    await send(mock, "POST", "/v2/user", { client_user_id: 3 });
    await send(mock, "GET", `/v2/user/${missing}`);
    await mock.clock.advance("1h");
    await send(mock, "GET", `/v2/user/${missing}`);
    await send(mock, "GET", "/v2/user?limit=2");
    await send(mock, "GET", "/v2/usr");
    await send(mock, "GET", "/v2/usr");
    expect(explainMock(mock, { repeat: "npm test" }).split("\n").slice(1)).toEqual([
      "  Virtual time: 2026-01-15T10:00:00.000Z",
      '  Seed: "s"',
      "  Repeat: npm test",
      "  Requests:",
      "    #1 2026-01-15T09:00:00.000Z users.create: POST /v2/user -> 422",
      "      body.client_user_id: Input should be a valid string (given: 3)",
      `    #2 2026-01-15T09:00:00.000Z users.get: GET /v2/user/${missing} -> no response (reset), by a fault`,
      `    #3 2026-01-15T10:00:00.000Z users.get: GET /v2/user/${missing} -> 404`,
      "      User not found",
      "    #4 2026-01-15T10:00:00.000Z users.list: GET /v2/user?limit=2 -> 200",
      "    #5 2026-01-15T10:00:00.000Z no operation: GET /v2/usr -> 404",
      "      No operation GET /v2/usr. Did you mean GET /v2/user?",
      "    #6 2026-01-15T10:00:00.000Z no operation: GET /v2/usr -> 404",
      "      No operation GET /v2/usr. Did you mean GET /v2/user?",
      "  Unmatched requests:",
      "    No operation GET /v2/usr. Did you mean GET /v2/user? (2 times)",
      "  Faults that never applied:",
      '    {"operation":"orders.get","status":503}: no call matched',
      '    {"operation":"users.list","skip":5}: 1 call matched, and it applied to none',
    ]);
  });

  it("[RUN-1] says what moves open orders", async () => {
    const mock = createMock();
    const lines = () => explainMock(mock).split("\n").slice(4);
    mock.orders.create({ status: "completed" });
    mock.orders.cancel(mock.orders.create());
    expect(lines()).toEqual([]);
    const manual = mock.orders.create();
    const auto = mock.orders.create({ policy: { after: "1h" } });
    const read = mock.orders.create({ policy: { everyReads: 2 } });
    const advice =
      '    Call mock.orders.advance(order), or mock.orders.policy({ after: "1h" }) and mock.clock.advance("1d").';
    expect(lines()).toEqual([
      "  Open orders:",
      `    ${manual.id} received.testkit.ordered: does not advance by itself`,
      `    ${auto.id} received.testkit.ordered: advances at 2026-01-15T10:00:00.000Z, but the clock is frozen: call mock.clock.advance`,
      `    ${read.id} received.testkit.ordered: does not advance by itself`,
      advice,
    ]);
    for (let number = 0; number < 9; number += 1) mock.orders.create();
    expect(lines()[1]).toBe("    (2 more)");
    expect(lines()).toHaveLength(13);
  });

  it("[RUN-1] lists webhooks that failed, and no others", async () => {
    const mock = createMock();
    let status = 503;
    mock.webhooks.register({ handler: () => new Response(null, { status }) });
    const { id } = mock.webhooks.register({
      eventTypes: ["labtest.*"],
      handler: () => {
        throw new TypeError("planted");
      },
    });
    mock.users.create();
    mock.orders.create();
    await mock.idle();
    const failed = () => explainMock(mock).split("  Webhooks that failed:\n")[1]?.split("\n") ?? [];
    expect(failed()).toContain(
      `    labtest.order.created to ${id}: the receiver threw TypeError (1 attempt, failed)`,
    );
    expect(failed().filter((line) => line.includes("status 503"))).not.toEqual([]);
    status = 204;
    await mock.clock.advance("5s");
    expect(
      failed().filter((line) => !line.includes(`to ${id}: the receiver threw TypeError (2 attempts`)),
    ).toEqual([]);
  });

  it("[RUN-1] names requests to other hosts, without their values", async () => {
    const mock = createMock({ url: "http://api.example.test" });
    const client = createClient({
      baseUrl: "https://other.example.test",
      apiKey: "k",
      fetch: mock.fetch,
      retries: 0,
    });
    await client.users.get(missing).catch(() => undefined);
    const server = setupMockServer(mock, { onUnhandled: "bypass" });
    server.listen();
    server.use(http.get("https://mine.example.test/*", () => new Response()));
    await fetch("https://mine.example.test/v2/user");
    for (let number = 0; number < 2; number += 1)
      await fetch("http://wrong.invalid/v2/user?client_user_id=u-42").catch(() => undefined);
    server.close();
    expect(explainMock(mock).split("\n").slice(4)).toEqual([
      "  Requests to other hosts, which are not the mock:",
      "    GET https://other.example.test/v2/user/…",
      "    GET http://wrong.invalid/v2/user (2 times)",
    ]);
    mock.reset();
    expect(explainMock(mock)).not.toContain("other hosts");
  });

  it("[RUN-2] describes violations as what is declared and what was received", async () => {
    const broken = {
      "users.list": () => {
        throw new TypeError("planted");
      },
      "providers.list": () => ({
        body: [{ name: 3, slug: "acme_watch", logo: "https://example.test/a.svg" }],
      }),
      "labTests.list": () => ({ status: 202 }),
    } as unknown as Partial<OperationHandlers>;
    const mock = createMockWith({}, { handlers: broken });
    await send(mock, "GET", "/v2/user");
    await send(mock, "GET", "/v2/providers");
    await send(mock, "GET", "/v2/providers");
    await send(mock, "GET", "/v3/lab_test");
    const problems = ["data.id: Field required (missing)"];
    const user = mock.users.create();
    mock.override("users.get", async ({ next }) => ({ ...(await next()), client_user_id: 1 }) as never);
    await send(mock, "GET", `/v2/user/${user.user_id}`);
    mock.requests.violations.push({ operation: "labtest.order.created", status: null, problems });
    const text = explainMock(mock);
    const lines = text.slice(text.indexOf("  Violations")).split("\n");
    expect(lines.filter((line) => !/^\s+at /.test(line))).toEqual([
      "  Violations of the OpenAPI document:",
      "    users.list 500",
      "      handler: threw TypeError",
      "      TypeError: planted",
      "    providers.list 200 (2 times)",
      "      body.0.name",
      "        - declared: Input should be a valid string",
      "        + received: 3",
      "      body.0.description",
      "        - declared: Field required",
      "        + received: nothing",
      "    labTests.list 202",
      "      status",
      "        - declared: the OpenAPI document does not declare it",
      "        + received: 202",
      "    users.get 200",
      "      body.client_user_id",
      "        - declared: Input should be a valid string",
      "        + received: 1",
      "      Error: The override of users.get was added here.",
      "    labtest.order.created",
      "      data.id: Field required (missing)",
    ]);
    // Printing a violation shows no values.
    expect(JSON.stringify(mock.requests.violations)).not.toContain("input");
  });
});

it("[RUN-2] assertClean checks one team, or all of a mock", async () => {
  const mock = createMock();
  const other = mock.team();
  await other.fetch(`${mock.url}/v2/usr`, { headers: { "x-service-api-key": other.apiKey } });
  expect(() => assertClean(other)).toThrow("GET /v2/usr: there is no such operation");
  expect(() => assertClean(mock)).toThrow("GET /v2/usr: there is no such operation");
  mock.requests.clear();
  other.requests.clear();
  expect(() => assertClean(mock)).not.toThrow();
});

it.each(["/favicon.ico", "/.well-known/appspecific/com.chrome.devtools.json"])(
  "[RUN-2] assertClean allows %s, which a browser requests by itself",
  async (path) => {
    const mock = createMock({ url: "https://api.example.com/base" });
    expect((await mock.fetch(mock.url + path)).status).toBe(404);
    expect(() => assertClean(mock)).not.toThrow();
    await mock.fetch(`${mock.url}/v2${path}`);
    expect(() => assertClean(mock)).toThrow("there is no such operation");
  },
);

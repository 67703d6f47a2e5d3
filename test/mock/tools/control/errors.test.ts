import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";

const INFO = "/__mock/v1/info";

interface RequestOptions {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request to a mock in process, with the token unless the headers say otherwise. */
async function send(mock: Mock, path: string, { method = "POST", body, headers }: RequestOptions = {}) {
  const response = await mock.fetch(mock.url + path, {
    method,
    body,
    headers: headers ?? { authorization: `Bearer ${mock.controlToken}` },
  });
  const text = await response.text();
  const { detail } = text === "" ? {} : (JSON.parse(text) as { detail?: unknown });
  return { status: response.status, headers: response.headers, text, detail };
}

describe("the control token", () => {
  const mock = createMock({ seed: "guarded" });
  const { controlToken: token } = mock;

  it.each([
    ["none", {}],
    ["another", { authorization: "Bearer ct_wrong" }],
    ["a part of it", { authorization: `Bearer ${token.slice(0, -1)}` }],
    ["more than it", { authorization: `Bearer ${token}x` }],
    ["nothing after the scheme", { authorization: "Bearer " }],
    ["another scheme", { authorization: `Basic ${token}` }],
    ["no scheme", { authorization: token }],
    ["another header", { "x-mock-control-token": token }],
    ["the team's key", { authorization: `Bearer ${mock.apiKey}`, "x-service-api-key": mock.apiKey }],
  ] satisfies [string, Record<string, string>][])("is required for a request with %s", async (_, headers) => {
    for (const path of [INFO, "/__mock/v1/nowhere", "/__mock/", "/__mock"]) {
      const { status, detail, headers: sent } = await send(mock, path, { headers });
      expect(status).toBe(401);
      expect(detail).toContain("Authorization: Bearer");
      expect(sent.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });

  it("authorizes a request, unlike a token in the URL", async () => {
    expect((await send(mock, INFO)).status).toBe(200);
    expect((await send(mock, `${INFO}?token=${token}`, { headers: {} })).status).toBe(401);
  });

  it("is in no output, journal or export, and control requests are not in the journal", async () => {
    await send(mock, INFO);
    await send(mock, `/__mocks/v1/info?control_token=${token}`);
    expect(Object.keys(mock)).not.toContain("controlToken");
    const journal = mock.requests.list().map((entry) => ({ ...entry, request: entry.request }));
    expect(journal).toMatchObject([
      { request: { path: "/__mocks/v1/info", query: "control_token=<hidden>" } },
    ]);
    expect(JSON.stringify([mock, journal, mock.export()])).not.toContain(token);
  });

  it("is not sent across origins: there is no CORS", async () => {
    const headers = { origin: "https://page.example", "access-control-request-method": "POST" };
    const preflightResponse = await send(mock, INFO, { method: "OPTIONS", headers });
    expect(preflightResponse.status).toBe(401);
    const authorized = { ...headers, authorization: `Bearer ${token}` };
    for (const { headers: sent } of [preflightResponse, await send(mock, INFO, { headers: authorized })]) {
      expect([...sent.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(sent.get("cache-control")).toBe("no-store");
    }
  });
});

describe("the control API", () => {
  const mock = createMock();

  it.each([
    ["/__mock/v1/link/completeOauth", "/__mock/v1/link/completeOAuth"],
    ["/__mock/v1/user/create", "/__mock/v1/users/create"],
    ["/__mock/v1/users", "/__mock/v1/"],
    ["/__mock/v2/info", "/__mock/v1/info"],
    ["/__mock/v1/users/constructor", "/__mock/v1/users/"],
  ])("has no %s, and suggests %s", async (path, near) => {
    const { status, detail } = await send(mock, path);
    expect(status).toBe(404);
    expect(detail).toContain(`Did you mean POST ${near}`);
  });

  it.each([
    ["/__mock/v1/users", / Did you mean POST \S+(?: or POST \S+)+\?$/],
    ["/__mock/qqqqqqqqqqqq", /^The control API has no route \/__mock\/q+\.$/],
  ])("suggests several routes, or none: %s", async (path, expected) => {
    expect((await send(mock, path)).detail).toMatch(expected);
  });

  it.each(["GET", "PUT", "DELETE", "OPTIONS"])("does not accept %s", async (method) => {
    const { status, headers } = await send(mock, INFO, { method });
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });

  /** A verb, its body, the status and the issue or the detail. */
  const rejected = `
    users/get | { | 400 | detail: not JSON
    users/get | 7 | 422 | body: Input should be an object of arguments or a list
    users/get |  | 422 | body.user: Field required
    users/get | [] | 422 | body.user: Field required
    users/get | {"user": 5} | 422 | body.user: Input should be a valid string
    users/get | {"user": {"id": "1"}} | 422 | body.user.user_id: Field required
    users/get | {"user": "1", "color": 1} | 422 | body.color: There is no such argument. Arguments: user.
    users/get | {"user": "1", "__proto__": {}} | 422 | body.__proto__: There is no such argument
    users/create | {"seed": {"client_user_id": "u", "fallback_time_zone": "Mars"}} | 422 | body.fallback_time_zone: Value error
    timeseries/read | ["u", "shoes", {"start_date": "2026-01-01"}] | 422 | body.resource: Value error
    faults/add | [{"operation": "users.fetch"}] | 422 | body.rule.operation: Value error
    settings/set | [{"sound": true}] | 422 | body.values.sound: Extra inputs are not permitted. The fields are medfed, labReports
    clock/advance | ["soon"] | 422 | body.duration: Value error, Input should be whole units
    clock/advance | [{"toString": 1}] | 422 | body.duration: Value error, Input should be whole units
    clock/advance | [["7d"]] | 422 | body.duration: Value error, Input should be whole units
    settings/set | [{"linkTokenLifetime":-1}] | 422 | body.values.linkTokenLifetime: Value error, Input should be
    clock/advanceTo | ["2020-01-01T00:00:00Z"] | 422 | body: The clock shows
    import | [{}] | 422 | body: This world cannot be imported
    import | [] | 422 | body.exported: Field required
    team | [{"name": "team-1"}] | 422 | body: Another team of this mock already has the name "team-1"
    orders/create | [{"patient": {"__proto__": {}}}] | 422 | body.seed.patient.__proto__: Extra
    orders/create | [{"policy": {"after": "999999999999d"}}] | 422 | body: A progress policy is
    orders/get | ["__proto__"] | 404 | detail: Order not found
    users/get | ["11111111-1111-4111-8111-111111111111"] | 404 | detail: User not found
    link/code | ["nothing"] | 404 | detail: not found
    webhooks/enable | ["ep_9"] | 404 | detail: Webhook endpoint not found
    webhooks/release | [["msg_9"]] | 404 | detail: Message not found
    info?team=team-9 |  | 404 | detail: The teams are team-1`
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" | "))
    .map(
      ([verb = "", body = "", status = "", why = ""]) => [verb, body.trim(), Number(status), why] as const,
    );

  it.each([
    ...rejected,
    ["users/get", "[".repeat(5000) + "]".repeat(5000), 400, "detail: more than 100 levels"],
    ["import", `[${'{"a":'.repeat(60_000)}1${"}".repeat(60_000)}]`, 400, "detail: more than 100 levels"],
  ] as const)("rejects %s of %s with %d", async (verb, body, status, why) => {
    const before = mock.export();
    const response = await send(mock, `/__mock/v1/${verb}`, { body });
    expect(response.status).toBe(status);
    const { detail } = response;
    const rules = Array.isArray(detail)
      ? detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`)
      : [`detail: ${String(detail)}`];
    expect(rules).toEqual([expect.stringMatching(/^(?:body|detail)/)]);
    const [, place = "", part = why] = /^(detail): (.*)/.exec(why) ?? [];
    expect(rules[0]?.startsWith(place)).toBe(true);
    expect(rules[0]).toContain(part);
    expect(mock.export()).toEqual(before);
  });

  it("lists the first issues of a body with very many, and continues to serve", async () => {
    const users = Array.from({ length: 20_000 }, (_, index) => [`user${index}`, 1]);
    const bodies = [JSON.stringify(Object.fromEntries(users)), `[${"1,".repeat(20_000)}1]`];
    const points = JSON.stringify(["u", "steps", { provider: "acme_watch", points: users }]);
    for (const [verb, body] of [...bodies.map((each) => ["users/get", each]), ["timeseries/add", points]]) {
      const { status, detail } = await send(mock, `/__mock/v1/${verb}`, { body });
      expect(status).toBe(422);
      expect(detail).toHaveLength(20);
    }
    expect((await send(mock, INFO)).status).toBe(200);
  });

  it("accepts arguments by name, and leaves out null", async () => {
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    const named = JSON.stringify({ resource: "steps", user, provider: null });
    const listed = JSON.stringify([user, "steps", null]);
    for (const body of [named, listed]) {
      expect((await send(mock, "/__mock/v1/timeseries/disable", { body })).status).toBe(204);
      expect(mock.timeseries.read(user, "steps", { start_date: "2026-01-14" })).toEqual([]);
      mock.timeseries.clear(user);
    }
  });

  it("rejects a body that is too large", async () => {
    const body = `[${" ".repeat(12 * 1024 * 1024)}]`;
    expect((await send(mock, INFO, { body })).status).toBe(413);
    await using server = await listen(mock);
    const headers = { authorization: `Bearer ${mock.controlToken}` };
    expect((await fetch(server.url + INFO, { method: "POST", headers, body })).status).toBe(413);
  });
});

import { isApiError, isRateLimitError } from "sanguine";
import { createMock, type FaultPreset, type FaultRule } from "sanguine/mock";
import { createMockWith } from "../../../mock/core/create-mock.ts";
import { describe, expect, it } from "vitest";

async function respond(rule: FaultRule) {
  const mock = createMock();
  mock.faults.add({ operation: "users.list", ...rule });
  const response = await mock.fetch(`${mock.url}/v2/user`, {
    headers: { "x-service-api-key": mock.apiKey },
  });
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(headers.get("content-length")).toBe(
    bytes.length === 0 && status === 204 ? null : String(bytes.length),
  );
  return {
    status,
    type: headers.get("content-type"),
    text: new TextDecoder().decode(bytes),
    bytes,
    retryAfter: headers.get("retry-after"),
  };
}

describe("[FLT-5] the response of a fault", () => {
  it.each<[rule: FaultRule, status: number, text: string, type?: string | null]>([
    [{}, 500, '{"detail":"A fault was injected."}'],
    [{ status: 418 }, 418, '{"detail":"A fault was injected."}'],
    [{ status: 408 }, 408, '{"detail":"The request took too long."}'],
    [{ status: 429 }, 429, '{"detail":"Too many requests."}'],
    [{ retryAfter: 3 }, 429, '{"detail":"Too many requests."}'],
    [{ status: 408 }, 408, '{"detail":"The request took too long."}'],
    [{ status: 502 }, 502, '{"detail":"Bad gateway."}'],
    [{ status: 503 }, 503, '{"detail":"The service is unavailable."}'],
    [{ status: 504 }, 504, '{"detail":"The gateway received no response in time."}'],
    [{ status: 400, body: { detail: [1, "ü"] } }, 400, '{"detail":[1,"ü"]}'],
    [{ status: 200, body: null }, 200, "null"],
    [{ status: 503, body: { detail: 1 }, when: "after" }, 503, '{"detail":1}'],
    [{ corrupt: "empty" }, 200, ""],
    [{ corrupt: "malformed" }, 200, '{"detail":"A fault was injected."}}'],
    [{ corrupt: "truncated", body: { a: "bcd" } }, 200, '{"a":'],
    [{ text: "down" }, 500, "down", "text/plain; charset=utf-8"],
    [{ status: 502, html: "<h1>ü</h1>" }, 502, "<h1>ü</h1>", "text/html; charset=utf-8"],
    [{ status: 200, text: "a,b", contentType: "text/csv" }, 200, "a,b", "text/csv"],
    [
      { status: 500, body: { title: "x" }, contentType: "application/problem+json" },
      500,
      '{"title":"x"}',
      "application/problem+json",
    ],
    [{ text: "", when: "after" }, 500, "", "text/plain; charset=utf-8"],
    [{ status: 204 }, 204, "", null],
  ])("to %j has status %i and the body %j", async (...row) => {
    const [rule, status, text, type = "application/json"] = row;
    expect(await respond(rule)).toMatchObject({ status, type, text });
  });

  it("can be any bytes", async () => {
    const { bytes, type } = await respond({ base64: "AP+A" });
    expect([[...bytes], type]).toEqual([[0, 255, 128], "application/octet-stream"]);
  });

  it.each([
    [7, "7"],
    [0.2, "1"],
    ["1.5", "1.5"],
    ["Thu, 15 Jan 2026 09:00:30 GMT", "Thu, 15 Jan 2026 09:00:30 GMT"],
  ])("rounds a Retry-After of %j seconds up to %j", async (retryAfter, expected) => {
    expect((await respond({ status: 503, retryAfter })).retryAfter).toBe(expected);
  });
});

describe("[FLT-2] a latency", () => {
  it("advances the virtual clock in process, once for concurrent calls, and runs what is due", async () => {
    const mock = createMock({ now: "2026-01-15T09:00:00Z" });
    mock.faults.add({ latency: "90s" });
    const client = mock.client();
    await Promise.all([client.users.list(), client.providers.list()]);
    expect(mock.clock.iso()).toBe("2026-01-15T09:01:30.000Z");
    expect(mock.requests.list().map(({ status, fault }) => [status, fault])).toEqual([
      [200, true],
      [200, true],
    ]);
  });

  it.each<[FaultRule, object, boolean, string[]]>([
    [{ latency: 70 }, {}, false, []],
    [{ latency: 70, latencyClock: "real" }, {}, false, ["70"]],
    [{ latency: 70 }, {}, true, ["70"]],
    [{ latency: 70, latencyClock: "virtual" }, {}, true, []],
    [{ latency: 70 }, { clock: "running" }, false, ["70"]],
  ])("%j with %j, at a port: %j, sleeps in real time: %j", async (rule, options, realTime, expected) => {
    const slept: string[] = [];
    const mock = createMockWith(options, {
      sleep: async (ms) => void slept.push(String(ms)),
    });
    mock.faults.add(rule);
    const start = mock.clock.now();
    const result = await mock.handle({
      method: "GET",
      url: "/v2/user",
      realTime,
      header: (name) => (name === "x-service-api-key" ? mock.apiKey : null),
      body: async () => "",
    });
    expect(result).toMatchObject({ status: 200 });
    expect(slept).toEqual(expected);
    expect(mock.clock.now() - start).toBe(expected.length === 0 ? 70 : 0);
  });

  it.each<["before" | "after", number]>([
    ["before", 0],
    ["after", 1],
  ])("%s the operation that the caller does not wait for leaves %i users", async (when, users) => {
    const control = new AbortController();
    const mock = createMockWith({}, { sleep: async () => control.abort(new Error("enough")) });
    mock.faults.add({ latency: "1s", latencyClock: "real", when });
    const call = mock.client().users.create({ client_user_id: "u" }, { signal: control.signal });
    await expect(call).rejects.toThrow("abort");
    await expect.poll(() => mock.requests.list().map(({ aborted }) => aborted)).toEqual(["gone"]);
    expect(mock.users.list()).toHaveLength(users);
  });
});

it("[FLT-4] a rate limit is what the client reads: quota, rest and wait, on good responses and on 429", async () => {
  const mock = createMock();
  mock.faults.add({ operation: "users.list", rateLimit: { requests: 2, window: "30s" } });
  const client = mock.client({ retries: 0 });
  const first = await client.users.list().withResponse();
  expect(first.meta.rateLimit).toEqual({ limit: 2, remaining: 1, resetMs: 30_000 });
  await mock.clock.advance("9500ms");
  const second = await client.users.list().withResponse();
  expect(second.meta.rateLimit).toEqual({ limit: 2, remaining: 0, resetMs: 21_000 });
  const error: unknown = await client.users.list().catch((caught: unknown) => caught);
  expect(isRateLimitError(error) && [error.retryAfterMs, error.rateLimit]).toEqual([
    21_000,
    { limit: 2, remaining: 0, resetMs: 21_000 },
  ]);
  expect(mock.requests.list().map(({ status, fault }) => [status, fault])).toEqual([
    [200, false],
    [200, false],
    [429, true],
  ]);
});

describe("[FLT-6] a preset", () => {
  /** Returns what 100 calls without retries lead to, and how often. */
  async function count(preset: FaultPreset) {
    const mock = createMock();
    const faults = mock.faults.preset(preset);
    const client = mock.client({ retries: 0 });
    const outcomes: Record<string, number> = {};
    for (let call = 0; call < 100; call += 1) {
      const outcome = await client.users.list().then(
        () => "ok",
        (error: unknown) => (isApiError(error) ? String(error.status) : "broken"),
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    return { mock, faults, outcomes };
  }

  it.each([
    ["outage", { 503: 100 }],
    ["rateLimited", { ok: 10, 429: 90 }],
    ["proxy", { 502: 100 }],
  ] as const)("%s leads 100 calls to %j", async (preset, expected) => {
    expect((await count(preset)).outcomes).toEqual(expected);
  });

  it("flaky fails some calls with 503 and breaks some connections, and a client that retries hardly notices", async () => {
    const { mock, outcomes, faults } = await count("flaky");
    expect(outcomes["503"]).toBeGreaterThan(4);
    expect(outcomes["503"]).toBeLessThan(18);
    expect(outcomes["broken"]).toBeGreaterThan(2);
    expect(outcomes["broken"]).toBeLessThan(18);
    expect(faults.map(({ hits }) => hits > 0)).toEqual([true, true, true]);
    await expect(mock.client({ retries: 5 }).users.list()).resolves.toBeDefined();
  });

  it("proxy responds with an HTML page", async () => {
    const { mock } = await count("proxy");
    const response = await mock.fetch(`${mock.url}/v2/user`);
    expect([response.headers.get("content-type"), (await response.text()).slice(0, 15)]).toEqual([
      "text/html; charset=utf-8",
      "<!doctype html>",
    ]);
  });
});

it("the journal says how much of the mock's time a request took", async () => {
  const mock = createMock();
  mock.faults.add({ operation: "users.list", latency: "2s", times: 1 });
  await mock.client().users.list();
  await mock.client().users.list();
  const durations = mock.requests.list().map(({ duration }) => duration);
  expect(durations).toEqual([
    { virtual: 2_000, real: null },
    { virtual: 0, real: null },
  ]);
});

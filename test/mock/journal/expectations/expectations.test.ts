import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it, vi } from "vitest";

function failure(call: () => unknown): string {
  try {
    call();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
  throw new Error("The call did not throw.");
}

const start = { seed: "expectations", now: "2026-01-15T09:00:00Z" };

/** Creates a mock that received two creations, a list and a rejected creation. */
async function createSetup(): Promise<Mock> {
  const mock = createMock(start);
  const client = mock.client({ retries: 0 });
  await client.users.create({ client_user_id: "u-1", fallback_time_zone: "Europe/London" });
  await client.users.create({ client_user_id: "u-2" });
  await client.users.list({ limit: 10 });
  await client.users.create({ client_user_id: "u-1" }).catch(() => null);
  return mock;
}

describe("an expectation of requests", () => {
  it("returns the matching requests with typed parts [JNL-1]", async () => {
    const mock = await createSetup();
    const { requests } = mock;
    const first = requests.expect("users.create", { body: { client_user_id: "u-1" }, status: 200 }).once();
    expect(first).toEqual({
      operation: "users.create",
      sequence: 1,
      at: "2026-01-15T09:00:00.000Z",
      status: 200,
      params: {},
      query: {},
      body: { client_user_id: "u-1", fallback_time_zone: "Europe/London" },
    });
    expect(requests.expect("users.list", { query: { limit: 10 } }).once().sequence).toBe(3);
    expect(
      requests
        .expect("users.create")
        .times(3)
        .map(({ status }) => status),
    ).toEqual([200, 200, 400]);
    expect(requests.expect("users.create", { body: { client_user_id: "u-1" } }).atLeast(2)).toHaveLength(2);
    expect(requests.expect("users.create").last().status).toBe(400);
    requests.expect("users.create", { body: { client_user_id: "u-3" } }).never();
    await mock.fetch(`${mock.url}/v2/user?limit=x&offset=3`, {
      headers: { "x-service-api-key": mock.apiKey },
    });
    const invalid = { limit: "x" as unknown as number, offset: 3 };
    expect(requests.expect("users.list", { query: invalid }).once().status).toBe(422);
    requests.expect("users.delete").never();
    requests.expect("users.delete").times(0);
  });

  it("compares path parameters, and takes asymmetric matchers [JNL-1]", async () => {
    const mock = createMock(start);
    const { user_id } = mock.users.create();
    await mock.client().users.get(user_id);
    const count = (id: unknown) => mock.requests.expect("users.get", { params: { user_id: id as string } });
    expect(() => count(user_id).once()).not.toThrow();
    expect(() => count(expect.stringMatching(/^[0-9a-f-]{36}$/)).once()).not.toThrow();
    expect(() => count("other").never()).not.toThrow();
  });

  it("says what was expected and where the nearest requests differ [JNL-2]", async () => {
    const { requests } = await createSetup();
    const partial = { body: { client_user_id: "u-2", fallback_time_zone: "Europe/Paris" } } as const;
    expect(failure(() => requests.expect("users.create", partial).once())).toBe(
      [
        'Expected 1 request of users.create (POST /v2/user/) with {"body":{"client_user_id":"u-2","fallback_time_zone":"Europe/Paris"}}, but 0 of 3 match:',
        "- differs: request 2 at 2026-01-15T09:00:00.000Z, status 200",
        '    body.fallback_time_zone: expected "Europe/Paris", received nothing',
        "- differs: request 1 at 2026-01-15T09:00:00.000Z, status 200",
        '    body.client_user_id: expected "u-2", received "u-1"',
        '    body.fallback_time_zone: expected "Europe/Paris", received "Europe/London"',
        "- differs: request 4 at 2026-01-15T09:00:00.000Z, status 400",
        '    body.client_user_id: expected "u-2", received "u-1"',
        '    body.fallback_time_zone: expected "Europe/Paris", received nothing',
      ].join("\n"),
    );
    expect(failure(() => requests.expect("users.list").never())).toBe(
      "Expected no requests of users.list (GET /v2/user/), but 1 came:\n- matches: request 3 at 2026-01-15T09:00:00.000Z, status 200",
    );
    expect(failure(() => requests.expect("users.create", { status: 200 }).times(3))).toContain(
      'Expected 3 requests of users.create (POST /v2/user/) with {"status":200}, but 2 of 3 match:\n- matches: request 1',
    );
    expect(failure(() => requests.expect("users.create").atLeast(4))).toContain(
      "Expected at least 4 requests",
    );
  });

  it("shows the first requests and differences, and counts the others [JNL-2]", async () => {
    const mock = createMock(start);
    const client = mock.client();
    for (let count = 0; count < 4; count += 1) await client.users.list({ limit: 10 });
    expect(failure(() => mock.requests.expect("users.list").never())).toBe(
      [
        "Expected no requests of users.list (GET /v2/user/), but 4 came:",
        ...[1, 2, 3].map((at) => `- matches: request ${at} at 2026-01-15T09:00:00.000Z, status 200`),
        "- 1 more match",
      ].join("\n"),
    );
    const query = { limit: 20, offset: 1, a: 1, b: 2, c: 3, d: 4 };
    const lines = failure(() => mock.requests.expect("users.list", { query }).once()).split("\n");
    expect(lines.slice(1, 8)).toEqual([
      "- differs: request 1 at 2026-01-15T09:00:00.000Z, status 200",
      "    query.limit: expected 20, received 10",
      "    query.offset: expected 1, received nothing",
      "    query.a: expected 1, received nothing",
      "    query.b: expected 2, received nothing",
      "    query.c: expected 3, received nothing",
      "    and 1 more differences",
    ]);
    expect([lines.length, lines.at(-1)]).toEqual([23, "- 1 more differ"]);
    const five = { limit: 20, offset: 1, a: 1, b: 2, c: 3 };
    expect(failure(() => mock.requests.expect("users.list", { query: five }).once())).not.toContain(
      "more differences",
    );
  });

  it("says what came instead, with the nearest operations of unmatched requests [JNL-2] [JNL-5]", async () => {
    const mock = await createSetup();
    await mock.fetch(`${mock.url}/v2/usr`, { method: "DELETE" });
    await mock.fetch(`${mock.url}/logo.png`);
    expect(failure(() => mock.requests.expect("users.delete").once())).toBe(
      [
        "Expected 1 request of users.delete (DELETE /v2/user/{user_id}), but none came. The team received: users.create (3), users.list (1).",
        `No operation is DELETE /v2/usr. Did you mean ${mock.requests.unmatched()[0]?.near.join(" or ")}?`,
        "No operation is GET /{...}.",
      ].join("\n"),
    );
    expect(failure(() => createMock().requests.expect("users.list").last())).toContain(
      "The team received: nothing.",
    );
  });

  it("is not counted when the journal dropped requests [JNL-2]", async () => {
    const mock = createMock({ ...start, journalSize: 2 });
    for (let count = 0; count < 3; count += 1) await mock.client().providers.list();
    expect(failure(() => mock.requests.expect("users.list").never())).toContain(
      "dropped 1, so it cannot count",
    );
    expect(mock.requests.expect("providers.list").atLeast(2)).toHaveLength(2);
    expect(failure(() => mock.requests.inOrder(["users.list"]))).toBe(
      [
        "Step 1 of the expected order has no request.",
        "1. users.list (GET /v2/user/) <- missing",
        "The requests that came: 2 providers.list, 3 providers.list.",
        "The journal dropped the oldest 1 requests.",
      ].join("\n"),
    );
    mock.requests.clear();
    mock.requests.expect("providers.list").never();
    const none = createMock({ ...start, journalSize: 0 });
    await none.client().providers.list();
    expect(() => none.requests.expect("providers.list").never()).toThrow("dropped 1");
  });
});

it("[JNL-2] an expected order of requests names the step that is missing or came earlier", async () => {
  const { requests } = await createSetup();
  expect(failure(() => requests.inOrder(["users.list", { operation: "users.create", status: 200 }]))).toBe(
    [
      "Step 2 of the expected order has no request after request 3. It came only earlier, as request 1, 2.",
      "1. users.list (GET /v2/user/)",
      '2. users.create (POST /v2/user/) with {"status":200} <- missing',
      "The requests that came: 1 users.create, 2 users.create, 3 users.list, 4 users.create.",
    ].join("\n"),
  );
  expect(failure(() => requests.inOrder(["users.delete"]))).toContain(
    "Step 1 of the expected order has no request.",
  );
  // A request is used for one step.
  expect(failure(() => requests.inOrder(["users.list", "users.list"]))).toContain(
    "It came only earlier, as request 3.",
  );
  requests.clear();
  expect(failure(() => requests.inOrder(["users.list"]))).toContain("The requests that came: none.");
});

describe("waiting for a request", () => {
  it("resolves with a request that came, or with the next one [JNL-3]", async () => {
    const mock = await createSetup();
    expect((await mock.requests.waitFor("users.create")).sequence).toBe(1);
    const waiting = mock.requests.waitFor("users.create", { body: { client_user_id: "u-9" } });
    await mock.client().users.create({ client_user_id: "u-8" });
    await mock.client().users.create({ client_user_id: "u-9" });
    expect(await waiting).toMatchObject({ sequence: 6, status: 200, body: { client_user_id: "u-9" } });
  });

  it("rejects when a matcher throws, and lets the request pass [JNL-3]", async () => {
    const mock = await createSetup();
    const asymmetricMatch = (value: unknown): boolean => {
      if (value !== "u-9") return false;
      throw new Error("The matcher of the test failed.");
    };
    const waiting = mock.requests.waitFor("users.create", {
      body: { client_user_id: { asymmetricMatch } as never },
    });
    const message = waiting.then(
      () => "no error",
      (thrown: Error) => thrown.message,
    );
    expect((await mock.client().users.create({ client_user_id: "u-9" })).client_user_id).toBe("u-9");
    expect(await message).toBe("The matcher of the test failed.");
  });

  it("rejects after the time limit, in real time under fake timers [JNL-3]", async () => {
    const mock = await createSetup();
    vi.useFakeTimers();
    try {
      const error = await mock.requests
        .waitFor("users.create", { body: { client_user_id: "u-9" } }, { timeout: "1ms" })
        .catch((thrown: Error) => thrown.message);
      expect(error).toContain(
        "No such request came within 1 ms. Expected at least 1 request of users.create",
      );
      expect(error).toContain('body.client_user_id: expected "u-9", received "u-1"');
    } finally {
      vi.useRealTimers();
    }
    await expect(mock.requests.waitFor("users.list", {}, { timeout: "soon" as "1s" })).rejects.toThrow(
      "options.timeout: Value error, Input should be whole units",
    );
    await expect(mock.requests.waitFor("users.lists" as "users.list")).rejects.toThrow("Did you mean");
  });
});

it("the journal names the nearest operations of a request that matches none [JNL-5]", async () => {
  const mock = createMock(start);
  await mock.fetch(`${mock.url}/v2/usr`);
  await mock.fetch(`${mock.url}/v2/user`);
  expect(mock.requests.list().map(({ near }) => near)).toEqual([["GET /v2/user"], []]);
});

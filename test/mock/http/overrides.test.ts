import { isApiError, isNotFoundError } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { createCaller } from "./handlers/caller.ts";

const send = (mock: Mock, path: string, headers?: Record<string, string>) =>
  createCaller(mock).get(path, headers);

const createUser = (mock: Mock, client_user_id: string, headers?: Record<string, string>) =>
  createCaller(mock).post("/v2/user", { client_user_id }, headers);

/** Returns a function that creates an order, each time with the same body and idempotency key. */
function prepareOrder(mock: Mock) {
  const { user_id, patient_details, patient_address, lab_test } = mock.orders.create();
  const body = { user_id, patient_details, patient_address, lab_test_id: lab_test.id };
  return () => createCaller(mock).post("/v3/order", body, { "x-idempotency-key": "k-1" });
}

describe("an override", () => {
  it("receives the validated call and responds in place of the operation [OVR-1]", async () => {
    const mock = createMock();
    const seen: unknown[] = [];
    mock.override("users.list", ({ query }) => {
      seen.push(query);
      return { users: [], total: 7, offset: 3, limit: 5 };
    });
    mock.override("users.get", ({ params, respond, header }) => {
      seen.push(params, header("X-Trace"));
      return respond(404, { detail: "gone" }, { "X-Reason": "test" });
    });
    mock.override("users.create", ({ body, respond }) => {
      seen.push(body);
      return respond(503, { detail: "closed" });
    });
    expect((await send(mock, "/v2/user?offset=3&limit=5")).body.total).toBe(7);
    const id = "11111111-1111-4111-8111-111111111111";
    const got = await send(mock, `/v2/user/${id}`, { "x-trace": "t-1" });
    expect([got.status, got.body, got.headers.get("x-reason")]).toEqual([404, { detail: "gone" }, "test"]);
    expect((await createUser(mock, "u-1")).status).toBe(503);
    expect(seen).toEqual([{ offset: 3, limit: 5 }, { user_id: id }, "t-1", { client_user_id: "u-1" }]);
    expect(mock.users.list()).toEqual([]);
    expect(mock.requests.list().map(({ overridden }) => overridden)).toEqual([true, true, true]);
  });

  it("does not run for requests that are unauthorized, invalid or of another operation [OVR-1]", async () => {
    const mock = createMock();
    const { user_id } = mock.users.create();
    const override = mock.override("users.create", ({ respond }) => respond(503, { detail: "closed" }));
    const statuses = [
      (await createUser(mock, "u", { "x-service-api-key": "wrong" })).status,
      (await createCaller(mock).post("/v2/user", {})).status,
      (await send(mock, `/v2/user/${user_id}`)).status,
    ];
    expect([statuses, override.hits]).toEqual([[401, 422, 200], 0]);
    expect(mock.requests.list().some(({ overridden }) => overridden)).toBe(false);
  });

  it("changes the mock's own response with next, and leaves the stored record unchanged [OVR-2]", async () => {
    const mock = createMock();
    const user = mock.users.create({ client_user_id: "u-1" });
    mock.override("users.get", async ({ next }) => {
      const own = await next();
      own.client_user_id = "changed";
      return own;
    });
    expect((await mock.client().users.get(user.user_id)).client_user_id).toBe("changed");
    expect(mock.users.get(user).client_user_id).toBe("u-1");
  });

  it("gets a copy of the body from each call of next, and leaves the stored response unchanged [OVR-2]", async () => {
    const mock = createMock();
    const create = prepareOrder(mock);
    const messages: string[] = [];
    mock.override(
      "orders.create",
      async ({ next }) => {
        const first = await next();
        messages.push(first.message);
        first.message = "changed";
        return next();
      },
      { times: 1 },
    );
    messages.push((await create()).body.message);
    // Without the override, the key repeats the response that was stored.
    messages.push((await create()).body.message);
    expect(messages).toEqual(Array.from({ length: 3 }, () => "Order created successfully"));
  });

  it("passes the mock's own error on, unless the handler catches it [OVR-2]", async () => {
    const mock = createMock();
    const absent = "99999999-9999-4999-8999-999999999999";
    mock.override("users.get", ({ next }) => next());
    expect(await mock.client().users.get(absent).catch(isNotFoundError)).toBe(true);
    mock.override("users.get", ({ next, respond }) =>
      next().catch((error: { status: number; detail: string }) =>
        respond(403, { detail: `${error.status} ${error.detail}` }),
      ),
    );
    expect((await send(mock, `/v2/user/${absent}`)).body).toEqual({ detail: "404 User not found" });
    // users.create reports an existing user with fields of its own.
    mock.users.create({ client_user_id: "taken" });
    const plain = await createUser(mock, "taken");
    mock.override("users.create", ({ next }) => next());
    expect((await createUser(mock, "taken")).body).toEqual(plain.body);
  });

  it("runs the operation once, however often next is called [OVR-2]", async () => {
    const mock = createMock();
    mock.override("users.create", async ({ next }) => {
      await next();
      return next();
    });
    expect((await createUser(mock, "u-1")).status).toBe(200);
    expect(mock.users.list()).toHaveLength(1);
  });

  it("is asked before the idempotency key: a repeated request reaches the handler again [OVR-2]", async () => {
    const mock = createMock();
    const override = mock.override("orders.create", ({ next }) => next());
    const create = prepareOrder(mock);
    const [first, second] = [await create(), await create()];
    expect(second.body).toEqual(first.body);
    expect([override.hits, mock.requests.violations]).toEqual([2, []]);
  });

  it("handles calls before the overrides that were added earlier, and next runs those [OVR-3]", async () => {
    const mock = createMock();
    const user = mock.users.create({ client_user_id: "u" });
    const get = async () => (await mock.client().users.get(user.user_id)).client_user_id;
    for (const [letter, times] of [
      ["a", 2],
      ["b", 3],
      ["c", 1],
    ] as const) {
      mock.override(
        "users.get",
        async ({ next }) => {
          const own = await next();
          return { ...own, client_user_id: own.client_user_id + letter };
        },
        { times },
      );
    }
    expect([await get(), await get(), await get(), await get()]).toEqual(["uabc", "uab", "ub", "u"]);
  });

  it("ends after its calls, when it is removed, with its block and on reset [OVR-3]", async () => {
    const mock = createMock();
    const closed = async () => (await send(mock, "/v2/providers")).status === 503;
    const add = (options?: { times: number }) =>
      mock.override("providers.list", ({ respond }) => respond(503, { detail: "closed" }), options);

    const twice = add({ times: 2 });
    expect([await closed(), await closed(), await closed(), twice.hits]).toEqual([true, true, false, 2]);

    const lasting = add();
    expect([await closed(), lasting.remove(), await closed(), lasting.remove()]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    {
      using inBlock = add();
      expect([await closed(), inBlock.operation]).toEqual([true, "providers.list"]);
    }
    expect(await closed()).toBe(false);
    add();
    mock.reset();
    expect(await closed()).toBe(false);
  });

  it("fails the call and is recorded when its response violates the OpenAPI document [OVR-4]", async () => {
    const mock = createMock();
    const { user_id } = mock.users.create();
    const override = mock.override(
      "users.get",
      async ({ next }) => ({ ...(await next()), fallback_birth_date: "spring" as never, nickname: "Ada" }),
      { times: 1 },
    );
    const { status, body } = await send(mock, `/v2/user/${user_id}`);
    expect([status, body.detail.error_type]).toEqual([500, "INVALID_OVERRIDE"]);
    expect(body.detail.error_message).toContain(
      "The override of users.get failed: body.fallback_birth_date: ",
    );
    expect(body.detail.error_message).toContain("body.nickname: Extra inputs are not permitted");
    const [violation] = mock.requests.violations;
    expect(violation).toMatchObject({ operation: "users.get", status: 200 });
    expect(violation?.problems[0]).toMatch(/^override: body\.fallback_birth_date: /);
    expect(violation?.cause).toMatchObject({ stack: expect.stringContaining("overrides.test.ts") });
    // The failure does not use up the override, so that a retry cannot hide it.
    expect(override.hits).toBe(0);
    expect(await mock.client().users.get(user_id).catch(isApiError)).toBe(true);
  });

  it("fails when it returns nothing, an undeclared status or what cannot be sent [OVR-4]", async () => {
    const mock = createMock();
    const untyped = mock.override as (
      operation: string,
      handler: (call: { respond: (...response: unknown[]) => unknown }) => unknown,
      options?: object,
    ) => Disposable;
    const fail = async (handler: Parameters<typeof untyped>[1], options?: object) => {
      using _ = untyped("providers.list", handler, options);
      return (await send(mock, "/v2/providers")).body.detail.error_message as string;
    };
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    const throwing = (thrown: unknown) => () => {
      throw thrown;
    };
    const rows: [handler: Parameters<typeof untyped>[1], says: string][] = [
      [() => undefined, "body: Field required (missing)"],
      [() => () => null, "body: Input should be a valid list (list_type)"],
      [
        ({ respond }) => respond(400, { detail: { error_type: 1 } }),
        "body.detail.error_type: Input should be a",
      ],
      [({ respond }) => respond(418, {}), "status: the OpenAPI document does not declare it."],
      [() => cycle, "handler: threw TypeError: "],
      [throwing(new Error("a bug of the test")), "handler: threw Error: a bug of the test"],
      [throwing("a text"), "handler: threw a text"],
    ];
    const status = "status: Input should be an integer from 200 to 599";
    const unchecked: typeof rows = [
      ...[199, 200.5, 600].map((one): (typeof rows)[0] => [({ respond }) => respond(one, []), status]),
      ...[204, 205, 304].map((one): (typeof rows)[0] => [
        ({ respond }) => respond(one, {}),
        `body: A response ${one} has no body`,
      ]),
      ...["Content-Length", "Transfer-Encoding", "Connection"].map((name): (typeof rows)[0] => [
        ({ respond }) => respond(200, [], { [name]: "9" }),
        `headers.${name.toLowerCase()}: The mock sets this header`,
      ]),
      ...[{ "a b": "c" }, { "a\n": "c" }, { "\na": "c" }, { a: "c\n" }, { a: "\nc" }, { a: "\u0100" }].map(
        (headers): (typeof rows)[0] => [
          ({ respond }) => respond(200, [], headers),
          `headers.${Object.keys(headers)[0]}: Input should be a valid header`,
        ],
      ),
    ];
    for (const [handler, says] of rows) expect(await fail(handler)).toContain(says);
    for (const [handler, says] of unchecked)
      expect(await fail(handler, { validate: false })).toContain(`failed: ${says}. Change what`);
    expect(mock.requests.violations).toHaveLength(rows.length + unchecked.length);
  });

  it("sends anything when it is not validated [OVR-4]", async () => {
    const mock = createMock();
    mock.unknownValues.enable();
    mock.override("providers.list", () => ({ surprise: [1] }), { validate: false });
    expect((await send(mock, "/v2/providers")).body).toEqual({ surprise: [1] });
    for (const status of [418, 599]) {
      mock.override("providers.list", ({ respond }) => respond(status, { tea: true }), { validate: false });
      expect(await send(mock, "/v2/providers")).toMatchObject({ status, body: { tea: true } });
    }
    mock.override("providers.list", ({ respond }) => respond(204), { validate: false });
    const init = { headers: { "x-service-api-key": mock.apiKey } };
    expect((await mock.fetch(`${mock.url}/v2/providers`, init)).status).toBe(204);
    const html = new TextEncoder().encode("<h1>");
    mock.override("providers.list", ({ respond }) => respond(200, html, { "Content-Type": "text/html" }), {
      validate: false,
    });
    const page = await mock.fetch(`${mock.url}/v2/providers`, {
      headers: { "x-service-api-key": mock.apiKey },
    });
    expect([page.headers.get("content-type"), await page.text()]).toEqual(["text/html", "<h1>"]);
    expect(mock.requests.violations).toEqual([]);
  });

  it("lets unknown values and faults change a validated response like the mock's own [OVR-4]", async () => {
    const mock = createMock();
    mock.unknownValues.enable();
    mock.override("users.list", () => ({ users: [], total: 0, offset: 0, limit: 5 }));
    expect((await send(mock, "/v2/user")).body).toHaveProperty("future_field");
    mock.faults.add({ operation: "users.list", when: "after", status: 502 });
    expect((await send(mock, "/v2/user")).status).toBe(502);
    expect(mock.requests.last()).toMatchObject({ overridden: true, fault: true });
  });

  it("checks its arguments [OVR-1]", () => {
    const mock = createMock();
    const override = mock.override as (...args: unknown[]) => unknown;
    expect(() => override("users.gett", () => null)).toThrow(/mock\.override: operation: .*"users.get"/);
    expect(() => override("users.get", { status: 200 })).toThrow(
      "handler: Value error, Input should be a function",
    );
    expect(() => override("users.get", () => null, { time: 1 })).toThrow('Did you mean "times"?');
    expect(() => override("users.get", () => null, { times: 0 })).toThrow("options.times");
  });
});

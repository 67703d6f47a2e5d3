import {
  createClient,
  createLinkClient,
  isConfigurationError,
  isDecodeError,
  isNotFoundError,
  isAbortError,
} from "sanguine";
import { createRawClient } from "sanguine/raw";
import { getEventListeners } from "node:events";
import { expect, test, vi } from "vitest";
import { apiKey, getFailure, stubbed, userId, wire } from "./support/client.ts";
import { empty, json } from "./support/server.ts";

test("[GEN-1] a raw call sends the credential and returns data and response", async () => {
  const { client, arrived } = await wire([json({ user_id: userId, client_user_id: "u-1" })]);
  const raw = createRawClient(client);
  const { data, response, error } = await raw.GET("/v2/user/{user_id}", {
    params: { path: { user_id: userId } },
  });
  expect(data).toEqual({ user_id: userId, client_user_id: "u-1" });
  expect([response.status, error]).toEqual([200, undefined]);
  expect(arrived[0]).toMatchObject({ method: "GET", url: `/v2/user/${userId}` });
  expect(arrived[0]?.headers["x-service-api-key"]).toBe(apiKey);
});

test.each([200, 202, 204])(
  "[GEN-1] a raw call with an empty response has the status %i of it",
  async (status) => {
    const { client } = await wire([empty(status)]);
    const { data, response } = await createRawClient(client).PATCH("/v2/user/{user_id}", {
      params: { path: { user_id: userId } },
      body: {},
    });
    expect([data, response.status]).toEqual([undefined, status]);
  },
);

test("[ERR-4] a raw call is retried as its operation allows", async () => {
  const safe = await wire([empty(503), json({ users: [], total: 0, offset: 0, limit: 5 })]);
  const { data } = await createRawClient(safe.client).GET("/v2/user/", { params: { query: { limit: 5 } } });
  expect(data?.users).toEqual([]);
  expect(safe.arrived.map(({ url }) => url)).toEqual(["/v2/user/?limit=5", "/v2/user/?limit=5"]);

  const keyed = await wire([empty(503), json({ order: {}, status: "ok", message: "Ordered." })]);
  const body = { user_id: userId } as never;
  await createRawClient(keyed.client).POST("/v3/order", { body });
  const keys = keyed.arrived.map(({ headers }) => headers["x-idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keyed.arrived.map((request) => JSON.parse(request.body) as unknown)).toEqual([body, body]);

  const never = await wire([empty(503)]);
  await getFailure(createRawClient(never.client).POST("/v2/user/", { body: { client_user_id: "u-1" } }));
  expect(never.arrived).toHaveLength(1);
});

test("[ERR-1] a failed raw call throws the client's error, with the path template alone", async () => {
  const { client } = await wire([json({ detail: "None." }, 404)]);
  const failure = await getFailure(
    createRawClient(client).GET("/v2/user/{user_id}", { params: { path: { user_id: userId } } }),
  );
  expect(isNotFoundError(failure) && failure.route).toBe("GET /v2/user/{user_id}");
  expect(failure.message).not.toContain(userId);
});

test("[ERR-4] a raw call passes the signal's reason on, and leaves no listener", async () => {
  const controller = new AbortController();
  const { client } = stubbed(
    (_url, { signal }) => new Promise((_, reject) => signal?.addEventListener("abort", reject)),
  );
  const raw = createRawClient(client);
  const pending = ["u-1", "u-2"].map((user_id) =>
    getFailure(raw.GET("/v2/user/{user_id}", { params: { path: { user_id } }, signal: controller.signal })),
  );
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
  controller.abort("the user went away");
  for (const failure of await Promise.all(pending))
    expect([isAbortError(failure), failure.cause]).toEqual([true, "the user went away"]);
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
});

test("[ERR-5] a raw call whose options are wrong says so, and leaves no listener", async () => {
  const { signal } = new AbortController();
  const raw = createRawClient(stubbed(() => Response.json([])).client);
  for (const wrong of [{ middleware: {} }, { headers: { "x y": "1" } }, { signal: {} }]) {
    const failure = await getFailure(raw.GET("/v2/providers/", { signal, ...wrong } as never));
    expect(isConfigurationError(failure)).toBe(true);
  }
  expect((await raw.GET("/v2/providers/", { signal, middleware: [null] } as never)).data).toEqual([]);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("[GEN-16] a raw call refuses a body where JSON has another value, and sends a form as it is", async () => {
  const types: unknown[] = [];
  const raw = createRawClient(
    stubbed((_, { headers }) => {
      types.push(new Headers(headers).get("content-type")?.split(";")[0]);
      return Response.json({});
    }).client,
  );
  const send = (body: unknown) => raw.POST("/v2/user/", { body: body as never });
  expect((await getFailure(send({ client_user_id: NaN }))).message).toBe(
    "body client_user_id: must be plain data and finite numbers; received NaN",
  );
  expect(types).toEqual([]);
  await send(new FormData());
  await send({ client_user_id: "u" });
  expect(types).toEqual(["multipart/form-data", "application/json"]);
});

test("a raw client reads fetch at each call, and takes a link client but no other object", async () => {
  const options = { baseUrl: "https://api.example.com" };
  const raw = createRawClient(createLinkClient({ ...options, linkToken: "t-1" }));
  const original = globalThis.fetch;
  try {
    globalThis.fetch = () => Promise.resolve(Response.json([]));
    expect((await raw.GET("/v2/link/providers")).data).toEqual([]);
  } finally {
    globalThis.fetch = original;
  }
  const failure = await getFailure(Promise.resolve().then(() => createRawClient({} as never)));
  expect(isConfigurationError(failure)).toBe(true);
  expect(Object.getOwnPropertySymbols({ ...createClient({ ...options, apiKey }) })).toEqual([]);
});

test("[ERR-5] what middleware of the raw client throws stays as it is, and names no request that was sent as not sent", async () => {
  const { client, arrived } = await wire([json({ user_id: userId }), json({ user_id: userId })]);
  const raw = createRawClient(client);
  const bug = new TypeError("a bug in a middleware");
  const middleware = {
    onResponse: () => {
      throw bug;
    },
  };
  raw.use(middleware);
  expect(await getFailure(raw.POST("/v2/user/", { body: { client_user_id: "u-1" } }))).toBe(bug);
  raw.eject(middleware);
  raw.use({
    onRequest: () => {
      throw bug;
    },
  });
  expect(await getFailure(raw.POST("/v2/user/", { body: { client_user_id: "u-2" } }))).toBe(bug);
  expect(arrived).toHaveLength(1);
});

test("a middleware of the raw client that was added twice runs twice, until it was removed twice", async () => {
  const { client } = stubbed(() => Response.json({ user_id: userId }));
  const raw = createRawClient(client);
  let runs = 0;
  const middleware = { onRequest: () => void (runs += 1) };
  raw.use(middleware, middleware);
  const countRuns = async () => {
    runs = 0;
    await raw.GET("/v2/user/{user_id}", { params: { path: { user_id: userId } } });
    return runs;
  };
  expect(await countRuns()).toBe(2);
  raw.eject(middleware);
  expect(await countRuns()).toBe(1);
  raw.eject(middleware);
  expect(await countRuns()).toBe(0);
});

test("[ERR-10] a response that the raw client cannot read is a DecodeError with its status and attempts, after a success", async () => {
  const { client, arrived } = await wire([empty(503), json({ users: [], total: 0, offset: 0, limit: 5 })]);
  const failure = await getFailure(
    createRawClient(client).GET("/v2/user/", { parseAs: "formData" as "json" }),
  );
  expect(isDecodeError(failure) && [failure.status, failure.attempts]).toEqual([200, 2]);
  expect(isDecodeError(failure) && failure.route).toBe("GET /v2/user/");
  expect(failure.message).toContain("parseAs");
  expect(arrived).toHaveLength(2);
});

test("[GEN-1] a raw call parses the response once, and middleware can read it as often as it copies it", async () => {
  const text = '{"user_id":"Zoë"}';
  const { client } = stubbed(
    () =>
      new Response(text, {
        headers: { "content-type": "application/json", "content-encoding": "gzip", "content-length": "5" },
      }),
  );
  const raw = createRawClient(client);
  const parse = vi.spyOn(JSON, "parse");
  const { data, response } = await raw.GET("/v2/user/{user_id}", { params: { path: { user_id: userId } } });
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
  expect(data).toEqual({ user_id: "Zoë" });
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/json",
    "content-length": "18",
  });
  expect(response.bodyUsed).toBe(true);
  await expect(response.json()).rejects.toThrow(TypeError);

  const read: unknown[] = [];
  raw.use({ onResponse: async (call) => void read.push(await call.response.clone().text()) });
  const again = await raw.GET("/v2/user/{user_id}", { params: { path: { user_id: userId } } });
  expect([read, again.data]).toEqual([[text], { user_id: "Zoë" }]);
});

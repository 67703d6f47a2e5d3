import { inspect } from "node:util";
import { isConfigurationError, isDecodeError, isNotFoundError, type RouteRequest } from "sanguine";
import { expect, test } from "vitest";
import { apiKey, getFailure, userId, wire } from "../support/client.ts";
import { empty, json, reset } from "../support/server.ts";

const thing: RouteRequest = { method: "GET", path: "/v2/thing/{id}", pathParameters: { id: "t/1" } };

test("[REQ-1] a route without a method is called with the client's credential, query and body", async () => {
  const { client, arrived } = await wire([json({ made: true }, 201)], { headers: { "x-team": "a" } });
  const { data, response } = await client
    .request({
      ...thing,
      method: "POST",
      query: { tag: ["a b", "c"], limit: 5, deep: true, none: null },
      body: { name: "n" },
    })
    .withResponse();
  expect([data, response.status]).toEqual([{ made: true }, 201]);
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatchObject({
    method: "POST",
    url: "/v2/thing/t%2F1?tag=a%20b&tag=c&limit=5&deep=true",
    body: '{"name":"n"}',
  });
  expect(arrived[0]?.headers).toMatchObject({
    "x-service-api-key": apiKey,
    "x-team": "a",
    "content-type": "application/json",
  });
});

test("[REQ-1] a response without a body is undefined, and one that is not JSON a DecodeError", async () => {
  const { client } = await wire([
    empty(204),
    (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
  ]);
  expect(await client.request({ method: "DELETE", path: "/v2/thing" })).toBeUndefined();
  const failure = await getFailure(client.request(thing));
  expect(isDecodeError(failure)).toBe(true);
  expect(failure.message).toMatch(/^GET \/v2\/thing\/{id} -> 200: not JSON but text\/html/);
});

test("[REQ-1] [ERR-4] a GET is retried, another method only with an idempotency key", async () => {
  const get = await wire([empty(503), json(1)]);
  expect(await get.client.request(thing)).toBe(1);
  expect(get.arrived).toHaveLength(2);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    const { client, arrived } = await wire([reset, reset, json(2)]);
    await getFailure(client.request({ ...thing, method }));
    expect([method, arrived.length]).toEqual([method, 1]);
    expect(await client.request({ ...thing, method }, { idempotencyKey: "k-1" })).toBe(2);
    const keys = arrived.map(({ headers }) => headers["x-idempotency-key"]);
    expect(keys).toEqual([undefined, "k-1", "k-1"]);
  }
});

test("[REQ-1] [AUT-5] an error shows the template, and no value", async () => {
  const lines: string[] = [];
  const log = (message: string, fields: object): void => void lines.push(message, JSON.stringify(fields));
  const { client } = await wire([json({ detail: `No ${userId}` }, 404)], {
    logger: { debug: log, info: log, warn: log, error: log },
    logLevel: "debug",
  });
  const failure = await getFailure(
    client.request({ ...thing, pathParameters: { id: userId }, query: { name: "planted" } }),
  );
  expect(isNotFoundError(failure) && failure.route).toBe("GET /v2/thing/{id}");
  const shown = [inspect(failure, { depth: 9 }), String(failure.stack), ...lines].join("\n");
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [userId, "planted", apiKey]) expect(shown).not.toContain(secret);
});

test.each([
  "/v2/thing/5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11",
  "/v2/user/u-42",
  "/v2/user/sam@mail.example",
  "/v2/thing?name=planted",
  "/v2/../admin",
  "/v2/%2e%2e/admin",
  "//elsewhere.example/v2",
  "https://elsewhere.example/v2",
  "v2/thing",
  "",
  undefined,
])("[REQ-1] [AUT-5] the path %s is not a template: it is refused, and not shown", async (path) => {
  const { client, arrived } = await wire([json(1)]);
  const failure = await getFailure(client.request({ method: "GET", path: path as string }));
  expect(isConfigurationError(failure)).toBe(true);
  expect(failure.message).toBe(
    'path: must be a template such as "/v2/user/{user_id}"; pass values in pathParameters and query',
  );
  expect(arrived).toHaveLength(0);
});

test("[REQ-1] a GET with a body is refused, and not sent", async () => {
  const { client, arrived } = await wire([json(1)]);
  const failure = await getFailure(client.request({ ...thing, body: { name: "planted" } }));
  expect([failure.name, failure.message]).toEqual([
    "ConfigurationError",
    "GET body: must be undefined; received an object",
  ]);
  expect(arrived).toHaveLength(0);
});

test("[REQ-1] a placeholder without a value is refused by name", async () => {
  const { client, arrived } = await wire([json(1)]);
  for (const pathParameters of [{}, { id: "" }, { id: ".." }] as Record<string, string>[]) {
    const failure = await getFailure(client.request({ ...thing, pathParameters }));
    expect(failure.message).toMatch(/^id(: must be text| is undefined: is an await missing)/);
  }
  expect(arrived).toHaveLength(0);
});

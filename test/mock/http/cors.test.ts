import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { operations } from "../../../src/generated/operations.ts";

const mock = createMock();
const key = { "x-service-api-key": mock.apiKey };
const other = { origin: "https://app.example.com" };
const page = { origin: "http://localhost:3000" };

const listCors = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));

const preflight = (method: string, names: string, from = other): RequestInit => ({
  method: "OPTIONS",
  headers: { ...from, "access-control-request-method": method, "access-control-request-headers": names },
});

describe("a page of another origin", () => {
  const send = (path: string, init: RequestInit) => mock.fetch(mock.url + path, init);
  const step = "/v2/link/provider/password/glucose_two";

  it("can call the operations that accept a link token", async () => {
    expect(listCors(await send(step, preflight("POST", "content-type,x-service-link-token")))).toEqual({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-max-age": "600",
      "access-control-allow-headers": expect.stringMatching(/^(?!.*api-key).*x-service-link-token/),
    });
    expect(listCors(await send(step, preflight("POST", "")))["access-control-allow-headers"]).toBe(
      "accept, content-type, x-service-link-token, x-idempotency-key, x-idempotency-error",
    );
    const token = mock.link.createToken({ user: mock.users.create() }).link_token;
    const headers = { ...other, "x-service-link-token": token, "content-type": "application/json" };
    expect(listCors(await send(step, { method: "POST", headers, body: '{"username":1}' }))).toEqual({
      "access-control-allow-origin": "*",
      "access-control-expose-headers":
        "x-request-id, retry-after, content-disposition, ratelimit-limit, ratelimit-remaining, ratelimit-reset",
    });
  });

  it("cannot use the team credential", async () => {
    for (const path of ["/v2/link/providers", "/v2/providers"])
      expect(listCors(await send(path, { headers: { ...other, ...key } }))).toEqual({});
    for (const { method, paths } of Object.values(operations).filter(({ auth }) => auth === "team")) {
      const path = (paths[0] ?? "").replaceAll(/\{\w+\}/g, "x");
      expect([path, listCors(await send(path, preflight(method, "x-service-link-token")))]).toEqual([
        path,
        {},
      ]);
    }
  });

  it.each([
    [
      "a path that no operation has",
      "POST",
      "/v2/v2/link/provider/password/glucose_two",
      404,
      null,
      "No operation POST",
    ],
    [
      "a method that the path does not take",
      "PUT",
      step,
      405,
      "OPTIONS, POST",
      "This path takes OPTIONS, POST",
    ],
    ["a path that cannot be decoded", "GET", "/v2/link/%E0%A4%A", 400, null, "is not valid percent-encoding"],
  ])("can read why %s was rejected", async (_, method, path, status, allow, detail) => {
    const options = await send(path, preflight(method, "x-service-link-token"));
    expect(options.headers.get("allow")).toBe(allow);
    expect(listCors(options)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": method,
      "access-control-allow-headers": "x-service-link-token",
    });
    const response = await send(path, { method, headers: { ...other, "x-service-link-token": "any" } });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([status, "*"]);
    expect(await response.json()).toEqual({ detail: expect.stringContaining(detail) });
  });
});

it.each([other, { "access-control-request-method": "POST" }])(
  "an OPTIONS request for an unknown path that is no preflight gets 404: %j",
  async (headers) => {
    const { status } = await mock.fetch(`${mock.url}/nothing`, { method: "OPTIONS", headers });
    expect([status, mock.requests.last()?.near]).toEqual([404, []]);
  },
);

it("the allowed origin of a port alone can use the team credential, and neither the control API nor the link page", async () => {
  await using server = await listen(mock, { cors: page.origin });
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(server.url + path, init);
    await response.arrayBuffer();
    return [response.status, listCors(response)] as const;
  };
  const allowed = expect.objectContaining({ "access-control-allow-origin": page.origin });
  const [status, headers] = await ask("/v2/user", preflight("POST", "content-type,x-service-api-key", page));
  expect([status, headers]).toEqual([204, allowed]);
  expect(headers["access-control-allow-headers"]).toBe("content-type, x-service-api-key");
  expect(await ask("/v2/user", { headers: { ...page, ...key } })).toEqual([200, allowed]);
  expect(await ask("/v2/user", { headers: { ...page, "x-service-api-key": "wrong" } })).toEqual([
    401,
    allowed,
  ]);
  for (const origin of ["http://localhost:3001", "https://localhost:3000", "null"])
    expect((await ask("/v2/user", { headers: { origin, ...key } }))[1]).toEqual({});
  const authorization = `Bearer ${mock.controlToken}`;
  for (const path of ["/__mock/v1/info", "/link"])
    expect((await ask(path, { headers: { ...page, authorization } }))[1]).toEqual({});
  await expect(listen(mock, { cors: "*" })).rejects.toThrow("cors must be one origin");
});

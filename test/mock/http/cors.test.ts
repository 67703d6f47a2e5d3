import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { operations } from "../../../src/generated/operations.ts";

const origin = { origin: "https://app.example.com" };

/** Returns the CORS headers of a response. */
async function cors(
  mock: ReturnType<typeof createMock>,
  path: string,
  init: RequestInit,
): Promise<Record<string, string>> {
  const { headers } = await mock.fetch(mock.url + path, init);
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
}

/** Sends a preflight request as a browser does. */
function preflight(method: string, ...headers: string[]): RequestInit {
  const preflightResponse = {
    "access-control-request-method": method,
    "access-control-request-headers": headers.join(),
  };
  return { method: "OPTIONS", headers: { ...origin, ...preflightResponse } };
}

describe("a page of another origin", () => {
  it("can call the operations that accept a link token", async () => {
    const mock = createMock();
    const token = mock.link.createToken({ user: mock.users.create() }).link_token;
    const path = "/v2/link/provider/password/glucose_two";
    const preflightResponse = await cors(
      mock,
      path,
      preflight("POST", "content-type", "x-service-link-token"),
    );
    expect(preflightResponse).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-max-age": "600",
      "access-control-allow-headers": expect.stringContaining("x-service-link-token"),
    });
    expect(preflightResponse["access-control-allow-headers"]).not.toContain("x-service-api-key");
    expect(preflightResponse).not.toHaveProperty("access-control-allow-credentials");
    const headers = { ...origin, "x-service-link-token": token, "content-type": "application/json" };
    const response = await cors(mock, path, { method: "POST", headers, body: '{"username":1}' });
    expect(response).toEqual({
      "access-control-allow-origin": "*",
      "access-control-expose-headers":
        "x-request-id, retry-after, content-disposition, ratelimit-limit, ratelimit-remaining, ratelimit-reset",
    });
  });

  it("cannot use the team credential", async () => {
    const mock = createMock();
    const headers = { ...origin, "x-service-api-key": mock.apiKey };
    expect(await cors(mock, "/v2/link/providers", { headers })).toEqual({});
    expect(await cors(mock, "/v2/providers", { headers })).toEqual({});
    for (const { method, paths } of Object.values(operations).filter(({ auth }) => auth === "team")) {
      const path = (paths[0] ?? "").replaceAll(/\{\w+\}/g, "x");
      const preflightResponse = await cors(mock, path, preflight(method, "x-service-link-token"));
      expect([path, preflightResponse]).toEqual([path, {}]);
    }
  });

  it.each([
    ["a path that no operation has", "POST", "/v2/v2/link/provider/password/glucose_two", 404],
    ["a method that the path does not take", "PUT", "/v2/link/provider/password/glucose_two", 405],
    ["a path that cannot be decoded", "GET", "/v2/link/%E0%A4%A", 400],
  ])("can read why %s was rejected", async (_, method, path, status) => {
    const mock = createMock();
    expect(await cors(mock, path, preflight(method, "x-service-link-token"))).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": method,
      "access-control-allow-headers": "x-service-link-token",
    });
    const headers = { ...origin, "x-service-link-token": "any" };
    const response = await mock.fetch(mock.url + path, { method, headers });
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});

/** Creates a server that allows one origin to use the team credential. */
async function at(mock: Mock, path: string, init: RequestInit) {
  await using server = await listen(mock, { cors: "http://localhost:3000" });
  const response = await fetch(server.url + path, init);
  await response.arrayBuffer();
  return response;
}

describe("the allowed origin of a port", () => {
  const page = { origin: "http://localhost:3000" };

  it("can use the team credential for every operation", async () => {
    const mock = createMock();
    const preflightResponse = await at(mock, "/v2/user", {
      method: "OPTIONS",
      headers: {
        ...page,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-service-api-key",
      },
    });
    expect(preflightResponse.status).toBe(204);
    expect(preflightResponse.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(preflightResponse.headers.get("access-control-allow-headers")).toBe(
      "content-type, x-service-api-key",
    );
    for (const [headers, status] of [
      [{ ...page, "x-service-api-key": mock.apiKey }, 200],
      [{ ...page, "x-service-api-key": "wrong" }, 401],
    ] as const) {
      const response = await at(mock, "/v2/user", { headers });
      expect(response.status).toBe(status);
      expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    }
  });

  it("is the only allowed one", async () => {
    const mock = createMock();
    for (const other of ["http://localhost:3001", "https://localhost:3000", "null"]) {
      const response = await at(mock, "/v2/user", {
        headers: { origin: other, "x-service-api-key": mock.apiKey },
      });
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    }
  });

  it("can use neither the control API nor the link page", async () => {
    const mock = createMock();
    for (const path of ["/__mock/v1/info", "/link"]) {
      const headers = { ...page, authorization: `Bearer ${mock.controlToken}` };
      const response = await at(mock, path, { headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  it.each(["*", "localhost:3000", "http://localhost:3000/app", "ftp://localhost"])(
    "cannot be %j",
    async (text) => {
      await expect(listen(createMock(), { cors: text })).rejects.toThrow("cors must be one origin");
    },
  );
});

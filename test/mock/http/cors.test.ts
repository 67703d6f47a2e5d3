import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { operations } from "../../../src/generated/operations.ts";

const origin = { origin: "https://app.example.com" };

/** The headers by which an answer lets a page read it. */
async function cors(
  mock: ReturnType<typeof createMock>,
  path: string,
  init: RequestInit,
): Promise<Record<string, string>> {
  const { headers } = await mock.fetch(mock.url + path, init);
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));
}

/** A preflight as a browser sends it. */
function preflight(method: string, ...headers: string[]): RequestInit {
  const asked = { "access-control-request-method": method, "access-control-request-headers": headers.join() };
  return { method: "OPTIONS", headers: { ...origin, ...asked } };
}

describe("a page of another origin", () => {
  it("may take the steps that a link token opens", async () => {
    const mock = createMock();
    const token = mock.link.createToken({ user: mock.users.create() }).link_token;
    const path = "/v2/link/provider/password/glucose_two";
    const asked = await cors(mock, path, preflight("POST", "content-type", "x-service-link-token"));
    expect(asked).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": expect.stringContaining("x-service-link-token"),
    });
    expect(asked["access-control-allow-headers"]).not.toContain("x-service-api-key");
    expect(asked).not.toHaveProperty("access-control-allow-credentials");
    const headers = { ...origin, "x-service-link-token": token, "content-type": "application/json" };
    const answered = await cors(mock, path, { method: "POST", headers, body: '{"username":1}' });
    expect(answered).toEqual({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "x-request-id, retry-after",
    });
  });

  it("reads the errors of faults as well", async () => {
    const mock = createMock();
    mock.faults.add({ operation: "link.providers", status: 503 });
    const headers = { ...origin, "x-service-link-token": "any" };
    expect(await cors(mock, "/v2/link/providers", { headers })).toHaveProperty(
      "access-control-allow-origin",
      "*",
    );
  });

  it("may do nothing with the team credential", async () => {
    const mock = createMock();
    const headers = { ...origin, "x-service-api-key": mock.apiKey };
    expect(await cors(mock, "/v2/link/providers", { headers })).toEqual({});
    expect(await cors(mock, "/v2/providers", { headers })).toEqual({});
    for (const { method, paths } of Object.values(operations).filter(({ auth }) => auth === "team")) {
      const path = (paths[0] ?? "").replaceAll(/\{\w+\}/g, "x");
      const asked = await cors(mock, path, preflight(method, "x-service-link-token"));
      expect([path, asked]).toEqual([path, {}]);
    }
  });

  it("is told nothing where no page asks", async () => {
    const mock = createMock();
    expect(await cors(mock, "/v2/link/providers", { headers: { "x-service-link-token": "any" } })).toEqual(
      {},
    );
    expect(await cors(mock, "/v2/link/providers", { method: "OPTIONS" })).toEqual({});
    expect(await cors(mock, "/v2/link/providers", preflight("DELETE"))).toEqual({});
  });
});

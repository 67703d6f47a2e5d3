import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

/** Creates a mock with an order that has a requisition. Returns the order's id and the token in its URL. */
function withRequisition(url = "https://mock.example") {
  const mock = createMock({ seed: "public-routes", now: "2026-01-15T09:00:00Z", url });
  const order = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
  const address = order.requisition_form_url ?? "";
  return { mock, order, address, token: address.split("/").at(-1) ?? "" };
}

describe("public routes", () => {
  it("are below the mock's own address, including its path, and are not cached longer than they are valid", async () => {
    const { mock, address } = withRequisition("https://service.example/api/");
    expect(address.startsWith("https://service.example/api/requisition/")).toBe(true);
    const { status, headers } = await mock.fetch(address);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect((await mock.fetch(`${address}/`)).status).toBe(200);
  });

  it("are read-only, and the error does not contain their token", async () => {
    const { mock, address, token } = withRequisition();
    for (const [method, expected] of [
      ["POST", 405],
      ["OPTIONS", 204],
    ] as const) {
      const response = await mock.fetch(address, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([expected, "GET, HEAD, OPTIONS"]);
      expect(await response.text()).not.toContain(token);
    }
  });

  it("hide the token in the journal, however the URL is written", async () => {
    const { mock, address, token } = withRequisition();
    const changed = [
      `${address}/more`,
      `${address}/`,
      `${address}?page=1`,
      address.replace(token, `%zz${token}`),
    ];
    for (const one of changed) await (await mock.fetch(one)).arrayBuffer();
    const recorded = mock.requests.list().map(({ route, request }) => [route, request.path]);
    expect(recorded.map(([route]) => route)).toEqual(changed.map(() => "/requisition/{order_id}/{token}"));
    expect(JSON.stringify(recorded)).not.toContain(token);
    expect(mock.requests.unmatched()).toEqual([]);
  });
});

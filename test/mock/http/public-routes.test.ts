import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

/** A mock with an order that has a requisition, and the two parts of its address that matter. */
function withRequisition(url?: string) {
  const mock = createMock({
    seed: "side-routes",
    now: "2026-01-15T09:00:00Z",
    ...(url === undefined ? {} : { url }),
  });
  const order = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
  const address = order.requisition_form_url ?? "";
  return { mock, order, address, token: address.split("/").at(-1) ?? "" };
}

describe("addresses that are opened without a key", () => {
  it("lie under the mock's own address, a path of it included", async () => {
    const { mock, address } = withRequisition("https://service.example/api/");
    expect(address.startsWith("https://service.example/api/requisition/")).toBe(true);
    expect((await mock.fetch(address)).status).toBe(200);
    expect((await mock.fetch(`${address}/`)).status).toBe(200);
  });

  it("are read and not written to, and say so without their secret", async () => {
    const { mock, address, token } = withRequisition();
    const posted = await mock.fetch(address, { method: "POST", body: "{}" });
    const text = await posted.text();
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(text).not.toContain(token);
    const asked = await mock.fetch(address, { method: "OPTIONS" });
    expect([asked.status, asked.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  it("hide what stands in the place of their secret, however the address is written", async () => {
    const { mock, address, token } = withRequisition();
    const changed = [
      `${address}/more`,
      `${address}/`,
      `${address}?page=1`,
      address.replace(token, `%zz${token}`),
    ];
    for (const one of changed) await (await mock.fetch(one)).arrayBuffer();
    const noted = mock.requests.list().map(({ route, request }) => [route, request.path]);
    expect(noted).toHaveLength(changed.length);
    expect(JSON.stringify(noted)).not.toContain(token);
    expect(mock.requests.unmatched()).toEqual([]);
  });

  it("open nothing once the order is gone, and lead nowhere where a part is missing", async () => {
    const { mock, order, address, token } = withRequisition();
    const short = address.replace(`/${token}`, "");
    expect((await mock.fetch(short)).status).toBe(404);
    expect(mock.requests.unmatched()).toHaveLength(1);
    mock.reset();
    expect((await mock.fetch(address)).status).toBe(404);
    expect(order.requisition_form_url).toBe(address);
  });

  it("are not cached beyond the time for which they are open", async () => {
    const { mock, address } = withRequisition();
    const { headers } = await mock.fetch(address);
    expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      "no-store",
      "no-referrer",
    ]);
  });

  it("can be asked for with a key as well, which changes nothing", async () => {
    const { mock, address } = withRequisition();
    const other = mock.team();
    const headers = { "x-service-api-key": other.apiKey };
    expect((await mock.fetch(address, { headers })).status).toBe(200);
    expect([mock.requests.count(), other.requests.count()]).toEqual([1, 0]);
  });
});

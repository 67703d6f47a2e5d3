import { expect, it } from "vitest";
import type { Adapter } from "./adapter.ts";

/** Tests the public URL of a requisition, which is the same through every adapter. */
export function requisitionSuite(open: () => Adapter): void {
  it("[ORD-17] serves the requisition without a key below the adapter's own address, and responds 404 to any other URL", async () => {
    const adapter = open();
    const { id } = adapter.mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const keyed = { headers: { "x-service-api-key": adapter.mock.apiKey } };
    const order = await (await adapter.send(`${adapter.url}/v3/order/${id}`, keyed)).json();
    const url = String(Reflect.get(Object(order), "requisition_form_url"));
    expect(url.startsWith(`${adapter.url}/`)).toBe(true);
    const response = await adapter.send(url);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const pdf = await adapter.send(`${adapter.url}/v3/order/${id}/requisition/pdf`, keyed);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await pdf.arrayBuffer()));
    const head = await adapter.send(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const token = url.split("/").at(-1) ?? "";
    for (const wrong of [
      url.replace(token, "x".repeat(token.length)),
      `${url}x`,
      url.replace(id, "11111111-1111-4111-8111-111111111111"),
      url.replace(token, "%ff"),
    ]) {
      const refused = await adapter.send(wrong);
      expect([refused.status, await refused.json()]).toEqual([404, { detail: "Requisition not found" }]);
    }
  });

  it("[ORD-17] serves it for 7 days by the mock's clock, and records it for its team without its token", async () => {
    const adapter = open();
    const other = adapter.mock.team();
    const order = other.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const { pathname } = new URL(order.requisition_form_url ?? "");
    const token = pathname.split("/").at(-1) ?? "";
    const get = () => adapter.send(adapter.url + pathname);
    await other.clock.advance("6d");
    await other.clock.advance("86399s");
    const last = await get();
    expect([last.status, (await last.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
    const entries = other.requests.list();
    expect(entries).toMatchObject([{ operation: null, method: "GET", status: 200, unmatched: false }]);
    expect(entries[0]?.request.path).toContain(order.id);
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify([...entries, ...adapter.mock.requests.list()])).not.toContain(token);
    expect(adapter.mock.requests.unmatched()).toEqual([]);
    await other.clock.advance("1s");
    const late = await get();
    expect([late.status, await late.text()]).toEqual([
      410,
      expect.stringMatching(/7 days.+GET \/v3\/order\/.+\/requisition\/pdf/),
    ]);
  });
}

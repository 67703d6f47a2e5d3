import { expect, it } from "vitest";
import { call, type Adapter } from "./adapter.ts";

/** Creates an order with a requisition. Returns the requisition's URL as this adapter's response contains it. */
async function createRequisition(adapter: Adapter): Promise<{ readonly id: string; readonly url: string }> {
  const { id } = adapter.mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
  const { json } = await call(adapter, "GET", `/v3/order/${id}`);
  const url =
    typeof json === "object" && json !== null && "requisition_form_url" in json
      ? json.requisition_form_url
      : null;
  return { id, url: String(url) };
}

/** Tests the public URL of a requisition, which is the same through every adapter. */
export function requisitionSuite(open: () => Adapter): void {
  it("[ORD-17] serves the requisition without a key below the adapter's own address", async () => {
    const adapter = open();
    const { id, url } = await createRequisition(adapter);
    expect(url.startsWith(`${adapter.url}/`)).toBe(true);
    const response = await adapter.send(url);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const keyed = await adapter.send(`${adapter.url}/v3/order/${id}/requisition/pdf`, {
      headers: { "x-service-api-key": adapter.mock.apiKey },
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await keyed.arrayBuffer()));
    const head = await adapter.send(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("[ORD-17] serves it for 7 days by the mock's clock, then rejects with the reason", async () => {
    const adapter = open();
    const { id, url } = await createRequisition(adapter);
    await adapter.mock.clock.advance("6d");
    await adapter.mock.clock.advance("86399s");
    expect((await adapter.send(url)).status).toBe(200);
    await adapter.mock.clock.advance("1s");
    const late = await adapter.send(url);
    const { detail } = (await late.json()) as { readonly detail: string };
    expect(late.status).toBe(410);
    expect(detail).toMatch(/7 days.+GET \/v3\/order\/.+\/requisition\/pdf/);
    const pdf = await adapter.send(`${adapter.url}/v3/order/${id}/requisition/pdf`, {
      headers: { "x-service-api-key": adapter.mock.apiKey },
    });
    expect(pdf.status).toBe(200);
    await pdf.arrayBuffer();
  });

  it("[ORD-17] responds 404 to any other URL", async () => {
    const adapter = open();
    const { id, url } = await createRequisition(adapter);
    const token = url.split("/").at(-1) ?? "";
    const wrong = [
      url.replace(token, "x".repeat(token.length)),
      `${url}x`,
      url.replace(id, "11111111-1111-4111-8111-111111111111"),
      url.replace(token, "%ff"),
    ];
    for (const address of wrong) {
      const response = await adapter.send(address);
      const { detail } = (await response.json()) as { readonly detail: string };
      expect([response.status, detail]).toEqual([404, "Requisition not found"]);
    }
    expect((await (await adapter.send(url)).arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it("[ORD-17] is recorded in the journal of its team, without its token", async () => {
    const adapter = open();
    const other = adapter.mock.team();
    const order = other.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const { pathname } = new URL(order.requisition_form_url ?? "");
    const token = pathname.split("/").at(-1) ?? "";
    await (await adapter.send(adapter.url + pathname)).arrayBuffer();
    const entries = other.requests.list();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ operation: null, method: "GET", status: 200, unmatched: false });
    expect(entries[0]?.request.path).toContain(order.id);
    expect(token.length).toBeGreaterThanOrEqual(32);
    const recorded = [...entries, ...adapter.mock.requests.list()].map(({ request, ...entry }) => ({
      ...entry,
      request,
    }));
    expect(JSON.stringify(recorded)).not.toContain(token);
    expect(adapter.mock.requests.unmatched()).toEqual([]);
  });
}

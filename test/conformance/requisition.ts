import { expect, it } from "vitest";
import { call, type OpenDoor } from "./adapter.ts";

/** Brings an order to its requisition, and gives the address that an answer through this door names. */
async function issued(door: OpenDoor): Promise<{ readonly id: string; readonly url: string }> {
  const { id } = door.mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
  const { json } = await call(door, "GET", `/v3/order/${id}`);
  const url =
    typeof json === "object" && json !== null && "requisition_form_url" in json
      ? json.requisition_form_url
      : null;
  return { id, url: String(url) };
}

/** What the address of a requisition does, the same through every door. */
export function requisitionSuite(open: () => OpenDoor): void {
  it("[ORD-17] opens the requisition without a key, under the door's own address", async () => {
    const door = open();
    const { id, url } = await issued(door);
    expect(url.startsWith(`${door.url}/`)).toBe(true);
    const response = await door.send(url);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const keyed = await door.send(`${door.url}/v3/order/${id}/requisition/pdf`, {
      headers: { "x-service-api-key": door.mock.apiKey },
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await keyed.arrayBuffer()));
    const head = await door.send(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("[ORD-17] opens it for 7 days from its issue by the mock's clock, and then refuses with the reason", async () => {
    const door = open();
    const { id, url } = await issued(door);
    await door.mock.clock.advance("6d");
    await door.mock.clock.advance("86399s");
    expect((await door.send(url)).status).toBe(200);
    await door.mock.clock.advance("1s");
    const lazy = await door.send(url);
    const { detail } = (await lazy.json()) as { readonly detail: string };
    expect(lazy.status).toBe(410);
    expect(detail).toMatch(/7 days.+GET \/v3\/order\/.+\/requisition\/pdf/);
    const pdf = await door.send(`${door.url}/v3/order/${id}/requisition/pdf`, {
      headers: { "x-service-api-key": door.mock.apiKey },
    });
    expect(pdf.status).toBe(200);
    await pdf.arrayBuffer();
  });

  it("[ORD-17] knows no other address, and no other way to ask", async () => {
    const door = open();
    const { id, url } = await issued(door);
    const token = url.split("/").at(-1) ?? "";
    const wrong = [
      url.replace(token, "x".repeat(token.length)),
      `${url}x`,
      url.replace(id, "11111111-1111-4111-8111-111111111111"),
      url.replace(token, "%ff"),
    ];
    for (const address of wrong) {
      const response = await door.send(address);
      const { detail } = (await response.json()) as { readonly detail: string };
      expect([response.status, detail]).toEqual([404, "Requisition not found"]);
    }
    expect((await (await door.send(url)).arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it("[ORD-17] is noted in the journal of its team, without its token", async () => {
    const door = open();
    const other = door.mock.team();
    const order = other.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const { pathname } = new URL(order.requisition_form_url ?? "");
    const token = pathname.split("/").at(-1) ?? "";
    await (await door.send(door.url + pathname)).arrayBuffer();
    const entries = other.requests.list();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ operation: null, method: "GET", status: 200, unmatched: false });
    expect(entries[0]?.request.path).toContain(order.id);
    expect(token.length).toBeGreaterThanOrEqual(32);
    const noted = [...entries, ...door.mock.requests.list()].map(({ request, ...entry }) => ({
      ...entry,
      request,
    }));
    expect(JSON.stringify(noted)).not.toContain(token);
    expect(door.mock.requests.unmatched()).toEqual([]);
  });
}

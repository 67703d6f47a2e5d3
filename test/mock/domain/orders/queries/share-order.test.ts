import type { Order } from "sanguine";
import { createMock, type Mock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { createCaller } from "../../../http/handlers/caller.ts";

async function list(team: Parameters<typeof createCaller>[0]): Promise<Order[]> {
  const { status, headers, body } = await createCaller(team).get("/v3/orders");
  expect(status).toBe(200);
  expect(headers.get("content-length")).toBe(String(new TextEncoder().encode(JSON.stringify(body)).length));
  return body.orders;
}

function createOrders(count: number): Mock {
  const mock = createMock();
  const user = mock.users.create();
  for (let index = 0; index < count; index++) mock.orders.create({ user, method: "walk_in_test" });
  return mock;
}

describe("a list of orders that was read before [ORD-27]", () => {
  it("shows each change since then", async () => {
    const mock = createOrders(3);
    const [first, second] = await list(mock);
    if (first === undefined || second === undefined) throw new Error("There are three orders.");
    mock.orders.advance(second.id);
    mock.orders.fail(first.id);
    const after = await list(mock);
    expect(after.map(({ id }) => id)).toEqual((await list(mock)).map(({ id }) => id));
    expect(after.find(({ id }) => id === second.id)).toEqual(mock.orders.get(second.id));
    expect(after.find(({ id }) => id === second.id)).not.toEqual(second);
    expect(after.find(({ id }) => id === first.id)?.status).toBe("failed");
    expect(after[2]).toEqual(mock.orders.get(after[2]?.id ?? ""));
    expect(await mock.client().orders.get(second.id)).toEqual(mock.orders.get(second.id));
  });

  it("shows a later order of the same transaction in the earlier one", async () => {
    const mock = createMock();
    const { id } = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
    const before = await list(mock);
    expect(before[0]?.order_transaction?.orders).toHaveLength(1);
    const snapshot = mock.snapshot();
    const redraw = mock.orders.redraw(id);
    const earlier = (await list(mock)).find((order) => order.id === id);
    expect(earlier?.order_transaction?.orders.map((order) => order.id)).toEqual([id, redraw.id]);
    mock.orders.advance(redraw.id);
    const transaction = (await list(mock)).find((order) => order.id === id)?.order_transaction;
    expect(transaction).toEqual(mock.orders.get(redraw.id).order_transaction);
    mock.restore(snapshot);
    expect(await list(mock)).toEqual(before);
  });

  it("shows the orders of a restored snapshot and of an import", async () => {
    const mock = createOrders(2);
    const before = await list(mock);
    const snapshot = mock.snapshot();
    const exported = mock.export();
    mock.orders.advance(before[0]!.id);
    mock.orders.create({ method: "testkit" });
    expect(await list(mock)).toHaveLength(3);
    mock.restore(snapshot);
    expect(await list(mock)).toEqual(before);
    mock.orders.advance(before[0]!.id);
    await list(mock);
    mock.import(exported);
    expect(await list(mock)).toEqual(before);
  });

  it("has the addresses of the caller's own URL and team", async () => {
    const mock = createMock();
    const order = mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const other = mock.team();
    other.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const server = await listen(mock, { port: 0 });
    const port = { url: server.url, fetch, apiKey: mock.apiKey };
    try {
      for (let round = 0; round < 2; round++) {
        const [inProcess] = await list(mock);
        const [served] = await list(port);
        expect(inProcess?.requisition_form_url).toMatch(`${mock.url}/requisition/${order.id}/`);
        expect(served?.requisition_form_url).toMatch(`${server.url}/requisition/${order.id}/`);
        const [others] = await list(other);
        expect(others?.team_id).not.toBe(inProcess?.team_id);
        expect(others?.id).not.toBe(order.id);
      }
      const { body: cancelled } = await createCaller(port).post(`/v3/order/${order.id}/cancel`);
      expect(cancelled.order.requisition_form_url).toMatch(`${server.url}/requisition/`);
      // No request tells webhooks and tools the address.
      mock.webhooks.register({
        handler: async (request) => expect(await request.text()).toContain(server.url),
      });
      mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
      await mock.idle();
      expect(mock.webhooks.outbox().at(-1)?.status).toBe("delivered");
      const { requisition_form_url: link } = other.orders.list()[0]!;
      expect(link).toMatch(`${server.url}/requisition/`);
      expect((await mock.fetch(link!)).status).toBe(200);
    } finally {
      await server.close();
    }
  });

  it("hides the address of a requisition in the journal, and is kept there", async () => {
    const mock = createMock();
    mock.orders.create({ method: "walk_in_test", status: "requisition_created" });
    const [order] = await list(mock);
    const response = mock.requests.last({ operation: "orders.list" })?.response;
    expect(response?.kept).toBe(true);
    expect(response?.body).toMatchObject({ orders: [{ id: order?.id, requisition_form_url: "<hidden>" }] });
  });
});

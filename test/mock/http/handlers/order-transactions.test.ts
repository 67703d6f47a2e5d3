import { describe, expect, it } from "vitest";
import type { LabResults } from "../../../../src/generated/types.ts";
import { type Caller, createMockCaller } from "./caller.ts";
import { getLabTest } from "./orders-caller.ts";

function createOrder({ mock }: Caller, status: string): string {
  return mock.orders.create({ lab_test_ids: [getLabTest("annual_wellness").id], status }).id;
}

async function getResults({ get }: Caller, id: string): Promise<LabResults> {
  const { status, body } = await get(`/v3/order/${id}/result`);
  expect(status).toBe(200);
  return body as LabResults;
}

describe("orderTransactions.result", () => {
  it("combines the results of all orders; a later result replaces an earlier one", async () => {
    const caller = createMockCaller();
    const first = createOrder(caller, "partial_results");
    const partial = await getResults(caller, first);
    const { mock, get } = caller;
    const second = mock.orders.redraw(first);
    const path = `/v3/order_transaction/${second.order_transaction?.id ?? ""}/result`;
    const early = await get(path);
    expect([early.status, early.body.results]).toEqual([200, partial.results]);
    mock.orders.advanceTo(second, "completed", { interpretation: "abnormal" });
    const latest = await getResults(caller, second.id);
    const { body } = await get(path);
    expect(new Set(body.results)).toEqual(new Set(latest.results));
    expect(body.metadata).toMatchObject({ status: "final", interpretation: "abnormal" });
    const orders = body.order_transaction.orders.map(({ id }: { readonly id: string }) => id);
    expect(orders).toEqual([first, second.id]);
    const keys = new Set(Object.keys(body.sample_information));
    for (const one of [partial, latest]) {
      for (const key of Object.keys(one.sample_information ?? {})) expect(keys).toContain(key);
    }
    expect(mock.requests.violations).toEqual([]);
  });
});

import { expect, it } from "vitest";
import type { LabResults } from "../../../../src/generated/types.ts";
import { type Caller, createMockCaller } from "./caller.ts";
import { address as patient_address, getLabTest, patient as patient_details } from "./orders-caller.ts";

function createOrder({ mock }: Caller, status: string): string {
  return mock.orders.create({ lab_test_ids: [getLabTest("annual_wellness").id], status }).id;
}

it("orderTransactions.result combines the results of all orders; a later result replaces an earlier one", async () => {
  const caller = createMockCaller();
  const { mock, get } = caller;
  const first = createOrder(caller, "partial_results");
  const partial = mock.orders.results(first);
  const second = mock.orders.redraw(first);
  const path = `/v3/order_transaction/${second.order_transaction?.id ?? ""}/result`;
  const early = await get(path);
  expect([early.status, early.body.results]).toEqual([200, partial.results]);
  mock.orders.advanceTo(second, "completed", { interpretation: "abnormal" });
  const latest = mock.orders.results(second);
  const { body } = await get(path);
  expect(new Set(body.results)).toEqual(new Set(latest.results));
  expect(body.metadata).toMatchObject({ status: "final", interpretation: "abnormal" });
  const orders = body.order_transaction.orders.map(({ id }: { readonly id: string }) => id);
  expect(orders).toEqual([first, second.id]);
  const keys = new Set(Object.keys(body.sample_information));
  for (const one of [partial, latest]) {
    for (const key of Object.keys(one.sample_information ?? {})) expect(keys).toContain(key);
  }
});

it("orderTransactions.result lists what is missing from all orders, and nothing that another order has", async () => {
  const caller = createMockCaller();
  const { mock, get } = caller;
  const first = createOrder(caller, "partial_results");
  const { id, order_transaction } = mock.orders.redraw(first);
  const path = `/v3/order_transaction/${order_transaction?.id ?? ""}/result`;
  const slugs = mock.orders.results(first).results.map(({ slug }) => slug ?? "");
  const [known = "", lost = "", other = ""] = slugs;
  for (const slug of [lost, other]) mock.orders.set(first, { results: [{ slug, missing: true }] });
  // The first order has a result for `known`, the second order for `lost`, and neither order for `other`.
  for (const slug of [known, other])
    mock.orders.set(id, { results: [{ slug, missing: "insufficient_volume" }] });
  mock.orders.advanceTo(id, "completed");
  const { body } = await get(path);
  const missing = (body as LabResults).missing_results?.map((one) => [one.slug, one.inferred_failure_type]);
  expect(missing).toEqual([[other, "insufficient_volume"]]);
  const found = (body as LabResults).results.map(({ slug }) => slug);
  expect([found.includes(known), found.includes(lost), found.includes(other)]).toEqual([true, true, false]);
});

it("[ORD-16] a transaction of orders of two users remains for the other order when one user is erased", async () => {
  const { mock, post, get } = createMockCaller();
  const patient = mock.users.create();
  const lost = mock.orders.create({ registrable: true, status: "lost" });
  const sent = mock.orders.advanceTo(mock.orders.recreate(lost), "with_customer");
  const registration = {
    user_id: patient.user_id,
    sample_id: sent.sample_id,
    patient_details,
    patient_address,
  };
  expect((await post("/v3/order/testkit/register", registration)).status).toBe(200);
  mock.users.delete(patient);
  await mock.clock.advance("8d");
  const { status, body } = await get(`/v3/order/${lost.id}`);
  expect(status).toBe(200);
  expect(body.order_transaction?.orders.map(({ id }: { id: string }) => id)).toEqual([lost.id]);
  expect((await get(`/v3/order_transaction/${lost.order_transaction?.id}`)).body.orders).toHaveLength(1);
  expect((await get("/v3/orders")).body.total).toBe(1);
  expect((await get(`/v3/order/${sent.id}`)).status).toBe(404);
});

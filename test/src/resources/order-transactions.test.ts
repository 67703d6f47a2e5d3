import { expect, test } from "vitest";
import { wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const id = "3b9d2c71-6a40-4f0e-9d15-8c7e6f5a4b32";

test("[ORD-16] a transaction, its results and their PDF are read by its id", async () => {
  const pdf = () => new Uint8Array();
  const transaction = { id, status: "active", orders: [] };
  const results = { metadata: { status: "final" }, results: [] };
  const { client, arrived } = await wire([json(transaction), json(results)]);
  expect(await client.orderTransactions.get(id)).toEqual(transaction);
  expect(await client.orderTransactions.result(id)).toEqual(results);
  await client.orderTransactions.resultPdf(id).catch(pdf);
  expect(arrived.map(({ url }) => url)).toEqual([
    `/v3/order_transaction/${id}`,
    `/v3/order_transaction/${id}/result`,
    `/v3/order_transaction/${id}/result/pdf`,
  ]);
});

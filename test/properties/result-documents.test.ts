import { createMock } from "sanguine/mock";
import { describe, expect, it, vi } from "vitest";
import { readParsedReport } from "../mock/report-parser/expected-results.ts";
import { describeParsedResult, describeResult, makeRoundTrip } from "../mock/report-parser/round-trip.ts";

/** The PDF reader takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Every fourth combination has another test, status, interpretation and home. `npm run check:reports` tries 500. */
const SOME = Array.from({ length: 30 }, (_, index) => index * 4);

describe("the PDF of an order's results", () => {
  it("[LRP-6][PDF-4] contains the same results and patient when the report parser reads it", async () => {
    for (const index of SOME) {
      const { title, expected, actual } = await makeRoundTrip(index);
      expect(actual, title).toEqual(expected);
    }
  });

  it("[LRP-6][PDF-4] of a transaction contains the results of all its orders", async () => {
    const mock = createMock({ seed: "transaction" });
    const client = mock.client();
    const order = mock.orders.create({ status: "completed", interpretation: "abnormal", missing: true });
    const again = mock.orders.recreate(mock.orders.create({ status: "sample_error" }));
    mock.orders.advanceTo(again, "completed", { interpretation: "critical" });
    for (const { order_transaction: transaction } of [order, mock.orders.get(again)]) {
      const { results } = await client.orderTransactions.result(transaction.id);
      const pdf = await client.orderTransactions.resultPdf(transaction.id);
      const read = await readParsedReport(pdf.bytes);
      expect(results.length).toBeGreaterThan(0);
      expect(read.results.map(describeParsedResult).toSorted()).toEqual(
        results.map(describeResult).toSorted(),
      );
    }
  });
});

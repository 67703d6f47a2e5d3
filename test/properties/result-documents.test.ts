import * as fc from "../support/fast-check.ts";
import type { BiomarkerResult, ParsedResult } from "sanguine";
import { createMock } from "sanguine/mock";
import { describe, expect, it, vi } from "vitest";
import { getLabTests, type LabTest } from "../../mock/catalog/labs/lab-tests.ts";
import { readReport } from "../../mock/report-parser/read-report.ts";
import { readParsedReport } from "../mock/report-parser/expected-results.ts";

/** The PDF reader and the PDFs of large panels take a while. */
vi.setConfig({ testTimeout: 60_000 });

const FLAGS = ["normal", "abnormal", "critical", "unknown"] as const;
const STATUSES = ["completed", "partial_results", "corrected"] as const;
const TYPES = [["numeric"], ["numeric", "range"], ["numeric", "comment", "coded_value"]] as const;

/** Everything that can be ordered, with names that are short enough for a counterexample. */
const testsBySlug = (): Map<string, LabTest> =>
  new Map(getLabTests().flatMap((test) => (test.status === "active" ? [[test.slug, test]] : [])));

type Fact = readonly (string | null)[];

const reported = ({ name, result, unit, reference_range, interpretation, loinc }: BiomarkerResult): Fact => [
  name,
  result,
  unit ?? null,
  reference_range ?? null,
  interpretation,
  loinc ?? null,
];

const parsed = ({
  name,
  value,
  unit,
  reference_range,
  interpretation,
  loinc_matches,
}: ParsedResult): Fact => [
  name,
  value,
  unit ?? null,
  reference_range ?? null,
  interpretation ?? null,
  loinc_matches?.[0]?.loinc_code ?? null,
];

describe("the PDF of an order's results", () => {
  it("[LRP-6] contains the same results when the report parser reads it", async () => {
    const orders = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      test: fc.constantFrom(...testsBySlug().keys()),
      interpretation: fc.constantFrom(...FLAGS),
      status: fc.constantFrom(...STATUSES),
      result_types: fc.constantFrom(...TYPES),
      missing: fc.boolean(),
    });
    const property = fc.asyncProperty(orders, async ({ seed, test: slug, status, ...like }) => {
      const test = testsBySlug().get(slug)!;
      const mock = createMock({ seed });
      const client = mock.client();
      const order = mock.orders.create({ lab_test_ids: [test.id], method: test.method, ...like });
      // Only labs with walk-in tests report partially or send corrections.
      const end = test.method === "walk_in_test" ? status : "completed";
      mock.orders.advanceTo(order, end, { interpretation: like.interpretation, missing: like.missing });
      const { results } = await client.orders.result(order.id);
      const pdf = new Uint8Array(await (await client.orders.resultPdf(order.id)).arrayBuffer());
      // Without measured results there is nothing to read.
      const reading = await readReport(pdf);
      const read = reading.kind === "read" ? reading.data : null;
      expect((read?.results ?? []).map(parsed)).toEqual(results.map(reported));
      const family = results.length === 0 ? undefined : order.patient_details?.last_name;
      expect(read?.metadata.patient_last_name).toBe(family);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it("[LRP-6] of a transaction contains the results of all its orders", async () => {
    const mock = createMock({ seed: "transaction" });
    const client = mock.client();
    const order = mock.orders.create({ status: "completed", interpretation: "abnormal", missing: true });
    const again = mock.orders.recreate(mock.orders.create({ status: "sample_error" }));
    mock.orders.advanceTo(again, "completed", { interpretation: "critical" });
    for (const { order_transaction: transaction } of [order, mock.orders.get(again)]) {
      const { results } = await client.orderTransactions.result(transaction.id);
      const pdf = await (await client.orderTransactions.resultPdf(transaction.id)).arrayBuffer();
      const read = await readParsedReport(new Uint8Array(pdf));
      expect(results.length).toBeGreaterThan(0);
      expect(read.results.map(parsed)).toEqual(results.map(reported));
    }
  });
});

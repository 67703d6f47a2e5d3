import { createMock } from "sanguine/mock";
import { describe, expect, it, vi } from "vitest";
import { repeat } from "../support/fast-check.ts";
import { renderPdf } from "../../mock/pdf/render-pdf.ts";
import { readText } from "../mock/pdf/read-text.ts";
import { readParsedReport } from "../mock/report-parser/expected-results.ts";
import { describeParsedResult, describeResult, makeRoundTrip } from "../mock/report-parser/round-trip.ts";

/** The PDF reader takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Every seventh combination has another test, status, interpretation and home. `FC_FACTOR=17` tries 204. */
const SOME = Array.from({ length: repeat(12) }, (_, index) => index * 7);

describe("the PDF of an order's results", () => {
  it("[LRP-6][PDF-4] contains the same results and patient when the report parser reads it", async () => {
    for (const index of SOME) {
      const { title, expected, actual } = await makeRoundTrip(index);
      expect(actual, title).toEqual(expected);
    }
  });

  it("[PDF-4] is read when names and results have letters that only some fonts have", async () => {
    const rows = [
      { cells: ["Ferritin", "24", "", "11-307", "\u00b5g/L", "01"] },
      { cells: ["Urine Culture", "Wzrost śladowy \u2265 5 μικρόβια", "N", "", "", "01"], note: 1 },
    ];
    const columns = ["Test", "Result", "Flag", "Reference range", "Units", "Site"];
    const pdf = await renderPdf({
      issuer: "Клиническая Лаборатория",
      title: "Lab report",
      facts: [["Patient", "Dvořáková-Şahin, Małgorzata Żofia"]],
      factColumns: [[["DOB", "04/21/1986"]], [["Specimen", "S-1"]]],
      sections: [
        {
          heading: null,
          columns: columns.map((name) => ({ name, share: 1 + name.length / 8 })),
          groups: [{ heading: "Żelazo", rows }],
        },
      ],
      foot: "",
    });
    const { metadata, results } = await readParsedReport(pdf);
    expect(metadata).toMatchObject({
      patient_first_name: "Małgorzata Żofia",
      patient_last_name: "Dvořáková-Şahin",
      lab_name: "Клиническая Лаборатория",
    });
    expect(results).toMatchObject([
      {
        name: "Ferritin",
        value: "24",
        unit: "\u00b5g/L",
        source_panel_name: "Żelazo",
        interpretation: "normal",
      },
      { name: "Urine Culture", value: "Wzrost śladowy \u2265 5 μικρόβια", interpretation: "normal" },
    ]);
  });

  it("[PDF-1] says whether it is partial or corrected, and what a correction replaces", async () => {
    const mock = createMock({ seed: "stages", now: "2026-01-15T09:00:00Z" });
    const order = mock.orders.create({ method: "walk_in_test", status: "partial_results" });
    const readOrder = async () => readText((await mock.client().orders.resultPdf(order.id)).bytes);
    expect(await readOrder()).toMatch(/PARTIAL .*Status Partial: more results follow/);
    mock.orders.advanceTo(order, "completed");
    expect(await readOrder()).toMatch(/FINAL .*Status Final/);
    await mock.clock.advance("2d");
    mock.orders.advanceTo(order, "corrected");
    const text = await readOrder();
    expect(text).toMatch(/CORRECTED .*Status Corrected: replaces that of 01\/15\/2026 \d+:00 AM/);
    expect(text).toMatch(/Notes 1\. .*: Corrected result; reported before as /);
  });

  it("[LRP-6][PDF-4] of a transaction contains the results of all its orders", async () => {
    const mock = createMock({ seed: "transaction" });
    const client = mock.client();
    const order = mock.orders.create({ status: "completed", interpretation: "abnormal", missing: true });
    const again = mock.orders.recreate(mock.orders.create({ status: "sample_error" }));
    mock.orders.advanceTo(again, "completed", { interpretation: "critical" });
    for (const { order_transaction: transaction } of [order, mock.orders.get(again)]) {
      const { results } = await client.orderTransactions.result(transaction?.id ?? "");
      const pdf = await client.orderTransactions.resultPdf(transaction?.id ?? "");
      const read = await readParsedReport(pdf.bytes);
      expect(results.length).toBeGreaterThan(0);
      expect(read.results.map(describeParsedResult).toSorted()).toEqual(
        results.map(describeResult).toSorted(),
      );
    }
  });
});

import { createMock } from "sanguine/mock";
import { describe, expect, it, vi } from "vitest";
import { repeat } from "../support/fast-check.ts";
import { readText } from "../mock/pdf/read-text.ts";
import { makeRoundTrip } from "../mock/report-parser/round-trip.ts";

/** The PDF reader takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Every seventh combination has another test, status, interpretation and home. `FC_FACTOR=17` tries 204. */
const SOME = Array.from({ length: repeat(6) }, (_, index) => index * 7);

describe("the PDF of an order's results", () => {
  it("[LRP-6][PDF-4] contains the same results and patient when the report parser reads it", async () => {
    for (const index of SOME) {
      const { title, expected, actual } = await makeRoundTrip(index);
      expect(actual, title).toEqual(expected);
    }
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
});

import { describe, expect, it, vi } from "vitest";
import { readReport } from "../../../mock/report-parser/read-report.ts";
import { exceedsDecodedLimits } from "../../../mock/report-parser/decoded-limits.ts";
import {
  deflatedTwice,
  endlessPage,
  harmless,
  hugeCharacterMap,
  longText,
  manyResults,
  operators,
  shortTexts,
} from "./bombs.ts";

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const tooLarge = { kind: "failed", reason: "invalid_input" };

describe("a PDF that expands to more than any report, read in this thread", () => {
  it.each<[string, () => Uint8Array]>([
    ["a page of 1e18 points", () => endlessPage()],
    ["a page of 20,000 points", () => endlessPage("20000")],
    ["300 MB that are deflated twice", () => deflatedTwice(300)],
    ["20 ranges of 16 million characters", () => hugeCharacterMap(20)],
    ["20 ranges of 16 million characters, deflated", () => hugeCharacterMap(20, true)],
    ["40 MB of operators without text", () => operators(10_000_000)],
  ])("[LIM-3] fails with %s", async (_, make) => {
    expect(await readReport(make())).toEqual(tooLarge);
  });

  it("[LIM-3] fails with more text or more pieces than a page has", async () => {
    expect(await readReport(shortTexts(5001))).toEqual(tooLarge);
    expect(await readReport(longText("word ".repeat(20_001)))).toEqual(tooLarge);
  });

  it("[LIM-3] fails with more results than a report has", async () => {
    expect(await readReport(manyResults(2001))).toEqual(tooLarge);
    const reading = await readReport(manyResults(100));
    expect(reading.kind === "read" && reading.data.results.length).toBe(100);
  });

  it("is read when it stays within the limits", async () => {
    expect(await readReport(harmless())).toMatchObject({
      kind: "read",
      data: { results: [{ value: "101" }] },
    });
    expect(await readReport(endlessPage("14400"))).toMatchObject({ kind: "read" });
    expect(await exceedsDecodedLimits(operators(1000))).toBe(false);
    expect(await exceedsDecodedLimits(deflatedTwice(10))).toBe(false);
  });
});

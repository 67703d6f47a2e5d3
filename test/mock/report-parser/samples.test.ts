import { describe, expect, it, vi } from "vitest";
import { createMock } from "sanguine/mock";
import { readReport } from "../../../mock/report-parser/read-report.ts";
import { drawSample, drawTurned, samples } from "./samples.ts";

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

/** Reads a report and lists its results, its lost lines and its failure. */
async function readSample(bytes: Uint8Array) {
  const reading = await readReport(bytes);
  const unread = "unread" in reading ? (reading.unread ?? []) : [];
  return {
    results: (reading.kind === "read" ? reading.data.results : []).map(
      ({ name, value, unit, reference_range: range, interpretation }) =>
        [name, value, unit ?? "-", range ?? "-", interpretation].join(" | "),
    ),
    unread: unread.map(({ page, line }) => `${page}.${line}`),
    panels: (reading.kind === "read" ? reading.data.results : []).map((one) => one.source_panel_name),
    failure: reading.kind === "failed" ? reading.reason : undefined,
    metadata: reading.kind === "read" ? reading.data.metadata : null,
  };
}

describe("a report", () => {
  it.each(samples)(
    "[LRP-6, LRP-10] is read, or is unknown or lost with its place: $layout",
    async (sample) => {
      const { results, unread, failure } = sample;
      const { metadata, panels, ...read } = await readSample(await drawSample(sample));
      expect(read).toEqual({ results, unread: unread ?? [], failure });
      expect(panels).toEqual(sample.panels ?? panels);
      // A result is no name of a lab.
      expect(metadata?.lab_name ?? null).toBeNull();
    },
  );

  it.each(["90", "180", "270", "crop", "unit"] as const)(
    "[LRP-6] is read as a viewer shows its page: %s",
    async (kind) => {
      expect((await readSample(await drawTurned(kind))).results).toEqual([
        "Glucose | 105 | mg/dL | 65-99 | abnormal",
        "Iron | 60 | ug/dL | 50-180 | normal",
      ]);
    },
  );

  it("[LRP-6] fails when a viewer shows all of its text rotated", async () => {
    expect((await readSample(await drawTurned("sideways"))).failure).toBe("invalid_input");
  });
});

describe("an outcome that a test sets", () => {
  it("[LRP-6] is read in one number style, like a report", async () => {
    const mock = createMock({ seed: "styles" });
    const { user_id } = mock.users.create();
    const { id } = mock.labReports.create({
      user: user_id,
      outcome: {
        metadata: { gender: "male" },
        results: [
          { name: "TSH", value: "0,125", reference_range: "0,27 - 4,20" },
          { name: "Specific Gravity", value: "1,020", reference_range: "1,005 - 1,030" },
          { name: "Uric Acid", value: "6", reference_range: "<5 (F) <7 (M)" },
          { name: "Ratio", value: 1.138, reference_range: "1-2" },
        ],
      },
    });
    await mock.clock.advance("5s");
    expect(mock.labReports.get(id).data?.results).toMatchObject([
      { interpretation: "abnormal", min_reference_range: 0.27, is_below_min_range: true },
      { interpretation: "normal", min_reference_range: 1.005, max_reference_range: 1.03 },
      { interpretation: "normal", max_reference_range: 7 },
      { interpretation: "normal" },
    ]);
  });
});

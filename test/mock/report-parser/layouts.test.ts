import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { describe, expect, it, vi } from "vitest";
import { readReport, readReportWithoutWorker } from "../../../mock/report-parser/read-report.ts";
import { draw, layouts } from "./layouts.ts";
import { readParsedReport, listExpectedResults, type ExpectedResult } from "./expected-results.ts";

/** The results of each layout besides glucose, written by hand. */
const others: Readonly<Record<string, readonly ExpectedResult[]>> = {
  "a table with flags and ranges": [
    ["Calcium", "9.4", "mg/dL", "8.6-10.2", "normal", "17861-6"],
    ["Albumin", "3.1", "g/dL", "3.6-5.1", "abnormal", "1751-7"],
  ],
  "columns for what is in and out of range": [
    ["Sodium", "149", "mmol/L", "135-146 mmol/L", "abnormal", "2951-2"],
    ["Uric Acid", "5.1", "mg/dL", "< OR = 8.0 mg/dL", "normal", "3084-1"],
  ],
  "two pages with the headings on both": [
    ["Cholesterol, Total", "181", "mg/dL", "<200", "normal", "2093-3"],
    ["HDL Cholesterol", "62", "mg/dL", "> OR = 50", "normal", "2085-9"],
    ["TSH", "2.1", "mIU/L", "0.40-4.50", "normal", "3016-3"],
  ],
  "results over several lines": [
    ["Vitamin D, 25-Hydroxy, Total", "18", "ng/mL", "30-100", "abnormal", "62292-8"],
    ["LDL Cholesterol, Calculated", "112", "mg/dL", "<100 or below 70 at high risk", "abnormal", "13457-7"],
    ["Magnesium", "", "mg/dL", "1.5-2.5", "unknown", "19123-9"],
  ],
  "a list without headings": [
    ["Creatinine", "1.41", "mg/dL", "0.70-1.30", "abnormal", "2160-0"],
    ["Nitrite, Urine", "Negative", null, "Negative", "normal", "5802-4"],
  ],
};

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

describe("a report with a common layout", () => {
  it.each(Object.keys(layouts))(
    "[LRP-6] is read, and another number changes the result: %s",
    async (name) => {
      const make = layouts[name];
      for (const [value, interpretation] of [
        ["88", "normal"],
        ["143", "abnormal"],
        ["61.5", "abnormal"],
      ] as const) {
        const report = await readParsedReport((await make?.(value)) ?? new Uint8Array());
        const range = name.startsWith("columns") ? "65-99 mg/dL" : "65-99";
        const results = listExpectedResults(report);
        expect(results.find(([test]) => test === "Glucose")).toEqual([
          "Glucose",
          value,
          "mg/dL",
          range,
          // Values within the range are found by number only.
          interpretation,
          "2345-7",
        ]);
        expect(results.filter(([test]) => test !== "Glucose")).toEqual(others[name]);
        expect(report.metadata.lab_name).toBe("Ashgrove Laboratories");
      }
    },
  );

  it("[LRP-6] contains the patient and the metadata", async () => {
    const report = await readParsedReport(
      (await layouts["a table with flags and ranges"]?.("90")) ?? new Uint8Array(),
    );
    expect(report.metadata).toEqual({
      patient_first_name: "Mira Solveig",
      patient_last_name: "Hart",
      dob: "1979-05-14",
      gender: "female",
      lab_name: "Ashgrove Laboratories",
      date_reported: "2026-03-03",
      date_collected: "2026-03-02",
      specimen_number: "AG-77120",
    });
  });
});

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Writes a page with the given content, and saves it in both ways: with its objects written out, and compressed. */
async function drawPage(
  fill: (page: PDFPage, document: PDFDocument) => unknown,
): Promise<readonly Uint8Array[]> {
  const document = await PDFDocument.create();
  await fill(document.addPage([612, 792]), document);
  return [await document.save({ useObjectStreams: false }), await document.save()];
}

describe("a file that is not a report", () => {
  it.each<[string, (page: PDFPage, document: PDFDocument) => unknown]>([
    ["an empty page", () => undefined],
    ["drawings without text", (page) => page.drawRectangle({ x: 60, y: 60, width: 90, height: 20 })],
    [
      "drawn letters",
      (page) => {
        for (const x of [60, 80, 100]) page.drawSvgPath("M 0 0 L 5 12 L 10 0 M 2 5 L 8 5", { x, y: 700 });
      },
    ],
    [
      "text outside the part that a viewer shows",
      (page) => {
        page.drawText("Glucose 101 mg/dL 65-99", { x: 60, y: 700, size: 10 });
        page.setCropBox(50, 100, 500, 200);
      },
    ],
    [
      "text outside the page",
      (page) => page.drawText("Glucose 101 mg/dL 65-99", { x: 60, y: 900, size: 10 }),
    ],
  ])("[LRP-6] is invalid and no scan when it shows neither text nor an image: %s", async (_, fill) => {
    for (const bytes of await drawPage(fill)) {
      expect(await readReport(bytes)).toEqual({ kind: "failed", reason: "invalid_input" });
      expect(await readReportWithoutWorker(bytes)).toEqual({ kind: "failed", reason: "invalid_input" });
    }
  });

  it("[PDF-5] is a scan when it has images and no text", async () => {
    const files = await drawPage(async (page, document) => {
      page.drawImage(await document.embedPng(pixel), { x: 0, y: 0, width: 612, height: 792 });
    });
    for (const bytes of files) {
      expect(await readReport(bytes)).toEqual({ kind: "no_text" });
      expect(await readReportWithoutWorker(bytes)).toEqual({ kind: "no_text" });
    }
  });

  it("is distinguished from a damaged one and one with too many pages", async () => {
    const letter = await draw((put) => put("Dear Sir or Madam, we met on 3 May in room 12.", 60, 80));
    expect(await readReport(letter)).toEqual({ kind: "failed", reason: "invalid_input" });
    expect(await readReport(new TextEncoder().encode("%PDF-1.7 and no more"))).toEqual({ kind: "damaged" });
    const long = await draw(...Array.from({ length: 31 }, () => () => undefined));
    expect(await readReport(long)).toEqual({ kind: "failed", reason: "too_many_pages" });
  });
});

describe("a file that keeps its reader busy", () => {
  it("[LIM-3] is cancelled when its text has no end", async () => {
    const words = Array.from({ length: 5100 }, (_, at) => [at % 60, Math.floor(at / 60)] as const);
    const full = await draw((put) => {
      for (const [column, row] of words) put("a", column * 10, row * 9, 8);
    });
    expect(await readReport(full)).toEqual({ kind: "failed", reason: "invalid_input" });
  });
});

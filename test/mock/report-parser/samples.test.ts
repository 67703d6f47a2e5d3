import { readFile } from "node:fs/promises";
import { PDFDocument, type PDFPage } from "@cantoo/pdf-lib";
import { describe, expect, it, vi } from "vitest";
import { createMock } from "sanguine/mock";
import { findLoincMatches } from "../../../mock/report-parser/loinc.ts";
import { readReport, readReportWithoutWorker } from "../../../mock/report-parser/read-report.ts";
import { draw, drawReport } from "./draw.ts";
import { type ExpectedResult, listExpectedResults, readParsedReport } from "./expected-results.ts";
import { drawSample, drawTurned, listResults, samples } from "./samples.ts";

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
      const { unread = [], failure } = sample;
      const { metadata, panels, ...read } = await readSample(await drawSample(sample));
      expect(read).toEqual({ results: failure === undefined ? listResults(sample) : [], unread, failure });
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

  it("[LRP-6] contains the patient and the metadata", async () => {
    const { metadata, results } = await readParsedReport(await drawReport("61.5"));
    expect(metadata).toEqual({
      patient_first_name: "Mira Solveig",
      patient_last_name: "Hart",
      dob: "1979-05-14",
      gender: "female",
      lab_name: "Ashgrove Laboratories",
      date_reported: "2026-03-03",
      date_collected: "2026-03-02",
      specimen_number: "AG-77120",
    });
    expect(results[0]).toMatchObject({ name: "Glucose", value: "61.5", interpretation: "abnormal" });
  });

  it("[LRP-6] can have the patient at the right, lines that go on, and a footer that looks like a result", async () => {
    const bytes = await draw((put) => {
      put("Ashgrove Laboratories", 60, 50, 18);
      put("Patient: HART, MIRA", 400, 50);
      put("Ward 5", 540, 50);
      put("Reported: March 3, 2026", 400, 66);
      const place = (y: number, cells: string) =>
        cells.split(" | ").forEach((cell, column) => put(cell, [60, 240, 330, 420][column] ?? 0, y));
      place(120, "Test | Result | Units | Reference Range");
      place(136, "Glucose | 182 | mg/dL | 65-99");
      place(152, "Vitamin D, 25-Hydroxy, | 18 | ng/mL | 30-100");
      put("Total", 66, 164);
      put("LC-MS", 66, 176);
      place(184, "LDL Cholesterol | 112 | mg/dL | <100");
      put("or below 70 at high risk", 420, 196);
      place(740, "Report ID | 77120 | mg/dL | 1-2");
    });
    const { results, metadata, panels } = await readSample(bytes);
    expect(results).toEqual([
      "Glucose | 182 | mg/dL | 65-99 | abnormal",
      "Vitamin D, 25-Hydroxy, Total LC-MS | 18 | ng/mL | 30-100 | abnormal",
      "LDL Cholesterol | 112 | mg/dL | <100 or below 70 at high risk | abnormal",
    ]);
    expect(panels).toEqual([null, null, null]);
    expect(metadata).toMatchObject({
      lab_name: "Ashgrove Laboratories",
      patient_first_name: "MIRA",
      date_reported: "2026-03-03",
    });
  });

  it("[LRP-6] can have two tables side by side, below lines across both", async () => {
    const bytes = await draw((put) => {
      put(`Patient: HART, MIRA ${" ".repeat(60)} Collected: 03/02/2026 ${" ".repeat(40)} Sex: F`, 60, 50);
      const rows = [
        ["Test", "Result", "Range", "Test", "Result", "Range"],
        ["Glucose", "105", "65-99", "Iron", "60", "50-180"],
        ["Sodium", "140", "135-146", "Copper", "150", "70-140"],
      ];
      for (const [row, cells] of rows.entries())
        for (const [column, cell] of cells.entries())
          put(cell, [60, 140, 200, 330, 410, 470][column] ?? 0, 100 + row * 16);
    });
    const { results, metadata } = await readSample(bytes);
    expect(results).toEqual([
      "Glucose | 105 | - | 65-99 | abnormal",
      "Sodium | 140 | - | 135-146 | normal",
      "Iron | 60 | - | 50-180 | normal",
      "Copper | 150 | - | 70-140 | abnormal",
    ]);
    expect(metadata).toMatchObject({ patient_last_name: "HART", date_collected: "2026-03-02" });
  });

  it("[LRP-6] can have more columns: an interpretation, and a code", async () => {
    const bytes = await drawSample({
      layout: "more columns",
      lines: [
        "Test | Result | Units | Range | Flag | Interpretation | LOINC Code",
        "Daily Sugar | 182 | mg/dL | 65-99 | H | Critical | 2345-7",
        "Albumin | 4.1 | g/dL | 3.6-5.1 | | |",
        "Sodium | 140 | mmol/L | 135-146 | | Within range | 2951-2",
        "Copper, Hair | 7 | mg/L | 1-9 | | Unknown | 8081-2",
      ],
    });
    const report = await readParsedReport(bytes);
    expect(listExpectedResults(report).map(([, , , ...rest]) => rest.join(" "))).toEqual([
      "65-99 critical 2345-7",
      "3.6-5.1 normal 1751-7",
      "135-146 normal 2951-2",
      "1-9 unknown 8081-2",
    ]);
    expect(report.results[0]).toMatchObject({ loinc_match_status: "auto_match" });
  });
});

it("a LOINC code that a report prints takes precedence over matches by name, unless it is invalid", () => {
  const [first, ...others] = findLoincMatches("Glucose", "mg/dL", "2951-2") ?? [];
  expect(first).toMatchObject({ loinc_code: "2951-2", confidence_score: 0.99 });
  expect(others.map(({ loinc_code }) => loinc_code)).toContain("2345-7");
  expect(findLoincMatches("Glucose", "mg/dL", "2951-3")?.[0]?.loinc_code).toBe("2345-7");
  expect(findLoincMatches("Flux Capacitance", "GW", "2951-3")).toBeNull();
});

it.each([
  // Filler words do not count, a unit that fits does, and another unit counts against a match.
  ...["The Glucose", "Level of Glucose", "Glucose test", "Glucose and"].map(
    (name) => [name, "mg/dL", "", "2345-7 0.99, 25428-4 0.71, 1558-6 0.6"] as const,
  ),
  ["Glucose", null, "", "2345-7 0.96, 25428-4 0.81, 1558-6 0.57"],
  ["Glucose", "mmol/L", "", "2345-7 0.86, 25428-4 0.71"],
  ["Glucose", "mg/dL", "2345-7", "2345-7 0.99, 25428-4 0.71, 1558-6 0.6"],
  ["Glucose", "mg/dL", "2951-2", "2951-2 0.99, 2345-7 0.98, 25428-4 0.71, 1558-6 0.6"],
] as const)("%s in %s with the code %j matches %s", (name, unit, code, expected) => {
  const matches = findLoincMatches(name, unit, code) ?? [];
  expect(matches.map((one) => `${one.loinc_code} ${one.confidence_score}`).join(", ")).toBe(expected);
});

interface Expected {
  readonly metadata: string;
  readonly results: readonly ExpectedResult[];
}

/** Written by hand from the sources, file by file. */
const expected: Readonly<Record<string, Expected>> = {
  "chromium-panel": {
    metadata:
      "Rosalind M | Quill | 1984-07-23 | female | Marlowe Street Laboratory | 2026-02-04T16:40:00 | 2026-02-03T08:15:00 | MS-2048817",
    results: [
      ["Glucose", "104", "mg/dL", "65-99", "abnormal", "2345-7"],
      ["Urea Nitrogen (BUN)", "17", "mg/dL", "7-25", "normal", "3094-0"],
      ["Creatinine", "0.84", "mg/dL", "0.50-0.97", "normal", "2160-0"],
      ["eGFR", "91", "mL/min/1.73m²", "> OR = 60", "normal", "98979-8"],
      ["Sodium", "139", "mmol/L", "135 – 146", "normal", "2951-2"],
      ["Potassium", "5.9", "mmol/L", "3.5 – 5.3", "critical", "2823-3"],
      ["ALT (SGPT)", "22", "U/L", "6-29", "normal", "1742-6"],
      ["White Blood Cell Count", "3.2", "×10³/µL", "3.8-10.8", "abnormal", "6690-2"],
      ["Hemoglobin", "13.1", "g/dL", "11.7-15.5", "normal", "718-7"],
      ["Platelet Count", "231", "10^9/L", "140-400", "normal", "777-3"],
      ["Vitamin D, 25-Hydroxy, Total, Immunoassay", "24", "ng/mL", "30-100", "abnormal", "62292-8"],
      ["C-Reactive Protein, High Sensitivity", "<0.3", "mg/L", "<5.0", "normal", "30522-7"],
      ["HIV 1/2 Antigen and Antibodies", "Non-reactive", null, "Non-reactive", "normal", "56888-1"],
      ["Ferritin", "", "ng/mL", "16-232", "unknown", "2276-4"],
    ],
  },
  "chromium-two-columns": {
    metadata:
      "Tobias | Wren | 1961-09-11 | male | Fenwick Diagnostics | 2026-02-11 | 2026-02-10T07:05:00 | 77-10293",
    results: [
      ["Total Cholesterol", "212", "mg/dL", "<200", "abnormal", "2093-3"],
      ["HDL", "47", "mg/dL", "≥40", "normal", "2085-9"],
      ["LDL", "131", "mg/dL", "<100", "abnormal", "13457-7"],
      ["Triglycerides", "149", "mg/dL", "up to 150", "normal", "2571-8"],
      ["Cholesterol/HDL Ratio", "4.5", null, "<5.0", "normal", "9830-1"],
      ["TSH", "0.31", "µIU/mL", "0.40-4.50", "abnormal", "3016-3"],
      ["Free T4", "1.3", "ng/dL", "0.8-1.8", "normal", "3024-7"],
      ["HbA1c", "5.9", "%", "<5.7", "abnormal", "4548-4"],
      ["Hepatitis C Antibody", "Reactive", null, "Nonreactive", "abnormal", "13955-0"],
    ],
  },
  "groff-report": {
    metadata:
      "Idris | Calloway | 1975-12-02 | male | Larkfield Clinical Laboratory | 2026-01-20 | 2026-01-19T09:45:00 | LF0093312",
    results: [
      ["Hemoglobin", "15.2", "g/dL", "13.2 - 17.1", "normal", "718-7"],
      ["Hematocrit", "51.3", "%", "38.5 - 50.0", "abnormal", "4544-3"],
      ["MCV", "88.7", "fL", "80.0 - 100.0", "normal", "787-2"],
      ["RDW", "12.9", "%", "11.0 - 15.0", "normal", "788-0"],
      ["Ferritin", "29", "ng/mL", "38 - 380", "abnormal", "2276-4"],
      ["Iron, Total", "1,038", "µg/dL", "50 - 180", "critical", "2498-4"],
      ["Urine Protein Screen", "Trace", null, "Negative", "abnormal", "20454-5"],
      ["Urine Nitrite", "Negative", null, "Negative", "normal", "5802-4"],
      ["Urine pH", "6.5", null, "5.0 - 8.0", "normal", "5803-2"],
    ],
  },
  "groff-plain": {
    metadata:
      "LUCIAN | CORVINA | 1990-03-30 | male | ALDERMERE HEALTH LABORATORIES | 2026-01-28 | 2026-01-27 | AH-5519",
    results: [
      ["Apolipoprotein B", "97", "mg/dL", "<90", "abnormal", "1884-6"],
      ["Homocysteine", "8.4", "umol/L", "<11.4", "normal", "13965-9"],
      ["Triglycerides", "1,210", "mg/dL", "<150", "critical", "2571-8"],
      ["Testosterone, Total", "498", "ng/dL", "250-1100", "normal", "2986-8"],
      ["Cortisol, AM", "3,5", "ug/dL", "4,0-22,0", "abnormal", "2143-6"],
      ["Hepatitis B Surface Antigen", "Negative", null, "Negative", "normal", "5196-1"],
    ],
  },
};

describe("a report that another program produced", () => {
  it.each(Object.entries(expected))("[LRP-6] is read exactly: %s", async (name, { metadata, results }) => {
    const report = await readParsedReport(await readFile(`test/fixtures/reports/${name}.pdf`));
    expect(listExpectedResults(report)).toEqual(results);
    expect(Object.values(report.metadata).join(" | ")).toBe(metadata);
  });

  it("[LRP-6] keeps the headings above its results, and separates certain codes from those to review", async () => {
    const { results } = await readParsedReport(await readFile("test/fixtures/reports/chromium-panel.pdf"));
    const panels = results.map(({ source_panel_name }) => source_panel_name);
    expect(new Set(panels)).toEqual(new Set(["Metabolic Panel", "Complete Blood Count", "Other Tests"]));
    const unsure = results.filter(({ loinc_match_status }) => loinc_match_status !== "auto_match");
    expect(unsure.map(({ name }) => name)).toEqual(["Vitamin D, 25-Hydroxy, Total, Immunoassay"]);
    for (const { loinc_matches } of results) {
      const scores = (loinc_matches ?? []).map(({ confidence_score }) => confidence_score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(scores.length).toBeLessThanOrEqual(5);
    }
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

  it("[LRP-6] is damaged, or has too many pages", async () => {
    expect(await readReport(new TextEncoder().encode("Glucose 101"))).toEqual({ kind: "damaged" });
    const pages = await draw(...Array.from({ length: 31 }, () => () => {}));
    expect(await readReport(pages)).toEqual({ kind: "failed", reason: "too_many_pages" });
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

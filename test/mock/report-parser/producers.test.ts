import { readFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { readParsedReport, listExpectedResults, type ExpectedResult } from "./expected-results.ts";

interface Expected {
  readonly metadata: readonly (string | null)[];
  readonly results: readonly ExpectedResult[];
}

/** Written by hand from the sources, file by file. */
const expected: Readonly<Record<string, Expected>> = {
  "chromium-panel": {
    metadata: [
      "Rosalind M",
      "Quill",
      "1984-07-23",
      "female",
      "Marlowe Street Laboratory",
      "2026-02-04T16:40:00",
      "2026-02-03T08:15:00",
      "MS-2048817",
    ],
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
    metadata: [
      "Tobias",
      "Wren",
      "1961-09-11",
      "male",
      "Fenwick Diagnostics",
      "2026-02-11",
      "2026-02-10T07:05:00",
      "77-10293",
    ],
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
    metadata: [
      "Idris",
      "Calloway",
      "1975-12-02",
      "male",
      "Larkfield Clinical Laboratory",
      "2026-01-20",
      "2026-01-19T09:45:00",
      "LF0093312",
    ],
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
    metadata: [
      "LUCIAN",
      "CORVINA",
      "1990-03-30",
      "male",
      "ALDERMERE HEALTH LABORATORIES",
      "2026-01-28",
      "2026-01-27",
      "AH-5519",
    ],
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

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

describe("a report that another program produced", () => {
  it.each(Object.entries(expected))("[LRP-6] is read exactly: %s", async (name, { metadata, results }) => {
    const report = await readParsedReport(await readFile(`test/fixtures/reports/${name}.pdf`));
    expect(listExpectedResults(report)).toEqual(results);
    expect(Object.values(report.metadata)).toEqual(metadata);
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

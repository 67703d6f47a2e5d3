import { describe, expect, it, vi } from "vitest";
import { isLoincCode, findLoincMatches } from "../../../mock/report-parser/loinc.ts";
import type { ParsedLabReport } from "sanguine";
import { draw } from "./layouts.ts";
import { readParsedReport, listExpectedResults } from "./expected-results.ts";

/** The PDF reader is large and takes a while to load on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

type Put = (text: string, x: number, y: number, size?: number) => void;

/** Places rows of cells at given positions, from a height on. */
function table(put: Put, top: number, places: readonly number[], rows: readonly (readonly string[])[]): void {
  rows.forEach((row, line) => {
    row.forEach((cell, column) => cell !== "" && put(cell, places[column] ?? 0, top + line * 16));
  });
}

const HEADINGS = ["Test", "Result", "Units", "Reference Range"];
const PLACES = [60, 240, 330, 420];

/** Reads a report with one table under the usual headings. */
const readTable = async (...rows: readonly (readonly string[])[]): Promise<ParsedLabReport> =>
  readParsedReport(await draw((put) => table(put, 120, PLACES, [HEADINGS, ...rows])));

const short = (report: ParsedLabReport): string[] =>
  listExpectedResults(report).map((said) =>
    said
      .slice(0, 5)
      .map((part) => part ?? "")
      .join(" | "),
  );

describe("a report with an awkward layout", () => {
  it("[LRP-6] can have flags attached to the values, on either side", async () => {
    const report = await readTable(
      ["Glucose", "182H", "mg/dL", "65-99"],
      ["Potassium", "H6.9", "mmol/L", "3.5-5.3"],
      ["Sodium", "*149", "mmol/L", "135-146"],
      ["Iron", "12LL", "ug/dL", "50-180"],
      ["Calcium", "7.1 L*", "mg/dL", "8.6-10.2"],
    );
    expect(short(report)).toEqual([
      "Glucose | 182 | mg/dL | 65-99 | abnormal",
      "Potassium | 6.9 | mmol/L | 3.5-5.3 | abnormal",
      "Sodium | 149 | mmol/L | 135-146 | abnormal",
      "Iron | 12 | ug/dL | 50-180 | critical",
      "Calcium | 7.1 | mg/dL | 8.6-10.2 | abnormal",
    ]);
  });

  it("[LRP-6] can have bounds, digit groups, decimal commas, brackets, dilutions and words", async () => {
    const report = await readTable(
      ["TSH", "<0.01", "uIU/mL", "(0.40 - 4.50)"],
      ["Triglycerides", "> 1000", "mg/dL", "[<150]"],
      ["Platelets", "231,000", "/uL", "140,000-400,000"],
      ["Cortisol", "3,5", "ug/dL", "4,0-22,0"],
      ["HIV", "NEGATIVE", "", "(NEGATIVE)"],
      ["ANA Titer", "1:160", "", "<1:40"],
      ["Ferritin", "See Note:", "ng/mL", "16-232"],
    );
    expect(short(report)).toEqual([
      "TSH | <0.01 | uIU/mL | 0.40 - 4.50 | abnormal",
      "Triglycerides | >1000 | mg/dL | <150 | abnormal",
      "Platelets | 231,000 | /uL | 140,000-400,000 | normal",
      "Cortisol | 3,5 | ug/dL | 4,0-22,0 | abnormal",
      "HIV | NEGATIVE |  | NEGATIVE | normal",
      "ANA Titer | 1:160 |  | <1:40 | abnormal",
      "Ferritin |  | ng/mL | 16-232 | unknown",
    ]);
    expect(report.metadata.lab_name).toBeNull();
  });

  it("[LRP-6] can have ranges on separate lines", async () => {
    const report = await readTable(
      ["Glucose", "182", "mg/dL"],
      ["Reference Range: 65-99"],
      ["Calcium", "9.4", "mg/dL"],
      ["Reference Range: 8.6-10.2"],
    );
    expect(short(report)).toEqual([
      "Glucose | 182 | mg/dL | 65-99 | abnormal",
      "Calcium | 9.4 | mg/dL | 8.6-10.2 | normal",
    ]);
    expect(report.results.map(({ source_panel_name }) => source_panel_name)).toEqual([null, null]);
  });

  it("[LRP-6] can have the patient at the right of the letterhead, and a footer that looks like a result", async () => {
    const bytes = await draw((put) => {
      put("Ashgrove Laboratories", 60, 50, 18);
      put("Patient: HART, MIRA", 400, 50);
      put("Reported: March 3, 2026", 400, 66);
      table(put, 120, PLACES, [HEADINGS, ["Glucose", "182", "mg/dL", "65-99"]]);
      table(put, 740, PLACES, [["Report ID", "77120", "mg/dL", "1-2"]]);
    });
    const report = await readParsedReport(bytes);
    expect(short(report)).toEqual(["Glucose | 182 | mg/dL | 65-99 | abnormal"]);
    expect(report.results[0]?.source_panel_name).toBeNull();
    expect(report.metadata).toMatchObject({
      lab_name: "Ashgrove Laboratories",
      patient_first_name: "MIRA",
      date_reported: "2026-03-03",
    });
  });

  it("[LRP-6] can continue without headings on a page that repeats the patient", async () => {
    const bytes = await draw(
      (put) => table(put, 120, PLACES, [HEADINGS, ["Glucose", "182", "mg/dL", "65-99"]]),
      (put) => {
        table(put, 40, [60, 320], [["Mira Hart", "DOB: 05/14/1979"]]);
        table(put, 90, PLACES, [["Albumin", "3.1", "g/dL", "3.6-5.1"]]);
      },
    );
    expect(listExpectedResults(await readParsedReport(bytes)).map(([name]) => name)).toEqual([
      "Glucose",
      "Albumin",
    ]);
  });

  it("[LRP-6] can have its column headings in one piece, which are neither a panel nor a lab", async () => {
    const bytes = await draw((put) => {
      put("Ashgrove Laboratories", 60, 60, 18);
      put("LIPID PANEL", 60, 90);
      put("Test Result Units Reference Range", 60, 106);
      put("Glucose 182 mg/dL 65-99", 60, 122);
      put("Test Name Result Flag Units Reference Interval Lab", 60, 138);
      put("Calcium 9.4 mg/dL 8.6-10.2", 60, 154);
    });
    const report = await readParsedReport(bytes);
    expect(
      report.results.map(({ name, value, source_panel_name }) => [name, value, source_panel_name]),
    ).toEqual([
      ["Glucose", "182", "LIPID PANEL"],
      ["Calcium", "9.4", "LIPID PANEL"],
    ]);
    const bare = await draw((put) => {
      put("Test Result Units Reference Range", 60, 106);
      put("Glucose 182 mg/dL 65-99", 60, 122);
    });
    const { metadata, results } = await readParsedReport(bare);
    expect([metadata.lab_name, results[0]?.source_panel_name]).toEqual([null, null]);
  });

  it("[LRP-6] can have more columns: an interpretation, and a code", async () => {
    const headings = ["Test", "Result", "Units", "Range", "Flag", "Interpretation", "LOINC Code"];
    const places = [60, 170, 240, 310, 370, 410, 490];
    const bytes = await draw((put) =>
      table(put, 120, places, [
        headings,
        ["Sugar of the day", "182", "mg/dL", "65-99", "H", "Critical", "2345-7"],
        ["Albumin", "4.1", "g/dL", "3.6-5.1", "", "", ""],
        ["Sodium", "140", "mmol/L", "135-146", "", "Within range", "2951-2"],
        ["Copper, Hair", "7", "mg/L", "1-9", "", "Unknown", "8081-2"],
      ]),
    );
    const report = await readParsedReport(bytes);
    expect(listExpectedResults(report).map(([, , , range, meaning, code]) => [range, meaning, code])).toEqual(
      [
        ["65-99", "critical", "2345-7"],
        ["3.6-5.1", "normal", "1751-7"],
        ["135-146", "normal", "2951-2"],
        ["1-9", "unknown", "8081-2"],
      ],
    );
    expect(report.results[0]).toMatchObject({ loinc_match_status: "auto_match" });
  });
});

describe("a LOINC code that a report prints", () => {
  it.each(["2345-7", "98979-8", "718-7", "62292-8", "13457-7"])(
    "is recognized by its check digit: %s",
    (code) => {
      expect(isLoincCode(code)).toBe(true);
      const [number = "", check = ""] = code.split("-");
      expect(isLoincCode(`${number}-${(Number(check) + 1) % 10}`)).toBe(false);
    },
  );

  it("takes precedence over matches by name, and is ignored when it is invalid", () => {
    const [first, ...others] = findLoincMatches("Glucose", "mg/dL", "2951-2") ?? [];
    expect(first).toMatchObject({ loinc_code: "2951-2", confidence_score: 0.99 });
    expect(others.map(({ loinc_code }) => loinc_code)).toContain("2345-7");
    expect(findLoincMatches("Glucose", "mg/dL", "2951-3")?.[0]?.loinc_code).toBe("2345-7");
    expect(findLoincMatches("Flux Capacitance", "GW", "2951-3")).toBeNull();
  });
});

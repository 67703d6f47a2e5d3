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

const short = (report: ParsedLabReport): string[] =>
  listExpectedResults(report).map((said) =>
    said
      .slice(0, 5)
      .map((part) => part ?? "")
      .join(" | "),
  );

describe("a report with an awkward layout", () => {
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

import { describe, expect, it } from "vitest";
import { parseDate } from "../../../mock/report-parser/dates.ts";
import { findLoincMatches } from "../../../mock/report-parser/loinc.ts";
import {
  parseBounds,
  parseMeasuredValue,
  parseNumber,
  selectRange,
} from "../../../mock/report-parser/numbers.ts";
import { parseFlag, isUnit } from "../../../mock/report-parser/vocabulary.ts";

describe("values in reports", () => {
  it.each([
    ["65-99", 65, 99],
    ["0.5-1.2", 0.5, 1.2],
    ["3.5 – 5.1", 3.5, 5.1],
    ["13.2 to 17.1 g/dL", 13.2, 17.1],
    ["4,0-22,0", 4, 22],
    ["1,000-4,800", 1000, 4800],
    ["-2.0 - 2.0", -2, 2],
    ["<5.0", null, 5],
    ["< OR = 8.0", null, 8],
    ["≤ 40", null, 40],
    ["up to 150", null, 150],
    ["> OR = 60", 60, null],
    [">=60", 60, null],
    ["≥40", 40, null],
    ["greater than 3", 3, null],
  ])("have the bounds of a range: %s", (text, low, high) => {
    expect(parseBounds(text)).toEqual({ low, high });
  });

  it("have separate bounds for men and women", () => {
    const both = "M: 13.2-17.1 F: 11.7-15.5";
    expect([selectRange(both, "male"), selectRange(both, "female").trim()]).toEqual([
      "13.2-17.1",
      "11.7-15.5",
    ]);
    expect(selectRange("Male <40; Female <30", "female")).toBe("<30");
    expect([selectRange(both, "other"), selectRange("65-99", "male")]).toEqual([both, "65-99"]);
  });

  it("have no bounds when the range is in words", () => {
    for (const text of ["Negative", "", "see note", "<1:40"]) expect(parseBounds(text)).toBeNull();
  });

  it("are a number, a bound or words", () => {
    expect(["1,210", "3,5", "0.84", "-1.5", ".5", "1,23,4", "5a"].map(parseNumber)).toEqual([
      1210,
      3.5,
      0.84,
      -1.5,
      0.5,
      null,
      null,
    ]);
    expect(parseMeasuredValue("<0.3")).toEqual({ number: 0.3, beyond: "<" });
    expect(parseMeasuredValue(">=500")).toEqual({ number: 500, beyond: ">" });
    expect(parseMeasuredValue("Negative")).toBeNull();
  });

  it.each([
    "mg/dL",
    "x10³/µL",
    "10^9/L",
    "×10³/µL",
    "10*3/uL",
    "mL/min/1.73m²",
    "%",
    "mIU/L",
    "µIU/mL",
    "U/L",
    "fL",
    "K/uL",
    "/HPF",
  ])("have the unit %s", (text) => {
    expect(isUnit(text)).toBe(true);
  });

  it("have a flag, or none", () => {
    expect(["H", "L", "HH", "A", "*", "Abnormal", "N", "", "Glucose"].map(parseFlag)).toEqual([
      "abnormal",
      "abnormal",
      "critical",
      "abnormal",
      "abnormal",
      "abnormal",
      "normal",
      null,
      null,
    ]);
  });

  it.each([
    ["02/03/2026 08:15 AM", "2026-02-03T08:15:00"],
    ["23/03/2026", "2026-03-23"],
    ["2026-02-10 07:05", "2026-02-10T07:05:00"],
    ["11 Sep 1961", "1961-09-11"],
    ["Jan 19, 2026 9:45 PM", "2026-01-19T21:45:00"],
    ["19.01.2026", "2026-01-19"],
    ["02/30/2026", null],
    ["soon", null],
  ])("have the date %s", (text, day) => {
    expect(parseDate(text)).toBe(day);
  });
});

const first = (name: string, unit: string | null) => findLoincMatches(name, unit)?.[0];

describe("a LOINC match", () => {
  it.each([
    ["BILIRUBIN TOTAL", "mg/dL", "1975-2"],
    ["Total Bilirubin", "mg/dL", "1975-2"],
    ["WBC", "K/uL", "6690-2"],
    ["Hemoglobin", "g/dL", "718-7"],
    ["SGOT", "U/L", "1920-8"],
    ["Thyroid Stimulating Hormone", "uIU/mL", "3016-3"],
    ["Absolute Neutrophils", "10^9/L", "751-8"],
    ["Neutrophils", "%", "770-8"],
  ])("finds %s in %s", (name, unit, code) => {
    expect(first(name, unit)).toMatchObject({ loinc_code: code, confidence_score: 0.99 });
  });

  it("is less certain with another unit, and with a similar name", () => {
    const sure = first("Glucose", "mg/dL")?.confidence_score ?? 0;
    expect(first("Glucose", null)?.confidence_score).toBeLessThan(sure);
    expect(first("Glucose", "mmol/L")?.confidence_score).toBeLessThan(0.9);
    expect(first("Vitamin D, 25-Hydroxy, Total, Immunoassay", "ng/mL")?.confidence_score).toBeLessThan(0.9);
  });

  it("does not exist for unknown analytes", () => {
    expect(findLoincMatches("Flux Capacitance", "GW")).toBeNull();
  });
});

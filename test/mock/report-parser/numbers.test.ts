import { describe, expect, it } from "vitest";
import { parseDate } from "../../../mock/report-parser/dates.ts";
import { findLoincMatches } from "../../../mock/report-parser/loinc.ts";
import { findNumberStyles, parseMeasuredValue, parseNumber } from "../../../mock/report-parser/numbers.ts";
import { parseRange, type RangeContext } from "../../../mock/report-parser/ranges.ts";
import { isUnit, joinUnit } from "../../../mock/report-parser/units.ts";

const man = { gender: "male", age: 40, name: "Iron" };
const woman = { gender: "female", age: 70, name: "Iron, Fasting" };
const unknown = { gender: "other", age: null, name: "Iron" };

describe("values in reports", () => {
  it.each([
    ["13.2 to 17.1 g/dL", 13.2, 17.1],
    ["1,000-4,800", 1000, 4800],
    ["-2.0 - 2.0", -2, 2],
    ["< OR = 8.0", null, 8],
    ["≤ 40", null, 40],
    ["≥40", 40, null],
    ["greater than 3", 3, null],
    ["from -2 to 2", -2, 2],
    ["between 3 and 5", 3, 5],
    ["60 or above", 60, null],
    ["60 or less", null, 60],
    ["4.0 - 10.5 x10^3", 4000, 10_500],
    ["65-99 mg/dL (calc)", 65, 99],
    ["< 5 mL/min/1.73 m2", null, 5],
    ["0-5 /HPF", 0, 5],
    ["Normal: <5.7 Prediabetes: 5.7-6.4 Diabetes: >=6.5", null, 5.7],
    ["Desirable: <200; Borderline: 200-239; High: >=240", null, 200],
  ])("have the bounds of a range: %s", (text, low, high) => {
    expect(parseRange(text, ".", unknown)).toMatchObject([{ low, high }]);
  });

  it.each<[string, man: readonly number[] | null, woman: readonly number[] | null]>([
    ["M: 13.2-17.1 F: 11.7-15.5", [13.2, 17.1], [11.7, 15.5]],
    ["Male 20-40; Female 10-30", [20, 40], [10, 30]],
    ["2-6 (F) 3-7 (M)", [3, 7], [2, 6]],
    ["(M) 13-17 (F) 12-15", [13, 17], [12, 15]],
    ["13-17 (Men), 12-15 (Women)", [13, 17], [12, 15]],
    ["Male:13-17/Female:12-15", [13, 17], [12, 15]],
    ["Males 13-17 g/dL | Females 12-15 g/dL", [13, 17], [12, 15]],
    ["Men: 13-17", [13, 17], null],
    ["18-60 years: 65-99 >60 years: 70-110", [65, 99], [70, 110]],
    ["Adults: 13-17 Children: 10-12", [13, 17], [13, 17]],
    ["Follicular: 2-8 Luteal: 3-9", null, null],
    ["Deficient: 1-20 / Insufficient: 20-29 / Optimal: 30-99", null, null],
    ["Male -13-17", null, null],
    ["13-17 with treatment", null, null],
  ])("have bounds only if a part of a range certainly applies: %s", (text, ofMan, ofWoman) => {
    const read = (context: RangeContext) =>
      parseRange(text, ".", context).map(({ low, high }) => [low, high]);
    expect([read(man), read(woman), read(unknown)]).toEqual([
      ofMan === null ? [] : [ofMan],
      ofWoman === null ? [] : [ofWoman],
      [],
    ]);
  });

  it.each<[string, [number, number][]]>([
    [
      "13-17 / Male 14-18",
      [
        [13, 17],
        [14, 18],
      ],
    ],
    [
      "13-17 / Female 14-18",
      [
        [13, 17],
        [14, 18],
      ],
    ],
    [
      "13-17 / Adults 14-18",
      [
        [13, 17],
        [14, 18],
      ],
    ],
    [
      "13-17 / Children 14-18",
      [
        [13, 17],
        [14, 18],
      ],
    ],
    ["13-17 / High 14-18", [[13, 17]]],
  ])("have several bounds where another part may apply: %s", (text, bounds) => {
    expect(parseRange(text, ".", unknown).map(({ low, high }) => [low, high])).toEqual(bounds);
  });

  it.each<[string, string, [number, number][]]>([
    ["Testosterone, Total", "Testosterone 249-836", [[249, 836]]],
    ["Testosterones", "Testosterone 249-836", [[249, 836]]],
    ["Iron", "Testosterone 249-836", []],
    // A short word or a negation says too little.
    ["Protein, Total", "Total 1-2", []],
    ["Nonesterified Acids", "Nonesterified 1-2", []],
  ])("have bounds under a label of a long word of the name: %s, %s", (name, text, bounds) => {
    const ranges = parseRange(text, ".", { ...man, name });
    expect(ranges.map(({ low, high }) => [low, high])).toEqual(bounds);
  });

  it("have no bounds when the range is in words, a dilution or no range", () => {
    for (const text of ["Negative", "", "see note", "<1:40", "1:40-1:80", "99-65", "1,23,4-5"])
      expect(parseRange(text, ".", man)).toEqual([]);
  });

  it.each<[string, number | null, number | null]>([
    ["1,210", 1210, 1.21],
    ["3,5", 3.5, 3.5],
    ["0,125", 0.125, 0.125],
    ["1.015", 1.015, 1015],
    ["1,50,000", 150_000, 150_000],
    ["1.234.567", 1_234_567, 1_234_567],
    ["231 000", 231_000, 231_000],
    ["0.84", 0.84, 0.84],
    ["-1.5", -1.5, -1.5],
    [".5", 0.5, 0.5],
    ["1,23,4", null, null],
    ["000", null, null],
    ["5a", null, null],
  ])("are a number in each style: %s", (text, withPoint, withComma) => {
    expect([parseNumber(text, "."), parseNumber(text, ",")]).toEqual([withPoint, withComma]);
  });

  it.each<[readonly string[], readonly string[]]>([
    [["1,005", "0,27 - 4,20"], [","]],
    [["1,005", "0,125"], [","]],
    [["1,005", "231 000"], [","]],
    [["1,005", "1.234.567"], [","]],
    [["1,005", "1,2345"], [","]],
    [["1,005", "4.5"], ["."]],
    [["1,005", "1,234,567"], ["."]],
    [["1,005", "1,50,000"], ["."]],
    [["1.015"], ["."]],
    [
      ["1,005", "70"],
      [".", ","],
    ],
    [
      ["3,5", "4.5"],
      [".", ","],
    ],
  ])("have one style in a report: %s", (texts, styles) => {
    expect(findNumberStyles(texts)).toEqual(styles);
  });

  it("are a number, a bound or words", () => {
    expect(parseMeasuredValue("<0.3")).toEqual({ number: 0.3, beyond: "<", includesBound: false });
    expect(parseMeasuredValue(">=500")).toEqual({ number: 500, beyond: ">", includesBound: true });
    expect(parseMeasuredValue("Negative")).toBeNull();
    const powers =
      "1.5 x 10^4; 1.5E4; 1.5*10^4; 1.5 ×10⁴; 15 thousand; 1.5 x10(4); 1.5 x 10**4; 1,5 · 10^4".split("; ");
    expect(powers.map((text) => parseMeasuredValue(text)?.number)).toEqual(powers.map(() => 15_000));
    expect(parseMeasuredValue("1.5 x 10^-3")?.number).toBe(0.0015);
    for (const text of ["1.5 dozen", "1.5 x", "5 / 10", "1.5 x10^3/uL"])
      expect(parseMeasuredValue(text)).toBeNull();
  });

  it("have a unit", () => {
    const units = "mg/dL x10³/µL 10^9/L ×10³/µL 10*3/uL mL/min/1.73m² % mIU/L µIU/mL U/L fL K/uL /HPF".split(
      " ",
    );
    expect(units.filter((text) => !isUnit(text))).toEqual([]);
  });

  it.each([
    ["mL/min/", "1.73m2", "mL/min/1.73m2"],
    ["mg/d", "L", "mg/dL"],
    ["mg/g{cr", "eat}", "mg/g{creat}"],
    ["mg/dL", "(calc)", "mg/dL (calc)"],
    ["(calc)", "mg/dL", "(calc) mg/dL"],
    ["", "mg/dL", "mg/dL"],
    ["(calc)", "", "(calc)"],
    ["mmol", "/L", "mmol/L"],
  ])("have a unit of two lines: %s and %s", (one, other, unit) => {
    expect(joinUnit(one, other)).toBe(unit);
  });

  it.each([
    ["02/03/2026 08:15 AM", "2026-02-03T08:15:00"],
    ["23/03/2026", "2026-03-23"],
    ["2026-02-10 07:05", "2026-02-10T07:05:00"],
    ["11 Sep 1961", "1961-09-11"],
    ["Jan 19, 2026 9:45 PM", "2026-01-19T21:45:00"],
    ["19.01.2026", "2026-01-19"],
    ["02/30/2026", null],
    // The first form that fits may be no date.
    ["2026-13-40, drawn 19.01.2026", "2026-01-19"],
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
    ["Red Blood Cell Count", "10^12/L", "789-8"],
    ["Neutrophils", "%", "770-8"],
    ["WBC", "x10^3/uL", "6690-2"],
    ["WBC", "× 10^3/uL", "6690-2"],
    ["WBC", "x10E3/μL", "6690-2"],
    ["WBC", "thou/uL", "6690-2"],
    ["RBC", "mil/uL", "789-8"],
    ["RBC", "mill/uL", "789-8"],
    ["SGOT", "IU/L", "1920-8"],
    ["TSH", "mIU/L", "3016-3"],
    ["eGFR", "mL/min/1.73", "98979-8"],
    ["eGFR", "mL/min/1.73m2", "98979-8"],
    ["eGFR", "mL/min/{1.73_m2}", "98979-8"],
  ])("finds %s in %s", (name, unit, code) => {
    expect(first(name, unit)).toMatchObject({ loinc_code: code, confidence_score: 0.99 });
  });
});

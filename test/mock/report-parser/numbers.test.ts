import { describe, expect, it } from "vitest";
import { parseDate } from "../../../mock/report-parser/dates.ts";
import { findLoincMatches } from "../../../mock/report-parser/loinc.ts";
import { findNumberStyles, parseMeasuredValue, parseNumber } from "../../../mock/report-parser/numbers.ts";
import {
  isConditionLabel,
  isRangePart,
  parseRange,
  type RangeContext,
} from "../../../mock/report-parser/ranges.ts";
import { isResultName, removeBrackets, showsValue } from "../../../mock/report-parser/list-line.ts";
import { readTable } from "./read-table.ts";
import { isUnit, joinUnit } from "../../../mock/report-parser/units.ts";

const man = { gender: "male", age: 40, name: "Iron" };
const woman = { gender: "female", age: 70, name: "Iron, Fasting" };
const unknown = { gender: "other", age: null, name: "Iron" };

describe("values in reports", () => {
  const listBounds = (text: string, age: number | null = null, name = "Iron") =>
    parseRange(text, ".", { ...unknown, age, name }).map(({ low, high }) => `${low} ${high}`);

  it.each(
    readTable(`
      13.2 17.1 = 13.2 to 17.1 g/dL; 13.2-17.1; 13.2 – 17.1; 13.2—17.1; 13.2 ... 17.1; 13.2 ~ 17.1; between 13.2 and 17.1; from 13.2 to 17.1; between 13.2-17.1; 13.2--17.1
      1000 4800 = 1,000-4,800; 1 000 - 4 800
      -2 2 = -2.0 - 2.0; from -2 to 2; (-2 - +2)
      4000 10500 = 4.0 - 10.5 x10^3; 4.0 x10^3 - 10.5 x10^3
      65 99 = 65-99 mg/dL (calc); 65-99 /HPF; 65-99 [IU]/mL; (65-99)
      null 8 = < OR = 8.0; <8; ≤ 8; =< 8; < or equal to 8; less than 8; less than or equal to 8; up to 8; upto 8; under 8; below 8; at most 8; max 8; maximum: 8; 8 or less; 8 or lower; 8 and below; 8 or under; < 8 mL/min/1.73 m2
      null 8 = Normal: <8 Prediabetes: 8-9 Diabetes: >=9; Desirable: <8, Borderline: 8-9, High: >=10
      8 null = ≥8; >8; => 8; > or = 8; greater than 8; more than 8; greater than or equal to 8; at least 8; over 8; above 8; min 8; minimum: 8; 8 or above; 8 or more; 8 or higher; 8 and greater; 8 or over
       = Negative; see note; <1:40; 1:40-1:80; 1 : 40-80; 99-65; 1,23,4-5; 13.2-17.1-18; 13.2.-17; x; 8-; 8 or so
    `),
  )("have the bounds %j of a range: %s", (bounds, texts) => {
    expect(texts.filter((text) => listBounds(text).join() !== bounds)).toEqual([]);
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

  it("have bounds under a label of a long word of the name", () => {
    const names = ["Testosterone, Total", "Testosterones", "Iron"];
    expect(names.map((name) => listBounds("Testosterone 249-836", 40, name).length)).toEqual([1, 1, 0]);
    // A short word or a negation says too little.
    expect(listBounds("Total 1-2", 40, "Protein, Total")).toEqual([]);
    expect(listBounds("Nonesterified 1-2", 40, "Nonesterified Acids")).toEqual([]);
  });

  it.each(
    readTable(`
      1210 1.21 = 1,210; +1,210
      3.5 3.5 = 3,5; 3.5
      0.125 0.125 = 0,125; 0.125
      1.015 1015 = 1.015
      150000 150000 = 1,50,000
      1234567 1234567 = 1.234.567; 1,234,567; 1 234 567; 1'234'567; 1’234’567
      231000 231000 = 231 000; 231000
      1234.5 1234.5 = 1,234.5; 1.234,5; 1 234.5; 1 234,5
      0.5 0.5 = .5; ,5; 0.5
      -1.5 -1.5 = -1.5; -1,5
      null null = 1,23,4; 000; 00.5; 5a; a5; .; 0123,456.7; 12 34; 1234,567.8
    `),
  )("are the numbers %s with a point and with a comma: %s", (numbers, texts) => {
    const read = (text: string) => `${parseNumber(text, ".")} ${parseNumber(text, ",")}`;
    expect(texts.filter((text) => read(text) !== numbers)).toEqual([]);
  });

  it.each(
    readTable(`
      , = 1,005 0,27 - 4,20; 1,005 0,125; 1,005 231 000; 1,005 1.234.567; 1,005 1,2345
      . = 1,005 4.5; 1,005 1,234,567; 1,005 1,50,000; 1.015
      ., = 1,005 70; 3,5 4.5
    `),
  )("have the decimal signs %s in a report: %s", (styles, reports) => {
    expect(reports.filter((text) => findNumberStyles(text.split(/(?<=^\S+) /)).join("") !== styles)).toEqual(
      [],
    );
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

  it.each(
    readTable(`
      2026-01-09 = 2026/1/9; 2026.1.9; 2026-01-09; 9.1.2026; 09.01.2026; 1/9/2026; 1-9-2026; 9 Jan 2026; 9-Jan-2026; 09 January 2026; 9 Jan. 2026; 9 JAN, 2026
      2026-01-09 = January 9, 2026; Jan. 9 2026; jan 9 2026; 2026-01-09 24:05; 2026-01-09 7:60; 2026-01-09 drawn; 2026-13-40, drawn 09.01.2026
      2026-12-11 = 12/11/2026
      2026-12-13 = 12/13/2026; 13/12/2026; 13-12-2026
      1961-09-11 = 11 Sep 1961; 11 Sept 1961
      2026-01-09T07:05:00 = 2026-01-09 07:05; 1/9/2026 7:05 AM; 2026-01-09,7:05; 2026-01-09 7:05 pending; Jan 9, 2026 at 7:05
      2026-01-09T07:05:09 = 2026-01-09T07:05:09; 2026-01-09 at  7:05:09 a.m.; 1/9/2026 7:05:09A
      2026-01-09T19:05:00 = 1/9/2026 7:05 PM; 1/9/2026 7:05pm; 1/9/2026 7:05 p.m.; 1/9/2026 7:05 P; 1/9/2026 19:05
      2026-01-09T00:05:00 = 1/9/2026 12:05 AM; 1/9/2026 0:05
      2026-01-09T12:05:00 = 1/9/2026 12:05 PM; 1/9/2026 12:05
      2026-01-09T23:59:00 = 1/9/2026 23:59
      1870-01-02 = 01/02/1870
      2200-01-02 = 01/02/2200
      null = 01/02/1869; 01/02/2201; 02/30/2026; soon; 9 Xyz 2026; Xyz 9 2026
    `),
  )("have the date %s: %s", (day, texts) => {
    expect(texts.filter((text) => String(parseDate(text)) !== day)).toEqual([]);
  });

  it("have a date within 100 characters", () => {
    expect([90, 91].map((length) => parseDate(`${"x".repeat(length)}2026-01-09`))).toEqual([
      "2026-01-09",
      null,
    ]);
  });

  it.each(
    readTable(`
      13 17,14 18 = M; male; Males; man; men; F; female; females; woman; women; adult; Adults; child; children; pediatric; paediatrics; pediatrics; infant; infants; newborn; newborns; neonate; neonates; untreated; xmale; menx; adultx
      13 17 = deficient; insufficiency; sufficient; optimal; optimum; borderline; high; Low; elevated; prediabetes; pre-diabetic; diabetes; impaired; moderate; moderately; severe; mild; mildly; toxic; potential; critical; risk; near; very; average; intermediate; abnormal; increased; decreased; indeterminate; equivocal; positive; overweight; obese
       = normal; desirable; desired; expected; acceptable; reference; nondiabetic; non-diabetic; healthy; or; and; of; for; in; the; is; ref; biological; range; interval; value; values; limit; limits; level; levels; calc; calculated; sex; all; to
    `),
  )("have the bounds %s where a second part is for: %s", (bounds, words) => {
    expect(words.filter((word) => listBounds(`13-17 / ${word} 14-18`).join() !== bounds)).toEqual([]);
  });

  it.each(
    readTable(`
      65 99 = 18-60 years; 18 - 60 yrs; 18–60 y; 18 to 60 yo; 18-60 y/o; 18-60 yr; 18-60 year; >18 years; ≥40 years; >=40 y; over 18 years; above 39 y; 40 years; 18 years +; 18 years and over; 18 yrs or older; Age 18-60; Ages: 18-60; Aged 18 and over; age >18; Age 18 to 60
      65 99 = <41 years; up to 40 years; under 41 y; below 41 y; ≤40 y; Age 40; 18-60 years old; 18-60 years of age; 41 years and under; 18 y and above; over 6 months; >6 mos; 6 weeks and older; >6 days; 6 wks+; 6 mo or above; Age ≥40; Age <=40; 40-40 y; ages 6 months and over; Adults; Age 18 – 60
       = 41-60 years; 18-39 years; <40 years; >40 years; over 40 years; under 40 y; below 40 years; above 40 years; 41 years; Age 39; 0-12 months; <6 weeks; up to 6 months; 6 days; 1 day; 1 week; 41 years and over; 39 years or younger; 39 y and below; Age >40; Ages 41-60; Children; Age 6 months
    `),
  )("have the bounds %j for an adult of 40 where they are for: %s", (bounds, ages) => {
    expect(ages.filter((text) => listBounds(`${text}: 65-99`, 40).join() !== bounds)).toEqual([]);
  });

  it("have the bounds of adults from 18 years", () => {
    expect([17, 18, 19].map((age) => listBounds("Adults: 65-99", age).length)).toEqual([0, 1, 1]);
    expect([17, 18, 19].map((age) => listBounds("5-9 / Children: 6-8", age).length)).toEqual([2, 1, 1]);
    expect([17, 18, 19].map((age) => listBounds("Age 6 months and over: 65-99", age).length)).toEqual([
      0, 1, 1,
    ]);
  });

  it.each<[string, string, (text: string) => boolean]>([
    [
      "a condition",
      `true = Adult male; Follicular phase; luteal; ovulation; ovulatory; midcycle; mid-cycle; postmenopausal; pre-menopausal; pregnant; pregnancy; nonpregnant; non-pregnant; trimester; 1st; 2nd; 3rd; first; second; third; fasting; non-fasting; nonfasting; random; boy; boys; girl; girls; postpubertal; pre-pubertal; smoker; smokers; non-smokers; nonsmoker; AM; pm; morning; evening; 18-60 years
       false = Glucose; Adult glucose; xfasting; fastingx; phase 5; `,
      isConditionLabel,
    ],
    [
      "a part of a range",
      "true = Deficient: <20; 18-60 years: 65-99\nfalse = Glucose <20; Deficient; 18-60 years; 5-9",
      isRangePart,
    ],
    [
      "the name of a result",
      `true = Glucose; Thereof; Vitamin B12; Xx at all
       false = 12; Iron:; Male; Sex; 5 mg/dL; A of; A at; A is; A was; A are; A were; A to; A than; A from; A and; or; A above; A below; A for; A with; A by; if; A the; A an; A over; A under; A between; A least; A about; A approximately; A every; CA 5-; CA 5 –`,
      isResultName,
    ],
    [
      "a value",
      `true = Glucose 101 mg/dL; pH 6.0; Ratio 1,5; Color ... Yellow; Color … Yellow; Color . . . Yellow; Color___x; Iron 50-180; 6.0 pH
       false = Lipid Panel; HPV16-18; Factor 8; A .. b; v1.2b; b1.2`,
      showsValue,
    ],
  ])("may be %s", (_, table, read) => {
    for (const [expected, texts] of readTable(table))
      expect(texts.filter((text) => String(read(text)) !== expected)).toEqual([]);
  });

  it("may be in brackets", () => {
    const texts = ["(65-99)", "[65-99]", " ( 65-99 ) ", "(1) (2)", "(65", "65)", "x (65)", "(65) x"];
    expect(texts.map(removeBrackets)).toEqual(["65-99", "65-99", "65-99", ...texts.slice(3)]);
  });
});

it.each(
  readTable(`
    1975-2 = BILIRUBIN TOTAL in mg/dL; Total Bilirubin in mg/dL
    6690-2 = WBC in K/uL; WBC in x10^3/uL; WBC in × 10^3/uL; WBC in x10E3/μL; WBC in thou/uL; WBC in 10*9/L
    718-7 = Hemoglobin in g/dL; Haemoglobin in g/dL
    1920-8 = SGOT in U/L; SGOT in IU/L
    3016-3 = Thyroid Stimulating Hormone in uIU/mL; TSH in mIU/L
    751-8 = Absolute Neutrophils in 10^9/L
    770-8 = Neutrophils in %
    789-8 = Red Blood Cell Count in 10^12/L; RBC in mil/uL; RBC in mill/uL; RBC in M/uL
    98979-8 = eGFR in mL/min/1.73; eGFR in mL/min/1.73m2; eGFR in mL/min/{1.73_m2}
  `),
)("the LOINC code %s is certain for %s", (code, results) => {
  const read = (text: string) => {
    const [name = "", unit = ""] = text.split(" in ");
    const [best] = findLoincMatches(name, unit) ?? [];
    return `${best?.loinc_code} ${best?.confidence_score}`;
  };
  expect(results.filter((text) => read(text) !== `${code} 0.99`)).toEqual([]);
});

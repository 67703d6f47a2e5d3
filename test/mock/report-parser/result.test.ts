import { expect, it } from "vitest";
import { emptyRow } from "../../../mock/report-parser/layouts.ts";
import { hasMeasurement, parseListLine } from "../../../mock/report-parser/list-line.ts";
import { buildResult, computeAge, parseReading, type Reading } from "../../../mock/report-parser/result.ts";
import { parseMetadata } from "../../../mock/report-parser/metadata.ts";
import { readTable } from "./read-table.ts";

const ironRow = { ...emptyRow, name: "Iron", panel: null, place: { page: 1, line: 1 } };

/** Builds the result of a reading: name, value, unit and range. */
function build(cells: string, reading: Partial<Reading> = {}) {
  const [name = "", value = "", unit = "", range = ""] = cells.split(" | ").map((cell) => cell.trim());
  const printed = { name, value, unit: unit || null, reference_range: range || null, flag: null };
  return buildResult({ ...printed, panel: null, ...reading }, { gender: null, age: null, styles: ["."] });
}

// A power of ten after the value may belong to the unit of a number of cells.
it.each(
  readTable(`
    unknown = A | 5 x 10^3 |  | 4-9; A | 5 x 10^3 | cell | 4-9; A | 5 x 10^3 | Cells/uL | 4-9; A | 5 x 10^3 | /uL | 4-9
    unknown = A | 5 x 10^3 | cmm | 4-9; A | 5 x 10^3 | cumm | 4-9; A | 5 x 10^3 | mm3 | 4-9; A | 5 x 10^3 | cumm³/x | 4-9
    abnormal = A | 5 x 10^3 | copies/mL | 4-9; A | 5 x 10^3 | xcells | 4-9; A | 5 x 10^3 | per cell | 4-9; A | 5 x 10^3 | cellsx | 4-9
    abnormal = A | 5 x 10^3 | mmol/L | 4-9; A | 5 x 10^3 | /uL | 2-4 x 10^3; A | 60-70 |  | 80-180
    unknown = A | 60 | ug/dL | 50-180 mg/dL; A | 60-90 |  | 80-180
    normal = A | 60 | ug/dL | 50-180 µg/dL; A | 1:40 |  | <1:80; A | Non reactive |  | NON-REACTIVE
    abnormal = A | 1 : 80 |  | < 1:80; A | Reactive |  | Negative
    unknown = A | 1:80 |  | Negative; A | Positive |  | Reactive; A | Yellow |  | Clear; A |  |  | Negative; A | Negative
  `),
)("a result is %s: %s", (interpretation, results) => {
  expect(results.filter((cells) => build(cells).interpretation !== interpretation)).toEqual([]);
});

it.each([
  ["A | 5 |  | 6-9", true, false, 6, 9],
  ["A | 7 |  | 6-9", false, false, 6, 9],
  ["A | 10 |  | <9", false, true, null, 9],
  ["A | 10 |  | >9", false, false, 9, null],
  ["A | x |  | 6-9", null, null, 6, 9],
])("a result is compared with both bounds: %s", (cells, below, above, low, high) => {
  const result = build(cells);
  expect([result.is_below_min_range, result.is_above_max_range]).toEqual([below, above]);
  expect([result.min_reference_range, result.max_reference_range]).toEqual([low, high]);
});

it.each([
  ["1980-02-03", "2020-02-03", "2030-01-01", 40],
  ["1980-02-03", "2020-02-02T23:59:00", null, 39],
  ["1980-02-03", "2020-12-01", null, 40],
  ["1980-02-03", null, "2021-02-04", 41],
  ["1980-02-03", "1980-02-03", null, 0],
  ["1980-02-03", "1980-02-02", null, null],
  ["1980-02-03", null, null, null],
  [null, "2020-02-03", null, null],
])(
  "a patient born on %s has an age at the collection on %s or the report on %s",
  (dob, date_collected, date_reported, age) => {
    expect(computeAge({ ...parseMetadata([]), dob, date_collected, date_reported })).toBe(age);
  },
);

it.each(
  readTable(`
    null = A
    range = A | <5 | %; A | 0-5 | /HPF
    percentage = A | 5 | %
    duration = A | 5 | s; A | 5 | sec; A | 5 | Seconds
    numeric = A | 5; A | 5 | secs; A | 5 | ms; A | 5 | second
    ratio = A | 1:80; A | 10 : 1
    boolean = A | Negative
    comment = A | x 1:80; A | 1:80 x; A | 0-5 x; A | x 0-5; A | Yellow
  `),
)("a result has the type %s: %s", (type, results) => {
  expect(results.filter((cells) => String(build(cells).type) !== type)).toEqual([]);
});

it.each(
  readTable(`
    ratio unknown = Albumin/Creatinine Ratio; A/Bc ratios
    unknown unknown = Rationale; eGFRx; hsCRP; Insensitive
    calculated unknown = LDL, Calculated; Estimated GFR; eGFR
    unknown sensitive = hs CRP; CRP, High Sensitivity; TSH, ultrasensitive; TSH, ultra sensitive; Sensitive CRP
  `),
)("a name says that a result is %s: %s", (kind, names) => {
  const describe = (name: string) => [build(name).measurement_kind, build(name).sensitivity].join(" ");
  expect(names.filter((name) => describe(name) !== kind)).toEqual([]);
});

it.each(
  readTable(`
    urine = A Urine | ; A | Urinalysis; A |  | 5676-2; A |  | 2162-6
    stool = Stool A; Fecal A; A faecal; A |  | 38445-3
    saliva = A, Saliva; Salivary A; A |  | 2142-8
    serum_plasma_blood = A |  | 2345-7; A |  | 16362-6; A |  | 6690-2
    capillary_blood = A |  | 29575-8
    other = A |  | 94500-6
    unknown = A |  | 8081-2; Purine; Toadstool; Salivation
  `),
)("a name, a panel or a code says that a sample is %s: %s", (sample, results) => {
  const read = (cells: string) => {
    const [name = "", panel = "", code = ""] = cells.split(" | ");
    return build(name, { panel, code }).sample_type;
  };
  expect(results.filter((cells) => read(cells) !== sample)).toEqual([]);
});

it.each(
  readTable(`
    true = 4.4 /nl; 5 mg/dL; (5 mg/dL).; 91 mL/min/1.73m2, then; <5 H mg/dL; 1.5-2 mg/dL; 5mg/dL; 5H mg/dL; 5  H  mg/dL; [5 %]
    true = ≤.5 %; >=5 %; +5 %; 1,000 %; 5–10 %; -5 %; 5 mg
    false = 5 of; 5; Vitamin 5x mg/dL; mg/dL; x5 %; H mg/dL; 5 H; 5 or mg/dL; 5-x %
  `),
)("a text with a measured value (%s): %s", (expected, texts) => {
  expect(texts.filter((text) => String(hasMeasurement(text)) !== expected)).toEqual([]);
});

it.each(
  readTable(`
    Iron | 101 |  |  | abnormal = value:101 H; value:101 H, flag:H; value:101 (H); value:101, flag:H; value:101, outside:x; value:101, meaning:High
    Iron | 101 H |  |  | critical = value:101 H, flag:HH
    Iron | 101 |  |  | critical = value:101, flag:H, meaning:Critical; value:101, flag:HH, outside:x
    Iron | 101 | mg/dL |  | null = value:101 mg/dL; value:101 mg/dL, unit:mg/dL; value:101, unit:mg/dL
    Iron | 101 mg/dL | g/dL |  | null = value:101 mg/dL, unit:g/dL
    Iron | 101 xx | g/dL |  | null = value:101 xx, unit:g/dL
    Iron | Negative mg/dL |  | x | null = value:Negative mg/dL, range:x
    Iron | 101 |  |  | null = value:101, name:Iron*; value:101, name:Iron**; value:101, name:Iron²; value:101, name:Iron ¹²; value:101, name:Iron:; value:101, name:Iron ...
    Iron ** | 101 |  |  | null = value:101, name:Iron **
    Iron |  | mg/dL |  | null = value:N/A, unit:mg/dL; value:, unit:mg/dL
    Iron |  |  | 5-9 | null = value:, range:5-9; value:TNP, range:5-9
    null = value:; value:N/A; value:Yellow; value:Yellow, meaning:words; value:101, name:12; value:101, name:*; value:101 xx
    Iron | Yellow |  |  | null = value:Yellow, code:x; value:Yellow, site:x; value:Yellow, hasLeader:x
    Iron | Yellow |  |  | normal = value:Yellow, flag:N; value:Yellow, meaning:Normal
    Iron | Yellow | mg/dL |  | null = value:Yellow, unit:mg/dL
    Iron | Yellow |  | Clear | null = value:Yellow, range:Clear; value:Yellow, range:(Clear)
    Iron | Negative |  |  | null = value:Negative
    Iron | 101 |  | 65-99 | null = value:101, range:65-99; value:101, range:Reference Range: 65-99; value:101, range:[65-99]
    Iron | 101 | mg/dL | 65-99 mg/dL | null = value:101, range:65-99 mg/dL
    Iron | 101 | g/dL | 65-99 mg/dL | null = value:101, range:65-99 mg/dL, unit:g/dL
  `),
)("a row is read as %j: %s", (expected, rows) => {
  const read = (row: string) => {
    const cells = row.split(", ").map((cell) => cell.split(/:(.*)/).slice(0, 2));
    const patch = Object.fromEntries(cells) as Record<string, string>;
    const { outside, hasLeader } = patch;
    const found = parseReading({
      ...ironRow,
      ...patch,
      outside: outside !== undefined,
      hasLeader: hasLeader !== undefined,
    });
    return (
      found &&
      [found.name, found.value, found.unit ?? "", found.reference_range ?? "", found.flag]
        .map(String)
        .join(" | ")
    );
  };
  expect(rows.map((row) => String(read(row)).replaceAll(/ +/g, " "))).toEqual(
    rows.map(() => expected.replaceAll(/ +/g, " ")),
  );
});

it.each(
  readTable(`
    Color | Yellow |  |  | = Color ..... Yellow; Color…Yellow; Color … Yellow; Color ___ Yellow; Color · · · Yellow; Color . . . Yellow; Color...Yellow; Color: ... Yellow
    Color, Urine | Dark yellow |  |  | = Color,  Urine ... Dark yellow
    Color | Yellow |  | Clear | = Color ... Yellow Reference: Clear; Color ... Yellow (Reference: Clear)
    pH | 6.5 |  |  | = pH .... 6.5; pH....6.5; pH _____6.5
    pH | 6.5 |  |  | H = pH .... 6.5 H; pH .... H 6.5
    Iron | 60 | ug/dL |  | = Iron 60 ug/dL; Iron: 60 ug/dL; Iron  60  ug/dL; Iron ... 60 ug/dL
    Iron | 60 |  | 50-180 | = Iron 60 50-180; Iron 60 (50-180); Iron 60 Range: 50-180; Iron 60 (Range: 50-180); Iron 60 [ref. 50-180]
    Iron | 60 | ug/dL | 50-180 | H = Iron 60 H ug/dL 50-180; Iron 60 ug/dL 50-180 H; Iron 60 ug/dL (50-180) H
    Iron | 60 | ug/dL | (5) or 50-180 | = Iron 60 ug/dL (5) or 50-180
    Iron | 60 | ug/dL | Male 50-180 | = Iron 60 ug/dL Male 50-180
    Iron | 60 | ug/dL | Negative | = Iron 60 ug/dL Negative
    Platelets | 231 000 | /µL | 140 000-400 000 | = Platelets 231 000 /µL 140 000-400 000
    CA 125 | 250 | U/mL |  | = CA 125 250 U/mL
    Vitamin A | 50 | ug/dL |  | = Vitamin A 50 ug/dL
    Xx 12 | 13 | ng/mL |  | = Xx 12 13 ng/mL
    null = Color .. Yellow; ... Yellow; Color .....; Color; Iron 60; Iron 60 mg; Iron 60 ug/dL (98) 50-180; Iron 60 ug/dL 5 or 50-180; Iron 60 ug/dL x; 60 ug/dL; Ferritin 12 13 ng/mL; the 60 ug/dL; Color ... Yellow 5; Color ... Yellow 5 mg/dL; Platelets 231 000 /µL
  `),
)("a line of a list is read as %j: %s", (expected, lines) => {
  const read = (line: string) => {
    const row = parseListLine(line);
    return row && [row.name, row.value, row.unit, row.range, row.flag].join(" | ").trim();
  };
  expect(lines.map((line) => String(read(line)).replaceAll(/ +/g, " "))).toEqual(
    lines.map(() => expected.replaceAll(/ +/g, " ")),
  );
});

it("a row is a result up to a number of characters and words, and more where a code shows that it is one", () => {
  const read = (value: string, code = "") => parseReading({ ...ironRow, value, range: "x", code }) !== null;
  const texts = [
    "x".repeat(60),
    "x".repeat(61),
    "x".repeat(600),
    "x".repeat(601),
    "a b c d e f g h",
    "a b c d e f g h i",
  ];
  expect(texts.map((text) => read(text))).toEqual([true, false, false, false, true, false]);
  expect(texts.map((text) => read(text, "x"))).toEqual([true, true, true, false, true, true]);
});

import { describe, expect, it } from "vitest";
import { findRole } from "../../../mock/report-parser/columns.ts";
import { parseDate } from "../../../mock/report-parser/dates.ts";
import { findLabel, isAboutReport, startsWithLabel } from "../../../mock/report-parser/labels.ts";
import {
  emptyRow,
  isHeadingPart,
  splitTrailingFlag,
  splitValue,
} from "../../../mock/report-parser/layouts.ts";
import * as lines from "../../../mock/report-parser/list-line.ts";
import { findLoincMatches } from "../../../mock/report-parser/loinc.ts";
import { parseMetadata } from "../../../mock/report-parser/metadata.ts";
import { findNumberStyles, parseMeasuredValue, parseNumber } from "../../../mock/report-parser/numbers.ts";
import {
  isConditionLabel,
  isRangePart,
  parseRange,
  type RangeContext,
} from "../../../mock/report-parser/ranges.ts";
import { buildResult, computeAge, parseReading } from "../../../mock/report-parser/result.ts";
import { joinPieces, splitAtGaps } from "../../../mock/report-parser/text.ts";
import * as units from "../../../mock/report-parser/units.ts";
import * as vocabulary from "../../../mock/report-parser/vocabulary.ts";

const man = { gender: "male", age: 40, name: "Iron" };
const woman = { gender: "female", age: 70, name: "Iron, Fasting" };
const unknown = { gender: "other", age: null, name: "Iron" };

const split = (text: string): string[] => text.split("|").map((cell) => cell.trim());
const join = (found: object | null): string => Object.values(found ?? {}).join(" | ");

const listBounds = (text: string, context: RangeContext = unknown) =>
  parseRange(text, ".", context)
    .map(({ low, high }) => `${low} ${high}`)
    .join();

/** Builds the result of a name, a value, a unit and a range. */
function build(cells: string, panel = "", code = "") {
  const [name = "", value = "", unit = "", range = ""] = split(cells);
  const reading = {
    name,
    value,
    unit: unit || null,
    reference_range: range || null,
    flag: null,
    panel,
    code,
  };
  return buildResult(reading, { gender: null, age: null, styles: ["."] });
}

const ironRow = { ...emptyRow, name: "Iron", panel: null, place: { page: 1, line: 1 } };

/** Reads a row whose cells are written as `value:101, flag:H`. */
function readRow(text: string) {
  const cells = Object.fromEntries(text.split(", ").map((cell) => cell.split(/:(.*)/).slice(0, 2))) as object;
  const [outside, hasLeader] = ["outside" in cells, "hasLeader" in cells];
  const found = parseReading({ ...ironRow, ...cells, outside, hasLeader });
  return found && join([found.name, found.value, found.unit, found.reference_range, String(found.flag)]);
}

function readListLine(text: string) {
  const row = lines.parseListLine(text);
  return row && join([row.name, row.value, row.unit, row.range, row.flag]);
}

/** Reads lines that `//` separates, of parts that `|` separates. An asterisk makes the letters of a part larger. */
function readMetadata(text: string) {
  const pieces = text.split("//").flatMap((line, row) =>
    split(line).map((part, column) => {
      const x = 50 + column * 125;
      const size = part.includes("*") ? 20 : 10;
      return { text: part.replace("*", ""), x, right: x + 100, y: 50 + row * 16, size };
    }),
  );
  return parseMetadata([{ width: 612, pieces: pieces.toReversed() }]);
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  label: findLabel,
  "label at the start": startsWithLabel,
  "about the report": isAboutReport,
  heading: findRole,
  "heading part": isHeadingPart,
  flag: vocabulary.parseFlag,
  interpretation: vocabulary.parseInterpretation,
  "missing value": vocabulary.isMissing,
  "result word": vocabulary.classifyWord,
  "same words": (text) => vocabulary.hasSameWords(text.split(" or ")[0]!, text.split(" or ")[1]!),
  unit: units.isUnit,
  "measuring unit": units.isMeasuringUnit,
  "unit and rest": (text) => join(units.takeUnit(text)),
  "rest after a unit": (text) => units.takeUnit(text).rest,
  "joined unit": (text) => units.joinUnit(text.split("+")[0]!.trim(), text.split("+")[1]!.trim()),
  "range and flag": (text) => join(splitTrailingFlag(text)),
  "value, flag and rest": (text) => join(splitValue(text)),
  "without brackets": lines.removeBrackets,
  value: (text) => {
    const found = parseMeasuredValue(text);
    return `${found?.number} ${found?.beyond ?? ""} ${found?.includesBound ? "or equal" : ""}`;
  },
  number: (text) => `${parseNumber(text, ".")} ${parseNumber(text, ",")}`,
  "decimal sign": (text) => findNumberStyles(text.split(/(?<=^\S+) /)).join(""),
  date: parseDate,
  bounds: (text) => listBounds(text),
  "bounds with 13-17 /": (text) => listBounds(`13-17 / ${text} 14-18`),
  "bounds at 17": (text) => listBounds(`${text}: 65-99`, { ...unknown, age: 17 }),
  "bounds at 18": (text) => listBounds(`${text}: 65-99`, { ...unknown, age: 18 }),
  "bounds at 40": (text) => listBounds(`${text}: 65-99`, { ...unknown, age: 40 }),
  condition: isConditionLabel,
  "part of a range": isRangePart,
  "name of a result": lines.isResultName,
  "shown value": lines.showsValue,
  "measured value": lines.hasMeasurement,
  "LOINC code": (text) => {
    const [name = "", unit = ""] = text.split(" in ");
    const [best] = findLoincMatches(name, unit) ?? [];
    return best?.confidence_score === 0.99 ? best.loinc_code : best;
  },
  row: readRow,
  "line of a list": readListLine,
  "interpretation of a result": (text) => build(text).interpretation,
  comparison: (text) => {
    const result = build(text);
    const bounds = `${result.min_reference_range} ${result.max_reference_range}`;
    return `${result.is_below_min_range} ${result.is_above_max_range} ${bounds}`;
  },
  "type of a result": (text) => build(text).type,
  "kind of a result": (text) => `${build(text).measurement_kind} ${build(text).sensitivity}`,
  sample: (text) => build(text.split("|")[0]!, ...split(text).slice(1)).sample_type,
  age: (text) => {
    const [dob = "", collected = "", reported = ""] = split(text);
    const dates = { date_collected: collected || null, date_reported: reported || null };
    return computeAge({ ...readMetadata(""), dob: dob || null, ...dates });
  },
  gender: (text) => readMetadata(text).gender,
  patient_first_name: (text) => readMetadata(text).patient_first_name,
  patient_last_name: (text) => readMetadata(text).patient_last_name,
  specimen_number: (text) => readMetadata(text).specimen_number,
  dob: (text) => readMetadata(text).dob,
  collected: (text) => readMetadata(text).date_collected,
  lab_name: (text) => readMetadata(text).lab_name,
};

/**
 * Lines of a reader, what it reads, and the texts in which it does. After `!`, another word before or after a text gives it another
 * meaning.
 */
const table = `
label!: patient = Patient; Patient's; Patient Name; Patient's name; Name of patient; NAME; Name:; Name :; name#
label!: dob = DOB; d.o.b.; D.O.B; Date of Birth; Birth date; Birthdate; Born
label!: gender = Sex; Gender; Sex at birth; Age/Sex; Age / Sex; Age, gender; Age & sex
label!: collected = Collected; Collection; Collection date; Collection time; Date collected; Date/Time Collected; Date of collection; Collected on; Drawn; Sample taken
label!: reported = Reported; Report date; Reported date; Date reported; Date/time reported; Date of report; Reported on; Report issued; Final report; Issued
label!: specimen = Specimen; Specimen ID; Specimen No; Specimen no.; Specimen number; Specimen #:; Accession; Accession no.; Accession No; Accession #:; Accession number; Accession ID
label!: specimen = Sample ID; Sample no; Sample no.; Sample number; Sample #:; Lab No; Lab no.; Lab #:; Lab ID; Lab number
label!: lab = Lab; Lab name; Performing lab; Performing Laboratory; Performed at; Performed by
label!: other = Age; Weight; Patient weight; Height; Patient height; Volume; Total volume; Urine volume; Sample volume; Phone; Tel; Telephone; Fax; Address; ID; Patient ID; MRN; Physician
label!: other = Ordering physician; Ordered by; Provider; Referred by; Received; Account; Client; Status; Report status; Page; Fasting; Requisition; Report ID; Report no; Report no.; Report number
label!: other = Order; Order ID; Printed; Printed on; Director; Certificate; CLIA; CLIA no; CLIA no.; CLIA #:; CLIA number; Ordered
label at the start: true = Name: Mira
label at the start: false = Name; Names; : Name; Glucose: 101
about the report: true = Page 3; Page 12 of 14; - page 10 of 12; End of report; end of the report; Comment: x; Comments; Note; Notes x; Continued on page 2; DOB: x
about the report: false = Homepage 3; page; see page 3; Weekend of report; Commentary; A comment; Not continued; Glucose
heading: other = Previous; Previous result; Prior value; Last result; Past results; Historic value; Historical values; Collection date; Dates; Time; Result times
heading: outside = Out of range; Outside range; Abnormal result; Abnormal results
heading: value = In range; Within range; Result; Results:; Value; Values; Observed; Observation; Observations; Finding; Findings; Current Result and Flag; Blast result; Lasting value; Date result; Test result; Tests results; Investigation result; Test: my value
heading: unit = Unit; (Units); UOM; Unit of measure; Units of measurement; units of measure
heading: range = Range; Ranges; Interval; Intervals; Limit; Limits; Reference range; Ref. values; Normal value; Expected values; Desired value; Desirable values; Biological Int; Bio. Ref. Int.
heading: range = Reference; Ref; Normal; Normals; Expected; Not in range; Not out of range; Reference sample values
heading: code = LOINC; LOINC code
heading: meaning = Interpretation; Interpretations
heading: flag = Flag; Flags; Abnormal flag; Abnormal Flags; Abn; Abnormal; H/L; Status
heading: name = Test; Tests; Analyte; Analytes; Component; Components; Investigation; Investigations; Parameter; Parameters; Examination; Examinations; Assay; Assays; Biomarker; Biomarkers; Determination; Determinations; Procedure; Procedures
heading: name = Test name; Analyte description; Lab test; Test performed; Tests done; Investigation done
heading: site = Lab; Site; Performing lab; Performing site
heading: null = In range units; Limits used; Units used; Other units; Reference note; Sample reference; LOINC codes; My LOINC; My interpretation; Interpretation note; Flag note; Red flag; Abn note; My abn; H/L note
heading: null = My H/L; Status note; My status; Component note; Contest; My lab; Lab note; Result 2; Out of range note; Bonus units; Methods;
heading part!: true = Test; Tests; Name; Description; Method; (Method); Current; Your; Patient's; Observed; Previous; Result; Results; Value; Values; and; Flag; Flags; Unit; Units; of; Measure; Measurement; LOINC; Code; Date; Reference; Ref.; Bio.; Biological; Normal; Expected; Desired; Standard; Int.; Range; Ranges; Interval; Intervals; Limit; Limits; Test (Method) Result Ref. Int.
heading part: false = TestName; Ref.Int.; Results!;
flag!: critical = HH; ll; AA; H!; L!; A!; !; !!; Panic; Panic high; Panic low; Crit; Crit low; Critical; Critical high; Critical low; C; CH; CL; **; **H; **L; (HH); [LL]; Critical*
flag!: abnormal = H; l; A; *; *H; *L; H*; L*; (H); [L]; High; High*; Low; Abn; Abnormal; Out of range; Above; Below; ↑; ↓; ▲; ▼; +
flag!: normal = N; Normal; OK; WNL; In range; Within range
interpretation: unknown = Unknown; Indeterminate; Not interpreted
interpretation: null = x unknown; unknown x; Glucose
interpretation: abnormal = High
missing value: true = -; --; –; —; N/A; NA; TNP; QNS; Not reported; Pending; See note; See notes; See below; See comment; See comments; See note:
missing value: false = x -; - x; See; Pending x; Not pending
result word: normal = Negative; Non-reactive; NONREACTIVE; Not detected; None detected; None seen; absent; Normal; Clear
result word: abnormal = Positive; Reactive; Detected; Present.; Abnormal; Cloudy
result word: null = Trace; Pending; Negative 1; 5; <;
same words: true = Non-reactive or NON REACTIVE
same words: false = Yellow or Clear; 12 or 12; A <5 or A >5
unit: true = mg/dL; x10³/µL; 10^9/L; ×10³/µL; 10*3/uL; mL/min/1.73m²; %; mIU/L; µIU/mL; U/L; fL; K/uL; /HPF
measuring unit: true = mg/dL; mmol; %; fL; kU; pg
measuring unit: false = mg; g; mcg; ug; µg; kg; mL; L; IU; U; Glucose
unit and rest: thousand /uL | 150-400 = thousand /uL 150-400
unit and rest: mL/min/1.73 m2 | >60 = mL/min/1.73 m2 >60
unit and rest: mL/min/ 1.73m2 | = mL/min/ 1.73m2
unit and rest: x 10^3 /uL | 1 = x 10^3 /uL 1
unit and rest: | 5 mg/dL = 5 mg/dL
unit and rest: | logs copies/mL = logs copies/mL
unit and rest: | a b/mL = a b/mL
rest after a unit: 1 = Log cells/mL 1; log10 cells/mL 1; thou cells/mL 1; thousand cells/mL 1; Mill cells/mL 1; mills cells/mL 1; million cells/mL 1; millions cells/mL 1; billion cells/mL 1; lakh cells/mL 1; lakhs cells/mL 1; lac cells/mL 1; lacs cells/mL 1; crore cells/mL 1; crores cells/mL 1; x10^3 cells/mL 1; ×10^3 cells/mL 1; *10^3 cells/mL 1; 10^3 cells/mL 1; 10*3 cells/mL 1
joined unit: mL/min/1.73m2 = mL/min/ + 1.73m2
joined unit: mg/dL = mg/d + L; + mg/dL
joined unit: mg/g{creat} = mg/g{cr + eat}
joined unit: mg/dL (calc) = mg/dL + (calc)
joined unit: (calc) mg/dL = (calc) + mg/dL
joined unit: (calc) = (calc) +
joined unit: mmol/L = mmol + /L
range and flag: 65-99 | H = 65-99 H
range and flag: 65 - 99 | High = 65 - 99 High
range and flag: 1.5–2,500 | Low = 1.5–2,500 Low
range and flag: 65-99 mg/dL | Abnormal = 65-99 mg/dL Abnormal
range and flag: 40-50 % | Normal = 40-50 % Normal
range and flag: (65-99) | High = (65-99) High
range and flag: [65-99] | Low = [65-99] Low
range and flag: <5 | H = <5 H
range and flag: 65-99 mg/dL x Normal | = 65-99 mg/dL x Normal
range and flag: 65-99 mg High | = 65-99 mg High
range and flag: <5 High | = <5 High
range and flag: x 65-99 High | = x 65-99 High
range and flag: 65 99 High | = 65 99 High
range and flag: 65-99 | = 65-99
value, flag and rest: 101 | H | mg/dL = 101 H mg/dL; 101 H mg/dL
value, flag and rest: 6.9 | H | = H6.9; H 6.9; 6.9 H
value, flag and rest: 5.4 | (L) | g/dL = 5.4 (L) g/dL
value, flag and rest: <5 | | = < 5; < 5; <5
value, flag and rest: >.5 | | = > .5
value, flag and rest: 5-10 | | /HPF = 5-10 /HPF
value, flag and rest: 1:160 | | = 1:160
value, flag and rest: 1.5 Million | | CFU/mL = 1.5 Million CFU/mL
value, flag and rest: Negative | H | = Negative H
value, flag and rest: 5 | Critical | = Critical 5
without brackets: 65-99 = (65-99); [65-99]; ( 65-99 )
without brackets: (1) (2) = (1) (2)
without brackets: (65 = (65
without brackets: 65) = 65)
without brackets: x (65) = x (65)
without brackets: (65) x = (65) x
value: 15000 = 1.5 x 10^4; 1.5E4; 1.5*10^4; 1.5 ×10⁴; 15 thousand; 1.5 x10(4); 1.5 x 10**4; 1,5 · 10^4
value: 0.0015 = 1.5 x 10^-3
value: 0.3 < = <0.3; less than 0.3
value: 500 > or equal = >=500; ≥ 500; > or = 500
value: undefined = Negative; 1.5 dozen; 1.5 x; 5 / 10; 1.5 x10^3/uL
number: 1210 1.21 = 1,210; +1,210
number: 3.5 3.5 = 3,5; 3.5
number: 0.125 0.125 = 0,125; 0.125
number: 1.015 1015 = 1.015
number: 150000 150000 = 1,50,000
number: 1234567 1234567 = 1.234.567; 1,234,567; 1 234 567; 1'234'567; 1’234’567
number: 231000 231000 = 231 000; 231000
number: 1234.5 1234.5 = 1,234.5; 1.234,5; 1 234.5; 1 234,5
number: 0.5 0.5 = .5; ,5; 0.5
number: -1.5 -1.5 = -1.5; -1,5
number: null null = 1,23,4; 000; 00.5; 5a; a5; .; 0123,456.7; 12 34; 1234,567.8
decimal sign: , = 1,005 0,27 - 4,20; 1,005 0,125; 1,005 231 000; 1,005 1.234.567; 1,005 1,2345
decimal sign: . = 1,005 4.5; 1,005 1,234,567; 1,005 1,50,000; 1.015
decimal sign: ., = 1,005 70; 3,5 4.5
date: 2026-01-09 = 2026/1/9; 2026.1.9; 2026-01-09; 9.1.2026; 09.01.2026; 1/9/2026; 1-9-2026; 9 Jan 2026; 9-Jan-2026; 09 January 2026; 9 Jan. 2026; 9 JAN, 2026
date: 2026-01-09 = January 9, 2026; Jan. 9 2026; jan 9 2026; 2026-01-09 24:05; 2026-01-09 7:60; 2026-01-09 drawn; 2026-13-40, drawn 09.01.2026
date: 2026-12-11 = 12/11/2026
date: 2026-12-13 = 12/13/2026; 13/12/2026; 13-12-2026
date: 1961-09-11 = 11 Sep 1961; 11 Sept 1961
date: 2026-01-09T07:05:00 = 2026-01-09 07:05; 1/9/2026 7:05 AM; 2026-01-09,7:05; 2026-01-09 7:05 pending; Jan 9, 2026 at 7:05
date: 2026-01-09T07:05:09 = 2026-01-09T07:05:09; 2026-01-09 at 7:05:09 a.m.; 1/9/2026 7:05:09A
date: 2026-01-09T19:05:00 = 1/9/2026 7:05 PM; 1/9/2026 7:05pm; 1/9/2026 7:05 p.m.; 1/9/2026 7:05 P; 1/9/2026 19:05
date: 2026-01-09T00:05:00 = 1/9/2026 12:05 AM; 1/9/2026 0:05
date: 2026-01-09T12:05:00 = 1/9/2026 12:05 PM; 1/9/2026 12:05
date: 2026-01-09T23:59:00 = 1/9/2026 23:59
date: 1870-01-02 = 01/02/1870
date: 2200-01-02 = 01/02/2200
date: null = 01/02/1869; 01/02/2201; 02/30/2026; soon; 9 Xyz 2026; Xyz 9 2026
bounds: 13.2 17.1 = 13.2 to 17.1 g/dL; 13.2-17.1; 13.2 – 17.1; 13.2—17.1; 13.2 ... 17.1; 13.2 ~ 17.1; between 13.2 and 17.1; from 13.2 to 17.1; between 13.2-17.1; 13.2--17.1
bounds: 1000 4800 = 1,000-4,800; 1 000 - 4 800
bounds: -2 2 = -2.0 - 2.0; from -2 to 2; (-2 - +2)
bounds: -5 -2 = -5 to -2; -5 - -2; -5--2; -5 – -2; (-5 - -2); from -5 to -2; between -5 and -2; -5.0 - -2.0 mmol/L; -5 ... -2
bounds: -5 2 = -5 to +2; -5-2
bounds: = 5 to -2; 1 - -5; 1 to -5; -2 to -5; 1 - - 5
bounds: 4000 10500 = 4.0 - 10.5 x10^3; 4.0 x10^3 - 10.5 x10^3
bounds: 65 99 = 65-99 mg/dL (calc); 65-99 /HPF; 65-99 [IU]/mL; (65-99)
bounds: null 8 = < OR = 8.0; <8; ≤ 8; =< 8; < or equal to 8; less than 8; less than or equal to 8; up to 8; upto 8; under 8; below 8; at most 8; max 8; maximum: 8; 8 or less; 8 or lower; 8 and below; 8 or under; < 8 mL/min/1.73 m2
bounds: null 8 = Normal: <8 Prediabetes: 8-9 Diabetes: >=9; Desirable: <8, Borderline: 8-9, High: >=10
bounds: 8 null = ≥8; >8; => 8; > or = 8; greater than 8; more than 8; greater than or equal to 8; at least 8; over 8; above 8; min 8; minimum: 8; 8 or above; 8 or more; 8 or higher; 8 and greater; 8 or over
bounds: = Negative; see note; <1:40; 1:40-1:80; 1 : 40-80; 99-65; 1,23,4-5; 13.2-17.1-18; 13.2.-17; x; 8-; 8 or so
bounds with 13-17 /: 13 17,14 18 = M; male; Males; man; men; F; female; females; woman; women; adult; Adults; child; children; pediatric; paediatrics; pediatrics; infant; infants; newborn; newborns; neonate; neonates; untreated; xmale; menx; adultx
bounds with 13-17 /: 13 17 = deficient; insufficiency; sufficient; optimal; optimum; borderline; high; Low; elevated; prediabetes; pre-diabetic; diabetes; impaired; moderate; moderately; severe; mild; mildly; toxic; potential; critical; risk; near; very; average; intermediate; abnormal; increased; decreased; indeterminate; equivocal; positive; overweight; obese
bounds with 13-17 /: = normal; desirable; desired; expected; acceptable; reference; nondiabetic; non-diabetic; healthy; or; and; of; for; in; the; is; ref; biological; range; interval; value; values; limit; limits; level; levels; calc; calculated; sex; all; to
bounds at 40: 65 99 = 18-60 years; 18 - 60 yrs; 18–60 y; 18 to 60 yo; 18-60 y/o; 18-60 yr; 18-60 year; >18 years; ≥40 years; >=40 y; over 18 years; above 39 y; 40 years; 18 years +; 18 years and over; 18 yrs or older; Age 18-60; Ages: 18-60; Aged 18 and over; age >18; Age 18 to 60
bounds at 40: 65 99 = <41 years; up to 40 years; under 41 y; below 41 y; ≤40 y; Age 40; 18-60 years old; 18-60 years of age; 41 years and under; 18 y and above; over 6 months; >6 mos; 6 weeks and older; >6 days; 6 wks+; 6 mo or above; Age ≥40; Age <=40; 40-40 y; ages 6 months and over; Adults; Age 18 – 60
bounds at 40: = 41-60 years; 18-39 years; <40 years; >40 years; over 40 years; under 40 y; below 40 years; above 40 years; 41 years; Age 39; 0-12 months; <6 weeks; up to 6 months; 6 days; 1 day; 1 week; 41 years and over; 39 years or younger; 39 y and below; Age >40; Ages 41-60; Children; Age 6 months
bounds at 17: = Adults; Age 6 months and over
bounds at 18: 65 99 = Adults; Age 6 months and over
condition: true = Adult male; Follicular phase; luteal; ovulation; ovulatory; midcycle; mid-cycle; postmenopausal; pre-menopausal; pregnant; pregnancy; nonpregnant; non-pregnant; trimester; 1st; 2nd; 3rd; first; second; third; fasting; non-fasting; nonfasting; random; boy; boys; girl; girls; postpubertal; pre-pubertal; smoker; smokers; non-smokers; nonsmoker; AM; pm; morning; evening; 18-60 years
condition: false = Glucose; Adult glucose; xfasting; fastingx; phase 5;
part of a range: true = Deficient: <20; 18-60 years: 65-99
part of a range: false = Glucose <20; Deficient; 18-60 years; 5-9
name of a result: true = Glucose; Thereof; Vitamin B12; Xx at all
name of a result: false = 12; Iron:; Male; Sex; 5 mg/dL; A of; A at; A is; A was; A are; A were; A to; A than; A from; A and; or; A above; A below; A for; A with; A by; if; A the; A an; A over; A under; A between; A least; A about; A approximately; A every; CA 5-; CA 5 –
shown value: true = Glucose 101 mg/dL; pH 6.0; Ratio 1,5; Color ... Yellow; Color … Yellow; Color . . . Yellow; Color___x; Iron 50-180; 6.0 pH
shown value: false = Lipid Panel; HPV16-18; Factor 8; A .. b; v1.2b; b1.2
measured value: true = 4.4 /nl; 5 mg/dL; (5 mg/dL).; 91 mL/min/1.73m2, then; <5 H mg/dL; 1.5-2 mg/dL; 5mg/dL; 5H mg/dL; 5 H mg/dL; [5 %]
measured value: true = ≤.5 %; >=5 %; +5 %; 1,000 %; 5–10 %; -5 %; 5 mg
measured value: false = 5 of; 5; Vitamin 5x mg/dL; mg/dL; x5 %; H mg/dL; 5 H; 5 or mg/dL; 5-x %
LOINC code: 1975-2 = BILIRUBIN TOTAL in mg/dL; Total Bilirubin in mg/dL
LOINC code: 6690-2 = WBC in K/uL; WBC in x10^3/uL; WBC in × 10^3/uL; WBC in x10E3/μL; WBC in thou/uL; WBC in 10*9/L
LOINC code: 718-7 = Hemoglobin in g/dL; Haemoglobin in g/dL
LOINC code: 1920-8 = SGOT in U/L; SGOT in IU/L
LOINC code: 3016-3 = Thyroid Stimulating Hormone in uIU/mL; TSH in mIU/L
LOINC code: 751-8 = Absolute Neutrophils in 10^9/L
LOINC code: 770-8 = Neutrophils in %
LOINC code: 789-8 = Red Blood Cell Count in 10^12/L; RBC in mil/uL; RBC in mill/uL; RBC in M/uL
LOINC code: 98979-8 = eGFR in mL/min/1.73; eGFR in mL/min/1.73m2; eGFR in mL/min/{1.73_m2}
row: Iron | 101 | | | abnormal = value:101 H; value:101 H, flag:H; value:101 (H); value:101, flag:H; value:101, outside:x; value:101, meaning:High
row: Iron | 101 H | | | critical = value:101 H, flag:HH
row: Iron | 101 | | | critical = value:101, flag:H, meaning:Critical; value:101, flag:HH, outside:x
row: Iron | 101 | mg/dL | | null = value:101 mg/dL; value:101 mg/dL, unit:mg/dL; value:101, unit:mg/dL
row: Iron | 101 mg/dL | g/dL | | null = value:101 mg/dL, unit:g/dL
row: Iron | 101 xx | g/dL | | null = value:101 xx, unit:g/dL
row: Iron | Negative mg/dL | | x | null = value:Negative mg/dL, range:x
row: Iron | 101 | | | null = value:101, name:Iron*; value:101, name:Iron**; value:101, name:Iron²; value:101, name:Iron ¹²; value:101, name:Iron:; value:101, name:Iron ...
row: Iron ** | 101 | | | null = value:101, name:Iron **
row: Iron | | mg/dL | | null = value:N/A, unit:mg/dL; value:, unit:mg/dL
row: Iron | | | 5-9 | null = value:, range:5-9; value:TNP, range:5-9
row: null = value:; value:N/A; value:Yellow; value:Yellow, meaning:words; value:101, name:12; value:101, name:*; value:101 xx
row: Iron | Yellow | | | null = value:Yellow, code:x; value:Yellow, site:x; value:Yellow, hasLeader:x
row: Iron | Yellow | | | normal = value:Yellow, flag:N; value:Yellow, meaning:Normal
row: Iron | Yellow | mg/dL | | null = value:Yellow, unit:mg/dL
row: Iron | Yellow | | Clear | null = value:Yellow, range:Clear; value:Yellow, range:(Clear)
row: Iron | Negative | | | null = value:Negative
row: Iron | 101 | | 65-99 | null = value:101, range:65-99; value:101, range:Reference Range: 65-99; value:101, range:[65-99]
row: Iron | 101 | mg/dL | 65-99 mg/dL | null = value:101, range:65-99 mg/dL
row: Iron | 101 | g/dL | 65-99 mg/dL | null = value:101, range:65-99 mg/dL, unit:g/dL
line of a list: Color | Yellow | | | = Color ..... Yellow; Color…Yellow; Color … Yellow; Color ___ Yellow; Color · · · Yellow; Color . . . Yellow; Color...Yellow; Color: ... Yellow
line of a list: Color, Urine | Dark yellow | | | = Color, Urine ... Dark yellow
line of a list: Color | Yellow | | Clear | = Color ... Yellow Reference: Clear; Color ... Yellow (Reference: Clear)
line of a list: pH | 6.5 | | | = pH .... 6.5; pH....6.5; pH _____6.5
line of a list: pH | 6.5 | | | H = pH .... 6.5 H; pH .... H 6.5
line of a list: Iron | 60 | ug/dL | | = Iron 60 ug/dL; Iron: 60 ug/dL; Iron 60 ug/dL; Iron ... 60 ug/dL
line of a list: Iron | 60 | | 50-180 | = Iron 60 50-180; Iron 60 (50-180); Iron 60 Range: 50-180; Iron 60 (Range: 50-180); Iron 60 [ref. 50-180]
line of a list: Iron | 60 | ug/dL | 50-180 | H = Iron 60 H ug/dL 50-180; Iron 60 ug/dL 50-180 H; Iron 60 ug/dL (50-180) H
line of a list: Iron | 60 | ug/dL | (5) or 50-180 | = Iron 60 ug/dL (5) or 50-180
line of a list: Iron | 60 | ug/dL | Male 50-180 | = Iron 60 ug/dL Male 50-180
line of a list: Iron | 60 | ug/dL | Negative | = Iron 60 ug/dL Negative
line of a list: Platelets | 231 000 | /µL | 140 000-400 000 | = Platelets 231 000 /µL 140 000-400 000
line of a list: CA 125 | 250 | U/mL | | = CA 125 250 U/mL
line of a list: Vitamin A | 50 | ug/dL | | = Vitamin A 50 ug/dL
line of a list: Xx 12 | 13 | ng/mL | | = Xx 12 13 ng/mL
line of a list: CA 125 | 20 | U/mL | <35 | = CA 125: 20 U/mL (<35); CA 125 : 20 U/mL (<35); CA 125: 20 U/mL Ref: <35
line of a list: CA 125 | <5 | U/mL | <35 | H = CA 125: <5 H U/mL (<35)
line of a list: Xx 1 | 500 | mg/dL | 382-929 | = Xx 1: 500 mg/dL (382-929); Xx 1 : 500 mg/dL (382-929); Xx 1: 500 mg/dL 382-929
line of a list: Xx 1 | 500 | mg/dL | | = Xx 1: 500 mg/dL
line of a list: Xx 3 | 500 | | 382-929 | = Xx 3: 500 (382-929)
line of a list: Xx 1 | 500 | | 382-929 | = Xx 1: 500 (382-929)
line of a list: Glucose 2 hr | 130 | mg/dL | <140 | = Glucose 2 hr: 130 mg/dL (<140)
line of a list: Glucose 2 hr | 150 | mg/dL | <140 | H = Glucose 2 hr: 150 H mg/dL (<140)
line of a list: Cortisol 8 AM | 12 | ug/dL | 5-25 | = Cortisol 8 AM: 12 ug/dL (5-25)
line of a list: Xx CKD-EPI 2021 | 88 | mL/min/1.73m2 | >60 | = Xx CKD-EPI 2021: 88 mL/min/1.73m2 (>60)
line of a list: Xx 2 Ab | Negative | | <0.9 | = Xx 2 Ab: Negative (<0.9)
line of a list: Xx | 1:160 | titer | | = Xx 1:160 titer
line of a list: Xx | 1: 160 | titer | | = Xx 1: 160 titer
line of a list: Xx | 1: 160 | ratio | | = Xx 1: 160 ratio
line of a list: Xx | 1:160 | | Negative | = Xx 1:160 (Negative)
line of a list: Iron | 60 | | Male: 50-180 | = Iron 60 Male: 50-180
line of a list: Iron | 60 | | Deficient: <20 | = Iron 60 Deficient: <20
line of a list: Iron | 60 | | Xx: <180 | = Iron 60 (Xx: <180); Iron ..... 60 Xx: <180
line of a list: Iron | 60 | ug/dL | Xx: <180 | = Iron 60 ug/dL Xx: <180
line of a list: Iron | 60 | ug/dL | Adult: 50 or more | = Iron 60 ug/dL Adult: 50 or more
line of a list: null = Glucose 2 hr: <20 mg/dL (<140); Iron 60 Xx: <180 ug/dL; Cortisol 8 AM: <1 ug/dL (5-25); Cortisol 1:00 PM: 12 ug/dL (5-25); Insulin 30 sec: 45 uIU/mL (2-25); Xx 1:500 mg/dL (382-929); Xx 1: 5 (Negative)
line of a list: Xx 1/2 Ab | Non-reactive | | | = Xx 1/2 Ab: Non-reactive
line of a list: Nitrite | Positive | | | = Nitrite: Positive; Nitrite : Positive
line of a list: Nitrite | POSITIVE | | | H = Nitrite: POSITIVE H
line of a list: Pregnancy Test | Negative | | | = Pregnancy Test: Negative
line of a list: null = Nitrite Positive; Nitrite: Xx; Nitrite: Positive xx; Culture: Negative for growth; Result: Negative; Interpretation: Abnormal; Test Result: Positive; Status: Normal; Patient: Negative; Impression: Normal
line of a list: CA 125 H | 250 | U/mL | <35 | = CA 125 H 250 U/mL <35
line of a list: CA 27.29 | 20 | U/mL | <38 | = CA 27.29 20 U/mL <38
line of a list: null = CA 27.29 33 20 U/mL; Potassium 4.1 4.0 mmol/L 3.5-5.2; Xx 4.1 4.0 ng/mL; Xx 12 13 14 ng/mL; Xx 12 H 13 ng/mL; Xx <5 6 ng/mL; Xx -2 -3 ng/mL; Xx 231,000 250,000 /uL
line of a list: null = Color .. Yellow; ... Yellow; Color .....; Color; Iron 60; Iron 60 mg; Iron 60 ug/dL (98) 50-180; Iron 60 ug/dL 5 or 50-180; Iron 60 ug/dL x; 60 ug/dL; Ferritin 12 13 ng/mL; the 60 ug/dL; Color ... Yellow 5; Color ... Yellow 5 mg/dL; Platelets 231 000 /µL
interpretation of a result: unknown = A | 5 x 10^3 | | 4-9; A | 5 x 10^3 | cell | 4-9; A | 5 x 10^3 | Cells/uL | 4-9; A | 5 x 10^3 | /uL | 4-9
interpretation of a result: unknown = A | 5 x 10^3 | cmm | 4-9; A | 5 x 10^3 | cumm | 4-9; A | 5 x 10^3 | mm3 | 4-9; A | 5 x 10^3 | cumm³/x | 4-9
interpretation of a result: abnormal = A | 5 x 10^3 | copies/mL | 4-9; A | 5 x 10^3 | xcells | 4-9; A | 5 x 10^3 | per cell | 4-9; A | 5 x 10^3 | cellsx | 4-9
interpretation of a result: abnormal = A | 5 x 10^3 | mmol/L | 4-9; A | 5 x 10^3 | /uL | 2-4 x 10^3; A | 60-70 | | 80-180
interpretation of a result: unknown = A | 60 | ug/dL | 50-180 mg/dL; A | 60-90 | | 80-180
interpretation of a result: normal = A | 60 | ug/dL | 50-180 µg/dL; A | 1:40 | | <1:80; A | Non reactive | | NON-REACTIVE
interpretation of a result: abnormal = A | 1 : 80 | | < 1:80; A | Reactive | | Negative
interpretation of a result: unknown = A | 1:80 | | Negative; A | Positive | | Reactive; A | Yellow | | Clear; A | | | Negative; A | Negative
comparison: true false 6 9 = A | 5 | | 6-9
comparison: false false 6 9 = A | 7 | | 6-9
comparison: false true null 9 = A | 10 | | <9
comparison: false false 9 null = A | 10 | | >9
comparison: false true -5 -2 = A | 0 | mmol/L | -5 to -2
comparison: true false -5 -2 = A | -6 | mmol/L | -5.0 - -2.0
comparison: null null 6 9 = A | x | | 6-9
comparison: null null null null = A | 5
type of a result: null = A
type of a result: range = A | <5 | %; A | 0-5 | /HPF
type of a result: percentage = A | 5 | %
type of a result: duration = A | 5 | s; A | 5 | sec; A | 5 | Seconds
type of a result: numeric = A | 5; A | 5 | secs; A | 5 | ms; A | 5 | second
type of a result: ratio = A | 1:80; A | 10 : 1
type of a result: boolean = A | Negative
type of a result: comment = A | x 1:80; A | 1:80 x; A | 0-5 x; A | x 0-5; A | Yellow
kind of a result: ratio unknown = Albumin/Creatinine Ratio; A/Bc ratios
kind of a result: unknown unknown = Rationale; eGFRx; hsCRP; Insensitive
kind of a result: calculated unknown = LDL, Calculated; Estimated GFR; eGFR
kind of a result: unknown sensitive = hs CRP; CRP, High Sensitivity; TSH, ultrasensitive; TSH, ultra sensitive; Sensitive CRP
sample: urine = A Urine |; A | Urinalysis; A | | 5676-2; A | | 2162-6
sample: stool = Stool A; Fecal A; A faecal; A | | 38445-3
sample: saliva = A, Saliva; Salivary A; A | | 2142-8
sample: serum_plasma_blood = A | | 2345-7; A | | 16362-6; A | | 6690-2
sample: capillary_blood = A | | 29575-8
sample: other = A | | 94500-6
sample: unknown = A | | 8081-2; Purine; Toadstool; Salivation
age: 40 = 1980-02-03 | 2020-02-03 | 2030-01-01; 1980-02-03 | 2020-12-01
age: 39 = 1980-02-03 | 2020-02-02T23:59:00
age: 41 = 1980-02-03 | | 2021-02-04
age: 0 = 1980-02-03 | 1980-02-03
age: null = 1980-02-03 | 1980-02-02; 1980-02-03; | 2020-02-03
gender: female = Sex: F; Sex: Female; Sex: Woman; Sex: 45 F; Sex: 45Y/F; Sex: 45 Yrs. / Female; Sex: 45, F; Sex: 120 y F; Sex: see below // Sex: F; Sex // F; DOB: x Sex: F
gender: male = Sex: M; Age/Sex: 7/M; Gender: male; Sex: man; Sex: 45 Y / M; Name: Jo Hill Sex: M; Name: Jo Hill | Sex: | M
gender: other = Sex: X; Sex: Fx; Sex: 1234 F; Sex: my F; Sex: Other // Sex: F; Sex: Non-binary // Sex: F; Sex: U // Sex: F; Sex: Unknown // Sex: F; Glucose: F; Sex:
patient_first_name: JANE Q = Patient: DOE, JANE Q; Patient: Doe,JANE Q; Patient: JANE Q Doe; Name: Dr JANE Q Doe; Name // JANE Q Doe
patient_first_name: Ann = Name: Mr. Ann Lee; Name: Mrs Ann Lee; Name: Miss Ann Lee; Name: Ms. Ann Lee; Name: Ann Lee (F); Name: Lee, Jr., Ann; Name: Lee, III, Ann; Name: Lee, iv, Ann
patient_first_name: Ann Mr = Name: Ann Mr Lee
patient_first_name: null = Name: Lee; Name: Lee,; Name: (none); Name: L; Name: 12 34; Name:
patient_last_name: Lee = Name: Lee; Name: Lee, Ann; Name: Ann B Lee; Name: Lee,; Patient | Ann Lee; Name: Ann Lee DOB: 1980-01-02; Name: Ann Lee | DOB:
patient_last_name: Lee, Jr. = Name: Lee, Jr., Ann
patient_last_name: null = Name: (none); Name: , Ann; Glucose: Lee
specimen_number: AB 12 = Specimen: AB 12; Lab No: AB 12; Specimen: AB 12; Accession # | AB 12; Specimen: AB 12; Specimen ID // AB 12
specimen_number: null = Specimen: AB; Specimen: was 12 drawn; Sample: AB 12
dob: 1980-01-02 = DOB: 01/02/1980; DOB: 01/02/1980 08:15; Born | 01/02/1980; DOB: soon // DOB: 01/02/1980; DOB: 01/02/1980 // DOB: 01/02/1990
collected: 2026-02-03 = DOB: 21/04/1986 // Collected: 03/02/2026; Collected: 03/02/2026 // Received: 28-02-2026; Collected: 03/02/2026 | Xx 13/01/2026; Collected: 03-02-2026 // Xx 31/12/2026
collected: 2026-03-02 = DOB: 04/21/1986 // Collected: 03/02/2026; Collected: 03/02/2026; DOB: 21/04/1986 // Received: 02/28/2026 // Collected: 03/02/2026; DOB: 21/04/1986 // Received: 2/28/2026 // Collected: 03/02/2026; DOB: 21/04/1986 // Received: 12/21/2026 // Collected: 03/02/2026; DOB: 21/04/1986 // Received: 04/15/2026 // Collected: 03/02/2026; DOB: 21/04/1986 // Received: 01/31/2026 // Collected: 03/02/2026; Xx 32/12/2026 // Collected: 03/02/2026; Xx 13/13/2026 // Collected: 03/02/2026; Xx 2/13/02/2026 // Collected: 03/02/2026; DOB: 21 Apr 1986 // Collected: 03/02/2026
collected: 2026-02-13 = DOB: 21/04/1986 // Collected: 02/13/2026; DOB: 21/04/1986 // Collected: 13/02/2026; DOB: 21/04/1986 // Collected: 2026-02-13
dob: 1986-04-01 = DOB: 01/04/1986 // Received: 21/02/2026
dob: null = DOB: soon; Xob: 01/02/1980; DOB: // x // 01/02/1980
lab_name: Acme Labs = Lab: Acme Labs; Acme Labs; Acme Labs - Final Report; Acme Labs | Results; *Acme Labs – Results; Acme Labs— Lab Report; Acme Labs -Report; x // *Acme Labs; Other Labs // *Acme Labs; *Acme Labs | Page; Page | *Acme Labs
lab_name: Acme Labs = Final Report // Acme Labs; *Clinical Laboratory Results // Acme Labs; Report // Acme Labs; Partial corrected clinical medical blood test patient lab result // Acme Labs; *DOB // Acme Labs; *To: x // Acme Labs; *Ab 1 // Acme Labs; *Iron 5 mg/dL // Acme Labs
lab_name: Acme Labs = *Iron | 5 mg/dL // Acme Labs; Xx: | Ann Lee // Acme Labs; Nitrite: | Positive // Acme Labs; Acme Labs | Xx: | Ann Lee
lab_name: Report Center = Report Center
lab_name: Acme - Report Center = Acme - Report Center
lab_name: null = 12; Test Result Range Units // Acme Labs; a // b // c // d // e // f // Acme Labs
`;

const normalize = (found: unknown): string => String(found).replaceAll(/ +/g, " ").trim();

it.each(
  table
    .trim()
    .split("\n")
    .map((line) => /^([^:!]+)(!?): (.*?) ?= ?(.*)$/.exec(line)!.slice(1)),
)("%s%s: %s", (name, isWhole, meaning, texts) => {
  const read = (text: string): string => normalize(readers[name]!(text));
  const all = texts.split(";").map((text) => text.trim());
  expect(all.filter((text) => read(text) !== meaning).map((text) => `${text} = ${read(text)}`)).toEqual([]);
  const others = isWhole ? all.flatMap((text) => [`Xx ${text}`, `${text} xX`]) : [];
  expect(others.filter((text) => read(text) === meaning)).toEqual([]);
});

it.each<[string, man: string, woman: string]>([
  ["M: 13.2-17.1 F: 11.7-15.5", "13.2 17.1", "11.7 15.5"],
  ["Male 20-40; Female 10-30", "20 40", "10 30"],
  ["2-6 (F) 3-7 (M)", "3 7", "2 6"],
  ["(M) 13-17 (F) 12-15", "13 17", "12 15"],
  ["13-17 (Men), 12-15 (Women)", "13 17", "12 15"],
  ["Male:13-17/Female:12-15", "13 17", "12 15"],
  ["Males 13-17 g/dL | Females 12-15 g/dL", "13 17", "12 15"],
  ["Men: 13-17", "13 17", ""],
  ["18-60 years: 65-99 >60 years: 70-110", "65 99", "70 110"],
  ["Adults: 13-17 Children: 10-12", "13 17", "13 17"],
  ["Follicular: 2-8 Luteal: 3-9", "", ""],
  ["Deficient: 1-20 / Insufficient: 20-29 / Optimal: 30-99", "", ""],
  ["Male -13-17", "", ""],
  ["13-17 with treatment", "", ""],
])("a range has bounds only if a part of it certainly applies: %s", (text, ofMan, ofWoman) => {
  expect([man, woman, unknown].map((context) => listBounds(text, context))).toEqual([ofMan, ofWoman, ""]);
});

it("a range has bounds under a label of a long word of the name", () => {
  const read = (name: string, text: string) => listBounds(text, { ...man, name });
  const names = ["Testosterone, Total", "Testosterones", "Iron"];
  expect(names.map((name) => read(name, "Testosterone 249-836"))).toEqual(["249 836", "249 836", ""]);
  // A short word or a negation says too little.
  expect([read("Protein, Total", "Total 1-2"), read("Nonesterified Acids", "Nonesterified 1-2")]).toEqual([
    "",
    "",
  ]);
});

it("a piece is split at gaps of several spaces, and superscripts stay raised", () => {
  const piece = { text: "ab   cd e", x: 10, right: 100, y: 50, size: 10 };
  expect(splitAtGaps(piece)).toEqual([
    { ...piece, text: "ab", right: 30 },
    { ...piece, text: "cd e", x: 60 },
  ]);
  expect(splitAtGaps({ ...piece, text: "" })).toEqual([]);
  const raised = (y: number, size: number, text = "-3") => [piece, { text, x: 100, right: 106, y, size }];
  const read = (pieces: Parameters<typeof joinPieces>[0]) => joinPieces(pieces.toReversed());
  expect(read(raised(47, 6))).toBe("ab cd e⁻³");
  expect([read(raised(50, 6)), read(raised(47, 10)), read(raised(47, 6, "x"))]).toEqual([
    "ab cd e-3",
    "ab cd e-3",
    "ab cd ex",
  ]);
  expect([101, 102].map((x) => read([piece, { ...piece, text: "f", x }]))).toEqual(["ab cd ef", "ab cd e f"]);
  expect([55, 56].map((y) => read([piece, { ...piece, text: "f", x: 100, y }]))).toEqual([
    "ab cd ef",
    "ab cd e f",
  ]);
});

describe("a text is read up to a length", () => {
  it("of a heading, a date, a unit and a value of the metadata", () => {
    const text = `${"Result ".repeat(8)}Unit`;
    expect([findRole(text), findRole(`${text}s`)]).toEqual(["value", null]);
    expect([isHeadingPart(text), isHeadingPart(`${text}s`)]).toEqual([true, false]);
    expect([90, 91].map((length) => parseDate(`${"x".repeat(length)}2026-01-09`))).toEqual([
      "2026-01-09",
      null,
    ]);
    expect([54, 55].map((length) => units.isUnit(`mg /${" ".repeat(length)}dL`))).toEqual([true, false]);
    expect([120, 121].map((length) => readMetadata(`Lab: ${"x".repeat(length)}`).lab_name !== null)).toEqual([
      true,
      false,
    ]);
    expect(["Lab: Acme; 12 Elm St", "Lab: Acme;"].map((line) => readMetadata(line).lab_name)).toEqual([
      "Acme",
      "Acme",
    ]);
  });

  it("of a value, and more where a code shows that a row is a result", () => {
    const read = (value: string, code = "") => parseReading({ ...ironRow, value, range: "x", code }) !== null;
    const texts = [
      ...[60, 61, 600, 601].map((length) => "x".repeat(length)),
      "a b c d e f g h",
      "a b c d e f g h i",
    ];
    expect(texts.map((text) => read(text))).toEqual([true, false, false, false, true, false]);
    expect(texts.map((text) => read(text, "x"))).toEqual([true, true, true, false, true, true]);
  });
});

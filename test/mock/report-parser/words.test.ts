import { describe, expect, it } from "vitest";
import { findRole } from "../../../mock/report-parser/columns.ts";
import { findLabel, isAboutReport, startsWithLabel } from "../../../mock/report-parser/labels.ts";
import { isHeadingPart, splitTrailingFlag, splitValue } from "../../../mock/report-parser/layouts.ts";
import { isMeasuringUnit, isUnit, takeUnit } from "../../../mock/report-parser/units.ts";
import * as vocabulary from "../../../mock/report-parser/vocabulary.ts";
import { readTable } from "./read-table.ts";

/** Returns the texts that `read` gives another meaning. */
const listWrong = (texts: readonly string[], meaning: string, read: (text: string) => unknown): string[] =>
  texts.filter((text) => String(read(text)) !== meaning);

/** Also returns the texts to which `read` still gives the meaning with another word around them. */
const listWrongWhole = (
  texts: readonly string[],
  meaning: string,
  read: (text: string) => unknown,
): string[] => {
  const others = texts.flatMap((text) => [`Xx ${text}`, `${text} xX`]);
  return [...listWrong(texts, meaning, read), ...others.filter((text) => String(read(text)) === meaning)];
};

describe("the words of a report", () => {
  it.each(
    readTable(`
      patient = Patient; Patient's; Patient Name; Patient's name; Name of patient; NAME; Name:; Name :; name#
      dob = DOB; d.o.b.; D.O.B; Date of Birth; Birth date; Birthdate; Born
      gender = Sex; Gender; Sex at birth; Age/Sex; Age / Sex; Age, gender; Age & sex
      collected = Collected; Collection; Collection date; Collection time; Date collected; Date/Time Collected; Date of collection; Collected on; Drawn; Sample taken
      reported = Reported; Report date; Reported date; Date reported; Date/time reported; Date of report; Reported on; Report issued; Final report; Issued
      specimen = Specimen; Specimen ID; Specimen No; Specimen no.; Specimen number; Specimen #:; Accession; Accession no.; Accession No; Accession #:; Accession number; Accession ID
      specimen = Sample ID; Sample no; Sample no.; Sample number; Sample #:; Lab No; Lab no.; Lab #:; Lab ID; Lab number
      lab = Laboratory; Lab; Lab name; Performing lab; Performing laboratory; Performed at; Performed by
      other = Age; Weight; Patient weight; Height; Patient height; Volume; Total volume; Urine volume; Sample volume; Phone; Tel; Telephone; Fax; Address; ID; Patient ID; MRN; Physician
      other = Ordering physician; Ordered by; Provider; Referred by; Received; Account; Client; Status; Report status; Page; Fasting; Requisition; Report ID; Report no; Report no.; Report number
      other = Order; Order ID; Printed; Printed on; Director; Certificate; CLIA; CLIA no; CLIA no.; CLIA #:; CLIA number; Ordered
    `),
  )("label the field %s: %s", (label, wordings) => {
    expect(listWrongWhole(wordings, label, findLabel)).toEqual([]);
  });

  it.each<[string, (text: string) => unknown, string]>([
    ["start with a label", startsWithLabel, "true = Name: Mira\nfalse = Name; Names; : Name; Glucose: 101"],
    [
      "are about the report",
      isAboutReport,
      `true = Page 3; Page 12 of 14; - page 10 of 12; End of report; end of the report; Comment: x; Comments; Note; Notes x; Continued on page 2; DOB: x
       false = Homepage 3; page; see page 3; Weekend of report; Commentary; A comment; Not continued; Glucose`,
    ],
    [
      "are a missing value",
      vocabulary.isMissing,
      `true = -; --; –; —; N/A; NA; TNP; QNS; Not reported; Pending; See note; See notes; See below; See comment; See comments; See note:
       false = x -; - x; See; Pending x; Not pending`,
    ],
    [
      "are a result in words",
      vocabulary.classifyWord,
      `normal = Negative; Non-reactive; NONREACTIVE; Not detected; None detected; None seen; absent; Normal; Clear
       abnormal = Positive; Reactive; Detected; Present.; Abnormal; Cloudy
       null = Trace; Pending; Negative 1; 5; <; `,
    ],
    [
      "are an interpretation",
      vocabulary.parseInterpretation,
      `unknown = Unknown; Indeterminate; Not interpreted
       null = x unknown; unknown x; Glucose
       abnormal = High`,
    ],
    [
      "are a unit that shows a measurement",
      isMeasuringUnit,
      "true = mg/dL; mmol; %; fL; kU; pg\nfalse = mg; g; mcg; ug; µg; kg; mL; L; IU; U; Glucose",
    ],
    [
      "have the same words",
      (text) => vocabulary.hasSameWords(text.split(" or ")[0]!, text.split(" or ")[1]!),
      "true = Non-reactive or NON REACTIVE\nfalse = Yellow or Clear; 12 or 12; A <5 or A >5",
    ],
  ])("%s", (_, read, table) => {
    for (const [meaning, texts] of readTable(table)) expect(listWrong(texts, meaning, read)).toEqual([]);
  });

  it.each(
    readTable(`
      other = Previous; Previous result; Prior value; Last result; Past results; Historic value; Historical values; Collection date; Dates; Time; Result times
      outside = Out of range; Outside range; Abnormal result; Abnormal results
      value = In range; Within range; Result; Results:; Value; Values; Observed; Observation; Observations; Finding; Findings; Current Result and Flag; Blast result; Lasting value; Date result; Test result; Tests results; Investigation result; Test: my value
      unit = Unit; (Units); UOM; Unit of measure; Units of measurement; units of measure
      range = Range; Ranges; Interval; Intervals; Limit; Limits; Reference  range; Ref. values; Normal value; Expected values; Desired value; Desirable values; Biological Int; Bio. Ref. Int.
      range = Reference; Ref; Normal; Normals; Expected; Not in range; Not out of range; Reference sample values
      code = LOINC; LOINC code
      meaning = Interpretation; Interpretations
      flag = Flag; Flags; Abnormal flag; Abnormal Flags; Abn; Abnormal; H/L; Status
      name = Test; Tests; Analyte; Analytes; Component; Components; Investigation; Investigations; Parameter; Parameters; Examination; Examinations; Assay; Assays; Biomarker; Biomarkers; Determination; Determinations; Procedure; Procedures
      name = Test name; Analyte description; Lab test; Test performed; Tests done; Investigation done
      site = Lab; Site; Performing lab; Performing site
      null = In range units; Limits used; Units used; Other units; Reference note; Sample reference; LOINC codes; My LOINC; My interpretation; Interpretation note; Flag note; Red flag; Abn note; My abn; H/L note
      null = My H/L; Status note; My status; Component note; Contest; My lab; Lab note; Result 2; Out of range note; Bonus units; Methods; 
    `),
  )("are the heading of a column of %s: %s", (role, wordings) => {
    expect(listWrong(wordings, role, findRole)).toEqual([]);
  });

  it("are a heading, or a part of one, of at most 60 characters", () => {
    const text = `${"Result ".repeat(8)}Unit`;
    expect([findRole(text), findRole(`${text}s`)]).toEqual(["value", null]);
    expect([isHeadingPart(text), isHeadingPart(`${text}s`)]).toEqual([true, false]);
    const parts =
      "Test Tests Name Description Method (Method) Current Your Patient's Observed Previous Result Results Value Values and Flag Flags Unit Units of Measure Measurement LOINC Code Date Reference Ref. Bio. Biological Normal Expected Desired Standard Int. Range Ranges Interval Intervals Limit Limits";
    expect(
      listWrongWhole([...parts.split(" "), "Test (Method) Result Ref. Int."], "true", isHeadingPart),
    ).toEqual([]);
    expect(["TestName", "Ref.Int.", "Results!", ""].filter(isHeadingPart)).toEqual([]);
  });

  it.each(
    readTable(`
      critical = HH; ll; AA; H!; L!; A!; !; !!; Panic; Panic high; Panic low; Crit; Crit low; Critical; Critical high; Critical low; C; CH; CL; **; **H; **L; (HH); [LL]; Critical*
      abnormal = H; l; A; *; *H; *L; H*; L*; (H); [L]; High; High*; Low; Abn; Abnormal; Out of range; Above; Below; ↑; ↓; ▲; ▼; +
      normal = N; Normal; OK; WNL; In range; Within range
    `),
  )("are a flag, %s: %s", (flag, wordings) => {
    expect(listWrongWhole(wordings, flag, vocabulary.parseFlag)).toEqual([]);
    expect(listWrong(wordings, flag, (text) => vocabulary.parseInterpretation(` ${text} `))).toEqual([]);
  });

  it.each<[(text: string) => object | null, string]>([
    [
      splitTrailingFlag,
      `65-99 | H = 65-99 H
       65 - 99 | High = 65 - 99 High
       1.5–2,500 | Low = 1.5–2,500 Low
       65-99 mg/dL | Abnormal = 65-99 mg/dL Abnormal
       40-50 % | Normal = 40-50 % Normal
       (65-99) | High = (65-99) High
       [65-99] | Low = [65-99] Low
       <5 | H = <5 H
       65-99 mg/dL x Normal | = 65-99 mg/dL x Normal
       65-99 mg High | = 65-99 mg High
       <5 High | = <5 High
       x 65-99 High | = x 65-99 High
       65 99 High | = 65 99 High
       65-99 | = 65-99`,
    ],
    [
      splitValue,
      `101 | H | mg/dL = 101 H mg/dL; 101 H  mg/dL
       6.9 | H | = H6.9; H 6.9; 6.9 H
       5.4 | (L) | g/dL = 5.4 (L) g/dL
       <5 | | = <  5; < 5; <5
       >.5 | | = > .5
       5-10 | | /HPF = 5-10 /HPF
       1:160 | | = 1:160
       1.5 Million | | CFU/mL = 1.5 Million CFU/mL
       Negative | H | = Negative H
       5 | Critical | = Critical 5`,
    ],
    [
      takeUnit,
      `thousand /uL | 150-400 = thousand /uL 150-400
       mL/min/1.73 m2 | >60 = mL/min/1.73 m2 >60
       mL/min/ 1.73m2 | = mL/min/ 1.73m2
       x 10^3 /uL | 1 = x 10^3 /uL 1
       | 5 mg/dL = 5 mg/dL
       | logs copies/mL = logs copies/mL
       | a b/mL = a b/mL`,
    ],
  ])("are split into a value, a unit and a flag by %o", (split, table) => {
    const read = (text: string) =>
      Object.values(split(text) ?? {})
        .join(" | ")
        .replaceAll("  ", " ")
        .trim();
    for (const [meaning, texts] of readTable(table))
      expect(texts.map(read)).toEqual(texts.map(() => meaning));
  });

  it("are a unit of several words, or of at most 60 characters", () => {
    const words =
      "Log log10 thou thousand Mill mills million millions billion lakh lakhs lac lacs crore crores x10^3 ×10^3 *10^3 10^3 10*3";
    expect(words.split(" ").filter((word) => takeUnit(`${word} cells/mL 1`).rest !== "1")).toEqual([]);
    expect([isUnit(`mg /${" ".repeat(54)}dL`), isUnit(`mg /${" ".repeat(55)}dL`)]).toEqual([true, false]);
  });
});

import { degrees, PDFDocument, PDFName, PDFNumber, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import { draw } from "./draw.ts";

/**
 * A report as lines of text. `|` separates the cells of a line of a table, and `---` starts a new page. After `=>` stands what is
 * read, written by hand: name, value, unit, range and interpretation of the result, or its interpretation where the cells are as drawn.
 */
export interface Sample {
  readonly layout: string;
  readonly lines: readonly string[];
  /** The panel of each result, where it matters. */
  readonly panels?: readonly (string | null)[];
  /** The pages and lines that are not read. */
  readonly unread?: readonly string[];
  readonly failure?: "invalid_input" | "not_english";
}

const HEAD = "Test | Result | Units | Reference Range";

/** Lists the results that a sample has, unless it fails. */
export const listResults = ({ lines }: Sample): string[] =>
  lines.flatMap((line) => {
    const [drawn = "", read] = line.split(" => ");
    if (read === undefined) return [];
    const cells = drawn.split("|").map((cell) => cell.trim() || "-");
    return [read.includes("|") ? read : [...cells, read].join(" | ")];
  });

/** Draws a sample: cells of a table at equal distances, lines of a list as one text. */
export function drawSample({ lines }: Sample): Promise<Uint8Array> {
  const pages = lines
    .map((line) => line.split(" => ")[0])
    .join("\n")
    .split("\n---\n")
    .map((page) => page.split("\n"));
  return draw(
    ...pages.map((page) => (put: (text: string, x: number, y: number, size?: number) => void) => {
      for (const [row, line] of page.entries()) {
        const cells = line.split("|").map((cell) => cell.trim());
        for (const [column, cell] of cells.entries())
          if (cell !== "") put(cell, 40 + (column * 540) / cells.length, 60 + row * 16, 9);
      }
    }),
  );
}

/** Draws a table on a page that is turned, cropped or scaled so that a viewer shows it like any other. */
export async function drawTurned(
  kind: "90" | "180" | "270" | "crop" | "unit" | "sideways",
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page: PDFPage = document.addPage([612, 792]);
  const put = (text: string, x: number, y: number, turn = 0, size = 10): void =>
    page.drawText(text, { x, y, size, font, rotate: degrees(turn) });
  const rows = [HEAD, "Glucose | 105 | mg/dL | 65-99", "Iron | 60 | ug/dL | 50-180"];
  if (/\d/.test(kind)) page.setRotation(degrees(Number(kind)));
  if (kind === "crop") {
    page.setCropBox(50, 300, 500, 450);
    put("Copper 100 ug/dL 70-140", 60, 100);
  }
  if (kind === "unit") page.node.set(PDFName.of("UserUnit"), PDFNumber.of(2));
  for (const [row, line] of rows.entries()) {
    for (const [column, text] of line.split(" | ").entries()) {
      const [x, y] = [60 + column * 110, 100 + row * 16];
      if (kind === "90" || kind === "sideways") put(text, y, x, 90);
      else if (kind === "180") put(text, 600 - x, y, 180);
      else if (kind === "270") put(text, 600 - y, 700 - x, -90);
      else if (kind === "unit") put(text, x / 2, 390 - y / 2, 0, 5);
      else put(text, x, 792 - y);
    }
  }
  return document.save();
}

/** The lines of each layout after its title. A line after `!` states the panels, the lost lines or the failure. */
const layouts = `
# flags attached to the values, on either side
Test | Result | Units | Reference Range
Glucose | 182H | mg/dL | 65-99 => Glucose | 182 | mg/dL | 65-99 | abnormal
Potassium | H6.9 | mmol/L | 3.5-5.3 => Potassium | 6.9 | mmol/L | 3.5-5.3 | abnormal
Sodium | *149 | mmol/L | 135-146 => Sodium | 149 | mmol/L | 135-146 | abnormal
Iron | 12LL | ug/dL | 50-180 => Iron | 12 | ug/dL | 50-180 | critical
Calcium | 7.1 L* | mg/dL | 8.6-10.2 => Calcium | 7.1 | mg/dL | 8.6-10.2 | abnormal
# bounds, digit groups, decimal commas, brackets, dilutions and words
Test | Result | Units | Reference Range
TSH | <0.01 | uIU/mL | (0.40 - 4.50) => TSH | <0.01 | uIU/mL | 0.40 - 4.50 | abnormal
Triglycerides | > 1000 | mg/dL | [<150] => Triglycerides | >1000 | mg/dL | <150 | abnormal
Platelets | 231,000 | /uL | 140,000-400,000 => normal
Cortisol | 3,5 | ug/dL | 4,0-22,0 => abnormal
HIV | NEGATIVE | | (NEGATIVE) => HIV | NEGATIVE | - | NEGATIVE | normal
ANA Titer | 1:160 | | <1:40 => abnormal
Ferritin | See Note: | ng/mL | 16-232 => Ferritin |  | ng/mL | 16-232 | unknown
# ranges on lines of their own
! panels -, -
Test | Result | Units | Reference Range
Glucose | 182 | mg/dL | => Glucose | 182 | mg/dL | 65-99 | abnormal
Reference Range: 65-99
Calcium | 9.4 | mg/dL | => Calcium | 9.4 | mg/dL | 8.6-10.2 | normal
Reference Range: 8.6-10.2
# a table that goes on without headings, on a page that repeats the patient
Test | Result | Units | Reference Range
Glucose | 182 | mg/dL | 65-99 => abnormal
---
Mira Hart | DOB: 05/14/1979
Albumin | 3.1 | g/dL | 3.6-5.1 => abnormal
# powers of ten in a table
Test | Result | Units | Reference Range
HIV-1 RNA | 1.5 x 10^4 | copies/mL | <20 => abnormal
HBV DNA | 1.5*10^4 IU/mL | | <20 => HBV DNA | 1.5*10^4 | IU/mL | <20 | abnormal
HCV RNA | 2.3 million | IU/mL | <15 => abnormal
HPV | 1.5E4 | copies/mL | <20 => abnormal
Leukocytes | 5.2 x 10^3 | cells/uL | 4.0-10.5 => unknown
WBC | 5.2 x10^3/uL | | 4.0-10.5 => WBC | 5.2 | x10^3/uL | 4.0-10.5 | normal
Sodium | 140 (repeated) | mmol/L | 135-146 => unknown
Ferritin | 29 | ug/L | 16-232 ng/dL => unknown
# powers of ten in a list
HIV-1 RNA 1.5 x 10^4 copies/mL <20 => HIV-1 RNA | 1.5 x 10^4 | copies/mL | <20 | abnormal
WBC 5.2 x 10^3/uL 4.0-10.5 => WBC | 5.2 | x 10^3/uL | 4.0-10.5 | normal
Platelets 250 thousand /uL 150-400 => Platelets | 250 | thousand /uL | 150-400 | normal
Bacteria 1.5 million CFU/mL <10 => Bacteria | 1.5 million | CFU/mL | <10 | abnormal
# decimal commas
Test | Result | Units | Reference Range
TSH | 0,125 | mIU/L | 0,27 - 4,20 => abnormal
Specific Gravity | 1,040 | | 1,005 - 1,030 => abnormal
Platelets | 231.000 | /uL | 140.000 - 400.000 => normal
# commas that may be either
Test | Result | Units | Reference Range
Triglycerides | 1,210 | mg/dL | <150 => unknown
Platelets | 231,000 | /uL | 140,000-400,000 => normal
# values beyond a bound
Test | Result | Units | Reference Range
eGFR | >60 | mL/min | >90 => unknown
CRP | <5.0 | mg/L | <3.0 => unknown
Troponin | <0.01 | ng/mL | <0.04 => normal
TSH | <0.01 | mIU/L | 0.40-4.50 => abnormal
Ferritin | <0.3 | ng/mL | 0.0-5.0 => normal
LDL | 100 | mg/dL | <100 => abnormal
Zinc | 80 | ug/dL | 80-80 => normal
# negative bounds
Base Excess 0 mmol/L (-5.0 - -2.0) => Base Excess | 0 | mmol/L | -5.0 - -2.0 | abnormal
Anion Shift: -3 mmol/L (-2.5--1.5) => Anion Shift | -3 | mmol/L | -2.5--1.5 | abnormal
# ranges of several parts
Patient: Doe, John  Sex: M  DOB: 01/02/1980  Collected: 03/04/2024
Vitamin D 18 ng/mL Deficient: <20 / Insufficient: 20-29 / Optimal: >=30 => Vitamin D | 18 | ng/mL | Deficient: <20 / Insufficient: 20-29 / Optimal: >=30 | unknown
Uric Acid 6.5 mg/dL <6.0 (F) <7.0 (M) => Uric Acid | 6.5 | mg/dL | <6.0 (F) <7.0 (M) | normal
Testosterone 498 ng/dL Age 20-49: 249-836 => Testosterone | 498 | ng/dL | Age 20-49: 249-836 | normal
Homocysteine 8.4 umol/L < 15 (fasting) => Homocysteine | 8.4 | umol/L | < 15 (fasting) | unknown
HbA1c 6.0 % <5.7 Normal => HbA1c | 6.0 | % | <5.7 Normal | abnormal
Cortisol 12 ug/dL AM: 5-25 PM: 3-16 => Cortisol | 12 | ug/dL | AM: 5-25 PM: 3-16 | unknown
Progesterone 5 ng/mL Follicular 1-3 Luteal 3-20 => Progesterone | 5 | ng/mL | Follicular 1-3 Luteal 3-20 | unknown
# parts of a range below the result
Patient: Roe, Jane  Sex: Female
Test | Result | Units | Reference Range
Hemoglobin | 12.5 | g/dL | Male: 13-17 => Hemoglobin | 12.5 | g/dL | Male: 13-17 Female: 12-15 | normal
| | | Female: 12-15
Vitamin D | 18 | ng/mL | Deficient: <20 => Vitamin D | 18 | ng/mL | Deficient: <20 Optimal: >=30 | unknown
| | | Optimal: >=30
Iron | 60 | ug/dL | 50-180 => normal
# labels within a line
CHOLESTEROL, TOTAL 170 Reference Range: <200 mg/dL => CHOLESTEROL, TOTAL | 170 | mg/dL | <200 mg/dL | normal
HDL 62 mg/dL ref: >40 => HDL | 62 | mg/dL | >40 | normal
LDL 131 mg/dL Desired range <100 => LDL | 131 | mg/dL | <100 | abnormal
Triglycerides 149 mg/dL [Normal: <150] => Triglycerides | 149 | mg/dL | <150 | normal
Sodium 140 mmol/L NORMAL 135-146 => Sodium | 140 | mmol/L | 135-146 | normal
Potassium 5.9 mmol/L Expected: 3.5-5.3 HIGH => Potassium | 5.9 | mmol/L | 3.5-5.3 | abnormal
AST 22 (normal values: 6-29 U/L) => AST | 22 | U/L | 6-29 U/L | normal
HIV Non-reactive Reference: Non-reactive => HIV | Non-reactive | - | Non-reactive | normal
Calcium: 9.4 mg/dL; normal range 8.6-10.2 => Calcium | 9.4 | mg/dL | 8.6-10.2 | normal
# current and previous results
Test | Current Result and Flag | Previous Result and Date | Units | Reference Interval
Glucose | 105 High | 99 01/02/2025 | mg/dL | 70-99 => Glucose | 105 | mg/dL | 70-99 | abnormal
BUN | 17 | 15 01/02/2025 | mg/dL | 6-24 => BUN | 17 | mg/dL | 6-24 | normal
# two numbers below one heading
! unread 1.3, 1.4, 1.5
! panels -, -, -, -
Test | Result | | Units | Reference Range
Glucose | | 104 | mg/dL | 65-99 => Glucose | 104 | mg/dL | 65-99 | abnormal
Sodium | 140 | 139 | mmol/L | 135-146
Calcium | 9.4 | 9.2 H | mg/dL | 8.6-10.2
Iron | 60 H | 61 | ug/dL | 50-180
Xx | 60 | 61 | |
Potassium | 4.1 | | mmol/L | 3.5-5.2 => Potassium | 4.1 | mmol/L | 3.5-5.2 | normal
Zinc | 80 | | ug/dL | 60-130 => Zinc | 80 | ug/dL | 60-130 | normal
Copper | 231 000 | | ug/dL | 70-140 => Copper | 231 000 | ug/dL | 70-140 | abnormal
# a value below the heading of another column
Test | | Current Result | Previous Result | Units | | Reference Range
Glucose | | | 88 | mg/dL | | 65-99 => Glucose |  | mg/dL | 65-99 | unknown
Sodium | | 140 | 139 | mmol/L | | 135-146 => Sodium | 140 | mmol/L | 135-146 | normal
HIV | | | Negative | | | Negative => HIV |  | - | Negative | unknown
---
Test | | | Result | Prior | Units | Reference Range
Glucose | | | | 88.5 mg/dL | mg/dL | 65-99 => Glucose |  | mg/dL | 65-99 | unknown
# observed values and methods
Investigation | Observed value | Unit | Bio. Ref. Interval | Method
Platelet Count | 2,50,000 | /cumm | 1,50,000 - 4,50,000 | Impedance => Platelet Count | 2,50,000 | /cumm | 1,50,000 - 4,50,000 | normal
TSH | 5.5 | uIU/mL | 0.35 - 4.94 | CLIA => TSH | 5.5 | uIU/mL | 0.35 - 4.94 | abnormal
# flags between the name and the value in a list
Potassium H 5.9 3.5-5.1 mmol/L => Potassium | 5.9 | mmol/L | 3.5-5.1 mmol/L | abnormal
Sodium L 128 mmol/L 135-146 => Sodium | 128 | mmol/L | 135-146 | abnormal
Glucose HH 501 mg/dL 65-99 => Glucose | 501 | mg/dL | 65-99 | critical
Calcium LL 5.9 mg/dL 8.6-10.2 => Calcium | 5.9 | mg/dL | 8.6-10.2 | critical
Chloride A 120 mmol/L 98-110 => Chloride | 120 | mmol/L | 98-110 | abnormal
Albumin * 3.1 g/dL 3.6-5.1 => Albumin | 3.1 | g/dL | 3.6-5.1 | abnormal
Zinc ** 10 ug/dL 60-130 => Zinc | 10 | ug/dL | 60-130 | critical
BUN High 31 mg/dL 6-24 => BUN | 31 | mg/dL | 6-24 | abnormal
Iron Low 20 ug/dL 50-180 => Iron | 20 | ug/dL | 50-180 | abnormal
Ferritin Abnormal 600 ng/mL 38-380 => Ferritin | 600 | ng/mL | 38-380 | abnormal
Magnesium Critical 0.6 mg/dL 1.5-2.5 => Magnesium | 0.6 | mg/dL | 1.5-2.5 | critical
Creatinine (H) 2.1 mg/dL 0.7-1.3 => Creatinine | 2.1 | mg/dL | 0.7-1.3 | abnormal
Lipase [H] 99 U/L 0-60 => Lipase | 99 | U/L | 0-60 | abnormal
HDL * L 31 mg/dL >40 => HDL | 31 | mg/dL | >40 | abnormal
Unheardofin H 9.1 U/L 1.0-5.0 => Unheardofin | 9.1 | U/L | 1.0-5.0 | abnormal
Vitamin A 15 ug/dL 30-65 => Vitamin A | 15 | ug/dL | 30-65 | abnormal
Hemoglobin A 94 % 95-98 => Hemoglobin A | 94 | % | 95-98 | abnormal
Complement Factor H 300 mg/L 200-400 => Complement Factor H | 300 | mg/L | 200-400 | normal
Copper * 100 ug/dL 70-140 => Copper | 100 | ug/dL | 70-140 | normal
# flags before the value in a table
Test | | Result | Units | Reference Range
Potassium | H | 5.9 | mmol/L | 3.5-5.1 => Potassium | 5.9 | mmol/L | 3.5-5.1 | abnormal
Glucose | | High 105 | mg/dL | 65-99 => Glucose | 105 | mg/dL | 65-99 | abnormal
Sodium L | | 128 | mmol/L | 135-146 => Sodium | 128 | mmol/L | 135-146 | abnormal
Calcium | Critical | 5.9 | mg/dL | 8.6-10.2 => Calcium | 5.9 | mg/dL | 8.6-10.2 | critical
Iron | | 60 | ug/dL | 50-180 => Iron | 60 | ug/dL | 50-180 | normal
# a name with brackets over two lines
Test | Result | Units | Reference Range
C-Reactive Protein (High | 1.2 | mg/L | <3.0 => C-Reactive Protein (High Sensitivity) | 1.2 | mg/L | <3.0 | normal
Sensitivity) | | |
# in range and out of range
Test Name | In Range | Out Of Range | Reference Range
GLUCOSE | | 105 H | 65-99 mg/dL => GLUCOSE | 105 | mg/dL | 65-99 mg/dL | abnormal
EGFR | > 60 | | > OR = 60 mL/min/1.73m2 => EGFR | >60 | mL/min/1.73m2 | > OR = 60 mL/min/1.73m2 | normal
# a portal
Component | Your Value | Standard Range
WBC | 5.2 K/uL | 4.0 - 11.0 K/uL => WBC | 5.2 | K/uL | 4.0 - 11.0 K/uL | normal
Nitrite | Negative | Negative => Nitrite | Negative | - | Negative | normal
# lists after a table, on two pages
Test | Result | Units | Reference Range
Glucose | 105 | mg/dL | 65-99 => abnormal
URINALYSIS
Color ..... Yellow => Color | Yellow | - | - | unknown
pH ..... 6.0 (5.0-8.0) => pH | 6.0 | - | 5.0-8.0 | normal
Ferritin ..... L 29 ng/mL (38-380) => Ferritin | 29 | ng/mL | 38-380 | abnormal
Protein, Urine 12 mg/dL (0-20) => Protein, Urine | 12 | mg/dL | 0-20 | normal
---
Iron 60 ug/dL 50-180 => Iron | 60 | ug/dL | 50-180 | normal
Ferritin     29 ng/mL    38-380  L => Ferritin | 29 | ng/mL | 38-380 | abnormal
# names with numbers
! unread 1.10, 1.11
Leukocytes 4.4 /nl 3.6-10.0 => Leukocytes | 4.4 | /nl | 3.6-10.0 | normal
CA 125 250 U/mL <35 => CA 125 | 250 | U/mL | <35 | abnormal
CA 19-9 12 U/mL <37 => CA 19-9 | 12 | U/mL | <37 | normal
Vitamin A 50 ug/dL 30-65 => Vitamin A | 50 | ug/dL | 30-65 | normal
Apolipoprotein A1 150 mg/dL 110-180 => Apolipoprotein A1 | 150 | mg/dL | 110-180 | normal
Hemoglobin A2 2.5 % <3.5 => Hemoglobin A2 | 2.5 | % | <3.5 | normal
Factor 8 85 % 50-150 => Factor 8 | 85 | % | 50-150 | normal
Sodium 140 135-146 mmol/L => Sodium | 140 | mmol/L | 135-146 mmol/L | normal
Urine WBC 5-10 /HPF 0-5 => Urine WBC | 5-10 | /HPF | 0-5 | unknown
Ferritin 12 13 ng/mL
Sodium 140 [139] mmol/L 135-146
# current and previous results without headings
! unread 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 1.10
Patient: Hart, Mira
 | 03/01/2026 | 02/01/2026 | Units | Reference Range
Glucose | 104 | 88 | mg/dL | 65-99
Potassium | 4.1 | 4.0 | mmol/L | 3.5-5.2
Calcium | 9.4 H | 9.2 | mg/dL | 8.6-10.2
Xx | 12 | 13 | ng/mL | 10-20
Chloride | 104 | H | 99 | mmol/L | 98-107
Albumin | - | 4.2 | g/dL | 3.6-5.1
Sodium | 140 | 139 | 135-146 | mmol/L
TSH | 2.1 | 2.0 | 1.9 | mIU/L | 0.40-4.50
Iron | 60 | ug/dL | 50-180 => normal
Zinc | 80 | ug/dL | 60-130 => normal
CA 125 | 20 | U/mL | <35 => normal
Copper | 80 | ug/dL | 70-140 => normal
Zonulin 8 | 20 | U/mL | <35 => normal
Ferritin | 80 | ng/mL | 38-380 => normal
Lipase | 30 | U/L | 0-60 => normal
HDL | 62 | mg/dL | >40 => normal
# ranges in the column of units
Test | Result | Units | Reference Range
Potassium | 5.9 | 3.5-5.1 | => Potassium | 5.9 | - | 3.5-5.1 | abnormal
CRP | 2 | <5 | => CRP | 2 | - | <5 | normal
Copper | 2 | < 5 | => Copper | 2 | - | < 5 | normal
WBC | 5.2 | 10^3/uL | 4.0-10.5 => normal
Patient weight | 70 | kg |
# values that are ranges, or more than a number
! unread 2.1, 2.2, 2.3, 2.4
Test | Result | Units | Reference Range
Hemoglobin A1c | 5.6 (38 mmol/mol) | % | 4.0-5.6 => unknown
Glucose | 5 - 10 | mg/dL | 65-99 => abnormal
Albumin | 4.2-5.1 | g/dL | 3.6-5.1 => normal
Calcium | 8.0-8.8 | mg/dL | 8.6-10.3 => unknown
Sodium | 147-150 | mmol/L | 135-146 => abnormal
---
Albumin 4.2-5.1 3.6-5.1 g/dL
Glucose 12 to 15 mg/dL
Glucose 5 - 10 mg/dL 65-99
Protein, Urine 1+ mg/dL 0-20
# lines that no layout fits
! unread 1.3, 1.4
Glucose 101 mg/dL 65-99 => Glucose | 101 | mg/dL | 65-99 | abnormal
Iron 60 ug/dL 50-180 => Iron | 60 | ug/dL | 50-180 | normal
Vitamin B 12 250 pg/mL 200-900
The glucose was 126 mg/dL today.
Patient weight: 70 kg
# a list without ranges
Glucose 105 mg/dL => Glucose | 105 | mg/dL | - | unknown
pH ........ 6.5 => pH | 6.5 | - | - | unknown
Specific Gravity 1.015
Iron: 60 tubes
Sodium 140 mmol/L 135-146 => Sodium | 140 | mmol/L | 135-146 | normal
# a report that is mostly lost
! unread 1.2, 1.3
! failure invalid_input
Glucose 101 mg/dL 65-99
One 12 odd 34 mg/dL here 7
Two 12 odd 34 mg/dL here 7
# column headings in one piece, which are neither a panel nor a lab
! panels -, LIPID PANEL
Test Result Units Reference Range
Glucose 182 mg/dL 65-99 => Glucose | 182 | mg/dL | 65-99 | abnormal
LIPID PANEL
Test Name Result Flag Units Reference Interval Lab
Calcium 9.4 mg/dL 8.6-10.2 => Calcium | 9.4 | mg/dL | 8.6-10.2 | normal
# words after a colon, and labels that are no panels
! panels -, -, -, -, -, -, URINALYSIS, URINALYSIS, -, -
Potassium: 4.1 mmol/L (3.5-5.2) => Potassium | 4.1 | mmol/L | 3.5-5.2 | normal
Hepatitis B Surface Antigen: Negative => Hepatitis B Surface Antigen | Negative | - | - | unknown
HIV 1/2 Ab: Non-reactive => HIV 1/2 Ab | Non-reactive | - | - | unknown
Rubella IgG: Immune
Urine Color: Yellow
Sodium: 140 mmol/L (135-146) => Sodium | 140 | mmol/L | 135-146 | normal
Patient / Paciente: Jose Vega
Method:LC-MS
Iron | 60 | ug/dL | 50-180 => normal
Xx | 12 | 13
Zinc | 80 | ug/dL | 60-130 => normal
URINALYSIS
Color: Yellow
Nitrite: Positive => Nitrite | Positive | - | - | unknown
Protein, Urine: 12 mg/dL (0-20) => Protein, Urine | 12 | mg/dL | 0-20 | normal
Panel: Thyroid
TSH | 2.1 | mIU/L | 0.40-4.50 => normal
Hematology: Complete Blood Count
WBC | 5.2 | K/uL | 4.0-10.5 => normal
# a result without a value
Test | Result | Units | Reference Range
Magnesium | | mg/dL | 1.5-2.5 => Magnesium |  | mg/dL | 1.5-2.5 | unknown
# headings on both pages
Component | Value | Units | Reference Interval
HDL Cholesterol | 62 | mg/dL | > OR = 50 => normal
Page 1 of 2
---
Patient: Mira Hart
Ashgrove Labs | Main | Elm Street | 2nd floor
Component | Value | Units | Reference Interval
TSH | 2.1 | mIU/L | 0.40-4.50 => normal
Page 2 of 2
`;

function parseLayout(block: string): Sample {
  const [layout = "", ...lines] = block.trim().split("\n");
  const list = (name: string): string[] | undefined =>
    lines
      .find((line) => line.startsWith(`! ${name} `))
      ?.slice(name.length + 3)
      .split(", ");
  const [panels, unread, failure] = ["panels", "unread", "failure"].map(list);
  return {
    layout,
    lines: lines.filter((line) => !line.startsWith("!")),
    ...(panels && { panels: panels.map((panel) => (panel === "-" ? null : panel)) }),
    ...(unread && { unread }),
    ...(failure && { failure: "invalid_input" }),
  };
}

export const samples: readonly Sample[] = [
  ...layouts.split("\n# ").slice(1).map(parseLayout),
  ...[
    ["Test | Result | Units | Reference", " | | | Interval"],
    ["Test | Result | Units | Bio. Ref.", " | | | Interval"],
    [" | | | Reference", "Test | Result | Units | Interval"],
    [" | | | Biological", "Investigation | Observed | Units | Ref. Interval"],
    ["Test | Current | Units | Standard", "Name | Result | | Range"],
    ["Parameter | Patient's | Unit | Normal", " | Value | | Range"],
    ["Test | Result | Units | Reference", "(Method) | | | Interval"],
    ["Test | Observed | Unit of | Bio. Ref.", "Description | Value | Measure | Int."],
  ].map((heads): Sample => ({
    layout: `headings over two lines: ${heads.join(" / ")}`,
    lines: [
      ...heads,
      "Glucose | 105 | mg/dL | 65-99 => abnormal",
      "LIPIDS",
      "HDL | 62 | mg/dL | >40 => normal",
    ],
    panels: [null, "LIPIDS"],
  })),
  ...[
    ["Laborbericht", "Leukozyten 4.4 /nl 3.6-10.0"],
    ["Analyse Résultat Unité", "Hémoglobine 14,2 g/dL 13,0 - 17,0"],
    ["Resultado Unidades Valores de referencia", "Glucosa 95 mg/dL 70 - 110"],
  ].map((lines): Sample => ({ layout: `not English: ${lines[0]}`, lines, failure: "not_english" })),
];

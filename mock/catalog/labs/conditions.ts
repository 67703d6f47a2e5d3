/** A condition that moves the results of a patient. */
export interface Condition {
  readonly name: ConditionName;
  /** The factor that the condition moves, and with it all analytes that follow the factor. */
  readonly factor: string;
  /** The analyte that the condition is diagnosed by, and its values in patients who are not treated. */
  readonly criterion: string;
  readonly low: number;
  readonly high: number;
  /** Null for both. */
  readonly sex: "male" | "female" | null;
  /** The youngest age in years at which the criterion applies. Null for all. */
  readonly minimumAge: number | null;
  /** How far other factors move, in standard deviations. */
  readonly also: readonly (readonly [factor: string, shift: number])[];
  /** How far single analytes move beyond what the factors say, in standard deviations. */
  readonly analytes: readonly (readonly [analyte: string, shift: number])[];
  /**
   * Values of other analytes that nearly all patients who are not treated have, whatever the factors say. The first goes with the
   * criterion at `low`, the second with the criterion at `high`.
   */
  readonly findings: readonly (readonly [analyte: string, atLow: number, atHigh: number])[];
  readonly source: string;
}

/**
 * All conditions, one per line: `name | factor | criterion and its values | sex and minimum age | other factors | analytes | findings |
 * source`. Most hyperthyroidism is an autoimmune disease as well, although the factor of TSH points the other way. The formula of eGFR
 * is for adults. Before puberty the ovaries make no androgens. In diabetes type 1, the body makes next to no insulin of its own, and most
 * patients have antibodies against islet cells. In hemochromatosis, iron saturation is 58 to 88 %; ACG 2019: above 45 %.
 */
const CONDITIONS = `
prediabetes | glycemia | Hemoglobin A1c: 5.8 to 6.3 | - | 0.7 metabolic | - | - | ADA 2024: 5.7 to 6.4 %
type_2_diabetes | glycemia | Hemoglobin A1c: 6.8 to 10 | - | 1.1 metabolic | - | - | ADA 2024: 6.5 % or more
dyslipidemia | atherogenic | LDL Cholesterol, Calculated: 165 to 220 | - | 0.7 triglyceride | - | - | ATP III 2002: 160 mg/dL or more
hypertriglyceridemia | triglyceride | Triglycerides: 220 to 380 | - | 0.6 metabolic | - | - | ATP III 2002: 200 to 499 mg/dL
hypothyroidism | thyroid | TSH: 6 to 25 | - | 0.6 atherogenic, 0.8 thyroid_immunity | - | - | ATA 2012: above 4.5 mIU/L
hyperthyroidism | thyroid | TSH: 0.01 to 0.15 | - | -0.6 atherogenic, 2.6 thyroid_immunity | - | - | ATA 2016: below 0.4 mIU/L
iron_deficiency | iron | Ferritin: 4 to 13 | - | -1.2 red_cell | -1.2 MCV; 2 Soluble Transferrin Receptor | - | WHO 2020: below 15 ng/mL
chronic_kidney_disease | renal | Estimated GFR: 28 to 55 | from 18 | 0.7 urate, -0.8 red_cell | - | - | KDIGO 2012: below 60 mL/min/1.73 m2
fatty_liver | liver | Alanine Aminotransferase (ALT): 55 to 120 | - | 1 metabolic | - | - | AASLD 2023: raised aminotransferases
hyperuricemia | urate | Uric Acid: 8.2 to 10.5 | - | 0.5 metabolic | - | - | ACR 2020: above 6.8 mg/dL
inflammation | inflammation | C-Reactive Protein, High Sensitivity: 12 to 45 | - | 0.8 white_cell | - | - | AHA 2003: above 10 mg/L
vitamin_d_deficiency | vitamin_d | Vitamin D, 25-Hydroxy, Total: 7 to 18 | - | - | - | - | Endocrine Society 2011: below 20 ng/mL
vitamin_b12_deficiency | b12 | Vitamin B12: 90 to 185 | - | -0.8 red_cell | 2.8 MCV; 1 RDW; 1.5 Methylmalonic Acid | - | Devalia 2014: below 200 pg/mL
hypogonadism | androgen | Testosterone, Total: 130 to 280 | male from 18 | - | - | - | AUA 2018: below 300 ng/dL
polycystic_ovary_syndrome | androgen | Testosterone, Total: 55 to 95 | female from 13 | 1 metabolic | - | - | Rotterdam 2003: raised androgens
type_1_diabetes | glycemia | Hemoglobin A1c: 6.8 to 9.5 | - | - | -3 Proinsulin; 5 Glutamic Acid Decarboxylase Antibodies | Insulin 3 to 0.6; C-Peptide 0.6 to 0.1 | ADA 2024: 6.5 % or more
hemochromatosis | iron | Ferritin: 600 to 1800 | - | - | -1.5 MCHC | Iron, Total 165 to 225; Iron Binding Capacity 285 to 255 | ACG 2019: above 300 ng/mL in men, 200 in women
`;

/** Lists the parts of a cell; `-` has none. */
const list = (cell: string, separator: string): string[] => (cell === "-" ? [] : cell.split(separator));

/** Parses `-0.6 atherogenic` into a name and a number. */
function parseShift(part: string): readonly [name: string, shift: number] {
  const [shift = "", ...name] = part.split(" ");
  return [name.join(" "), Number(shift)];
}

/** Parses `Insulin 3 to 0.6` into a name and two values. */
function parseRange(part: string): readonly [name: string, from: number, to: number] {
  const [, name = "", from, to] = /^(.+?):? ([\d.]+) to ([\d.]+)$/.exec(part) ?? [];
  return [name, Number(from), Number(to)];
}

function parseCondition(line: string): Condition {
  const [label, factor = "", criterion = "", who = "", also = "", analytes = "", findings = "", source = ""] =
    line.split(" | ");
  const name = conditionNames.find((one) => one === label);
  if (name === undefined) throw new Error(`Not a condition: ${label}`);
  const [analyte, low, high] = parseRange(criterion);
  const age = /from (\d+)/.exec(who)?.[1];
  return {
    name,
    factor,
    criterion: analyte,
    low,
    high,
    sex: who.startsWith("male") ? "male" : who.startsWith("female") ? "female" : null,
    minimumAge: age === undefined ? null : Number(age),
    also: list(also, ", ").map(parseShift),
    analytes: list(analytes, "; ").map(parseShift),
    findings: list(findings, "; ").map(parseRange),
    source,
  };
}

/**
 * Finds two conditions that exclude each other: both determine the same factor, such as too much and too little of a hormone.
 * Returns undefined when all can occur together.
 */
function findConflict(names: readonly ConditionName[]): readonly [ConditionName, ConditionName] | undefined {
  const byFactor = new Map<string, ConditionName>();
  for (const { name, factor } of conditions) {
    if (!names.includes(name)) continue;
    const other = byFactor.get(factor);
    if (other !== undefined) return [other, name];
    byFactor.set(factor, name);
  }
  return undefined;
}

/**
 * Throws when two conditions exclude each other.
 * @throws TypeError that names both
 */
export function assertCompatible(names: readonly ConditionName[]): void {
  const conflict = findConflict(names);
  if (conflict !== undefined)
    throw new TypeError(
      `The conditions "${conflict[0]}" and "${conflict[1]}" exclude each other. Give at most one of them.`,
    );
}

/** The name of a condition that `mock.orders.create` accepts. */
export type ConditionName = (typeof conditionNames)[number];

export const conditionNames = [
  "prediabetes",
  "type_2_diabetes",
  "dyslipidemia",
  "hypertriglyceridemia",
  "hypothyroidism",
  "hyperthyroidism",
  "iron_deficiency",
  "chronic_kidney_disease",
  "fatty_liver",
  "hyperuricemia",
  "inflammation",
  "vitamin_d_deficiency",
  "vitamin_b12_deficiency",
  "hypogonadism",
  "polycystic_ovary_syndrome",
  "type_1_diabetes",
  "hemochromatosis",
] as const;

export const conditions: readonly Condition[] = CONDITIONS.trim().split("\n").map(parseCondition);

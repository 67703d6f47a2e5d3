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
  /** The source of the criterion. */
  readonly source: string;
}

const row = (
  name: ConditionName,
  factor: string,
  [criterion, low, high]: readonly [string, number, number],
  source: string,
  {
    sex = null,
    minimumAge = null,
    also = [],
    analytes = [],
    findings = [],
  }: Partial<Pick<Condition, "sex" | "minimumAge" | "also" | "analytes" | "findings">> = {},
): Condition => ({ name, factor, criterion, low, high, source, sex, minimumAge, also, analytes, findings });

/** All conditions. */
export const conditions: readonly Condition[] = [
  row("prediabetes", "glycemia", ["Hemoglobin A1c", 5.8, 6.3], "ADA 2024: 5.7 to 6.4 %", {
    also: [["metabolic", 0.7]],
  }),
  row("type_2_diabetes", "glycemia", ["Hemoglobin A1c", 6.8, 10], "ADA 2024: 6.5 % or more", {
    also: [["metabolic", 1.1]],
  }),
  row(
    "dyslipidemia",
    "atherogenic",
    ["LDL Cholesterol, Calculated", 165, 220],
    "ATP III 2002: 160 mg/dL or more",
    {
      also: [["triglyceride", 0.7]],
    },
  ),
  row("hypertriglyceridemia", "triglyceride", ["Triglycerides", 220, 380], "ATP III 2002: 200 to 499 mg/dL", {
    also: [["metabolic", 0.6]],
  }),
  row("hypothyroidism", "thyroid", ["TSH", 6, 25], "ATA 2012: above 4.5 mIU/L", {
    also: [
      ["atherogenic", 0.6],
      ["thyroid_immunity", 0.8],
    ],
  }),
  row("hyperthyroidism", "thyroid", ["TSH", 0.01, 0.15], "ATA 2016: below 0.4 mIU/L", {
    // Most of it is an autoimmune disease as well, although the factor of TSH points the other way.
    also: [
      ["atherogenic", -0.6],
      ["thyroid_immunity", 2.6],
    ],
  }),
  row("iron_deficiency", "iron", ["Ferritin", 4, 13], "WHO 2020: below 15 ng/mL", {
    also: [["red_cell", -1.2]],
    analytes: [
      ["MCV", -1.2],
      ["Soluble Transferrin Receptor", 2],
    ],
  }),
  row("chronic_kidney_disease", "renal", ["Estimated GFR", 28, 55], "KDIGO 2012: below 60 mL/min/1.73 m2", {
    // The formula of the criterion is for adults.
    minimumAge: 18,
    also: [
      ["urate", 0.7],
      ["red_cell", -0.8],
    ],
  }),
  row(
    "fatty_liver",
    "liver",
    ["Alanine Aminotransferase (ALT)", 55, 120],
    "AASLD 2023: raised aminotransferases",
    {
      also: [["metabolic", 1]],
    },
  ),
  row("hyperuricemia", "urate", ["Uric Acid", 8.2, 10.5], "ACR 2020: above 6.8 mg/dL", {
    also: [["metabolic", 0.5]],
  }),
  row(
    "inflammation",
    "inflammation",
    ["C-Reactive Protein, High Sensitivity", 12, 45],
    "AHA 2003: above 10 mg/L",
    {
      also: [["white_cell", 0.8]],
    },
  ),
  row(
    "vitamin_d_deficiency",
    "vitamin_d",
    ["Vitamin D, 25-Hydroxy, Total", 7, 18],
    "Endocrine Society 2011: below 20 ng/mL",
  ),
  row("vitamin_b12_deficiency", "b12", ["Vitamin B12", 90, 185], "Devalia 2014: below 200 pg/mL", {
    also: [["red_cell", -0.8]],
    analytes: [
      ["MCV", 2.8],
      ["RDW", 1],
      ["Methylmalonic Acid", 1.5],
    ],
  }),
  row("hypogonadism", "androgen", ["Testosterone, Total", 130, 280], "AUA 2018: below 300 ng/dL", {
    sex: "male",
    minimumAge: 18,
  }),
  row(
    "polycystic_ovary_syndrome",
    "androgen",
    ["Testosterone, Total", 55, 95],
    "Rotterdam 2003: raised androgens",
    {
      sex: "female",
      // Before puberty the ovaries make no androgens.
      minimumAge: 13,
      also: [["metabolic", 1]],
    },
  ),
  row("type_1_diabetes", "glycemia", ["Hemoglobin A1c", 6.8, 9.5], "ADA 2024: 6.5 % or more", {
    // The body makes next to no insulin of its own, and most patients have antibodies against islet cells.
    findings: [
      ["Insulin", 3, 0.6],
      ["C-Peptide", 0.6, 0.1],
    ],
    analytes: [
      ["Proinsulin", -3],
      ["Glutamic Acid Decarboxylase Antibodies", 5],
    ],
  }),
  row("hemochromatosis", "iron", ["Ferritin", 600, 1800], "ACG 2019: above 300 ng/mL in men, 200 in women", {
    // Iron saturation of 58 to 88 %. ACG 2019: above 45 %.
    findings: [
      ["Iron, Total", 165, 225],
      ["Iron Binding Capacity", 285, 255],
    ],
    analytes: [["MCHC", -1.5]],
  }),
];

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

/** Names of all conditions. */
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

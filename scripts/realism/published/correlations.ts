/** A published rank correlation of two analytes among adults. */
export interface PublishedCorrelation {
  /** Names in the catalog. */
  readonly pair: readonly [string, string];
  /** Spearman's coefficient as published. Null when only the sign is known. */
  readonly published: number | null;
  /** Expected bounds of the generated coefficient. Both have the same sign. */
  readonly expected: readonly [number, number];
  readonly source: string;
}

const examined = "NHANES 2017-2018, NCHS: adults who are not pregnant, unweighted, Spearman";
const fasting = "NHANES 2017-2018, NCHS: fasting adults who are not pregnant, unweighted, Spearman";

/** Correlations of pairs that are known to move together. Bounds are 0.2 around the published value unless stated. */
export const correlations: readonly PublishedCorrelation[] = [
  {
    pair: ["Triglycerides", "HDL Cholesterol"],
    published: -0.51,
    expected: [-0.71, -0.31],
    source: `${fasting}, n = 2,368.`,
  },
  {
    pair: ["LDL Cholesterol, Calculated", "Apolipoprotein B"],
    published: 0.88,
    expected: [0.68, 0.98],
    source: "NHANES 2005-2016, NCHS: fasting adults, unweighted, Spearman, n = 17,240.",
  },
  {
    pair: ["Alanine Aminotransferase (ALT)", "Aspartate Aminotransferase (AST)"],
    published: 0.74,
    expected: [0.54, 0.94],
    source: `${examined}, n = 4,855.`,
  },
  {
    pair: ["Alanine Aminotransferase (ALT)", "Gamma-Glutamyl Transferase (GGT)"],
    published: 0.56,
    expected: [0.36, 0.76],
    source: `${examined}, n = 4,868.`,
  },
  {
    pair: ["Creatinine", "Urea Nitrogen (BUN)"],
    published: 0.43,
    expected: [0.23, 0.63],
    source: `${examined}, n = 4,867.`,
  },
  {
    pair: ["Hemoglobin A1c", "Glucose"],
    published: 0.63,
    expected: [0.43, 0.83],
    source: `${fasting}, n = 2,412.`,
  },
  {
    pair: ["Insulin", "HDL Cholesterol"],
    published: -0.4,
    expected: [-0.6, -0.2],
    source: `${fasting}, n = 2,364.`,
  },
  {
    pair: ["Insulin", "Triglycerides"],
    published: 0.39,
    expected: [0.19, 0.59],
    source: `${fasting}, n = 2,361.`,
  },
  {
    pair: ["Uric Acid", "Creatinine"],
    published: 0.48,
    expected: [0.28, 0.68],
    source: `${examined}, n = 4,867.`,
  },
  {
    pair: ["White Blood Cell Count", "Neutrophils, Absolute"],
    published: 0.91,
    expected: [0.76, 0.98],
    source: `${examined}, n = 4,970.`,
  },
  {
    pair: ["C-Reactive Protein, High Sensitivity", "White Blood Cell Count"],
    published: 0.31,
    expected: [0.11, 0.51],
    source: `${examined}, n = 4,853.`,
  },
  {
    pair: ["Red Blood Cell Count", "Hematocrit"],
    published: 0.79,
    expected: [0.59, 0.95],
    source: `${examined}, n = 4,972.`,
  },
  { pair: ["MCV", "RDW"], published: -0.3, expected: [-0.5, -0.1], source: `${examined}, n = 4,955.` },
  {
    pair: ["Albumin", "Calcium"],
    published: 0.47,
    expected: [0.27, 0.67],
    source: `${examined}, n = 4,867.`,
  },
  {
    pair: ["Sodium", "Chloride"],
    published: 0.62,
    expected: [0.37, 0.82],
    source: `${examined}, n = 4,870.`,
  },
  {
    pair: ["TSH", "T4, Free"],
    published: -0.15,
    expected: [-0.4, -0.03],
    source:
      "Environ Health Prev Med 2020;25:69, table 2: 1,724 adults, logarithm of TSH (-0.18 in those without thyroid cysts).",
  },
  {
    pair: ["Hemoglobin", "Hematocrit"],
    published: null,
    expected: [0.85, 1],
    source:
      "Follows from MCHC, which varies by 3% between people while hematocrit varies by 10% (tables of this folder).",
  },
  {
    pair: ["Ferritin", "Iron Binding Capacity"],
    published: null,
    expected: [-0.75, -0.1],
    source:
      "Sign only: the liver makes more transferrin while stores are low (Worwood, annex 2 of WHO's report on the iron status of populations). The bounds are wide because we found no size for healthy adults.",
  },
];

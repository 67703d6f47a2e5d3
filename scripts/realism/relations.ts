import type { DrawnPatient } from "./report.ts";

/** A rule that the values of one report obey. */
export interface Relation {
  /** Name of the analyte that follows from others. */
  readonly output: string;
  readonly inputs: readonly string[];
  /** The rule, for readers. */
  readonly formula: string;
  /** Computes the output from the inputs. Returns null when the output must not be reported. */
  readonly compute: (patient: DrawnPatient, ...inputs: number[]) => number | null;
  /** Bounds instead of a value: the output lies within this share of the computed value. @default exact but for rounding */
  readonly within?: number;
}

/** Friedewald's equation does not hold above this concentration of triglycerides, in mg/dL. */
const FRIEDEWALD_LIMIT = 400;

/** GFR by the CKD-EPI equation of 2021, in mL/min/1.73 m2, from creatinine in mg/dL. */
function estimateGfr({ sex, age }: DrawnPatient, creatinine: number): number {
  const [kappa, alpha, factor] = sex === "female" ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return 142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor;
}

/**
 * Free testosterone by Vermeulen's equation, in mol/L. Albumin binds with 3.6e4 L/mol, SHBG with 1e9 L/mol.
 * @param total testosterone in ng/dL
 * @param shbg in nmol/L
 * @param albumin in g/dL
 */
function computeFreeTestosterone(total: number, shbg: number, albumin: number): number {
  const t = (total * 1e-8) / 288.42;
  const s = shbg * 1e-9;
  const n = 1 + (3.6e4 * albumin * 10) / 69_000;
  // t = n * free + s * k * free / (1 + k * free), solved for free.
  const k = 1e9;
  const b = n + k * (s - t);
  return (-b + Math.sqrt(b * b + 4 * n * k * t)) / (2 * n * k);
}

/** How much testosterone is free or bound to albumin, for each part that is free. */
const looseFactor = (albumin: number): number => 1 + (3.6e4 * albumin * 10) / 69_000;

const cells = ["Neutrophils", "Lymphocytes", "Monocytes", "Eosinophils", "Basophils"];

/** All relations. They are written by hand from the literature and share no code with the mock. */
export const relations: readonly Relation[] = [
  {
    output: "Cholesterol, Total",
    inputs: ["HDL Cholesterol", "LDL Cholesterol, Calculated", "VLDL Cholesterol, Calculated"],
    formula: "HDL + LDL + VLDL",
    compute: (_, hdl, ldl, vldl) => hdl + ldl + vldl,
  },
  {
    output: "VLDL Cholesterol, Calculated",
    inputs: ["Triglycerides"],
    formula: "triglycerides / 5; not reported above 400",
    compute: (_, tg) => (tg > FRIEDEWALD_LIMIT ? null : tg / 5),
  },
  {
    output: "LDL Cholesterol, Calculated",
    inputs: ["Cholesterol, Total", "HDL Cholesterol", "Triglycerides"],
    formula: "total - HDL - triglycerides / 5; not reported above 400",
    compute: (_, total, hdl, tg) => (tg > FRIEDEWALD_LIMIT ? null : total - hdl - tg / 5),
  },
  {
    output: "Non-HDL Cholesterol",
    inputs: ["Cholesterol, Total", "HDL Cholesterol"],
    formula: "total - HDL",
    compute: (_, total, hdl) => total - hdl,
  },
  {
    output: "Cholesterol/HDL Ratio",
    inputs: ["Cholesterol, Total", "HDL Cholesterol"],
    formula: "total / HDL",
    compute: (_, total, hdl) => total / hdl,
  },
  {
    output: "LDL/HDL Ratio",
    inputs: ["LDL Cholesterol, Calculated", "HDL Cholesterol"],
    formula: "LDL / HDL",
    compute: (_, ldl, hdl) => ldl / hdl,
  },
  {
    output: "Apolipoprotein B/A-1 Ratio",
    inputs: ["Apolipoprotein B", "Apolipoprotein A-1"],
    formula: "ApoB / ApoA-1",
    compute: (_, b, a) => b / a,
  },
  {
    output: "Insulin Resistance (HOMA-IR)",
    inputs: ["Glucose", "Insulin"],
    formula: "glucose x insulin / 405",
    compute: (_, glucose, insulin) => (glucose * insulin) / 405,
  },
  {
    output: "Estimated Average Glucose",
    inputs: ["Hemoglobin A1c"],
    formula: "28.7 x HbA1c - 46.7",
    compute: (_, a1c) => 28.7 * a1c - 46.7,
  },
  {
    output: "BUN/Creatinine Ratio",
    inputs: ["Urea Nitrogen (BUN)", "Creatinine"],
    formula: "BUN / creatinine",
    compute: (_, urea, creatinine) => urea / creatinine,
  },
  {
    output: "Estimated GFR",
    inputs: ["Creatinine"],
    formula: "CKD-EPI 2021",
    compute: (patient, creatinine) => estimateGfr(patient, creatinine),
  },
  {
    output: "Anion Gap",
    inputs: ["Sodium", "Chloride", "Carbon Dioxide, Total"],
    formula: "sodium - chloride - carbon dioxide",
    compute: (_, sodium, chloride, bicarbonate) => sodium - chloride - bicarbonate,
  },
  {
    output: "Globulin",
    inputs: ["Protein, Total", "Albumin"],
    formula: "protein - albumin",
    compute: (_, protein, albumin) => protein - albumin,
  },
  {
    output: "Albumin/Globulin Ratio",
    inputs: ["Albumin", "Globulin"],
    formula: "albumin / globulin",
    compute: (_, albumin, globulin) => albumin / globulin,
  },
  {
    output: "Protein, Total",
    inputs: ["Albumin", "Alpha 1", "Alpha 2", "Beta", "Gamma"].map(
      (band) => `Protein Electrophoresis: ${band}`,
    ),
    formula: "sum of the five bands",
    compute: (_, ...bands) => bands.reduce((sum, band) => sum + band, 0),
  },
  {
    output: "Protein Electrophoresis: Albumin",
    inputs: ["Albumin"],
    formula: "albumin",
    compute: (_, albumin) => albumin,
  },
  {
    output: "Calcium, Corrected",
    inputs: ["Calcium", "Albumin"],
    formula: "calcium + 0.8 x (4 - albumin)",
    compute: (_, calcium, albumin) => calcium + 0.8 * (4 - albumin),
  },
  {
    output: "Osmolality",
    inputs: ["Sodium", "Glucose", "Urea Nitrogen (BUN)"],
    formula: "2 x sodium + glucose / 18 + BUN / 2.8",
    compute: (_, sodium, glucose, urea) => 2 * sodium + glucose / 18 + urea / 2.8,
  },
  {
    output: "Bilirubin, Total",
    inputs: ["Bilirubin, Direct", "Bilirubin, Indirect"],
    formula: "direct + indirect",
    compute: (_, direct, indirect) => direct + indirect,
  },
  {
    output: "Iron Saturation",
    inputs: ["Iron, Total", "Iron Binding Capacity"],
    formula: "100 x iron / capacity",
    compute: (_, iron, capacity) => (100 * iron) / capacity,
  },
  {
    output: "Unsaturated Iron Binding Capacity",
    inputs: ["Iron Binding Capacity", "Iron, Total"],
    formula: "capacity - iron",
    compute: (_, capacity, iron) => capacity - iron,
  },
  {
    output: "Iron Binding Capacity",
    inputs: ["Transferrin"],
    formula: "1.4 x transferrin, within 6%",
    // 25.1 umol/g of transferrin (Gambino, Clin Chem 1997;43:2408); assays scatter.
    compute: (_, transferrin) => 1.4 * transferrin,
    within: 0.06,
  },
  {
    output: "MCV",
    inputs: ["Hematocrit", "Red Blood Cell Count"],
    formula: "10 x hematocrit / red cells",
    compute: (_, hematocrit, count) => (10 * hematocrit) / count,
  },
  {
    output: "MCH",
    inputs: ["Hemoglobin", "Red Blood Cell Count"],
    formula: "10 x hemoglobin / red cells",
    compute: (_, hemoglobin, count) => (10 * hemoglobin) / count,
  },
  {
    output: "MCHC",
    inputs: ["Hemoglobin", "Hematocrit"],
    formula: "100 x hemoglobin / hematocrit",
    compute: (_, hemoglobin, hematocrit) => (100 * hemoglobin) / hematocrit,
  },
  {
    output: "Reticulocytes, Absolute",
    inputs: ["Reticulocytes", "Red Blood Cell Count"],
    formula: "10 x share x red cells",
    compute: (_, share, count) => 10 * share * count,
  },
  {
    output: "Neutrophils",
    inputs: ["Lymphocytes", "Monocytes", "Eosinophils", "Basophils"],
    formula: "the five shares add up to 100",
    compute: (_, ...others) => others.reduce((rest, share) => rest - share, 100),
  },
  ...cells.map((cell): Relation => ({
    output: `${cell}, Absolute`,
    inputs: [cell, "White Blood Cell Count"],
    formula: "share x white cells / 100",
    compute: (_, share, count) => (share * count) / 100,
  })),
  {
    output: "Free Thyroxine Index",
    inputs: ["T4, Total", "T3 Uptake"],
    formula: "T4 x uptake / 100",
    compute: (_, thyroxine, uptake) => (thyroxine * uptake) / 100,
  },
  {
    output: "Testosterone, Free",
    inputs: ["Testosterone, Total", "Sex Hormone Binding Globulin", "Albumin"],
    formula: "Vermeulen 1999",
    compute: (_, total, shbg, albumin) => computeFreeTestosterone(total, shbg, albumin) * 288.42 * 1e9,
  },
  {
    output: "Testosterone, Bioavailable",
    inputs: ["Testosterone, Total", "Sex Hormone Binding Globulin", "Albumin"],
    formula: "Vermeulen 1999, with the part bound to albumin",
    compute: (_, total, shbg, albumin) =>
      computeFreeTestosterone(total, shbg, albumin) * looseFactor(albumin) * 288.42 * 1e8,
  },
  {
    output: "Free Androgen Index",
    inputs: ["Testosterone, Total", "Sex Hormone Binding Globulin"],
    formula: "100 x testosterone / SHBG, both in nmol/L",
    compute: (_, total, shbg) => (100 * ((total * 10) / 288.42)) / shbg,
  },
  {
    output: "Omega-3 Fatty Acids",
    inputs: [
      "Alpha-Linolenic Acid",
      "Eicosapentaenoic Acid (EPA)",
      "Docosapentaenoic Acid (DPA)",
      "Docosahexaenoic Acid (DHA)",
    ],
    formula: "ALA + EPA + DPA + DHA",
    compute: (_, ...acids) => acids.reduce((sum, acid) => sum + acid, 0) / 1000,
  },
  {
    output: "Omega-6 Fatty Acids",
    inputs: ["Linoleic Acid", "Arachidonic Acid"],
    formula: "linoleic + arachidonic acid",
    compute: (_, linoleic, arachidonic) => (linoleic + arachidonic) / 1000,
  },
  {
    output: "Omega-6/Omega-3 Ratio",
    inputs: ["Omega-6 Fatty Acids", "Omega-3 Fatty Acids"],
    formula: "omega-6 / omega-3",
    compute: (_, omega6, omega3) => omega6 / omega3,
  },
  {
    output: "Kappa/Lambda Ratio, Free",
    inputs: ["Kappa Light Chains, Free", "Lambda Light Chains, Free"],
    formula: "kappa / lambda",
    compute: (_, kappa, lambda) => kappa / lambda,
  },
  {
    output: "Aldosterone/Renin Ratio",
    inputs: ["Aldosterone", "Renin Activity"],
    formula: "aldosterone / renin",
    compute: (_, aldosterone, renin) => aldosterone / renin,
  },
  {
    output: "Vitamin D, 25-Hydroxy, Total",
    inputs: ["Vitamin D, 25-Hydroxy, D3", "Vitamin D, 25-Hydroxy, D2"],
    formula: "D3 + D2",
    compute: (_, d3, d2) => d3 + d2,
  },
  {
    output: "PSA, Free Share",
    inputs: ["PSA, Free", "PSA, Total"],
    formula: "100 x free / total; not reported in women",
    compute: ({ sex }, free, total) => (sex === "female" ? null : (100 * free) / total),
  },
  {
    output: "Albumin/Creatinine Ratio, Urine",
    inputs: ["Albumin, Urine", "Creatinine, Urine"],
    formula: "1000 x albumin / creatinine",
    compute: (_, albumin, creatinine) => (1000 * albumin) / creatinine,
  },
  {
    output: "Protein/Creatinine Ratio, Urine",
    inputs: ["Protein, Urine", "Creatinine, Urine"],
    formula: "1000 x protein / creatinine",
    compute: (_, protein, creatinine) => (1000 * protein) / creatinine,
  },
];

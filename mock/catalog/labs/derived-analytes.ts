import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";

/** What a formula needs to know about the patient. */
export interface FormulaPatient {
  readonly sex: "male" | "female";
  /** Full years. */
  readonly age: number;
}

/** Computes a result from up to five inputs. Returns null when the lab does not report it. */
type Formula = (
  first: number,
  second: number,
  third: number,
  fourth: number,
  fifth: number,
  patient: FormulaPatient,
) => number | null;

/**
 * An analyte that the lab calculates. The inputs are printed values in the catalog's units, and the result is rounded to the
 * catalog's decimals, so that a reader can repeat each calculation.
 */
export interface DerivedAnalyte {
  readonly output: string;
  /** Names of analytes. A test that requires a value of the output changes the first one. */
  readonly inputs: readonly string[];
  readonly compute: Formula;
  readonly source: string;
  /** Why a lab does not report it where the formula returns null. */
  readonly unreported?: string;
  /** Whether the inputs and the output are shares that add up to 100 %. */
  readonly areShares?: boolean;
}

const divide: Formula = (a, b) => (b === 0 ? null : a / b);
const subtract: Formula = (a, b) => a - b;
/** Share in percent. */
const computeShare: Formula = (part, whole) => (whole === 0 ? null : (100 * part) / whole);
/** Count of a kind of cell, from its share in percent and the count of all cells, in any order. */
const computeCount: Formula = (share, cells) => (cells * share) / 100;
/** Milligrams for each gram of creatinine, from two concentrations in mg/dL. */
const computePerGram: Formula = (substance, creatinine) =>
  creatinine === 0 ? null : (1000 * substance) / creatinine;

/** Triglycerides in mg/dL above which VLDL and LDL are not calculated. */
const MAX_TRIGLYCERIDES = 400;
const NO_FRIEDEWALD = "Not calculated: triglycerides are above 400 mg/dL.";

/** GFR in mL/min/1.73 m2 from serum creatinine in mg/dL, for adults. */
const computeEstimatedGfr: Formula = (creatinine, _2, _3, _4, _5, { sex, age }) => {
  if (age < 18 || creatinine <= 0) return null;
  const female = sex === "female";
  const relative = creatinine / (female ? 0.7 : 0.9);
  const low = Math.min(relative, 1) ** (female ? -0.241 : -0.302);
  return 142 * low * Math.max(relative, 1) ** -1.2 * 0.9938 ** age * (female ? 1.012 : 1);
};

/** Molar masses in g/mol. */
const TESTOSTERONE = 288.42;
const ALBUMIN = 69_000;
/** Association constants of testosterone in L/mol: to SHBG, and to albumin. */
const K_SHBG = 1e9;
const K_ALBUMIN = 3.6e4;

/**
 * Solves the mass action equations of testosterone, SHBG and albumin.
 * @returns free testosterone in nmol/L, and how many times as much is not bound to SHBG
 */
function solveBinding(testosterone: number, shbg: number, albumin: number) {
  const total = (testosterone * 10) / TESTOSTERONE / 1e9;
  const loose = 1 + (K_ALBUMIN * albumin * 10) / ALBUMIN;
  const a = loose * K_SHBG;
  const b = loose + K_SHBG * (shbg / 1e9 - total);
  return { free: ((Math.sqrt(b * b + 4 * a * total) - b) / (2 * a)) * 1e9, loose };
}

/** Free testosterone in pg/mL. */
const computeFreeTestosterone: Formula = (testosterone, shbg, albumin) =>
  solveBinding(testosterone, shbg, albumin).free * TESTOSTERONE;
/** Testosterone that is not bound to SHBG, in ng/dL. */
const computeBioavailableTestosterone: Formula = (testosterone, shbg, albumin) => {
  const { free, loose } = solveBinding(testosterone, shbg, albumin);
  return (free * loose * TESTOSTERONE) / 10;
};

/** Testosterone for each 100 molecules of SHBG, from ng/dL and nmol/L. */
const computeFreeAndrogenIndex: Formula = (testosterone, shbg) =>
  shbg === 0 ? null : (1000 * testosterone) / TESTOSTERONE / shbg;

/** Sum in mmol/L of concentrations in umol/L. */
const sumMicromoles: Formula = (first, second, third, fourth) => (first + second + third + fourth) / 1000;

/** Mean prothrombin time of healthy people in seconds, for a reagent with a sensitivity index of 1. */
const MEAN_PROTHROMBIN_TIME = 10.3;

/** All derived analytes. An input that is derived itself comes first. */
export const derivedAnalytes: readonly DerivedAnalyte[] = [
  {
    output: "VLDL Cholesterol, Calculated",
    inputs: ["Triglycerides"],
    compute: (triglycerides) => (triglycerides > MAX_TRIGLYCERIDES ? null : triglycerides / 5),
    source: "Friedewald 1972",
    unreported: NO_FRIEDEWALD,
  },
  {
    output: "LDL Cholesterol, Calculated",
    inputs: ["Cholesterol, Total", "HDL Cholesterol", "VLDL Cholesterol, Calculated"],
    compute: (total, hdl, vldl) => total - hdl - vldl,
    source: "Friedewald 1972",
  },
  {
    output: "Non-HDL Cholesterol",
    inputs: ["Cholesterol, Total", "HDL Cholesterol"],
    compute: subtract,
    source: "NCEP ATP III 2002",
  },
  {
    output: "Cholesterol/HDL Ratio",
    inputs: ["Cholesterol, Total", "HDL Cholesterol"],
    compute: divide,
    source: "Castelli 1983",
  },
  {
    output: "LDL/HDL Ratio",
    inputs: ["LDL Cholesterol, Calculated", "HDL Cholesterol"],
    compute: divide,
    source: "Castelli 1983",
  },
  {
    output: "Apolipoprotein B/A-1 Ratio",
    inputs: ["Apolipoprotein B", "Apolipoprotein A-1"],
    compute: divide,
    source: "Walldius 2001",
  },
  {
    output: "Insulin Resistance (HOMA-IR)",
    inputs: ["Insulin", "Glucose"],
    compute: (insulin, glucose) => (insulin * glucose) / 405,
    source: "Matthews 1985",
  },
  {
    output: "Estimated Average Glucose",
    inputs: ["Hemoglobin A1c"],
    compute: (a1c) => 28.7 * a1c - 46.7,
    source: "Nathan 2008",
  },
  {
    output: "Estimated GFR",
    inputs: ["Creatinine"],
    compute: computeEstimatedGfr,
    source: "CKD-EPI 2021 (Inker 2021)",
    unreported: "Not calculated: the formula is for adults.",
  },
  {
    output: "BUN/Creatinine Ratio",
    inputs: ["Urea Nitrogen (BUN)", "Creatinine"],
    compute: divide,
    source: "Morgan 1977",
  },
  {
    output: "Anion Gap",
    inputs: ["Sodium", "Chloride", "Carbon Dioxide, Total"],
    compute: (sodium, chloride, bicarbonate) => sodium - chloride - bicarbonate,
    source: "Emmett 1977",
  },
  {
    output: "Calcium, Corrected",
    inputs: ["Calcium", "Albumin"],
    compute: (calcium, albumin) => calcium + 0.8 * (4 - albumin),
    source: "Payne 1973",
  },
  {
    output: "Osmolality",
    inputs: ["Sodium", "Glucose", "Urea Nitrogen (BUN)"],
    compute: (sodium, glucose, urea) => 2 * sodium + glucose / 18 + urea / 2.8,
    source: "Dorwart 1975, without its constant",
  },
  {
    output: "Globulin",
    inputs: ["Protein, Total", "Albumin"],
    compute: subtract,
    source: "Busher 1990",
  },
  {
    output: "Albumin/Globulin Ratio",
    inputs: ["Albumin", "Globulin"],
    compute: divide,
    source: "Busher 1990",
  },
  {
    output: "Bilirubin, Indirect",
    inputs: ["Bilirubin, Total", "Bilirubin, Direct"],
    compute: subtract,
    source: "van den Bergh 1916",
  },
  {
    output: "Protein Electrophoresis: Albumin",
    inputs: ["Albumin"],
    compute: (albumin) => albumin,
    source: "One protein by two methods",
  },
  {
    output: "Protein Electrophoresis: Gamma",
    inputs: [
      "Protein, Total",
      "Albumin",
      "Protein Electrophoresis: Alpha 1",
      "Protein Electrophoresis: Alpha 2",
      "Protein Electrophoresis: Beta",
    ],
    compute: (total, albumin, alpha1, alpha2, beta) => total - albumin - alpha1 - alpha2 - beta,
    source: "The bands add up to total protein",
  },
  {
    output: "Unsaturated Iron Binding Capacity",
    inputs: ["Iron Binding Capacity", "Iron, Total"],
    compute: subtract,
    source: "ICSH 1978",
  },
  {
    output: "Iron Saturation",
    inputs: ["Iron, Total", "Iron Binding Capacity"],
    compute: computeShare,
    source: "ICSH 1978",
  },
  {
    output: "MCV",
    inputs: ["Red Blood Cell Count", "Hematocrit"],
    compute: (cells, hematocrit) => (cells === 0 ? null : (hematocrit / cells) * 10),
    source: "Wintrobe 1929",
  },
  {
    output: "MCH",
    inputs: ["Red Blood Cell Count", "Hemoglobin"],
    compute: (cells, hemoglobin) => (cells === 0 ? null : (hemoglobin / cells) * 10),
    source: "Wintrobe 1929",
  },
  {
    output: "MCHC",
    inputs: ["Hemoglobin", "Hematocrit"],
    compute: computeShare,
    source: "Wintrobe 1929",
  },
  {
    output: "Reticulocytes, Absolute",
    inputs: ["Reticulocytes", "Red Blood Cell Count"],
    compute: (share, cells) => cells * share * 10,
    source: "CLSI H44-A2",
  },
  {
    output: "Neutrophils",
    inputs: ["Lymphocytes", "Monocytes", "Eosinophils", "Basophils"],
    compute: (lymphocytes, monocytes, eosinophils, basophils) =>
      100 - lymphocytes - monocytes - eosinophils - basophils,
    source: "The shares add up to 100 %",
    areShares: true,
  },
  ...["Neutrophils", "Lymphocytes", "Monocytes", "Eosinophils", "Basophils", "Immature Granulocytes"].map(
    (kind): DerivedAnalyte => ({
      output: `${kind}, Absolute`,
      // Neutrophils make up most of the cells, so their share cannot rise as far as the count of all cells.
      inputs: kind === "Neutrophils" ? ["White Blood Cell Count", kind] : [kind, "White Blood Cell Count"],
      compute: computeCount,
      source: "CLSI H20-A2",
    }),
  ),
  {
    output: "CD4 Cells, Absolute",
    inputs: ["CD4 Cells", "Lymphocytes, Absolute"],
    compute: (share, lymphocytes) => lymphocytes * share * 10,
    source: "CDC 2003, dual platform",
  },
  {
    output: "INR",
    inputs: ["Prothrombin Time"],
    compute: (time) => time / MEAN_PROTHROMBIN_TIME,
    source: "Kirkwood 1983",
  },
  {
    output: "Free Thyroxine Index",
    inputs: ["T4, Total", "T3 Uptake"],
    compute: computeCount,
    source: "Clark 1965",
  },
  {
    output: "Testosterone, Free",
    inputs: ["Testosterone, Total", "Sex Hormone Binding Globulin", "Albumin"],
    compute: computeFreeTestosterone,
    source: "Vermeulen 1999",
  },
  {
    output: "Testosterone, Bioavailable",
    inputs: ["Testosterone, Total", "Sex Hormone Binding Globulin", "Albumin"],
    compute: computeBioavailableTestosterone,
    source: "Vermeulen 1999",
  },
  {
    output: "Free Androgen Index",
    inputs: ["Testosterone, Total", "Sex Hormone Binding Globulin"],
    compute: computeFreeAndrogenIndex,
    source: "Carter 1983",
  },
  {
    output: "Omega-3 Fatty Acids",
    inputs: [
      "Docosahexaenoic Acid (DHA)",
      "Eicosapentaenoic Acid (EPA)",
      "Docosapentaenoic Acid (DPA)",
      "Alpha-Linolenic Acid",
    ],
    compute: sumMicromoles,
    source: "The fatty acids add up to the total",
  },
  {
    output: "Omega-6 Fatty Acids",
    inputs: ["Linoleic Acid", "Arachidonic Acid"],
    compute: (linoleic, arachidonic) => (linoleic + arachidonic) / 1000,
    source: "The fatty acids add up to the total",
  },
  {
    output: "Omega-6/Omega-3 Ratio",
    inputs: ["Omega-6 Fatty Acids", "Omega-3 Fatty Acids"],
    compute: divide,
    source: "Simopoulos 2002",
  },
  {
    output: "Aldosterone/Renin Ratio",
    inputs: ["Aldosterone", "Renin Activity"],
    compute: divide,
    source: "Hiramatsu 1981",
  },
  {
    output: "Kappa/Lambda Ratio, Free",
    inputs: ["Kappa Light Chains, Free", "Lambda Light Chains, Free"],
    compute: divide,
    source: "Katzmann 2002",
  },
  {
    output: "Vitamin D, 25-Hydroxy, Total",
    inputs: ["Vitamin D, 25-Hydroxy, D3", "Vitamin D, 25-Hydroxy, D2"],
    compute: (d3, d2) => d3 + d2,
    source: "The fractions add up to the total",
  },
  {
    output: "PSA, Free Share",
    inputs: ["PSA, Free", "PSA, Total"],
    compute: (free, total, _3, _4, _5, { sex }) =>
      sex === "female" || total === 0 ? null : (100 * free) / total,
    source: "Catalona 1998",
    unreported: "Not calculated: the share is interpreted in men.",
  },
  {
    output: "Albumin/Creatinine Ratio, Urine",
    inputs: ["Albumin, Urine", "Creatinine, Urine"],
    compute: computePerGram,
    source: "KDIGO 2012",
  },
  {
    output: "Protein/Creatinine Ratio, Urine",
    inputs: ["Protein, Urine", "Creatinine, Urine"],
    compute: computePerGram,
    source: "KDIGO 2012",
  },
];

/** Returns the derived analytes by the name of the output. */
export const getDerivedAnalytesByOutput = buildOnce(() => indexBy(derivedAnalytes, ({ output }) => output));

/**
 * A measured analyte whose true amount follows from others, because they are parts of the same sample. The inputs are amounts
 * before rounding. An analyte may be its own input: its amount before the relation applies.
 */
export interface MeasuredRelation {
  readonly output: string;
  readonly inputs: readonly string[];
  readonly compute: (first: number, second: number, third: number, fourth: number) => number;
  /** Whether it is proportional to the first input. A test that sets it then changes that amount, too. */
  readonly isProportional?: boolean;
}

/** All relations of measured analytes. */
export const measuredRelations: readonly MeasuredRelation[] = [
  {
    // Very low-density particles hold at most about 100 mg/dL more: higher triglycerides are in chylomicrons.
    output: "Cholesterol, Total",
    inputs: ["LDL Cholesterol, Calculated", "HDL Cholesterol", "Triglycerides"],
    compute: (ldl, hdl, triglycerides) => ldl + hdl + Math.min(triglycerides / 5, 100),
  },
  {
    output: "Hematocrit",
    inputs: ["Hemoglobin", "MCHC"],
    compute: (hemoglobin, density) => (100 * hemoglobin) / density,
    isProportional: true,
  },
  {
    output: "Red Blood Cell Count",
    inputs: ["Hemoglobin", "MCHC", "MCV"],
    compute: (hemoglobin, density, volume) => (1000 * hemoglobin) / density / volume,
    isProportional: true,
  },
  { output: "Glucose, Fasting", inputs: ["Glucose"], compute: (glucose) => glucose, isProportional: true },
  // The globulins are what albumin leaves of the protein: 3 g/dL of it in most people.
  ...["Alpha 1", "Alpha 2", "Beta"].map((band): MeasuredRelation => ({
    output: `Protein Electrophoresis: ${band}`,
    inputs: [`Protein Electrophoresis: ${band}`, "Protein, Total", "Albumin"],
    compute: (usual, protein, albumin) => (usual * Math.max(protein - albumin, 0)) / 3,
  })),
  {
    output: "Iron, Total",
    inputs: ["Iron, Total", "Iron Binding Capacity"],
    compute: (iron, capacity) => Math.min(iron, 0.9 * capacity),
  },
  {
    // A molecule of 79.57 kDa carries two atoms of iron, so 1 mg of it carries 1.4 ug.
    output: "Transferrin",
    inputs: ["Iron Binding Capacity"],
    compute: (capacity) => capacity / 1.4,
    isProportional: true,
  },
  {
    output: "Bilirubin, Direct",
    inputs: ["Bilirubin, Direct", "Bilirubin, Total"],
    compute: (direct, total) => Math.min(direct, 0.5 * total),
  },
  {
    output: "Lymphocytes",
    inputs: ["Lymphocytes"],
    compute: (share) => Math.min(share, 70),
  },
  {
    output: "CD3 Cells, Absolute",
    inputs: ["CD4 Cells", "Lymphocytes", "White Blood Cell Count", "CD8 Cells, Absolute"],
    compute: (helper, lymphocytes, cells, killer) => 1.05 * ((cells * lymphocytes * helper) / 10 + killer),
  },
  {
    output: "C-Reactive Protein",
    inputs: ["C-Reactive Protein, High Sensitivity"],
    compute: (protein) => protein,
    isProportional: true,
  },
  {
    output: "Troponin I",
    inputs: ["Troponin I, High Sensitivity"],
    compute: (ng) => ng / 1000,
    isProportional: true,
  },
  {
    output: "Lipoprotein (a), Mass",
    inputs: ["Lipoprotein (a)"],
    compute: (moles) => moles / 2.4,
    isProportional: true,
  },
  {
    output: "LDL Small Particle Number",
    inputs: ["LDL Small Particle Number", "LDL Particle Number"],
    compute: (small, all) => Math.min(small, 0.9 * all),
  },
  {
    output: "Vitamin D, 25-Hydroxy, D3",
    inputs: ["Vitamin D, 25-Hydroxy, Total", "Vitamin D, 25-Hydroxy, D2"],
    compute: (total, d2) => Math.max(total - d2, 2),
  },
  {
    output: "Estrogens, Total",
    inputs: ["Estrogens, Total", "Estradiol", "Estrone"],
    compute: (all, estradiol, estrone) => Math.max(all, 1.1 * (estradiol + estrone)),
  },
  {
    output: "PSA, Free",
    inputs: ["PSA, Total", "PSA, Free Share"],
    compute: (total, share) => (total * share) / 100,
  },
  {
    output: "Albumin, Urine",
    inputs: ["Albumin/Creatinine Ratio, Urine", "Creatinine, Urine"],
    compute: (ratio, creatinine) => (ratio * creatinine) / 1000,
  },
  {
    output: "Protein, Urine",
    inputs: ["Protein/Creatinine Ratio, Urine", "Creatinine, Urine"],
    compute: (ratio, creatinine) => (ratio * creatinine) / 1000,
  },
];

/** Returns the relations of measured analytes by the name of the output. */
export const getMeasuredRelationsByOutput = buildOnce(() =>
  indexBy(measuredRelations, ({ output }) => output),
);

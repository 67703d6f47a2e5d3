import { buildOnce } from "../../kernel/build-once.ts";
import { indexBy } from "./index-by.ts";

/** The facts about the patient that a formula uses. */
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

/** How the value of an analyte follows from others. */
export interface Calculation {
  readonly output: string;
  /** Names of analytes. */
  readonly inputs: readonly string[];
  readonly compute: Formula;
  /**
   * Where the lab calculates the analyte, the source of its formula. The inputs are then printed values in the catalog's units, and the
   * result is rounded to the catalog's decimals, so that a reader can repeat each calculation. Null where the lab measures the analyte,
   * whose true amount follows from others because they are parts of the same sample. The inputs are then amounts before rounding,
   * and an analyte may be its own input: its amount before the relation applies.
   */
  readonly source: string | null;
  /** The amount that moves first when another value is requested. @default that of the output itself, or else the first input's */
  readonly moves?: string;
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

/** The creatinine of a healthy adult in mg/dL, the GFR in mL/min/1.73 m2 that belongs to it, and how the GFR rises below it. */
const getGfrTerms = ({ sex, age }: FormulaPatient) =>
  sex === "female"
    ? { usual: 0.7, gfr: 142 * 0.9938 ** age * 1.012, rise: -0.241 }
    : { usual: 0.9, gfr: 142 * 0.9938 ** age, rise: -0.302 };

/** GFR in mL/min/1.73 m2 from serum creatinine in mg/dL, for adults. */
const computeEstimatedGfr: Formula = (creatinine, _2, _3, _4, _5, patient) => {
  if (patient.age < 18 || creatinine <= 0) return null;
  const { usual, gfr, rise } = getGfrTerms(patient);
  const relative = creatinine / usual;
  return gfr * Math.min(relative, 1) ** rise * Math.max(relative, 1) ** -1.2;
};

/** Returns the creatinine that gives an estimated GFR below that of a healthy adult. */
export function findCreatinine(target: number, patient: FormulaPatient): number {
  const { usual, gfr } = getGfrTerms(patient);
  return usual * (gfr / target) ** (1 / 1.2);
}

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

/** Reads a row: the output, its inputs, and the source where the lab calculates the output. */
function derive(
  row: string,
  compute: Formula,
  more: Pick<Calculation, "moves" | "unreported" | "areShares"> = {},
): Calculation {
  const [output = "", inputs = "", source = null] = row.split(" | ");
  return { output, inputs: inputs.split("; "), compute, source, ...more };
}

/** All calculations. A derived input of a derived analyte comes first. */
export const calculations: readonly Calculation[] = [
  derive(
    "VLDL Cholesterol, Calculated | Triglycerides | Friedewald 1972",
    (triglycerides) => (triglycerides > MAX_TRIGLYCERIDES ? null : triglycerides / 5),
    { unreported: NO_FRIEDEWALD },
  ),
  derive(
    "LDL Cholesterol, Calculated | Cholesterol, Total; HDL Cholesterol; VLDL Cholesterol, Calculated | Friedewald 1972",
    (total, hdl, vldl) => total - hdl - vldl,
  ),
  derive("Non-HDL Cholesterol | Cholesterol, Total; HDL Cholesterol | NCEP ATP III 2002", subtract),
  derive("Cholesterol/HDL Ratio | Cholesterol, Total; HDL Cholesterol | Castelli 1983", divide),
  derive("LDL/HDL Ratio | LDL Cholesterol, Calculated; HDL Cholesterol | Castelli 1983", divide),
  derive("Apolipoprotein B/A-1 Ratio | Apolipoprotein B; Apolipoprotein A-1 | Walldius 2001", divide),
  derive(
    "Insulin Resistance (HOMA-IR) | Insulin; Glucose | Matthews 1985",
    (insulin, glucose) => (insulin * glucose) / 405,
  ),
  derive("Estimated Average Glucose | Hemoglobin A1c | Nathan 2008", (a1c) => 28.7 * a1c - 46.7),
  derive("Estimated GFR | Creatinine | CKD-EPI 2021 (Inker 2021)", computeEstimatedGfr, {
    unreported: "Not calculated: the formula is for adults.",
  }),
  derive("BUN/Creatinine Ratio | Urea Nitrogen (BUN); Creatinine | Morgan 1977", divide),
  derive(
    "Anion Gap | Sodium; Chloride; Carbon Dioxide, Total | Emmett 1977",
    (sodium, chloride, bicarbonate) => sodium - chloride - bicarbonate,
  ),
  derive(
    "Calcium, Corrected | Calcium; Albumin | Payne 1973",
    (calcium, albumin) => calcium + 0.8 * (4 - albumin),
  ),
  derive(
    "Osmolality | Sodium; Glucose; Urea Nitrogen (BUN) | Dorwart 1975, without its constant",
    (sodium, glucose, urea) => 2 * sodium + glucose / 18 + urea / 2.8,
  ),
  derive("Globulin | Protein, Total; Albumin | Busher 1990", subtract),
  derive("Albumin/Globulin Ratio | Albumin; Globulin | Busher 1990", divide),
  derive("Bilirubin, Indirect | Bilirubin, Total; Bilirubin, Direct | van den Bergh 1916", subtract),
  derive("Protein Electrophoresis: Albumin | Albumin | One protein by two methods", (albumin) => albumin),
  derive(
    "Protein Electrophoresis: Gamma | Protein, Total; Albumin; Protein Electrophoresis: Alpha 1; Protein Electrophoresis: Alpha 2; Protein Electrophoresis: Beta | The bands add up to total protein",
    (total, albumin, alpha1, alpha2, beta) => total - albumin - alpha1 - alpha2 - beta,
  ),
  derive("Unsaturated Iron Binding Capacity | Iron Binding Capacity; Iron, Total | ICSH 1978", subtract),
  derive("Iron Saturation | Iron, Total; Iron Binding Capacity | ICSH 1978", computeShare),
  derive("MCV | Red Blood Cell Count; Hematocrit | Wintrobe 1929", (cells, hematocrit) =>
    cells === 0 ? null : (hematocrit / cells) * 10,
  ),
  derive(
    "MCH | Red Blood Cell Count; Hemoglobin | Wintrobe 1929",
    (cells, hemoglobin) => (cells === 0 ? null : (hemoglobin / cells) * 10),
    { moves: "MCV" },
  ),
  derive("MCHC | Hemoglobin; Hematocrit | Wintrobe 1929", computeShare),
  derive(
    "Reticulocytes, Absolute | Reticulocytes; Red Blood Cell Count | CLSI H44-A2",
    (share, cells) => cells * share * 10,
  ),
  derive(
    "Neutrophils | Lymphocytes; Monocytes; Eosinophils; Basophils | The shares add up to 100 %",
    (lymphocytes, monocytes, eosinophils, basophils) =>
      100 - lymphocytes - monocytes - eosinophils - basophils,
    { areShares: true },
  ),
  // Neutrophils make up most of the cells, so their share cannot rise as far as the count of all cells.
  derive("Neutrophils, Absolute | White Blood Cell Count; Neutrophils | CLSI H20-A2", computeCount),
  ...["Lymphocytes", "Monocytes", "Eosinophils", "Basophils", "Immature Granulocytes"].map((kind) =>
    derive(`${kind}, Absolute | ${kind}; White Blood Cell Count | CLSI H20-A2`, computeCount),
  ),
  derive(
    "CD4 Cells, Absolute | CD4 Cells; Lymphocytes, Absolute | CDC 2003, dual platform",
    (share, lymphocytes) => lymphocytes * share * 10,
  ),
  derive("INR | Prothrombin Time | Kirkwood 1983", (time) => time / MEAN_PROTHROMBIN_TIME),
  derive("Free Thyroxine Index | T4, Total; T3 Uptake | Clark 1965", computeCount),
  derive(
    "Testosterone, Free | Testosterone, Total; Sex Hormone Binding Globulin; Albumin | Vermeulen 1999",
    computeFreeTestosterone,
  ),
  derive(
    "Testosterone, Bioavailable | Testosterone, Total; Sex Hormone Binding Globulin; Albumin | Vermeulen 1999",
    computeBioavailableTestosterone,
  ),
  derive(
    "Free Androgen Index | Testosterone, Total; Sex Hormone Binding Globulin | Carter 1983",
    computeFreeAndrogenIndex,
  ),
  derive(
    "Omega-3 Fatty Acids | Docosahexaenoic Acid (DHA); Eicosapentaenoic Acid (EPA); Docosapentaenoic Acid (DPA); Alpha-Linolenic Acid | The fatty acids add up to the total",
    sumMicromoles,
  ),
  derive(
    "Omega-6 Fatty Acids | Linoleic Acid; Arachidonic Acid | The fatty acids add up to the total",
    (linoleic, arachidonic) => (linoleic + arachidonic) / 1000,
  ),
  derive("Omega-6/Omega-3 Ratio | Omega-6 Fatty Acids; Omega-3 Fatty Acids | Simopoulos 2002", divide),
  derive("Aldosterone/Renin Ratio | Aldosterone; Renin Activity | Hiramatsu 1981", divide),
  derive(
    "Kappa/Lambda Ratio, Free | Kappa Light Chains, Free; Lambda Light Chains, Free | Katzmann 2002",
    divide,
  ),
  derive(
    "Vitamin D, 25-Hydroxy, Total | Vitamin D, 25-Hydroxy, D3; Vitamin D, 25-Hydroxy, D2 | The fractions add up to the total",
    (d3, d2) => d3 + d2,
  ),
  derive(
    "PSA, Free Share | PSA, Free; PSA, Total | Catalona 1998",
    (free, total, _3, _4, _5, { sex }) => (sex === "female" || total === 0 ? null : (100 * free) / total),
    { unreported: "Not calculated: the share is interpreted in men." },
  ),
  derive("Albumin/Creatinine Ratio, Urine | Albumin, Urine; Creatinine, Urine | KDIGO 2012", computePerGram),
  derive("Protein/Creatinine Ratio, Urine | Protein, Urine; Creatinine, Urine | KDIGO 2012", computePerGram),
  // Very low-density particles hold at most about 100 mg/dL more: higher triglycerides are in chylomicrons.
  derive(
    "Cholesterol, Total | LDL Cholesterol, Calculated; HDL Cholesterol; Triglycerides",
    (ldl, hdl, triglycerides) => ldl + hdl + Math.min(triglycerides / 5, 100),
  ),
  derive("Hematocrit | Hemoglobin; MCHC", (hemoglobin, density) => (100 * hemoglobin) / density),
  derive(
    "Red Blood Cell Count | Hemoglobin; MCHC; MCV",
    (hemoglobin, density, volume) => (1000 * hemoglobin) / density / volume,
  ),
  derive("Glucose, Fasting | Glucose", (glucose) => glucose),
  // The globulins are what albumin leaves of the protein: 3 g/dL of it in most people.
  ...["Alpha 1", "Alpha 2", "Beta"].map((band) =>
    derive(
      `Protein Electrophoresis: ${band} | Protein Electrophoresis: ${band}; Protein, Total; Albumin`,
      (usual, protein, albumin) => (usual * Math.max(protein - albumin, 0)) / 3,
    ),
  ),
  derive("Iron, Total | Iron, Total; Iron Binding Capacity", (iron, capacity) =>
    Math.min(iron, 0.9 * capacity),
  ),
  // A molecule of 79.57 kDa carries two atoms of iron, so 1 mg of it carries 1.4 ug.
  derive("Transferrin | Iron Binding Capacity", (capacity) => capacity / 1.4),
  derive("Bilirubin, Direct | Bilirubin, Direct; Bilirubin, Total", (direct, total) =>
    Math.min(direct, 0.5 * total),
  ),
  derive("Lymphocytes | Lymphocytes", (share) => Math.min(share, 70)),
  derive(
    "CD3 Cells, Absolute | CD4 Cells; Lymphocytes; White Blood Cell Count; CD8 Cells, Absolute",
    (helper, lymphocytes, cells, killer) => 1.05 * ((cells * lymphocytes * helper) / 10 + killer),
  ),
  derive("C-Reactive Protein | C-Reactive Protein, High Sensitivity", (protein) => protein),
  derive("Troponin I | Troponin I, High Sensitivity", (ng) => ng / 1000),
  derive("Lipoprotein (a), Mass | Lipoprotein (a)", (moles) => moles / 2.4),
  derive("LDL Small Particle Number | LDL Small Particle Number; LDL Particle Number", (small, all) =>
    Math.min(small, 0.9 * all),
  ),
  derive("Vitamin D, 25-Hydroxy, D3 | Vitamin D, 25-Hydroxy, Total; Vitamin D, 25-Hydroxy, D2", (total, d2) =>
    Math.max(total - d2, 2),
  ),
  derive("Estrogens, Total | Estrogens, Total; Estradiol; Estrone", (all, estradiol, estrone) =>
    Math.max(all, 1.1 * (estradiol + estrone)),
  ),
  // A lab prints the total with one decimal. The free part must be less than that too.
  derive("PSA, Free | PSA, Total; PSA, Free Share", (total, share) =>
    Math.min((total * share) / 100, 0.08 * Math.round(10 * total)),
  ),
  derive(
    "Albumin, Urine | Albumin/Creatinine Ratio, Urine; Creatinine, Urine",
    (ratio, creatinine) => (ratio * creatinine) / 1000,
  ),
  derive(
    "Protein, Urine | Protein/Creatinine Ratio, Urine; Creatinine, Urine",
    (ratio, creatinine) => (ratio * creatinine) / 1000,
  ),
];

export const getCalculations = buildOnce(() => indexBy(calculations, ({ output }) => output));

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

const derive = (
  output: string,
  inputs: string,
  compute: Formula,
  source: string | null,
  more: Pick<Calculation, "moves" | "unreported" | "areShares"> = {},
): Calculation => ({ output, inputs: inputs.split("; "), compute, source, ...more });

/** The calculation of an analyte that the lab measures. */
const relate = (output: string, inputs: string, compute: Formula): Calculation =>
  derive(output, inputs, compute, null);

/** All calculations. A derived input of a derived analyte comes first. */
export const calculations: readonly Calculation[] = [
  derive(
    "VLDL Cholesterol, Calculated",
    "Triglycerides",
    (triglycerides) => (triglycerides > MAX_TRIGLYCERIDES ? null : triglycerides / 5),
    "Friedewald 1972",
    { unreported: NO_FRIEDEWALD },
  ),
  derive(
    "LDL Cholesterol, Calculated",
    "Cholesterol, Total; HDL Cholesterol; VLDL Cholesterol, Calculated",
    (total, hdl, vldl) => total - hdl - vldl,
    "Friedewald 1972",
  ),
  derive("Non-HDL Cholesterol", "Cholesterol, Total; HDL Cholesterol", subtract, "NCEP ATP III 2002"),
  derive("Cholesterol/HDL Ratio", "Cholesterol, Total; HDL Cholesterol", divide, "Castelli 1983"),
  derive("LDL/HDL Ratio", "LDL Cholesterol, Calculated; HDL Cholesterol", divide, "Castelli 1983"),
  derive("Apolipoprotein B/A-1 Ratio", "Apolipoprotein B; Apolipoprotein A-1", divide, "Walldius 2001"),
  derive(
    "Insulin Resistance (HOMA-IR)",
    "Insulin; Glucose",
    (insulin, glucose) => (insulin * glucose) / 405,
    "Matthews 1985",
  ),
  derive("Estimated Average Glucose", "Hemoglobin A1c", (a1c) => 28.7 * a1c - 46.7, "Nathan 2008"),
  derive("Estimated GFR", "Creatinine", computeEstimatedGfr, "CKD-EPI 2021 (Inker 2021)", {
    unreported: "Not calculated: the formula is for adults.",
  }),
  derive("BUN/Creatinine Ratio", "Urea Nitrogen (BUN); Creatinine", divide, "Morgan 1977"),
  derive(
    "Anion Gap",
    "Sodium; Chloride; Carbon Dioxide, Total",
    (sodium, chloride, bicarbonate) => sodium - chloride - bicarbonate,
    "Emmett 1977",
  ),
  derive(
    "Calcium, Corrected",
    "Calcium; Albumin",
    (calcium, albumin) => calcium + 0.8 * (4 - albumin),
    "Payne 1973",
  ),
  derive(
    "Osmolality",
    "Sodium; Glucose; Urea Nitrogen (BUN)",
    (sodium, glucose, urea) => 2 * sodium + glucose / 18 + urea / 2.8,
    "Dorwart 1975, without its constant",
  ),
  derive("Globulin", "Protein, Total; Albumin", subtract, "Busher 1990"),
  derive("Albumin/Globulin Ratio", "Albumin; Globulin", divide, "Busher 1990"),
  derive("Bilirubin, Indirect", "Bilirubin, Total; Bilirubin, Direct", subtract, "van den Bergh 1916"),
  derive("Protein Electrophoresis: Albumin", "Albumin", (albumin) => albumin, "One protein by two methods"),
  derive(
    "Protein Electrophoresis: Gamma",
    "Protein, Total; Albumin; Protein Electrophoresis: Alpha 1; Protein Electrophoresis: Alpha 2; Protein Electrophoresis: Beta",
    (total, albumin, alpha1, alpha2, beta) => total - albumin - alpha1 - alpha2 - beta,
    "The bands add up to total protein",
  ),
  derive("Unsaturated Iron Binding Capacity", "Iron Binding Capacity; Iron, Total", subtract, "ICSH 1978"),
  derive("Iron Saturation", "Iron, Total; Iron Binding Capacity", computeShare, "ICSH 1978"),
  derive(
    "MCV",
    "Red Blood Cell Count; Hematocrit",
    (cells, hematocrit) => (cells === 0 ? null : (hematocrit / cells) * 10),
    "Wintrobe 1929",
  ),
  derive(
    "MCH",
    "Red Blood Cell Count; Hemoglobin",
    (cells, hemoglobin) => (cells === 0 ? null : (hemoglobin / cells) * 10),
    "Wintrobe 1929",
    { moves: "MCV" },
  ),
  derive("MCHC", "Hemoglobin; Hematocrit", computeShare, "Wintrobe 1929"),
  derive(
    "Reticulocytes, Absolute",
    "Reticulocytes; Red Blood Cell Count",
    (share, cells) => cells * share * 10,
    "CLSI H44-A2",
  ),
  derive(
    "Neutrophils",
    "Lymphocytes; Monocytes; Eosinophils; Basophils",
    (lymphocytes, monocytes, eosinophils, basophils) =>
      100 - lymphocytes - monocytes - eosinophils - basophils,
    "The shares add up to 100 %",
    { areShares: true },
  ),
  ...["Neutrophils", "Lymphocytes", "Monocytes", "Eosinophils", "Basophils", "Immature Granulocytes"].map(
    (kind) =>
      // Neutrophils make up most of the cells, so their share cannot rise as far as the count of all cells.
      derive(
        `${kind}, Absolute`,
        kind === "Neutrophils" ? `White Blood Cell Count; ${kind}` : `${kind}; White Blood Cell Count`,
        computeCount,
        "CLSI H20-A2",
      ),
  ),
  derive(
    "CD4 Cells, Absolute",
    "CD4 Cells; Lymphocytes, Absolute",
    (share, lymphocytes) => lymphocytes * share * 10,
    "CDC 2003, dual platform",
  ),
  derive("INR", "Prothrombin Time", (time) => time / MEAN_PROTHROMBIN_TIME, "Kirkwood 1983"),
  derive("Free Thyroxine Index", "T4, Total; T3 Uptake", computeCount, "Clark 1965"),
  derive(
    "Testosterone, Free",
    "Testosterone, Total; Sex Hormone Binding Globulin; Albumin",
    computeFreeTestosterone,
    "Vermeulen 1999",
  ),
  derive(
    "Testosterone, Bioavailable",
    "Testosterone, Total; Sex Hormone Binding Globulin; Albumin",
    computeBioavailableTestosterone,
    "Vermeulen 1999",
  ),
  derive(
    "Free Androgen Index",
    "Testosterone, Total; Sex Hormone Binding Globulin",
    computeFreeAndrogenIndex,
    "Carter 1983",
  ),
  derive(
    "Omega-3 Fatty Acids",
    "Docosahexaenoic Acid (DHA); Eicosapentaenoic Acid (EPA); Docosapentaenoic Acid (DPA); Alpha-Linolenic Acid",
    sumMicromoles,
    "The fatty acids add up to the total",
  ),
  derive(
    "Omega-6 Fatty Acids",
    "Linoleic Acid; Arachidonic Acid",
    (linoleic, arachidonic) => (linoleic + arachidonic) / 1000,
    "The fatty acids add up to the total",
  ),
  derive("Omega-6/Omega-3 Ratio", "Omega-6 Fatty Acids; Omega-3 Fatty Acids", divide, "Simopoulos 2002"),
  derive("Aldosterone/Renin Ratio", "Aldosterone; Renin Activity", divide, "Hiramatsu 1981"),
  derive(
    "Kappa/Lambda Ratio, Free",
    "Kappa Light Chains, Free; Lambda Light Chains, Free",
    divide,
    "Katzmann 2002",
  ),
  derive(
    "Vitamin D, 25-Hydroxy, Total",
    "Vitamin D, 25-Hydroxy, D3; Vitamin D, 25-Hydroxy, D2",
    (d3, d2) => d3 + d2,
    "The fractions add up to the total",
  ),
  derive(
    "PSA, Free Share",
    "PSA, Free; PSA, Total",
    (free, total, _3, _4, _5, { sex }) => (sex === "female" || total === 0 ? null : (100 * free) / total),
    "Catalona 1998",
    { unreported: "Not calculated: the share is interpreted in men." },
  ),
  derive(
    "Albumin/Creatinine Ratio, Urine",
    "Albumin, Urine; Creatinine, Urine",
    computePerGram,
    "KDIGO 2012",
  ),
  derive(
    "Protein/Creatinine Ratio, Urine",
    "Protein, Urine; Creatinine, Urine",
    computePerGram,
    "KDIGO 2012",
  ),
  // Very low-density particles hold at most about 100 mg/dL more: higher triglycerides are in chylomicrons.
  relate(
    "Cholesterol, Total",
    "LDL Cholesterol, Calculated; HDL Cholesterol; Triglycerides",
    (ldl, hdl, triglycerides) => ldl + hdl + Math.min(triglycerides / 5, 100),
  ),
  relate("Hematocrit", "Hemoglobin; MCHC", (hemoglobin, density) => (100 * hemoglobin) / density),
  relate(
    "Red Blood Cell Count",
    "Hemoglobin; MCHC; MCV",
    (hemoglobin, density, volume) => (1000 * hemoglobin) / density / volume,
  ),
  relate("Glucose, Fasting", "Glucose", (glucose) => glucose),
  // The globulins are what albumin leaves of the protein: 3 g/dL of it in most people.
  ...["Alpha 1", "Alpha 2", "Beta"].map((band) =>
    relate(
      `Protein Electrophoresis: ${band}`,
      `Protein Electrophoresis: ${band}; Protein, Total; Albumin`,
      (usual, protein, albumin) => (usual * Math.max(protein - albumin, 0)) / 3,
    ),
  ),
  relate("Iron, Total", "Iron, Total; Iron Binding Capacity", (iron, capacity) =>
    Math.min(iron, 0.9 * capacity),
  ),
  // A molecule of 79.57 kDa carries two atoms of iron, so 1 mg of it carries 1.4 ug.
  relate("Transferrin", "Iron Binding Capacity", (capacity) => capacity / 1.4),
  relate("Bilirubin, Direct", "Bilirubin, Direct; Bilirubin, Total", (direct, total) =>
    Math.min(direct, 0.5 * total),
  ),
  relate("Lymphocytes", "Lymphocytes", (share) => Math.min(share, 70)),
  relate(
    "CD3 Cells, Absolute",
    "CD4 Cells; Lymphocytes; White Blood Cell Count; CD8 Cells, Absolute",
    (helper, lymphocytes, cells, killer) => 1.05 * ((cells * lymphocytes * helper) / 10 + killer),
  ),
  relate("C-Reactive Protein", "C-Reactive Protein, High Sensitivity", (protein) => protein),
  relate("Troponin I", "Troponin I, High Sensitivity", (ng) => ng / 1000),
  relate("Lipoprotein (a), Mass", "Lipoprotein (a)", (moles) => moles / 2.4),
  relate("LDL Small Particle Number", "LDL Small Particle Number; LDL Particle Number", (small, all) =>
    Math.min(small, 0.9 * all),
  ),
  relate(
    "Vitamin D, 25-Hydroxy, D3",
    "Vitamin D, 25-Hydroxy, Total; Vitamin D, 25-Hydroxy, D2",
    (total, d2) => Math.max(total - d2, 2),
  ),
  relate("Estrogens, Total", "Estrogens, Total; Estradiol; Estrone", (all, estradiol, estrone) =>
    Math.max(all, 1.1 * (estradiol + estrone)),
  ),
  // A lab prints the total with one decimal. The free part must be less than that too.
  relate("PSA, Free", "PSA, Total; PSA, Free Share", (total, share) =>
    Math.min((total * share) / 100, 0.08 * Math.round(10 * total)),
  ),
  relate(
    "Albumin, Urine",
    "Albumin/Creatinine Ratio, Urine; Creatinine, Urine",
    (ratio, creatinine) => (ratio * creatinine) / 1000,
  ),
  relate(
    "Protein, Urine",
    "Protein/Creatinine Ratio, Urine; Creatinine, Urine",
    (ratio, creatinine) => (ratio * creatinine) / 1000,
  ),
];

export const getCalculations = buildOnce(() => indexBy(calculations, ({ output }) => output));

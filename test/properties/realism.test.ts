/**
 * Compares generated reports with formulas of the literature and with published surveys. Nothing here imports the parameters or
 * the formulas of the mock. `FC_FACTOR=17` draws 10,000 reports and then expects every published value.
 */
import { repeat } from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { type DrawnReport, drawReports } from "../../scripts/realism/draw-reports.ts";
import {
  computeQuantile,
  correlations,
  type PublishedAnalyte,
  publishedAnalytes,
  type PublishedRow,
  tolerances,
} from "../../scripts/realism/published.ts";

type Patient = DrawnReport["patient"];

/** An analyte, what it follows from, and how. Null must not be reported. Values lie within a share, or are exact but for rounding. */
type Relation = readonly [
  output: string,
  inputs: readonly string[],
  compute: (patient: Patient, ...inputs: number[]) => number | null,
  within?: number,
];

/** Friedewald's equation does not hold above this concentration of triglycerides, in mg/dL. */
const FRIEDEWALD_LIMIT = 400;

/** GFR by the CKD-EPI equation of 2021, in mL/min/1.73 m2, from creatinine in mg/dL. */
function estimateGfr({ sex, age }: Patient, creatinine: number): number {
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

const ratio = (output: string, over: string, under: string, factor = 1): Relation => [
  output,
  [over, under],
  (_, a, b) => (factor * a) / b,
];
const total = (output: string, parts: readonly string[], factor = 1): Relation => [
  output,
  parts,
  (_, ...values) => factor * values.reduce((sum, value) => sum + value, 0),
];
const rest = (output: string, whole: string, ...parts: readonly string[]): Relation => [
  output,
  [whole, ...parts],
  (_, first, ...values) => values.reduce((left, value) => left - value, first),
];

const relations: readonly Relation[] = [
  total("Cholesterol, Total", [
    "HDL Cholesterol",
    "LDL Cholesterol, Calculated",
    "VLDL Cholesterol, Calculated",
  ]),
  ["VLDL Cholesterol, Calculated", ["Triglycerides"], (_, tg) => (tg > FRIEDEWALD_LIMIT ? null : tg / 5)],
  [
    "LDL Cholesterol, Calculated",
    ["Cholesterol, Total", "HDL Cholesterol", "Triglycerides"],
    (_, whole, hdl, tg) => (tg > FRIEDEWALD_LIMIT ? null : whole - hdl - tg / 5),
  ],
  rest("Non-HDL Cholesterol", "Cholesterol, Total", "HDL Cholesterol"),
  ratio("Cholesterol/HDL Ratio", "Cholesterol, Total", "HDL Cholesterol"),
  ratio("LDL/HDL Ratio", "LDL Cholesterol, Calculated", "HDL Cholesterol"),
  ratio("Apolipoprotein B/A-1 Ratio", "Apolipoprotein B", "Apolipoprotein A-1"),
  [
    "Insulin Resistance (HOMA-IR)",
    ["Glucose", "Insulin"],
    (_, glucose, insulin) => (glucose * insulin) / 405,
  ],
  ["Estimated Average Glucose", ["Hemoglobin A1c"], (_, a1c) => 28.7 * a1c - 46.7],
  ratio("BUN/Creatinine Ratio", "Urea Nitrogen (BUN)", "Creatinine"),
  ["Estimated GFR", ["Creatinine"], (patient, creatinine) => estimateGfr(patient, creatinine)],
  rest("Anion Gap", "Sodium", "Chloride", "Carbon Dioxide, Total"),
  rest("Globulin", "Protein, Total", "Albumin"),
  ratio("Albumin/Globulin Ratio", "Albumin", "Globulin"),
  total(
    "Protein, Total",
    ["Albumin", "Alpha 1", "Alpha 2", "Beta", "Gamma"].map((band) => `Protein Electrophoresis: ${band}`),
  ),
  total("Protein Electrophoresis: Albumin", ["Albumin"]),
  ["Calcium, Corrected", ["Calcium", "Albumin"], (_, calcium, albumin) => calcium + 0.8 * (4 - albumin)],
  [
    "Osmolality",
    ["Sodium", "Glucose", "Urea Nitrogen (BUN)"],
    (_, sodium, glucose, urea) => 2 * sodium + glucose / 18 + urea / 2.8,
  ],
  total("Bilirubin, Total", ["Bilirubin, Direct", "Bilirubin, Indirect"]),
  ratio("Iron Saturation", "Iron, Total", "Iron Binding Capacity", 100),
  rest("Unsaturated Iron Binding Capacity", "Iron Binding Capacity", "Iron, Total"),
  // 25.1 umol/g of transferrin (Gambino, Clin Chem 1997;43:2408); assays scatter.
  ["Iron Binding Capacity", ["Transferrin"], (_, transferrin) => 1.4 * transferrin, 0.06],
  ratio("MCV", "Hematocrit", "Red Blood Cell Count", 10),
  ratio("MCH", "Hemoglobin", "Red Blood Cell Count", 10),
  ratio("MCHC", "Hemoglobin", "Hematocrit", 100),
  [
    "Reticulocytes, Absolute",
    ["Reticulocytes", "Red Blood Cell Count"],
    (_, share, count) => 10 * share * count,
  ],
  [
    "Neutrophils",
    ["Lymphocytes", "Monocytes", "Eosinophils", "Basophils"],
    (_, ...others) => others.reduce((left, share) => left - share, 100),
  ],
  ...cells.map((cell): Relation => [
    `${cell}, Absolute`,
    [cell, "White Blood Cell Count"],
    (_, share, count) => (share * count) / 100,
  ]),
  ["CD4 Cells, Absolute", ["CD4 Cells", "Lymphocytes, Absolute"], (_, share, count) => 10 * share * count],
  ["INR", ["Prothrombin Time"], (_, time) => time / 10.3],
  ["Free Thyroxine Index", ["T4, Total", "T3 Uptake"], (_, thyroxine, uptake) => (thyroxine * uptake) / 100],
  [
    "Testosterone, Free",
    ["Testosterone, Total", "Sex Hormone Binding Globulin", "Albumin"],
    (_, whole, shbg, albumin) => computeFreeTestosterone(whole, shbg, albumin) * 288.42 * 1e9,
  ],
  [
    "Testosterone, Bioavailable",
    ["Testosterone, Total", "Sex Hormone Binding Globulin", "Albumin"],
    (_, whole, shbg, albumin) =>
      computeFreeTestosterone(whole, shbg, albumin) * looseFactor(albumin) * 288.42 * 1e8,
  ],
  ratio("Free Androgen Index", "Testosterone, Total", "Sex Hormone Binding Globulin", 1000 / 288.42),
  total(
    "Omega-3 Fatty Acids",
    [
      "Alpha-Linolenic Acid",
      "Eicosapentaenoic Acid (EPA)",
      "Docosapentaenoic Acid (DPA)",
      "Docosahexaenoic Acid (DHA)",
    ],
    1 / 1000,
  ),
  total("Omega-6 Fatty Acids", ["Linoleic Acid", "Arachidonic Acid"], 1 / 1000),
  ratio("Omega-6/Omega-3 Ratio", "Omega-6 Fatty Acids", "Omega-3 Fatty Acids"),
  ratio("Kappa/Lambda Ratio, Free", "Kappa Light Chains, Free", "Lambda Light Chains, Free"),
  ratio("Aldosterone/Renin Ratio", "Aldosterone", "Renin Activity"),
  total("Vitamin D, 25-Hydroxy, Total", ["Vitamin D, 25-Hydroxy, D3", "Vitamin D, 25-Hydroxy, D2"]),
  [
    "PSA, Free Share",
    ["PSA, Free", "PSA, Total"],
    ({ sex }, free, whole) => (sex === "female" ? null : (100 * free) / whole),
  ],
  ratio("Albumin/Creatinine Ratio, Urine", "Albumin, Urine", "Creatinine, Urine", 1000),
  ratio("Protein/Creatinine Ratio, Urine", "Protein, Urine", "Creatinine, Urine", 1000),
];

/** Returns what is wrong with a relation in a report, null when it holds, and undefined when an input is missing. */
function findBreach([output, names, compute, within = 0]: Relation, { patient, values }: DrawnReport) {
  const inputs = names.map((name) => values.get(name)?.value);
  if (!inputs.every((value) => value !== undefined)) return undefined;
  const expected = compute(patient, ...inputs);
  const printed = values.get(output);
  const breach = `${output} ${printed?.value}, expected ${expected} (${inputs.join(", ")}; ${patient.sex}, ${patient.age})`;
  if (expected === null || printed === undefined) return expected === null && !printed ? null : breach;
  const allowed =
    0.5 * 10 ** -printed.decimals + within * Math.abs(expected) + 1e-9 * Math.max(1, Math.abs(expected));
  return Math.abs(printed.value - expected) <= allowed ? null : breach;
}

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function computeDeviation(values: readonly number[]): number {
  const mean = computeMean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** Estimates the published standard deviation from quantiles; from the printed one where no quantiles say it. */
function computePublishedSpread({ quantiles, sd }: PublishedRow, scale: (value: number) => number): number {
  const at = (share: number) => scale(quantiles.find((one) => one.share === share)?.value ?? NaN);
  const [wide, narrow] = [(at(0.95) - at(0.05)) / 3.29, (at(0.75) - at(0.25)) / 1.349];
  return Number.isNaN(wide) ? (Number.isNaN(narrow) ? (sd ?? NaN) : narrow) : wide;
}

/**
 * Compares the values of one group with the published ones, and returns what is compared and whether it is met. Differences
 * are counted in published standard deviations. Both sides are rounded, so the nearest values within half a step count.
 */
function compareRow(
  { scale: kind, tolerance }: Pick<PublishedAnalyte, "scale" | "tolerance">,
  row: PublishedRow,
  values: readonly number[],
  decimals: number,
): { readonly statistic: string; readonly met: boolean; readonly generated: number }[] {
  const limits = tolerances[tolerance];
  const step = 0.5 * 10 ** -decimals;
  // Values print as 0 where they are below the first step.
  const scale = (value: number) => (kind === "log" ? Math.log(Math.max(value, step)) : value);
  const published = computePublishedSpread(row, scale);
  const spread = Number.isNaN(published) ? computeDeviation(values.map(scale)) : published;
  const measure = (statistic: string, expected: number, generated: number, limit: number) => {
    const gap = Math.max(0, Math.abs(generated - expected) - step);
    const nearest = expected + Math.sign(generated - expected) * gap;
    return { statistic, generated, met: Math.abs(scale(nearest) - scale(expected)) / spread <= limit };
  };
  const sorted = values.toSorted((a, b) => a - b);
  const compared = row.quantiles.map(({ share, value }) => {
    const limit = share >= 0.25 && share <= 0.75 ? limits.center : limits.tail;
    return measure(`p${Number((share * 100).toFixed(1))}`, value, computeQuantile(sorted, share), limit);
  });
  if (row.mean !== null) compared.push(measure("mean", row.mean, computeMean(values), limits.mean));
  if (row.sd !== null) {
    const generated = computeDeviation(values);
    const ratio = Math.max(generated / row.sd, row.sd / generated);
    compared.push({ statistic: "sd", generated, met: ratio <= limits.sdRatio });
  }
  return compared;
}

/** Compares all groups of an analyte. Fewer than 100 values say nothing about tails. */
function compareAnalyte(analyte: PublishedAnalyte, reports: readonly DrawnReport[]) {
  return analyte.rows.map((row) => {
    const { sex, from, to } = row;
    const found = reports
      .filter(
        ({ patient }) => (sex ?? patient.sex) === patient.sex && patient.age >= from && patient.age <= to,
      )
      .flatMap(({ values }) => values.get(analyte.name) ?? []);
    const values = found.map(({ value }) => value);
    return values.length < 100 ? [] : compareRow(analyte, row, values, found[0]?.decimals ?? 0);
  });
}

/** Ranks values from 1. Equal values share the mean of their ranks. */
function rankValues(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Computes Spearman's coefficient: the correlation of ranks. */
function computeRankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [rankValues(pairs.map(([x]) => x)), rankValues(pairs.map(([, y]) => y))];
  const [meanX, meanY] = [computeMean(xs), computeMean(ys)];
  const products = xs.map((x, index) => (x - meanX) * ((ys[index] ?? NaN) - meanY));
  return (
    computeMean(products) / (computeDeviation(xs) * computeDeviation(ys) * ((xs.length - 1) / xs.length))
  );
}

const names = [
  ...publishedAnalytes.map(({ name }) => name),
  ...correlations.flatMap(({ pair }) => pair),
  ...relations.flatMap(([output, inputs]) => [output, ...inputs]),
];
const isFull = repeat(600) >= 6000;
const reports = drawReports("realism", repeat(600), names);

describe("reports of many patients", () => {
  it("[REAL-1] obey all relations", () => {
    for (const relation of relations) {
      const found = reports.map((report) => findBreach(relation, report));
      expect(found.find((one) => typeof one === "string")).toBeUndefined();
      expect(found.filter((one) => one === null).length, relation[0]).toBeGreaterThan(500);
    }
  });

  it("[REAL-2] have the published percentiles by sex and age", () => {
    const compared = publishedAnalytes.map((analyte) => ({
      analyte,
      rows: compareAnalyte(analyte, reports),
    }));
    if (isFull) {
      const missed = compared.flatMap(({ analyte: { name }, rows }) =>
        rows.flatMap((row, group) =>
          row.length === 0
            ? [{ name, group, statistic: "too few values" }]
            : row.flatMap((one) => (one.met ? [] : { name, group, ...one })),
        ),
      );
      expect(missed).toEqual([]);
    }
    // In a hundred people, medians are near; one group of six may be off by chance.
    const near = compared.filter(
      ({ rows }) =>
        rows.filter((row) => row.some(({ statistic, met }) => statistic === "p50" && met)).length >= 5,
    );
    expect(new Set(near.map(({ analyte }) => analyte.name)).size).toBeGreaterThanOrEqual(60);
  });

  it("[REAL-3] have the signs and sizes of known correlations", () => {
    const missed = correlations.flatMap(({ pair, expected }) => {
      const [x = "", y = ""] = pair;
      const generated = computeRankCorrelation(
        reports.flatMap(({ values }) => {
          const [one, other] = [values.get(x), values.get(y)];
          return one === undefined || other === undefined ? [] : [[one.value, other.value] as const];
        }),
      );
      const [low = NaN, high = NaN] = expected;
      return generated >= low && generated <= high ? [] : `${pair.join(" and ")}: ${generated}`;
    });
    expect(missed).toEqual([]);
  });
});

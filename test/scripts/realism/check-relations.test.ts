import { describe, expect, it } from "vitest";
import { getAnalytes } from "../../../mock/catalog/labs/analytes.ts";
import { findBreach, RelationCounter } from "../../../scripts/realism/check-relations.ts";
import { relations } from "../../../scripts/realism/relations.ts";
import type { DrawnReport } from "../../../scripts/realism/report.ts";

/** Builds a report from printed numbers. */
function buildReport(
  printed: Readonly<Record<string, string>>,
  patient: DrawnReport["patient"] = { sex: "female", age: 50 },
) {
  const values = Object.entries(printed).map(([name, text]) => {
    const decimals = text.split(".")[1]?.length ?? 0;
    return [name, { value: Number(text), decimals }] as const;
  });
  return { patient, values: new Map(values) } satisfies DrawnReport;
}

function check(output: string, printed: Readonly<Record<string, string>>) {
  const found = relations.filter((one) => one.output === output);
  return found.map((relation) => findBreach(relation, buildReport(printed)));
}

describe("relations", () => {
  it("name analytes of the catalog", () => {
    const names = new Set(getAnalytes().map(({ name }) => name));
    const used = relations.flatMap(({ output, inputs }) => [output, ...inputs]);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  // Each output is computed by hand from the inputs. The second value is one printed step off.
  it.each([
    [
      "Cholesterol, Total",
      "200",
      "201",
      { "HDL Cholesterol": "50", "LDL Cholesterol, Calculated": "130", "VLDL Cholesterol, Calculated": "20" },
    ],
    ["VLDL Cholesterol, Calculated", "25", "26", { Triglycerides: "125" }],
    [
      "LDL Cholesterol, Calculated",
      "125",
      "124",
      { "Cholesterol, Total": "200", "HDL Cholesterol": "50", Triglycerides: "125" },
    ],
    ["Non-HDL Cholesterol", "150", "149", { "Cholesterol, Total": "200", "HDL Cholesterol": "50" }],
    ["Cholesterol/HDL Ratio", "4.1", "4.0", { "Cholesterol, Total": "205", "HDL Cholesterol": "50" }],
    ["LDL/HDL Ratio", "2.6", "2.5", { "LDL Cholesterol, Calculated": "130", "HDL Cholesterol": "50" }],
    [
      "Apolipoprotein B/A-1 Ratio",
      "0.67",
      "0.66",
      { "Apolipoprotein B": "100", "Apolipoprotein A-1": "150" },
    ],
    // 90 x 9 / 405 = 2.
    ["Insulin Resistance (HOMA-IR)", "2.0", "2.1", { Glucose: "90", Insulin: "9.0" }],
    // 28.7 x 6 - 46.7 = 125.5.
    ["Estimated Average Glucose", "126", "127", { "Hemoglobin A1c": "6.0" }],
    ["BUN/Creatinine Ratio", "18", "19", { "Urea Nitrogen (BUN)": "14", Creatinine: "0.80" }],
    // 142 x (0.8 / 0.7)^-1.2 x 0.9938^50 x 1.012 = 89.7 for a woman of 50.
    ["Estimated GFR", "90", "91", { Creatinine: "0.80" }],
    ["Anion Gap", "12", "13", { Sodium: "140", Chloride: "103", "Carbon Dioxide, Total": "25" }],
    ["Globulin", "2.7", "2.8", { "Protein, Total": "7.0", Albumin: "4.3" }],
    ["Albumin/Globulin Ratio", "1.6", "1.7", { Albumin: "4.3", Globulin: "2.7" }],
    ["Bilirubin, Total", "0.7", "0.8", { "Bilirubin, Direct": "0.2", "Bilirubin, Indirect": "0.5" }],
    ["Iron Saturation", "25", "26", { "Iron, Total": "80", "Iron Binding Capacity": "320" }],
    [
      "Unsaturated Iron Binding Capacity",
      "240",
      "241",
      { "Iron, Total": "80", "Iron Binding Capacity": "320" },
    ],
    ["Iron Binding Capacity", "350", "380", { Transferrin: "250" }],
    ["MCV", "90.0", "90.1", { Hematocrit: "40.5", "Red Blood Cell Count": "4.50" }],
    ["MCH", "30.0", "30.1", { Hemoglobin: "13.5", "Red Blood Cell Count": "4.50" }],
    ["MCHC", "33.3", "33.4", { Hemoglobin: "13.5", Hematocrit: "40.5" }],
    ["Reticulocytes, Absolute", "68", "69", { Reticulocytes: "1.5", "Red Blood Cell Count": "4.50" }],
    ["Neutrophils", "57", "58", { Lymphocytes: "31", Monocytes: "8", Eosinophils: "3", Basophils: "1" }],
    ["Neutrophils, Absolute", "3.99", "4.00", { Neutrophils: "57", "White Blood Cell Count": "7.0" }],
    ["Free Thyroxine Index", "2.4", "2.5", { "T4, Total": "8.0", "T3 Uptake": "30" }],
    [
      "Free Androgen Index",
      "44.4",
      "44.6",
      { "Testosterone, Total": "410", "Sex Hormone Binding Globulin": "32" },
    ],
    [
      "Omega-6/Omega-3 Ratio",
      "12.5",
      "13.5",
      { "Omega-6 Fatty Acids": "4.00", "Omega-3 Fatty Acids": "0.32" },
    ],
    [
      "Kappa/Lambda Ratio, Free",
      "1.20",
      "1.21",
      { "Kappa Light Chains, Free": "12.0", "Lambda Light Chains, Free": "10.0" },
    ],
    [
      "Vitamin D, 25-Hydroxy, Total",
      "32",
      "33",
      { "Vitamin D, 25-Hydroxy, D3": "30", "Vitamin D, 25-Hydroxy, D2": "2" },
    ],
    ["Albumin/Creatinine Ratio, Urine", "10", "11", { "Albumin, Urine": "1.2", "Creatinine, Urine": "120" }],
  ])("%s is %s and not %s", (output, right, wrong, inputs) => {
    expect(check(output, { ...inputs, [output]: right })).toContain(null);
    expect(check(output, { ...inputs, [output]: right }).filter((one) => typeof one === "string")).toEqual(
      [],
    );
    expect(
      check(output, { ...inputs, [output]: wrong }).filter((one) => typeof one === "string"),
    ).toHaveLength(1);
  });

  it("have a free share of PSA in men only", () => {
    const relation = relations.find(({ output }) => output === "PSA, Free Share");
    if (relation === undefined) throw new Error("The relation is missing.");
    const inputs = { "PSA, Free": "0.50", "PSA, Total": "2.0" };
    const find = (sex: "male" | "female", share: Record<string, string>) =>
      findBreach(relation, buildReport({ ...inputs, ...share }, { sex, age: 60 }));
    expect([find("male", { "PSA, Free Share": "25" }), find("female", {})]).toEqual([null, null]);
    expect(find("male", { "PSA, Free Share": "26" })).toMatch(/expected 25/);
    expect(find("female", { "PSA, Free Share": "25" })).toMatch(/must not be reported/);
  });

  it("compute free testosterone by mass action", () => {
    // 400 ng/dL are 13.87 nmol/L. With f nmol/L free, 22.43 f are bound to 4.3 g/dL of albumin and 30 f / (1 + f) to SHBG.
    // f = 0.298 solves 23.43 f + 30 f / (1 + f) = 13.87: 86.0 pg/mL free, and 23.43 f = 201 ng/dL not bound to SHBG.
    const inputs = { "Testosterone, Total": "400", "Sex Hormone Binding Globulin": "30", Albumin: "4.3" };
    expect(check("Testosterone, Free", { ...inputs, "Testosterone, Free": "86" })).toEqual([null]);
    expect(check("Testosterone, Free", { ...inputs, "Testosterone, Free": "84" })).not.toEqual([null]);
    expect(check("Testosterone, Bioavailable", { ...inputs, "Testosterone, Bioavailable": "201" })).toEqual([
      null,
    ]);
    expect(
      check("Testosterone, Bioavailable", { ...inputs, "Testosterone, Bioavailable": "203" }),
    ).not.toEqual([null]);
  });

  it("report no calculated LDL above 400 mg/dL of triglycerides", () => {
    const inputs = { "Cholesterol, Total": "250", "HDL Cholesterol": "35", Triglycerides: "401" };
    expect(check("LDL Cholesterol, Calculated", inputs)).toEqual([null]);
    expect(check("LDL Cholesterol, Calculated", { ...inputs, "LDL Cholesterol, Calculated": "135" })).toEqual(
      [expect.stringContaining("must not be reported")],
    );
  });
});

describe("RelationCounter", () => {
  it("counts reports with all inputs, breaches and missing outputs", () => {
    const counter = new RelationCounter(relations.filter(({ output }) => output === "Globulin"));
    counter.add(buildReport({ "Protein, Total": "7.0", Albumin: "4.3", Globulin: "2.7" }));
    counter.add(buildReport({ "Protein, Total": "7.0", Albumin: "4.3", Globulin: "2.5" }));
    counter.add(buildReport({ "Protein, Total": "7.0", Albumin: "4.3" }));
    counter.add(buildReport({ "Protein, Total": "7.0", Globulin: "2.7" }));
    expect(counter.results).toMatchObject([
      { checked: 3, breaches: 2, example: expect.stringContaining("Globulin 2.5, expected 2.7") },
    ]);
  });
});

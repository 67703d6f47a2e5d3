import { describe, expect, it } from "vitest";
import { getAnalytesByName } from "../../../../mock/catalog/labs/analytes.ts";
import { conditions } from "../../../../mock/catalog/labs/conditions.ts";
import { calculations, getCalculations } from "../../../../mock/catalog/labs/derived-analytes.ts";
import { getDistributions } from "../../../../mock/catalog/labs/distributions.ts";

const woman = (age: number) => ({ sex: "female", age }) as const;
const man = (age: number) => ({ sex: "male", age }) as const;

/** Computes an output from its inputs, rounded as the catalog prints it. */
function compute(
  output: string,
  inputs: readonly number[],
  patient = man(40) as { sex: "male" | "female"; age: number },
) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = inputs;
  const value = getCalculations().get(output)?.compute(a, b, c, d, e, patient);
  // Halves round up.
  return value == null ? value : (value + 1e-9).toFixed(getAnalytesByName().get(output)?.decimals ?? 0);
}

describe("[RES-1] a formula", () => {
  // Worked examples by hand, and tables that the authors published (eAG, eGFR).
  it.each([
    ["VLDL Cholesterol, Calculated", [150], "30"],
    ["VLDL Cholesterol, Calculated", [400], "80"],
    ["LDL Cholesterol, Calculated", [200, 50, 30], "120"],
    ["Non-HDL Cholesterol", [200, 50], "150"],
    ["Cholesterol/HDL Ratio", [200, 50], "4.0"],
    ["LDL/HDL Ratio", [120, 50], "2.4"],
    ["Apolipoprotein B/A-1 Ratio", [90, 150], "0.60"],
    ["Insulin Resistance (HOMA-IR)", [9, 90], "2.0"],
    ["Estimated Average Glucose", [6], "126"],
    ["Estimated Average Glucose", [7], "154"],
    ["Estimated Average Glucose", [12], "298"],
    ["BUN/Creatinine Ratio", [14, 0.7], "20"],
    ["Anion Gap", [140, 104, 24], "12"],
    ["Globulin", [7, 4.2], "2.8"],
    ["Albumin/Globulin Ratio", [4.2, 2.8], "1.5"],
    ["Bilirubin, Indirect", [0.7, 0.2], "0.5"],
    ["Protein Electrophoresis: Albumin", [4.2], "4.2"],
    ["Protein Electrophoresis: Gamma", [7.1, 4.2, 0.2, 0.7, 0.9], "1.1"],
    ["Calcium, Corrected", [8.6, 3], "9.4"],
    ["Osmolality", [140, 90, 14], "290"],
    ["Unsaturated Iron Binding Capacity", [340, 85], "255"],
    ["Iron Saturation", [85, 340], "25"],
    ["MCV", [5, 45], "90.0"],
    ["MCH", [5, 15], "30.0"],
    ["MCHC", [15, 45], "33.3"],
    ["Reticulocytes, Absolute", [1.5, 5], "75"],
    ["Neutrophils", [30, 8, 3, 1], "58"],
    ["Neutrophils, Absolute", [58, 6], "3.48"],
    ["CD4 Cells, Absolute", [45, 2], "900"],
    ["INR", [10.3], "1.0"],
    ["Free Thyroxine Index", [8, 30], "2.4"],
    ["Testosterone, Free", [500, 40, 4.3], "93.2"],
    ["Testosterone, Free", [25, 60, 4.3], "3.0"],
    ["Testosterone, Bioavailable", [500, 40, 4.3], "218.3"],
    // 500 ng/dL are 17.34 nmol/L.
    ["Free Androgen Index", [500, 30], "57.8"],
    ["Free Androgen Index", [24, 52], "1.6"],
    ["Omega-3 Fatty Acids", [120, 40, 60, 80], "0.30"],
    ["Omega-6 Fatty Acids", [3000, 900], "3.90"],
    ["Omega-6/Omega-3 Ratio", [3.9, 0.3], "13.0"],
    ["Aldosterone/Renin Ratio", [10, 2], "5.0"],
    ["Kappa/Lambda Ratio, Free", [12, 16], "0.75"],
    ["Vitamin D, 25-Hydroxy, Total", [30, 4], "34"],
    ["PSA, Free Share", [0.5, 2], "25"],
    ["PSA, Free", [2.04, 25], "0.51"],
    // The total is printed as 0.1.
    ["PSA, Free", [0.149, 78], "0.08"],
    ["Albumin/Creatinine Ratio, Urine", [3, 100], "30"],
    ["Protein/Creatinine Ratio, Urine", [12, 80], "150"],
  ])("of %s computes %j as %s", (output, inputs, expected) => {
    expect(compute(output, inputs)).toBe(expected);
  });

  it("of the estimated GFR depends on age and sex, and is for adults", () => {
    const results = [
      compute("Estimated GFR", [1], man(50)),
      compute("Estimated GFR", [0.8], woman(60)),
      compute("Estimated GFR", [0.6], woman(30)),
      compute("Estimated GFR", [1.8], man(75)),
      compute("Estimated GFR", [0.6], woman(17)),
    ];
    expect(results).toEqual(["92", "84", "124", "39", null]);
  });
});

describe("the tables of analytes", () => {
  it("name analytes of the catalog, and inputs before outputs", () => {
    const catalog = getAnalytesByName();
    const names = calculations.flatMap(({ output, inputs, moves = output }) => [output, ...inputs, moves]);
    const used = [...names, ...getDistributions().keys(), ...conditions.map(({ criterion }) => criterion)];
    expect(used.filter((name) => !catalog.has(name))).toEqual([]);
    const derived = calculations.filter(({ source }) => source !== null);
    const outputs = derived.map(({ output }) => output);
    const late = derived.filter(({ inputs }, place) =>
      inputs.some((input) => outputs.indexOf(input) > place),
    );
    expect(late).toEqual([]);
  });

  it("have rising percentiles, and shares of the variance that add up to 1", () => {
    for (const [name, { male, female, within }] of getDistributions()) {
      for (const { values } of [...male.ages, ...female.ages])
        expect(
          values.toSorted((a, b) => a - b),
          name,
        ).toEqual(values);
      const shares = [male.own, female.own];
      expect([shares.every((own) => own > 0 && own <= 1), within > 0 && within < 1], name).toEqual([
        true,
        true,
      ]);
    }
  });
});

import { describe, expect, it } from "vitest";
import { getAnalytesByName } from "../../../../mock/catalog/labs/analytes.ts";
import { conditions } from "../../../../mock/catalog/labs/conditions.ts";
import { calculations, getCalculations } from "../../../../mock/catalog/labs/derived-analytes.ts";
import { getDistributions } from "../../../../mock/catalog/labs/distributions.ts";

it.each([
  ["VLDL Cholesterol, Calculated", 400, 80],
  // The total is printed as 0.1, and the free part is less.
  ["PSA, Free", 0.149, 0.08],
])("[RES-1] the limit of a formula: %s from %d", (output, input, expected) => {
  const patient = { sex: "male", age: 40 } as const;
  expect(getCalculations().get(output)?.compute(input, 78, 0, 0, 0, patient)).toBeCloseTo(expected, 9);
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

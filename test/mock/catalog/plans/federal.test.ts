import { describe, expect, it } from "vitest";
import { states } from "../../../../mock/catalog/geo/states.ts";
import { getPayorCompany } from "../../../../mock/catalog/plans/companies.ts";
import { findFederalPlan, federalPlans, isProgram } from "../../../../mock/catalog/plans/federal.ts";

const served = states.filter(({ kind }) => kind === "state" || kind === "district").map(({ code }) => code);

describe("federal plans", () => {
  it("[INS-2] are one per program for each state and the district, each with its own code", () => {
    expect(served).toHaveLength(51);
    for (const program of ["MEDFED", "MAIDFED"] as const) {
      const plans = federalPlans.filter((each) => each.program === program);
      expect(plans.map(({ state }) => state).toSorted()).toEqual(served.toSorted());
      for (const plan of plans) expect(findFederalPlan(program, plan.state)).toBe(plan);
    }
    expect(new Set(federalPlans.map(({ payor_code }) => payor_code)).size).toBe(102);
    expect(new Set(federalPlans.map(({ company }) => company)).size).toBe(102);
  });

  it("[INS-2] have two general codes, which are not codes of plans", () => {
    expect(federalPlans.filter(({ payor_code }) => isProgram(payor_code))).toEqual([]);
    expect(["MEDFED", "MAIDFED", "medfed", "toString", ""].map(isProgram)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(findFederalPlan("MEDFED", "PR")).toBeUndefined();
  });
});

it("[INS-1] the company behind a payor code of a federal plan is in the plan's state", () => {
  for (const { payor_code, state, company } of federalPlans) {
    expect(getPayorCompany(payor_code)).toMatchObject({ name: company, state });
  }
});

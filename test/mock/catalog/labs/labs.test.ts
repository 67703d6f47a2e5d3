import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { labs, getLabsById, getLabsBySlug } from "../../../../mock/catalog/labs/labs.ts";
import { listStatesExcept, usStates } from "../../../../mock/catalog/geo/states.ts";
import { computeTestCode } from "../../../../mock/catalog/labs/test-code.ts";
import { serviceCenterNetworks } from "../../../../mock/catalog/service-centers/networks.ts";

describe("the labs", () => {
  it("with service centers have centers that accept only billing types of the lab", () => {
    expect(serviceCenterNetworks.map(({ lab_id }) => lab_id)).toEqual(
      labs.filter(({ central }) => central).map(({ id }) => id),
    );
    for (const { lab_id, billTypes } of serviceCenterNetworks) {
      const taken = Object.entries(getLabsById().get(lab_id)!.billing).filter(
        ([, states]) => states.length > 0,
      );
      expect(taken.map(([type]) => type).toSorted()).toEqual(Object.keys(billTypes).toSorted());
    }
  });

  it("allow billing types in the fifty states, one of them not in New York, New Jersey and Rhode Island", () => {
    expect(new Set(usStates).size).toBe(50);
    expect(usStates).not.toContain("DC");
    for (const { billing } of labs)
      for (const states of Object.values(billing))
        expect(states.filter((state) => !usStates.includes(state))).toEqual([]);
    expect(getLabsBySlug().get("pinemoor_diagnostics")?.billing.client_bill).toEqual(
      listStatesExcept("NY", "NJ", "RI"),
    );
    expect(listStatesExcept("NY", "NJ", "RI")).toHaveLength(47);
  });

  it("have unique test codes in their own format", () => {
    for (const lab of labs) {
      const codes = Array.from({ length: 100_000 }, (_, number) => computeTestCode(lab, number * 9 + 1));
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes[5]).toMatch(/^(\d{6}|[A-Z]{5}|[A-Z]+-\d{6})$/);
    }
  });

  it("include the notice that LOINC requires", () => {
    const notice = readFileSync(new URL("../../../../mock/catalog/labs/NOTICE.md", import.meta.url), "utf8");
    const words = notice.replaceAll(/[>\s]+/g, " ");
    expect(words).toContain("This material contains content from LOINC (http://loinc.org).");
    expect(words).toContain("available at no cost under the license at http://loinc.org/license");
    expect(words).toContain("LOINC® is a registered United States trademark of Regenstrief Institute, Inc.");
  });
});

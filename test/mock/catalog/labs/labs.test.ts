import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { labs, getLabsBySlug } from "../../../../mock/catalog/labs/labs.ts";
import { listStatesExcept, usStates } from "../../../../mock/catalog/geo/states.ts";

describe("the labs", () => {
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

  it("include the notice that LOINC requires", () => {
    const notice = readFileSync(new URL("../../../../mock/catalog/labs/NOTICE.md", import.meta.url), "utf8");
    const words = notice.replaceAll(/[>\s]+/g, " ");
    expect(words).toContain("This material contains content from LOINC (http://loinc.org).");
    expect(words).toContain("available at no cost under the license at http://loinc.org/license");
    expect(words).toContain("LOINC® is a registered United States trademark of Regenstrief Institute, Inc.");
  });
});

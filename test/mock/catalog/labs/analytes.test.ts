import { describe, expect, it } from "vitest";
import {
  getAnalytes,
  getAnalytesByLoinc,
  getAnalytesByName,
  type Analyte,
  type ReferenceRange,
} from "../../../../mock/catalog/labs/analytes.ts";

/** Computes LOINC's check digit: doubles every other digit from the right and adds up all digits, modulo ten. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(value / 10) + (value % 10);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

const measured = (analyte: Analyte) => analyte.result_type === "numeric" || analyte.result_type === "range";

/** Lists every numeric bound of the reference ranges of an analyte. */
const bounds = (ranges: readonly ReferenceRange[]) =>
  ranges.flatMap(({ low, high }) => [low, high]).filter((bound) => bound !== null);

const all = getAnalytes();
const numeric = all.filter(measured);

describe("the catalog of analytes", () => {
  it("gives each analyte its own name, slug and LOINC code", () => {
    expect(getAnalytesByName().size).toBe(all.length);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    expect(getAnalytesByLoinc().size).toBe(all.length);
    expect(new Set(all.map(({ loinc }) => loinc.slug)).size).toBe(all.length);
    for (const { slug, loinc } of all) {
      expect(slug).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
      expect(loinc.slug).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    }
  });

  it("uses codes with a correct check digit", () => {
    for (const { loinc } of all) {
      const [digits, check] = loinc.code.split("-");
      expect([loinc.code, checkDigit(digits!)]).toEqual([loinc.code, Number(check)]);
      expect(loinc.id).toBe(Number(digits));
    }
  });

  it("has each low bound below the high bound, within the plausible range", () => {
    for (const { name, reference, plausible } of numeric) {
      expect([name, reference.length]).not.toContain(0);
      expect([name, plausible!.low < plausible!.high]).toEqual([name, true]);
      for (const { low, high } of reference) {
        expect([name, low, high]).not.toEqual([name, null, null]);
        expect([name, (low ?? -Infinity) < (high ?? Infinity)]).toEqual([name, true]);
      }
      for (const bound of bounds(reference)) {
        expect([name, bound <= plausible!.high]).toEqual([name, true]);
      }
      for (const { low } of reference)
        expect([name, (low ?? Infinity) >= plausible!.low]).toEqual([name, true]);
    }
  });

  it("marks as critical only values outside the expected range and within the plausible range", () => {
    const critical = numeric.filter((analyte) => analyte.critical !== null);
    expect(critical.length).toBeGreaterThan(30);
    for (const { name, critical: limits, reference, plausible } of critical) {
      for (const { low, high } of reference) {
        expect([name, (limits!.low ?? -Infinity) < (low ?? high!)]).toEqual([name, true]);
        expect([name, (limits!.high ?? Infinity) > (high ?? low!)]).toEqual([name, true]);
      }
      expect([name, (limits!.low ?? plausible!.low) >= plausible!.low]).toEqual([name, true]);
      expect([name, (limits!.high ?? plausible!.high) <= plausible!.high]).toEqual([name, true]);
    }
    for (const name of ["Potassium", "Glucose", "Hemoglobin", "Sodium"])
      expect(getAnalytesByName().get(name)?.critical).toMatchObject({
        low: expect.any(Number),
        high: expect.any(Number),
      });
  });

  it("splits ranges by sex where it matters, with one entry per sex", () => {
    for (const { name, reference } of numeric) {
      const sexes = reference.map(({ sex }) => sex);
      expect([name, new Set(sexes).size]).toEqual([name, sexes.length]);
      expect([name, sexes.length > 1 && sexes.includes(null)]).toEqual([name, false]);
    }
    expect(
      getAnalytesByName()
        .get("Hemoglobin")
        ?.reference.map(({ sex }) => sex),
    ).toEqual(["male", "female"]);
  });
});

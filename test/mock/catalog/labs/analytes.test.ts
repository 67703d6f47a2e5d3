import { describe, expect, it } from "vitest";
import {
  getAnalytes,
  getAnalytesByLoinc,
  getAnalytesByName,
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

const all = getAnalytes();

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

  it("has the bounds of each range in order: plausible, critical and expected ones; those of a sex have no other beside them", () => {
    const wrong = all.flatMap(({ name, reference, critical, plausible }) =>
      reference.flatMap(({ sex, low, high }) => {
        const inner = [critical?.low, low, high, critical?.high].filter((bound) => bound != null);
        const outer = [plausible!.low, ...inner, plausible!.high];
        const isOrdered = outer.every((bound, at) => at === 0 || bound >= outer[at - 1]!);
        const isAlone = sex !== null || reference.length === 1;
        return isOrdered && isAlone && new Set(inner).size === inner.length
          ? []
          : `${name} ${outer.join(" ")}`;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

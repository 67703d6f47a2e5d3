import { describe, expect, it } from "vitest";
import {
  getAnalytes,
  getAnalytesByLoinc,
  getAnalytesByName,
  type Analyte,
  type ReferenceRange,
} from "../../../../mock/catalog/labs/analytes.ts";
import { parseAnalytes } from "../../../../mock/catalog/labs/parse-analytes.ts";

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

const families: Readonly<Record<string, RegExp>> = {
  mass: /^(g|mg|ug|ng|pg)\/(dL|L|mL)(\{FEU\})?$/,
  substance: /^(mmol|umol|nmol|pmol)\/L$/,
  activity: /^(U|RU|\[IU\]|m\[IU\]|u\[IU\]|k\[IU\]|\[GPL'U\]|\[MPL'U\])\/(L|mL)$/,
  rate: /^(ng\/mL\/h|mL\/min\/\{1\.73_m2\}|mm\/h)$/,
  day: /^(g|mg|ug)\/\(24\.h\)$/,
  content: /^(ug\/g|U\/g\{Hb\}|mg\/g\{creat\}|nmol\/mmol\{creat\})$/,
  count: /^(10\*[36]\/uL|\/uL|\/\[[HL]PF\]|\/100\{WBCs\}|\{copies\}\/mL)$/,
  size: /^(fL|pg)$/,
  share: /^(%|\{ratio\}|\{index\}|\{AI\}|\{INR\}|\{titer\}|U)$/,
  time: /^s$/,
  property: /^(\[pH\]|mosm\/kg)$/,
};

const findFamily = (unit: string) => Object.keys(families).find((name) => families[name]!.test(unit));

const countDecimals = (text: string) =>
  Math.max(...[...text.matchAll(/[\d.]+/g)].map(([number]) => number.split(".")[1]?.length ?? 0));

const measured = (analyte: Analyte) => analyte.result_type === "numeric" || analyte.result_type === "range";

/** Lists every numeric bound of the reference ranges of an analyte. */
const bounds = (ranges: readonly ReferenceRange[]) =>
  ranges.flatMap(({ low, high }) => [low, high]).filter((bound) => bound !== null);

const all = getAnalytes();
const numeric = all.filter(measured);
const worded = all.filter((analyte) => !measured(analyte));

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

  it("uses units of known families, and none for results in words", () => {
    const strange = numeric.filter(({ unit }) => findFamily(unit ?? "") === undefined);
    expect(strange.map(({ name, unit }) => [name, unit])).toEqual([["Urine Specific Gravity", null]]);
    for (const { unit, loinc } of worded) expect([unit, loinc.unit]).toEqual([null, null]);
    for (const { unit, loinc } of all) expect(loinc.unit).toBe(unit);
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

  it("gives expected values that the generator can produce", () => {
    for (const { name, reference, plausible } of numeric) {
      for (const { low, high } of reference) {
        const from = Math.max(low ?? -Infinity, plausible!.low);
        const to = Math.min(high ?? Infinity, plausible!.high);
        // When nothing is expected, such as a hemoglobin variant that healthy people lack, there is one value.
        expect([name, from <= to]).toEqual([name, true]);
      }
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

  it("prints ranges in one of the report formats, with no more decimals than results have", () => {
    for (const { name, reference, decimals } of numeric) {
      for (const { text } of reference) {
        expect(text).toMatch(/^([<>]=?\d+(\.\d+)?|\d+(\.\d+)?-\d+(\.\d+)?)$/);
        expect([name, countDecimals(text) <= (decimals ?? -1)]).toEqual([name, true]);
      }
    }
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

  it("names at least two values of a coded result, and none of other results", () => {
    for (const { name, result_type, coded_values } of all) {
      expect([name, coded_values.length > 1]).toEqual([name, result_type === "coded_value"]);
      expect([name, new Set(coded_values).size]).toEqual([name, coded_values.length]);
    }
    expect(new Set(all.map(({ result_type }) => result_type)).size).toBe(4);
  });

  it("rejects an incomplete row and an invalid range", () => {
    const table = { group: "chemistry", specimen: "serum" } as const;
    expect(() => parseAnalytes({ ...table, rows: "Glucose | 2345-7" })).toThrow("Not an analyte");
    const broken = "Glucose | 2345-7 | Glucose | mg/dL | about 80 | 20-900 | 0 | Sugar.";
    expect(() => parseAnalytes({ ...table, rows: broken })).toThrow("about 80");
  });
});

import { describe, expect, it } from "vitest";
import { getAnalytes } from "../../../mock/catalog/labs/analytes.ts";
import { formatUnit } from "../../../mock/kernel/format-unit.ts";
import { toTitle, toWords } from "../../../mock/kernel/to-words.ts";

describe("[PDF-6] what people read", () => {
  it.each([
    ...`mg/dL = mg/dL, m[IU]/mL = mIU/mL, u[IU]/mL = µIU/mL, k[IU]/L = kIU/L, m[iU]/L = mIU/L,
      [IU]/mL = IU/mL, 10*3/uL = x10³/µL, 10*6/uL = x10⁶/µL, 10^9/L = x10⁹/L, 10*-3 = x10⁻³, x10^3/uL = x10³/µL, x 10*3 = x10³,
      {ratio} = ratio, {index} = index, {INR} = INR, {copies}/mL = copies/mL, [pH] = pH,
      mL/min/{1.73_m2} = mL/min/1.73 m², mosm/kg = mOsm/kg, meq/L = mEq/L, umol/L = µmol/L,
      ug/dL = µg/dL, /uL = /µL, ug/mL{FEU} = µg/mL FEU, U/g{Hb} = U/g Hb, /100{WBCs} = /100 WBCs,
      mg/g{creat} = mg/g creat, ug/(24.h) = µg/24 h, [GPL'U]/mL = GPL U/mL, /[HPF] = /HPF,
      kg/m2 = kg/m², mm[Hg] = mmHg, Cel = °C, [lb_av] = lb, fL = fL, % = %, U = U`
      .split(",")
      .map((row) => row.trim().split(" = ") as [string, string]),
    ["1", ""],
    [null, ""],
    [undefined, ""],
  ])("prints the unit %s as %s", (unit, printed) => {
    expect(formatUnit(unit)).toBe(printed);
    // What is printed already stays.
    if (printed !== "") expect(formatUnit(printed)).toBe(printed);
  });

  it("leaves no mark of UCUM in a unit of the catalog", () => {
    expect(getAnalytes().filter(({ unit }) => /[{}[\]*^_()']|\bu[a-zA-Z]/.test(formatUnit(unit)))).toEqual(
      [],
    );
  });

  it("names collection methods and statuses in words", () => {
    expect([toWords("at_home_phlebotomy"), toWords("walk_in_test"), toTitle("commercial_insurance")]).toEqual(
      ["at-home visit", "walk-in visit", "Commercial insurance"],
    );
    expect(toWords("constructor")).toBe("constructor");
  });
});

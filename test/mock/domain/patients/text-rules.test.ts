import * as fc from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { states } from "../../../../mock/catalog/geo/states.ts";
import {
  emailRules,
  findBrokenRule,
  nameRules,
  parseAreaCode,
  phoneRules,
  stateRules,
  zipRules,
} from "../../../../mock/domain/patients/field-rules.ts";

/** All rules of a name except its length in one pattern: a first character, then parts with single spaces between. */
const NAME = /^[a-zA-Z0-9][a-zA-Z0-9\-.,']*( [a-zA-Z0-9\-.,']+)*$/;

const findRule = (rules: Parameters<typeof findBrokenRule>[0], text: string) =>
  findBrokenRule(rules, text)?.rule;

describe("the rules of names", () => {
  it("[PAT-4] accept exactly what one pattern for all of them matches", () => {
    const characters = fc.constantFrom("a", "Z", "0", "é", "-", ".", ",", "'", " ", "\t", "!");
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 50 }), (text) => {
        const name = text.trim();
        expect(findRule(nameRules, name) === undefined).toBe(NAME.test(name));
      }),
      { numRuns: fc.repeat(400) },
    );
  });

  it("[PAT-4] report the broken rule, or the first one of several", () => {
    expect(findRule(nameRules, "Ada")).toBeUndefined();
    expect(findRule(nameRules, "")).toBe("not_empty");
    expect(findRule(nameRules, "é".repeat(51))).toBe("max_length");
    expect(findRule(nameRules, ".é  ")).toBe("first_character");
    expect(findRule(nameRules, "aé  b")).toBe("characters");
    expect(findRule(nameRules, "a  b")).toBe("single_spaces");
  });
});

describe("the rules of phone numbers", () => {
  it.each([
    "+12025550142",
    "(202) 555-0142",
    "202.555.0142",
    "12025550142",
    "+44 20 7946 0958",
    "0049/301234567",
  ])("accept %s", (phone) => {
    expect(findRule(phoneRules, phone)).toBeUndefined();
  });

  it.each([
    ["202-555-CALL", "characters"],
    ["202+5550142", "characters"],
    ["202555\n0142", "characters"],
    ["２０２5550142", "characters"],
    ["555-0142", "digits"],
    ["", "digits"],
    ["+1234567890123456", "digits"],
    ["+1 102 555 0142", "area_code"],
    ["0025550142", "area_code"],
    ["11025550142", "area_code"],
  ])("reject %j with the rule %s", (phone, rule) => {
    expect(findRule(phoneRules, phone)).toBe(rule);
  });

  it("know area codes only in United States numbers", () => {
    expect(["+1 (202) 555-0142", "2025550142", "1-202-555-0142"].map(parseAreaCode)).toEqual([
      "202",
      "202",
      "202",
    ]);
    expect(["+442079460958", "442079460958", "202"].map(parseAreaCode)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("the rules of addresses", () => {
  it("accept exactly the states that the catalog has", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const accepted = codes.filter((code) => findRule(stateRules, code) === undefined);
    expect(accepted).toEqual(states.map(({ code }) => code).toSorted());
    expect(accepted).toEqual(expect.arrayContaining(["AZ", "NY", "PR", "DC", "AE"]));
  });

  it.each(["az", "Az", "A", "AZZ", "Arizona", "", "A1"])("reject the state %j", (state) => {
    expect(findRule(stateRules, state)).toBe("state_code");
  });

  it.each(["85004", "85004-1234"])("accept the zip %s", (zip) => {
    expect(findRule(zipRules, zip)).toBeUndefined();
  });

  it.each(["8500", "850044", "85004-", "85004-123", "850041234", "A5004", "", "٨٥٠٠٤"])(
    "reject the zip %j",
    (zip) => {
      expect(findRule(zipRules, zip)).toBe("zip_format");
    },
  );

  it("accept e-mail addresses with text on both sides of a single @", () => {
    expect(findRule(emailRules, "ada@mail.example")).toBeUndefined();
    for (const text of ["ada", "@x", "ada@", "a b@x", "a@b@c", ""])
      expect(findRule(emailRules, text)).toBe("email");
  });
});

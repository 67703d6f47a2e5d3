import * as fc from "../../../support/fast-check.ts";
import { expect, it } from "vitest";
import {
  emailRules,
  findBrokenRule,
  nameRules,
  phoneRules,
  stateRules,
  zipRules,
} from "../../../../mock/domain/patients/field-rules.ts";

/** All rules of a name except its length in one pattern: a first character, then parts with single spaces between. */
const NAME = /^[a-zA-Z0-9][a-zA-Z0-9\-.,']*( [a-zA-Z0-9\-.,']+)*$/;

const findRule = (rules: Parameters<typeof findBrokenRule>[0], text: string) =>
  findBrokenRule(rules, text)?.rule;

it("[PAT-4] the rules of names accept exactly what one pattern for all of them matches", () => {
  const characters = fc.constantFrom("a", "Z", "0", "é", "-", ".", ",", "'", " ", "\t", "!");
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 50 }), (text) => {
      const name = text.trim();
      expect(findRule(nameRules, name) === undefined).toBe(NAME.test(name));
    }),
    { numRuns: fc.repeat(400) },
  );
});

const textRules = { name: nameRules, phone: phoneRules, state: stateRules, zip: zipRules, email: emailRules };

it.each([
  [
    "phone",
    ["+12025550142", "(202) 555-0142", "202.555.0142", "12025550142", "+44 20 7946 0958", "0049/301234567"],
  ],
  ["zip", ["85004", "85004-1234"]],
  ["email", ["ada@mail.example"]],
  ["name", ["Ada"]],
] as const)("the rules of a %s accept %j", (field, texts) => {
  expect(texts.filter((text) => findRule(textRules[field], text) !== undefined)).toEqual([]);
});

it.each([
  // The broken rule, or the first one of several.
  ["[PAT-4]", "name", "not_empty", [""]],
  ["[PAT-4]", "name", "max_length", ["é".repeat(51)]],
  ["[PAT-4]", "name", "first_character", [".é  "]],
  ["[PAT-4]", "name", "characters", ["aé  b"]],
  ["[PAT-4]", "name", "single_spaces", ["a  b"]],
  ["", "phone", "characters", ["202-555-CALL", "202+5550142", "202555\n0142", "２０２5550142"]],
  ["", "phone", "digits", ["555-0142", "", "+1234567890123456"]],
  ["", "phone", "area_code", ["+1 102 555 0142", "0025550142", "11025550142"]],
  ["", "state", "state_code", ["az", "Az", "A", "AZZ", "Arizona", "", "A1"]],
  ["", "zip", "zip_format", ["8500", "850044", "85004-", "85004-123", "850041234", "A5004", "", "٨٥٠٠٤"]],
  ["", "email", "email", ["ada", "@x", "ada@", "a b@x", "a@b@c", ""]],
] as const)("%s the rules of a %s reject by the rule %s: %j", (_, field, rule, texts) => {
  expect(texts.map((text) => findRule(textRules[field], text))).toEqual(texts.map(() => rule));
});

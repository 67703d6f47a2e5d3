import { forms } from "../../../src/generated/forms.ts";
import { buildFormRules } from "./text-rule.ts";

const { maxLength } = forms.name;

/** Rules for names that labs print on labels and requisitions. */
export const nameRules = buildFormRules(
  "name",
  { rule: "not_empty", requirement: "must not be empty", test: (name) => name !== "" },
  {
    rule: "max_length",
    requirement: `must have at most ${maxLength} characters`,
    test: (name) => name.length <= maxLength,
  },
  {
    rule: "first_character",
    requirement: "must start with an unaccented letter or a digit",
    test: (name) => /^[a-z\d]/i.test(name),
  },
  {
    rule: "characters",
    requirement:
      "must contain only unaccented letters, digits, hyphens, periods, commas, apostrophes and spaces",
    test: (name) => /^[a-z\d\-.,' ]*$/i.test(name),
  },
  { rule: "single_spaces", requirement: "must have only single spaces between its parts" },
);

import type { TextRule } from "./text-rule.ts";

/** Maximum length of a name that labs accept, in characters. */
const MAX_NAME_LENGTH = 50;

/**
 * Rules for names that labs print on labels and requisitions. Separate rules identify which one is broken and take linear time;
 * one pattern for all of them would backtrack on a long name.
 */
export const nameRules: readonly TextRule[] = [
  { rule: "not_empty", requirement: "must not be empty", test: (name) => name !== "" },
  {
    rule: "max_length",
    requirement: `must have at most ${MAX_NAME_LENGTH} characters`,
    test: (name) => name.length <= MAX_NAME_LENGTH,
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
  {
    rule: "single_spaces",
    requirement: "must have only single spaces between its parts",
    test: (name) => !name.includes("  "),
  },
];

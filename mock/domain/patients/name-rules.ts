import type { TextRule } from "./text-rule.ts";

/** The longest name that laboratories take, in characters. */
export const MAX_NAME_LENGTH = 50;

/**
 * What laboratories print on labels and requisitions. One rule after the other says which was broken, and takes linear
 * time, where one pattern for all of them backtracks over a long name.
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
    requirement: "has to begin with an unaccented letter or a digit",
    test: (name) => /^[a-z\d]/i.test(name),
  },
  {
    rule: "characters",
    requirement:
      "can hold unaccented letters, digits, hyphens, full stops, commas, apostrophes and spaces only",
    test: (name) => /^[a-z\d\-.,' ]*$/i.test(name),
  },
  {
    rule: "single_spaces",
    requirement: "can hold single spaces between its parts only",
    test: (name) => !name.includes("  "),
  },
];

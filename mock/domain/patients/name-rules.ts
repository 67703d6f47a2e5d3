import type { TextRule } from "./text-rule.ts";

/** The longest name that laboratories take, in characters. */
export const LONGEST_NAME = 50;

/**
 * What laboratories print on labels and requisitions. One rule after the other says which was broken, and takes linear
 * time, where one pattern for all of them backtracks over a long name.
 */
export const nameRules: readonly TextRule[] = [
  { rule: "not_empty", says: "must not be empty", holds: (name) => name !== "" },
  {
    rule: "max_length",
    says: `must have at most ${LONGEST_NAME} characters`,
    holds: (name) => name.length <= LONGEST_NAME,
  },
  {
    rule: "first_character",
    says: "has to begin with an unaccented letter or a digit",
    holds: (name) => /^[a-z\d]/i.test(name),
  },
  {
    rule: "characters",
    says: "can hold unaccented letters, digits, hyphens, full stops, commas, apostrophes and spaces only",
    holds: (name) => /^[a-z\d\-.,' ]*$/i.test(name),
  },
  {
    rule: "single_spaces",
    says: "can hold single spaces between its parts only",
    holds: (name) => !name.includes("  "),
  },
];

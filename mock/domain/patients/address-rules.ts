import type { TextRule } from "./text-rule.ts";

/** How a state of the United States is written. Which ones are served is for laboratories and plans to say. */
export const stateRules: readonly TextRule[] = [
  {
    rule: "state_code",
    says: "has to be a state's two capital letters",
    holds: (text) => /^[A-Z]{2}$/.test(text),
  },
];

/** How a zip of the United States is written. */
export const zipRules: readonly TextRule[] = [
  {
    rule: "zip_format",
    says: "has to be five digits, with a hyphen and four more at most",
    holds: (text) => /^\d{5}(-\d{4})?$/.test(text),
  },
];

/** How much is said about finding a place. Characters are counted as the document counts them, whatever they take up. */
export const noteRules: readonly TextRule[] = [
  {
    rule: "max_length",
    says: "must have at most 1000 characters",
    holds: (text) => Array.from(text).length <= 1000,
  },
];

/** Whether the forms of the United States hold for an address. */
export function inUnitedStates(country: string): boolean {
  return ["US", "USA"].includes(country.toUpperCase());
}

import { states } from "../../catalog/geo/states.ts";
import { IssueCollector, type Location } from "./issue-collector.ts";
import type { TextRule } from "./text-rule.ts";

const stateCodes: ReadonlySet<string> = new Set(states.map(({ code }) => code));

/**
 * The states of an address in the United States: the fifty states, the district, the territories and the military. Which ones
 * are served is for labs and plans to say.
 */
export const stateRules: readonly TextRule[] = [
  {
    rule: "state_code",
    requirement: `has to be the two capital letters of a state: ${[...stateCodes].join(", ")}`,
    test: (text) => stateCodes.has(text),
  },
];

/**
 * Checks the state of an address in the United States.
 * @throws Refusal of 422 for one that does not exist
 */
export function checkState(loc: Location, state: string): void {
  const issues = new IssueCollector();
  issues.readText(loc, state, stateRules);
  issues.throwIfAny();
}

/** How a zip of the United States is written. */
export const zipRules: readonly TextRule[] = [
  {
    rule: "zip_format",
    requirement: "has to be five digits, with a hyphen and four more at most",
    test: (text) => /^\d{5}(-\d{4})?$/.test(text),
  },
];

/** How much is said about finding a place. Characters are counted as the document counts them, whatever they take up. */
export const noteRules: readonly TextRule[] = [
  {
    rule: "max_length",
    requirement: "must have at most 1000 characters",
    test: (text) => Array.from(text).length <= 1000,
  },
];

/** Whether the forms of the United States hold for an address. */
export function isUnitedStates(country: string): boolean {
  return ["US", "USA"].includes(country.toUpperCase());
}

import { states } from "../../catalog/geo/states.ts";
import { Findings, type Location } from "./findings.ts";
import type { TextRule } from "./text-rule.ts";

const stateCodes: ReadonlySet<string> = new Set(states.map(({ code }) => code));

/**
 * The states of an address in the United States: the fifty states, the district, the territories and the military. Which ones
 * are served is for labs and plans to say.
 */
export const stateRules: readonly TextRule[] = [
  {
    rule: "state_code",
    says: `has to be the two capital letters of a state: ${[...stateCodes].join(", ")}`,
    holds: (text) => stateCodes.has(text),
  },
];

/**
 * Checks the state of an address in the United States.
 * @throws Refusal of 422 for one that does not exist
 */
export function checkState(loc: Location, state: string): void {
  const findings = new Findings();
  findings.text(loc, state, stateRules);
  findings.end();
}

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

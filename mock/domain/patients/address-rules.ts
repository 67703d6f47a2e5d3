import { forms } from "../../../src/generated/forms.ts";
import { states } from "../../catalog/geo/states.ts";
import { IssueCollector, type Location } from "./issue-collector.ts";
import { buildFormRules } from "./text-rule.ts";

/** The two-letter codes of all states, territories and military addresses. */
export const stateCodes: ReadonlySet<string> = new Set(states.map(({ code }) => code));

/**
 * Rules for the state of an address in the United States: the fifty states, the federal district, the territories and the
 * military codes. Labs and plans decide which of them they serve.
 */
export const stateRules = buildFormRules("state", {
  rule: "state_code",
  requirement: `must be the two capital letters of a state: ${[...stateCodes].join(", ")}`,
});

/**
 * Checks the state of an address in the United States. Throws ServiceError 422 when it does not exist.
 */
export function checkState(loc: Location, state: string): void {
  const issues = new IssueCollector();
  issues.readText(loc, state, stateRules);
  issues.throwIfAny();
}

/** Rules for zip codes of the United States. */
export const zipRules = buildFormRules("zip", {
  rule: "zip_format",
  requirement: "must be five digits, optionally with a hyphen and four more digits",
});

/** Rules for access notes and clinical notes. */
export const noteRules = buildFormRules("notes", {
  rule: "max_length",
  requirement: `must have at most ${forms.notes.maxLength} characters`,
});

/** Tells whether the rules of the United States apply to an address. */
export function isUnitedStates(country: string): boolean {
  return ["US", "USA"].includes(country.toUpperCase());
}

import { ConfigurationError } from "../errors/index.ts";

/** A rule of an option: what holds of every good value, and the same in words. */
export type Rule = readonly [holds: (value: unknown) => boolean, words: string];

export const isAtLeast = (least: number): Rule => [
  (value) => typeof value === "number" && value >= least,
  `a number of at least ${least}`,
];

export const isFunction: Rule = [(value) => typeof value === "function", "a function"];

/** Throws ConfigurationError when a value breaks a rule. The message never contains the value. */
export function checkRule(where: string, [holds, words]: Rule, value: unknown): void {
  if (!holds(value)) throw new ConfigurationError(`${where}: must be ${words}`);
}

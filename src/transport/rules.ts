import { toMilliseconds } from "../duration.ts";
import { ConfigurationError } from "../errors/index.ts";

/** A rule of an option: what holds of every good value, and the same in words. */
export type Rule = readonly [holds: (value: unknown) => boolean, words: string];

export const isAtLeast = (least: number): Rule => [
  (value) => typeof value === "number" && value >= least,
  `a number of at least ${least}`,
];

export const isDuration: Rule = [
  (value) => toMilliseconds(value) >= 1,
  'milliseconds of at least 1, or text such as "30s"',
];

export const isFunction: Rule = [(value) => typeof value === "function", "a function"];

/** A function, or an instant that is no bare number, which may be seconds. */
export const isClock: Rule = [
  (value) =>
    typeof value === "function" ||
    (Boolean(value) && typeof value !== "number" && !Number.isNaN(+new Date(value as string))),
  "a function, a Date or an ISO 8601 text",
];

/** Throws ConfigurationError when a value breaks a rule. The message never contains the value. */
export function checkRule(where: string, [holds, words]: Rule, value: unknown): void {
  if (!holds(value)) throw new ConfigurationError(`${where}: must be ${words}`);
}

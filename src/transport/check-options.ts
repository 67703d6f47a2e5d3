import { toMilliseconds } from "../duration.ts";
import { ConfigurationError, sanitizeWord } from "../errors/index.ts";

/** A check of an option: what holds of every good value, and the same in words. */
export type ValueCheck = readonly [holds: (value: unknown) => boolean, words: string];

/** @param other - what else the value may be. */
export const isAtLeast = (least: number, other?: ValueCheck): ValueCheck => [
  (value) => (typeof value === "number" && value >= least) || (other?.[0](value) ?? false),
  `a number of at least ${least}${other ? `, or ${other[1]}` : ""}`,
];

export const isDuration = (least: number): ValueCheck => [
  (value) => toMilliseconds(value) >= least,
  `at least ${least} ms, or text such as "30s"`,
];

export const isFunction: ValueCheck = [(value) => typeof value === "function", "a function"];

/** A function, or an instant that is no bare number, which may be seconds. */
const isClock: ValueCheck = [
  (value) =>
    typeof value === "function" ||
    (Boolean(value) && typeof value !== "number" && !Number.isNaN(+new Date(value as string))),
  "a function, a Date or ISO 8601 text",
];

const isObject: ValueCheck = [(value) => value === null || typeof value === "object", "an object"];

/** A query. A list, a promise or URLSearchParams would be sent as no filter. */
export const isQuery: ValueCheck = [
  (value) => value === null || {}.toString.call(value) === "[object Object]",
  "a plain object",
];

export const isSignal: ValueCheck = [
  (value) => value === null || typeof (value as Partial<AbortSignal>)?.addEventListener === "function",
  "an AbortSignal",
];

/** The runtimes' own message quotes a value that no header can carry, and it may be a credential with a line break from a variable. */
export const isHeader: ValueCheck = [
  (value) => typeof value === "string" && /^[!-~]+( +[!-~]+)*$/.test(value),
  "a line of ASCII text without space around it",
];

/** Returns whether a value is a promise. */
export const isPromise = (value: unknown): boolean =>
  typeof (value as Partial<Promise<unknown>> | null | undefined)?.then === "function";

/** Describes the kind of a value for a message, never the value. */
function describeKind(value: unknown): string {
  if (value == null || Number.isNaN(value)) return String(value);
  if (isPromise(value)) return "a Promise";
  if (Array.isArray(value)) return "a list";
  return value === "" ? "empty text" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** Creates the error of a value that cannot be used. `question` asks for the likely cause where there is no value. */
export function createValueError(
  where: string,
  words: string,
  value: unknown,
  question = "",
): ConfigurationError {
  const kind = describeKind(value);
  const asked = kind === "a Promise" ? "is an await missing?" : value == null ? question : "";
  return new ConfigurationError(
    asked ? `${where} is ${kind}: ${asked}` : `${where}: must be ${words}; received ${kind}`,
  );
}

/** Returns a value. Throws ConfigurationError when it fails a check. The message never contains the value. */
export function checkValue<T>(where: string, [holds, words]: ValueCheck, value: T): T {
  if (holds(value)) return value;
  throw createValueError(where, words, value);
}

/** Throws ConfigurationError for options that are no object, and for an option of another name. */
export function checkNames(where: string, options: object, known: readonly string[]): void {
  if (Object(options) !== options) throw createValueError(`${where}: options`, "an object", options);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || known.includes(name)) continue;
    const letters = name.toLowerCase();
    // Misspelled names are found by their pairs of neighboring letters.
    const pairs = Array.from(letters.slice(1), (letter, index) => letters.charAt(index) + letter);
    const rank = (other: string) =>
      pairs.filter((pair) => other.toLowerCase().includes(pair)).length / (letters.length + other.length);
    const similar = known.reduce((best, each) => (rank(each) > rank(best) ? each : best), "");
    const hint = rank(similar) > 0.22 ? `did you mean ${similar}?` : `known are ${known.join(", ")}`;
    throw new ConfigurationError(`${where}: unknown option ${sanitizeWord(name)}: ${hint}`);
  }
}

/** The check of each option by name; an option that takes anything, or is checked where it is used, has none. */
export type OptionChecks = Readonly<Record<string, ValueCheck | 0>>;

const limitChecks: OptionChecks = {
  timeout: isDuration(1),
  deadline: isDuration(1),
  retries: isAtLeast(0, isObject),
  maxResponseBytes: isAtLeast(1),
  headers: isObject,
  fetchOptions: isObject,
};
export const callChecks: OptionChecks = {
  ...limitChecks,
  signal: isSignal,
  idempotencyKey: 0,
  query: isQuery,
  from: 0,
  linkToken: 0,
  onProgress: 0,
};
export const clientChecks: OptionChecks = {
  ...limitChecks,
  baseUrl: 0,
  allowInsecureHttp: 0,
  fetch: isFunction,
  sleep: isFunction,
  now: isClock,
  dangerouslyAllowBrowser: 0,
};
export const retryChecks: OptionChecks = {
  attempts: isAtLeast(1),
  delay: isAtLeast(0, isFunction),
  shouldRetry: isFunction,
  onRetry: isFunction,
};

/** Throws ConfigurationError for an option of another name, and for one that fails its check. */
export function checkOptions(
  where: string,
  options: object,
  checks: OptionChecks,
  more: readonly string[] = [],
): void {
  checkNames(where, options, [...more, ...Object.keys(checks)]);
  for (const [name, value] of Object.entries(options)) {
    const check = checks[name];
    if (check && value !== undefined) checkValue(`${where}.${name}`, check, value);
  }
}

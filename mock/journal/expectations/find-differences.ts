import { suggestName } from "../../kernel/spelling.ts";

/** One place where a request differs from what a test expects. */
export interface Difference {
  /** The field and its indexes, such as `body.orders.0.notes`. */
  readonly place: string;
  /** What was expected and received, as text. */
  readonly text: string;
}

/** How much of one value an error message shows. */
const LONGEST_VALUE = 120;

/** An asymmetric matcher of Vitest or Jest, such as `expect.any(String)`. */
interface AsymmetricMatcher {
  asymmetricMatch(value: unknown): boolean;
  toAsymmetricMatcher?(): string;
  toString(): string;
}

/** Lists where a value differs from a partial one. A field that is undefined in the partial value must be absent. */
export function findDifferences(expected: unknown, actual: unknown, place: string): Difference[] {
  if (isMatcher(expected))
    return expected.asymmetricMatch(actual) ? [] : [differ(place, describeMatcher(expected), actual)];
  if (Array.isArray(expected)) return compareLists(expected, actual, place);
  if (typeof expected === "object" && expected !== null)
    return compareObjects(toPlainObject(expected, place), actual, place);
  return Object.is(expected, actual) ? [] : [differ(place, formatValue(expected), actual)];
}

function compareLists(expected: readonly unknown[], actual: unknown, place: string): Difference[] {
  if (!Array.isArray(actual)) return [differ(place, formatValue(expected), actual)];
  if (expected.length !== actual.length)
    return [{ place, text: `expected length ${expected.length}, received length ${actual.length}` }];
  return expected.flatMap((element, index) => findDifferences(element, actual[index], `${place}.${index}`));
}

type Fields = Readonly<Record<string, unknown>>;

function compareObjects(expected: Fields | string, actual: unknown, place: string): Difference[] {
  if (typeof expected === "string") return findDifferences(expected, actual, place);
  if (typeof actual !== "object" || actual === null || Array.isArray(actual))
    return [differ(place, formatValue(expected), actual)];
  const fields: Fields = { ...actual };
  return Object.entries(expected).flatMap(([name, value]) => {
    const given = Object.hasOwn(fields, name);
    const inner = place === "" ? name : `${place}.${name}`;
    const found = findDifferences(value, given ? fields[name] : undefined, inner);
    if (found.length === 0 || given) return found;
    const hint = suggestName(name, Object.keys(fields));
    return found.map((one) => ({ ...one, text: one.text + (hint === "" ? "" : `.${hint}`) }));
  });
}

/** Returns a plain object, or the text of an object such as a Date. Throws TypeError for what a request cannot contain. */
function toPlainObject(value: object, place: string): Fields | string {
  if (value instanceof Date) return value.toISOString();
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another realm, such as Jest's, have their own Object.prototype.
  if (prototype === null || Object.getPrototypeOf(prototype) === null) return { ...value };
  throw new TypeError(
    `${place} is not a value that a request can contain. Use plain values or an asymmetric matcher.`,
  );
}

function isMatcher(value: unknown): value is AsymmetricMatcher {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof (value as Partial<AsymmetricMatcher>).asymmetricMatch === "function"
  );
}

function describeMatcher(matcher: AsymmetricMatcher): string {
  return matcher.toAsymmetricMatcher?.() ?? matcher.toString();
}

function differ(place: string, expected: string, actual: unknown): Difference {
  return { place, text: `expected ${expected}, received ${formatValue(actual)}` };
}

/** Formats a value for an error message. The data of a mock are synthetic, so nothing is hidden. */
export function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  const text =
    JSON.stringify(value, (_, inner: unknown) => (isMatcher(inner) ? describeMatcher(inner) : inner)) ??
    typeof value;
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

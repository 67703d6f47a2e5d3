import { ConfigurationError, sanitizeWord } from "../errors/index.ts";
import {
  callChecks,
  checkValue,
  createValueError,
  isHeader,
  isQuery,
  type ValueCheck,
} from "./check-options.ts";
import type { HeadersSource, QuerySource, QueryValue } from "./options.ts";

/**
 * Encodes one path parameter. Throws for an empty value and for `.` and `..`: URL parsers resolve them,
 * encoded or not, so the request would reach another operation.
 */
function encodeSegment(name: string, value: unknown): string {
  const text = Number.isFinite(value) ? String(value) : value;
  if (typeof text === "string" && !/^\.{0,2}$/.test(text)) {
    try {
      return encodeURIComponent(text);
    } catch {
      // A lone surrogate has no encoding; the message below says so too.
    }
  }
  throw createValueError(name, 'text, not empty, "." or ".."', value, "is an await missing?");
}

/** Fills a path template. */
export const fillPath = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, values[name]));

/** A value of a query. Others would be sent as "[object Object]", "NaN" or the source of a function. */
const isScalar: ValueCheck = [
  (value) => Number.isFinite(value) || /string|boolean/.test(typeof value),
  "text, a number or a boolean",
];

/**
 * Refuses a list or an id that is empty, or the text of null, as of a variable that is not set. The service would read it as no filter,
 * and respond with everybody's data. A search may be empty.
 */
export function checkFilter(name: string, value: QuerySource[string]): void {
  if (value == null || [value].flat().some((one) => !/^(null|undefined)?$/.test(String(one)))) return;
  if (Array.isArray(value) || /_ids?$/.test(name))
    throw new ConfigurationError(
      `${sanitizeWord(name)}: is empty and would match everything; leave it out for no filter`,
    );
}

/**
 * Writes a query: a list repeats its name, null and undefined are left out. The document's parameters are of no other kind,
 * so that the typed layer's own writer, which knows them all, would be a fourteenth of the client for nothing.
 */
export function serializeQuery(query: object): string {
  checkValue("query", isQuery, query);
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [
    string,
    QueryValue | QueryValue[] | null | undefined,
  ][]) {
    checkFilter(name, value);
    for (const one of [value].flat())
      if (one != null) written.append(name, String(checkValue(sanitizeWord(name), isScalar, one)));
  }
  // Forms write a space as a plus sign, which not every service reads as one. A plus sign of the caller's is encoded.
  return written.toString().replaceAll("+", "%20");
}

/**
 * Copies data, which its owner may change later, also objects of the caller's classes. Kept as they are: files, and objects that say how
 * to write themselves, such as dates of a library.
 */
export function copyInput<T>(value: T, holders?: readonly unknown[]): T;
export function copyInput(value: unknown, holders: readonly unknown[] = []): unknown {
  // Whatever writes the data refuses an object that holds itself.
  if (typeof value !== "object" || value === null || holders.includes(value)) return value;
  const copy = (each: unknown) => copyInput(each, [...holders, value]);
  if (Symbol.iterator in value) return Array.from(value as Iterable<unknown>, copy);
  const isKept = Symbol.toStringTag in value || "toJSON" in value;
  return isKept ? value : Object.fromEntries(copy(Object.entries(value)) as [string, unknown][]);
}

/** Copies the data of options, of any class. What else they hold may be an agent or a policy of retries, and stays what it is. */
export const copyOptions = <T extends object>(options: T, names = Object.keys(callChecks)): T => {
  // The call refuses what is no object.
  if (Object(options) !== options) return options;
  const given = options as Record<string, unknown>;
  const copy = { ...given };
  for (const name of names) copy[name] = given[name];
  for (const name of ["query", "headers", "until", "middleware", "attemptMiddleware"])
    copy[name] = copyInput(copy[name]);
  return copy as T;
};

/** The runtime would name a wrong name in its error, and that may be a value in the wrong place. */
const isHeaderName: ValueCheck = [(name) => /^[\w.-]+$/.test(name as string), "a name"];

/** Lays headers over others, names in lower case; null takes one away, undefined changes nothing. */
export function mergeHeaders(
  base: Record<string, string>,
  further: HeadersSource | undefined,
): Record<string, string> {
  if (!further) return base;
  const merged = { ...base };
  // Not by the class of Headers: a polyfill or a framework may bring one of its own.
  const pairs = Symbol.iterator in further ? further : Object.entries(further);
  for (const [name, value] of pairs) {
    const key = checkValue("headers", isHeaderName, name).toLowerCase();
    if (value === null) delete merged[key];
    else if (value !== undefined) merged[key] = checkValue(`headers.${key}`, isHeader, value);
  }
  return merged;
}

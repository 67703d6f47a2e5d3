import { ConfigurationError } from "../errors/index.ts";
import type { HeadersSource } from "./options.ts";
import { createValueError } from "./rules.ts";

/**
 * Refuses a value that no header can carry, without showing it. The runtimes' own message quotes the value, and the
 * value may be a credential with a line break that an environment variable brought along.
 */
export function checkHeader(where: string, value: string): string {
  // A caller without types may pass anything, which a header would carry as text: "null", "[object Promise]".
  if (typeof value !== "string") throw createValueError(where, "text", value);
  if (/^[!-~]+( +[!-~]+)*$/.test(value)) return value;
  const why =
    value.trim() === ""
      ? "is empty"
      : "holds what no header can carry, such as a letter that is not ASCII, or white space around it";
  throw new ConfigurationError(`${where}: ${why}`);
}

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
    const key = checkHeader("headers", name.toLowerCase());
    if (value === null) delete merged[key];
    else if (value !== undefined) merged[key] = checkHeader(`headers.${key}`, value);
  }
  return merged;
}

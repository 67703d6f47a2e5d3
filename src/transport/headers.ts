import { ConfigurationError } from "../errors/index.ts";

/**
 * Refuses a value that no header can carry, without showing it. The runtimes' own message quotes the value, and the
 * value may be a credential with a line break that an environment variable brought along.
 */
export function checkHeader(where: string, value: string): string {
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
  further: Readonly<Record<string, string | null | undefined>> | undefined,
): Record<string, string> {
  if (!further) return base;
  const merged = { ...base };
  for (const [name, value] of Object.entries(further)) {
    const key = checkHeader("headers", name.toLowerCase());
    if (value === null) delete merged[key];
    else if (value !== undefined) merged[key] = checkHeader(`headers.${key}`, value);
  }
  return merged;
}

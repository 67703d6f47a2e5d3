import { ConfigurationError } from "../errors/index.ts";
import type { QueryValue } from "./options.ts";
import { createValueError } from "./rules.ts";

/** Serializes one value. Throws for other values, which would be sent as "[object Object]" or "NaN". */
function serializeScalar(name: string, value: QueryValue): string {
  if (typeof value !== "object" && (typeof value !== "number" || Number.isFinite(value)))
    return String(value);
  throw createValueError(name, "text, a number or a boolean", value);
}

/** Refuses a list that holds nothing. The service would read it as no filter, and respond with everybody's data. */
export function checkFilter(name: string, value: unknown): void {
  if (!Array.isArray(value) || value.some((one) => one != null && one !== "")) return;
  throw new ConfigurationError(
    `${name}: the list is empty, and an empty filter would match everything; leave it out for no filter`,
  );
}

/**
 * Writes a query: a list repeats its name, null and undefined are left out. The document's parameters are of no other kind,
 * so that the typed layer's own writer, which knows them all, would be a fourteenth of the client for nothing.
 */
export function serializeQuery(query: object): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [
    string,
    QueryValue | QueryValue[] | null | undefined,
  ][]) {
    checkFilter(name, value);
    for (const one of [value].flat()) if (one != null) written.append(name, serializeScalar(name, one));
  }
  // Forms write a space as a plus sign, which not every service reads as one. A plus sign of the caller's is encoded.
  return written.toString().replaceAll("+", "%20");
}

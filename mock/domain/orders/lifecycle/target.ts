import { createBadRequestError } from "../../service-error.ts";
import { fullStatus, hasStatus, type LowLevel, type CollectionMethod, methods, statusesOf } from "./statuses.ts";

/** Reads a status as events show it; null for a text that none of them is. */
export function readStatus(text: string): { readonly method: CollectionMethod; readonly low: LowLevel } | null {
  const [, methodPart, low = ""] = text.split(".");
  const method = methods.find((known) => known === methodPart);
  if (method === undefined || !hasStatus(method, low)) return null;
  return fullStatus(method, low) === text ? { method, low } : null;
}

/**
 * A status as a test names it, low-level or full. One that orders of the method never have is left to the move to refuse.
 * @throws TypeError for a text that is no status; Refusal of 400 for a full one of another method
 */
export function readTarget({ method }: { readonly method: CollectionMethod }, status: string): LowLevel {
  const owner = methods.find((known) => hasStatus(known, status));
  if (owner !== undefined && hasStatus(owner, status)) return status;
  const full = readStatus(status);
  if (full?.method === method) return full.low;
  if (full !== null) throw createBadRequestError(otherMethod(method));
  throw new TypeError(`"${status}" is no status. There are ${statusesOf(method).join(", ")}.`);
}

/** What is told of a status that belongs to another method. */
export function otherMethod(method: CollectionMethod): string {
  return `Orders of ${method} never have this status. Theirs are ${statusesOf(method).join(", ")}.`;
}

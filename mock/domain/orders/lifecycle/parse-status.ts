import { createBadRequestError } from "../../service-error.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { formatStatus, hasStatus, type LowLevelStatus, collectionMethods, listStatuses } from "./statuses.ts";

/** Reads a status as events show it; null for a text that none of them is. */
export function parseStatus(
  text: string,
): { readonly method: CollectionMethod; readonly low: LowLevelStatus } | null {
  const [, methodPart, low = ""] = text.split(".");
  const method = collectionMethods.find((known) => known === methodPart);
  if (method === undefined || !hasStatus(method, low)) return null;
  return formatStatus(method, low) === text ? { method, low } : null;
}

/**
 * A status as a test names it, low-level or full. One that orders of the method never have is left to the move to refuse.
 * @throws TypeError for a text that is no status; Refusal of 400 for a full one of another method
 */
export function parseTargetStatus(
  { method }: { readonly method: CollectionMethod },
  status: string,
): LowLevelStatus {
  const owner = collectionMethods.find((known) => hasStatus(known, status));
  if (owner !== undefined && hasStatus(owner, status)) return status;
  const full = parseStatus(status);
  if (full?.method === method) return full.low;
  if (full !== null) throw createBadRequestError(formatOtherMethod(method));
  throw new TypeError(`"${status}" is no status. There are ${listStatuses(method).join(", ")}.`);
}

/** What is told of a status that belongs to another method. */
export function formatOtherMethod(method: CollectionMethod): string {
  return `Orders of ${method} never have this status. Theirs are ${listStatuses(method).join(", ")}.`;
}

import {
  collectionMethodValues,
  orderLowLevelStatusValues,
  orderStatusValues,
} from "../../../../src/generated/enums.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { createBadRequestError } from "../../service-error.ts";

type FullStatus = (typeof orderStatusValues)[number];

/** Top-level statuses. Every low-level status belongs to one of them. */
export type TopLevelStatus = FullStatus extends `${infer Top}.${string}` ? Top : never;

export type LowLevelStatus = (typeof orderLowLevelStatusValues)[number];

export const collectionMethods: readonly CollectionMethod[] = collectionMethodValues;

/** The full statuses of the OpenAPI document by their method and low-level status. */
const fullStatuses: ReadonlyMap<string, FullStatus> = new Map(
  orderStatusValues.map((full) => [full.slice(full.indexOf(".") + 1), full]),
);

/** Returns the top-level status of a status that orders by the method can have. */
export function getTopLevelStatus(method: CollectionMethod, status: LowLevelStatus): TopLevelStatus {
  // The text before the first point is the top-level status.
  return formatStatus(method, status).split(".", 1)[0] as TopLevelStatus;
}

export function hasStatus(method: CollectionMethod, status: string): status is LowLevelStatus {
  return fullStatuses.has(`${method}.${status}`);
}

/** Formats a status as events have it: top-level status, method and low-level status. */
export function formatStatus(method: CollectionMethod, status: LowLevelStatus): FullStatus {
  return fullStatuses.get(`${method}.${status}`)!;
}

/** Lists the statuses of a method, in the order of the OpenAPI document. */
export function listStatuses(method: CollectionMethod): readonly LowLevelStatus[] {
  return orderLowLevelStatusValues.filter((status) => hasStatus(method, status));
}

/** Parses a full status. Returns null when it is malformed or does not exist. */
function parseStatus(
  text: string,
): { readonly method: CollectionMethod; readonly status: LowLevelStatus } | null {
  const [, methodPart, status = ""] = text.split(".");
  const method = collectionMethods.find((known) => known === methodPart);
  if (method === undefined || !hasStatus(method, status)) return null;
  return formatStatus(method, status) === text ? { method, status } : null;
}

/**
 * Parses a low-level or full status. Does not check that the order can reach it.
 * @throws TypeError when there is no such status; ServiceError 400 for a full status of another method
 */
export function parseTargetStatus(
  { method }: { readonly method: CollectionMethod },
  status: string,
): LowLevelStatus {
  const owner = collectionMethods.find((name) => hasStatus(name, status));
  if (owner !== undefined && hasStatus(owner, status)) return status;
  const full = parseStatus(status);
  if (full?.method === method) return full.status;
  if (full !== null) throw createBadRequestError(formatOtherMethod(method));
  throw new TypeError(`"${status}" is not a status. Use one of ${listStatuses(method).join(", ")}.`);
}

/** Formats the message about a status of another method. */
function formatOtherMethod(method: CollectionMethod): string {
  return `Orders by ${method} never have this status. Their statuses are ${listStatuses(method).join(", ")}.`;
}

import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LabTestFilter } from "./lab-test-filter.ts";

/** Serializes a filter, so that equivalent queries give the same text: null, absent and the default are equal. */
function serializeFilter(filter: LabTestFilter): string {
  return JSON.stringify([
    filter.lab_account_id?.toLowerCase() ?? null,
    filter.generation_method ?? "manual",
    filter.lab_slug ?? null,
    filter.collection_method ?? null,
    filter.status ?? null,
    [...new Set(filter.marker_ids)].toSorted((a, b) => a - b),
    [...new Set(filter.provider_ids)].toSorted(),
    filter.name?.toLowerCase() ?? "",
    filter.order_key ?? "created_at",
    filter.order_direction ?? "asc",
  ]);
}

/** Computes a keyed checksum of a list and a position in it. Two hashes make it long enough to be hard to guess. */
function computeChecksum(world: World, filter: LabTestFilter, lastId: string): string {
  const list = serializeFilter(filter);
  const first = hash53(world.seed, world.team.id, "lab tests", list, lastId);
  return first.toString(36) + hash53(first, list, world.team.id, lastId).toString(36);
}

/**
 * Writes the cursor of the next page. It holds all that is needed, so the mock stores nothing for it.
 * @param lastId id of the last lab test on the page
 */
export function writeLabTestCursor(world: World, filter: LabTestFilter, lastId: string): string {
  const text = `${lastId}.${computeChecksum(world, filter, lastId)}`;
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

/**
 * Parses a cursor and returns the id of the last lab test on the previous page.
 * @throws ServiceError 400 for a text that is not a cursor of the same list
 */
export function parseLabTestCursor(world: World, filter: LabTestFilter, cursor: string): string {
  const [lastId = ""] = decode(cursor).split(".");
  // Writing the cursor again checks the checksum, and also bits that decoding ignores.
  if (writeLabTestCursor(world, filter, lastId) === cursor) return lastId;
  throw createBadRequestError(
    "The cursor is not valid: it was changed, or it belongs to another query or team.",
  );
}

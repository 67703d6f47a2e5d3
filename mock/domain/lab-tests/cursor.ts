import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LabTestFilter } from "./lab-test-filter.ts";

/** What a list is about, however its query was written: null, nothing and the default are the same. */
function questionOf(filter: LabTestFilter): string {
  return JSON.stringify([
    filter.lab_account_id?.toLowerCase() ?? null,
    filter.generation_method ?? "manual",
    filter.lab_slug ?? null,
    filter.collection_method ?? null,
    filter.status ?? null,
    [...new Set(filter.marker_ids)].toSorted((one, other) => one - other),
    [...new Set(filter.provider_ids)].toSorted(),
    filter.name?.toLowerCase() ?? "",
    filter.order_key ?? "created_at",
    filter.order_direction ?? "asc",
  ]);
}

/** A keyed checksum of a list and a place in it. Two hashes make it long enough not to be guessed. */
function seal(world: World, filter: LabTestFilter, after: string): string {
  const question = questionOf(filter);
  const first = hash53(world.seed, world.team.id, "lab tests", question, after);
  return first.toString(36) + hash53(first, question, world.team.id, after).toString(36);
}

/**
 * Writes a cursor: all that is needed to go on, so that nothing has to be kept for it.
 * @param after id of the last lab test that was given out
 */
export function writeTestCursor(world: World, filter: LabTestFilter, after: string): string {
  const text = `${after}.${seal(world, filter, after)}`;
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function parse(cursor: string): string {
  try {
    return atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

/**
 * The id behind a cursor that was written for the same list.
 * @throws Refusal of 400 for every other text
 */
export function readTestCursor(world: World, filter: LabTestFilter, cursor: string): string {
  const [after = ""] = parse(cursor).split(".");
  // Writing it again settles both the checksum and that not even an unused bit was changed.
  if (writeTestCursor(world, filter, after) === cursor) return after;
  throw createBadRequestError(
    "The cursor is not valid: it was changed, or it belongs to another query or team.",
  );
}

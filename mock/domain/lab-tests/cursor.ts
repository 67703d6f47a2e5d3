import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LabTestsListLegacyQuery, LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getLabsBySlug } from "../../catalog/labs/labs.ts";
import { createFilter } from "../query.ts";

export type LabTestFilter = Omit<
  LabTestsListQuery & LabTestsListLegacyQuery,
  "lab_test_limit" | "next_cursor" | "include_pricing"
>;

export const matchesFilter = createFilter<
  LabTest,
  Omit<LabTestFilter, "lab_account_id" | "order_key" | "order_direction">
>({
  generation_method: (test, method) =>
    method === "all" || method === (test.auto_generated ? "auto" : "manual"),
  lab_slug: (test, slug) => getLabsBySlug().get(slug)?.id === test.lab_id,
  collection_method: (test, method) => test.method === method,
  status: (test, status) => test.status === status,
  name: (test, name) => test.name.toLowerCase().includes(name.toLowerCase()),
  marker_ids: (test, ids) => ids.every((id) => test.markers.some((marker) => marker.id === id)),
  provider_ids: (test, codes) =>
    codes.every((code) => test.markers.some((marker) => marker.provider_id === code)),
});

const defaults: LabTestFilter = {
  generation_method: "manual",
  order_key: "created_at",
  order_direction: "asc",
};

/**
 * Serializes a filter, so that equivalent queries give the same text: null, absent and the default are equal, and so are texts in any case
 * and lists in any order.
 */
function serializeFilter(filter: LabTestFilter): string {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
  const texts = Object.entries({ ...defaults, ...given }).flatMap(([name, value]) => {
    const items = Array.isArray(value) ? [...new Set(value.map(String))].toSorted() : String(value);
    return items.length === 0 ? [] : [`${name}=${String(items).toLowerCase()}`];
  });
  return JSON.stringify(texts.toSorted());
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

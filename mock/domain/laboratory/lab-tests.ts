import type { LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { labsBySlug } from "../../catalog/labs/labs.ts";
import type { World } from "../world.ts";
import { accountAsked } from "./accounts.ts";
import type { LabCatalog } from "./catalog.ts";
import { readTestCursor, writeTestCursor } from "./cursor.ts";
import { type TestOrderKey, testOrderKeys } from "./test-order.ts";

/** What both lists of lab tests are asked by. */
export type LabTestFilter = Omit<LabTestsListQuery, "lab_test_limit" | "next_cursor" | "include_pricing">;

/** One page of lab tests. */
export interface LabTestSlice {
  readonly tests: readonly LabTest[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** Lab tests on a page where nothing else is asked for. */
const USUAL_LIMIT = 50;

function wayOf(test: LabTest): "auto" | "manual" {
  return test.auto_generated ? "auto" : "manual";
}

/** Each filter by its own: undefined and null let everything through. */
function fits(test: LabTest, filter: LabTestFilter): boolean {
  const { generation_method, lab_slug, collection_method, status, marker_ids, provider_ids, name } = filter;
  const way = generation_method ?? "manual";
  if (way !== "all" && wayOf(test) !== way) return false;
  if (lab_slug != null && labsBySlug().get(lab_slug)?.id !== test.lab_id) return false;
  if (collection_method != null && test.method !== collection_method) return false;
  if (status != null && test.status !== status) return false;
  if (name != null && !test.name.toLowerCase().includes(name.toLowerCase())) return false;
  return (
    (marker_ids ?? []).every((id) => test.markers.some((marker) => marker.id === id)) &&
    (provider_ids ?? []).every((code) => test.markers.some((marker) => marker.provider_id === code))
  );
}

/** How a list is sorted: creation is the order of a list that asks for none. */
function orderOf({ order_key, order_direction }: LabTestFilter): {
  readonly key: TestOrderKey;
  readonly backwards: boolean;
} {
  const key = testOrderKeys.find((one) => one === order_key) ?? "created_at";
  return { key, backwards: order_direction === "desc" };
}

/** All lab tests that fit, in the order that was asked for; the greatest first is the exact reverse of the least first. */
export function findLabTests(world: World, catalog: LabCatalog, filter: LabTestFilter): readonly LabTest[] {
  const reach = catalog.reach(accountAsked(world, filter.lab_account_id));
  const { key, backwards } = orderOf(filter);
  const found = catalog.testsBy(key).tests.filter((test) => fits(test, filter) && reach.hasTest(test));
  return backwards ? found.toReversed() : found;
}

/**
 * One page of the lab tests that fit.
 * @throws Refusal of 400 for a cursor that is not of this list
 */
export function pageLabTests(world: World, catalog: LabCatalog, query: LabTestsListQuery): LabTestSlice {
  const { lab_test_limit: limit = USUAL_LIMIT, next_cursor } = query;
  const found = findLabTests(world, catalog, query);
  const from = next_cursor == null ? 0 : positionAfter(world, catalog, query, found, next_cursor);
  const tests = found.slice(from, from + limit);
  const last = tests.at(-1);
  const more = from + tests.length < found.length;
  return { tests, next: more && last !== undefined ? writeTestCursor(world, query, last.id) : null };
}

/** Where a list goes on. The lab test that the last page ended with may have left the list since. */
function positionAfter(
  world: World,
  catalog: LabCatalog,
  filter: LabTestFilter,
  found: readonly LabTest[],
  cursor: string,
): number {
  const { key, backwards } = orderOf(filter);
  const { rank } = catalog.testsBy(key);
  const after = rank.get(readTestCursor(world, filter, cursor)) ?? -1;
  const place = found.findIndex(({ id }) => {
    const own = rank.get(id) ?? -1;
    return backwards ? own < after : own > after;
  });
  return place < 0 ? found.length : place;
}

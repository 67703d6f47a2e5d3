import type { LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import type { World } from "../world.ts";
import { accountAsked } from "./accounts.ts";
import type { LabCatalog } from "./catalog.ts";
import { readTestCursor, writeTestCursor } from "./cursor.ts";
import { fits, type LabTestFilter } from "./lab-test-filter.ts";
import { type TestOrderKey, testOrderKeys } from "./test-order.ts";

/** One page of lab tests. */
export interface LabTestSlice {
  readonly tests: readonly LabTest[];
  /** Null after the last page. */
  readonly next: string | null;
}

/** Lab tests on a page where nothing else is asked for. */
const USUAL_LIMIT = 50;

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
  const { next_cursor } = query;
  const limit = query.lab_test_limit ?? USUAL_LIMIT;
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

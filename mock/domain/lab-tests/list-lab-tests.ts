import type { LabTestsListQuery } from "../../../src/generated/types.ts";
import { findLabTest, type LabTest, getLabTests } from "../../catalog/labs/lab-tests.ts";
import { resolveAccount } from "../lab-accounts/accounts.ts";
import { getOrderableItems } from "../lab-accounts/orderable-items.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { parseLabTestCursor, writeLabTestCursor, matchesFilter, type LabTestFilter } from "./cursor.ts";
import { buildOnce } from "../../kernel/build-once.ts";

export interface LabTestSlice {
  readonly tests: readonly LabTest[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

const DEFAULT_LIMIT = 50;

/** Parses the sort order of a query; by default, the oldest lab test comes first. */
function parseOrder({ order_key, order_direction }: LabTestFilter): {
  readonly key: LabTestSortKey;
  readonly isDescending: boolean;
} {
  const key = labTestSortKeys.find((each) => each === order_key) ?? "created_at";
  return { key, isDescending: order_direction === "desc" };
}

/**
 * Returns the lab test with this id.
 * @throws ServiceError 404 when there is none, or when the account cannot order it
 */
export function getLabTest(world: World, id: string, accountId?: string | null): LabTest {
  const items = getOrderableItems(resolveAccount(world, accountId));
  const test = findLabTest(id);
  if (test === undefined || !items.hasLabTest(test)) throw createNotFoundError("Lab test");
  return test;
}

/**
 * Lists all matching lab tests in the requested order, by default those that were not generated automatically. Descending order is the
 * exact reverse of ascending order.
 */
export function listLabTests(world: World, query: LabTestFilter): readonly LabTest[] {
  const filter = { ...query, generation_method: query.generation_method ?? "manual" };
  const items = getOrderableItems(resolveAccount(world, filter.lab_account_id));
  const { key, isDescending } = parseOrder(filter);
  const { tests } = getSortedLabTests(key);
  const matches = tests.filter((test) => matchesFilter(test, filter) && items.hasLabTest(test));
  return isDescending ? matches.toReversed() : matches;
}

/**
 * Returns one page of the matching lab tests.
 * @throws ServiceError 400 for a cursor of another list
 */
export function getLabTestPage(world: World, query: LabTestsListQuery): LabTestSlice {
  const { next_cursor, lab_test_limit, include_pricing: _, ...filter } = query;
  const limit = lab_test_limit ?? DEFAULT_LIMIT;
  const matches = listLabTests(world, filter);
  const start = next_cursor == null ? 0 : findPosition(world, filter, matches, next_cursor);
  const tests = matches.slice(start, start + limit);
  const last = tests.at(-1);
  const hasMore = start + tests.length < matches.length;
  return {
    tests,
    nextCursor: hasMore && last !== undefined ? writeLabTestCursor(world, filter, last.id) : null,
  };
}

/** Finds where a page starts. Compares ranks, because the last lab test of the previous page may have left the list. */
function findPosition(
  world: World,
  filter: LabTestFilter,
  matches: readonly LabTest[],
  cursor: string,
): number {
  const { key, isDescending } = parseOrder(filter);
  const { rankById } = getSortedLabTests(key);
  const lastRank = rankById.get(parseLabTestCursor(world, filter, cursor)) ?? -1;
  const position = matches.findIndex(({ id }) => {
    const rank = rankById.get(id) ?? -1;
    return isDescending ? rank < lastRank : rank > lastRank;
  });
  return position < 0 ? matches.length : position;
}

interface SortedLabTests {
  readonly tests: readonly LabTest[];
  readonly rankById: ReadonlyMap<string, number>;
}

const labTestSortKeys = ["price", "created_at", "updated_at"] as const;

type LabTestSortKey = (typeof labTestSortKeys)[number];

type Compare = (a: LabTest, b: LabTest) => number;

/** Compares texts. Timestamps have one format, so their texts sort by time. */
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Breaks ties by creation time and then by id, so that the order is total. */
const compareAge: Compare = (a, b) => compareTexts(a.created_at, b.created_at) || compareTexts(a.id, b.id);

const sortBy = (compare: Compare): (() => SortedLabTests) =>
  buildOnce(() => {
    const tests = getLabTests().toSorted((a, b) => compare(a, b) || compareAge(a, b));
    return { tests, rankById: new Map(tests.map(({ id }, index) => [id, index])) };
  });

const sortedLabTests: Readonly<Record<LabTestSortKey, () => SortedLabTests>> = {
  price: sortBy((a, b) => a.price - b.price),
  created_at: sortBy(compareAge),
  updated_at: sortBy((a, b) => compareTexts(a.updated_at, b.updated_at)),
};

function getSortedLabTests(key: LabTestSortKey): SortedLabTests {
  return sortedLabTests[key]();
}

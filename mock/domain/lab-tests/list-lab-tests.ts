import type { LabTestsListLegacyQuery, LabTestsListQuery } from "../../../src/generated/types.ts";
import { findLabTest, type LabTest, getLabTests } from "../../catalog/labs/lab-tests.ts";
import { resolveAccount } from "../lab-accounts/accounts.ts";
import { getOrderableItems } from "../lab-accounts/orderable-items.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { getLabsBySlug } from "../../catalog/labs/labs.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { createFilter } from "../query.ts";
import { buildOnce } from "../../kernel/build-once.ts";

export interface LabTestSlice {
  readonly tests: readonly LabTest[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

const DEFAULT_LIMIT = 50;

export type LabTestFilter = Omit<
  LabTestsListQuery & LabTestsListLegacyQuery,
  "lab_test_limit" | "next_cursor" | "include_pricing"
>;

const matchesFilter = createFilter<
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
 * Lists all matching lab tests in the requested order, by default those that were not generated automatically, oldest first.
 * Descending order is the exact reverse of ascending order.
 * @param lastId lists those after this one, which need not match any more
 */
export function listLabTests(
  world: World,
  query: LabTestFilter,
  lastId?: string | number,
): readonly LabTest[] {
  const filter = { ...query, generation_method: query.generation_method ?? "manual" };
  const items = getOrderableItems(resolveAccount(world, filter.lab_account_id));
  const sorted = (sortedLabTests[filter.order_key ?? ""] ?? sortedLabTests.created_at)();
  const ordered = filter.order_direction === "desc" ? sorted.toReversed() : sorted;
  const start = lastId === undefined ? 0 : ordered.findIndex(({ id }) => id === lastId) + 1;
  return ordered.slice(start).filter((test) => matchesFilter(test, filter) && items.hasLabTest(test));
}

/**
 * Returns one page of the matching lab tests.
 * @throws ServiceError 400 for a cursor of another list
 */
export function getLabTestPage(world: World, query: LabTestsListQuery): LabTestSlice {
  const { next_cursor, lab_test_limit, include_pricing: _, ...filter } = query;
  const limit = lab_test_limit ?? DEFAULT_LIMIT;
  const queryText = serializeFilter(filter);
  const [lastId] = next_cursor == null ? [] : readCursor(world, queryText, next_cursor);
  const matches = listLabTests(world, filter, lastId);
  const tests = matches.slice(0, limit);
  const last = tests.at(-1);
  return {
    tests,
    nextCursor: matches.length > limit && last ? writeCursor(world, queryText, [last.id]) : null,
  };
}

type Compare = (a: LabTest, b: LabTest) => number;

/** Compares texts. Timestamps have one format, so their texts sort by time. */
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Breaks ties by creation time and then by id, so that the order is total. */
const compareAge: Compare = (a, b) => compareTexts(a.created_at, b.created_at) || compareTexts(a.id, b.id);

const sortBy = (compare: Compare): (() => readonly LabTest[]) =>
  buildOnce(() => getLabTests().toSorted((a, b) => compare(a, b) || compareAge(a, b)));

const sortedLabTests: {
  readonly [key: string]: () => readonly LabTest[];
  created_at: () => readonly LabTest[];
} = {
  price: sortBy((a, b) => a.price - b.price),
  created_at: sortBy(compareAge),
  updated_at: sortBy((a, b) => compareTexts(a.updated_at, b.updated_at)),
};

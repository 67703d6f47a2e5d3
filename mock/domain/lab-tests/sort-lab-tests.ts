import { getLabTests, type LabTest } from "../../catalog/labs/lab-tests.ts";
import { buildOnce } from "../../kernel/build-once.ts";

/** All lab tests in ascending order. */
export interface SortedLabTests {
  readonly tests: readonly LabTest[];
  /** Position of each lab test, by id. */
  readonly rankById: ReadonlyMap<string, number>;
}

/** Fields that lists of lab tests can be sorted by. */
export const labTestSortKeys = ["price", "created_at", "updated_at"] as const;

/** One of `labTestSortKeys`. */
export type LabTestSortKey = (typeof labTestSortKeys)[number];

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

/** Returns all lab tests sorted by a field, in ascending order. */
export function getSortedLabTests(key: LabTestSortKey): SortedLabTests {
  return sortedLabTests[key]();
}

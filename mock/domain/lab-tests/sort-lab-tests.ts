import type { LabTest } from "../../catalog/labs/lab-tests.ts";

/** Lab tests in an order, the least first. */
export interface TestOrder {
  readonly tests: readonly LabTest[];
  /** Where each stands, by id. */
  readonly rank: ReadonlyMap<string, number>;
}

type Compared = Pick<LabTest, "id" | "price" | "created_at" | "updated_at">;

/** Instants are written alike, so their texts stand in the order of time. */
const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** What is equal stands in the order of creation, and after that of the ids, so that every order is a whole one. */
const older = (one: Compared, other: Compared): number =>
  byText(one.created_at, other.created_at) || byText(one.id, other.id);

function ordered(
  compare: (one: Compared, other: Compared) => number,
): (tests: readonly LabTest[]) => TestOrder {
  let last: { readonly of: readonly LabTest[]; readonly order: TestOrder } | null = null;
  return (tests) => {
    if (last?.of !== tests) {
      const sorted = tests.toSorted((one, other) => compare(one, other) || older(one, other));
      const rank = new Map(sorted.map(({ id }, index) => [id, index]));
      last = { of: tests, order: { tests: sorted, rank } };
    }
    return last.order;
  };
}

/** What lists of lab tests can be sorted by. */
export const testOrderKeys = ["price", "created_at", "updated_at"] as const;

/** One of them. */
export type TestOrderKey = (typeof testOrderKeys)[number];

/** The orders themselves. */
export const testOrders: Readonly<Record<TestOrderKey, (tests: readonly LabTest[]) => TestOrder>> = {
  price: ordered((one, other) => one.price - other.price),
  created_at: ordered(older),
  updated_at: ordered((one, other) => byText(one.updated_at, other.updated_at)),
};

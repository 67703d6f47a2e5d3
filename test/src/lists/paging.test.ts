import { expect, test } from "vitest";
import { pageByNumber } from "../../../src/lists/paging.ts";

const { read } = pageByNumber<"orders", string>("orders");

test.each([
  ["a full page with more items after it", { orders: ["a", "b"], page: 1, size: 2, total: 3 }, "2"],
  ["a full page that has the last item", { orders: ["a", "b"], page: 1, size: 2, total: 2 }, null],
  ["a later page that has the last item", { orders: ["e", "f"], page: 3, size: 2, total: 6 }, null],
  ["the page before the last item", { orders: ["c", "d"], page: 2, size: 2, total: 5 }, "3"],
  ["a page without items", { orders: [], page: 1, size: 2, total: 9 }, null],
  ["a full page without a total", { orders: ["a", "b"], page: 4, size: 2, total: null }, "5"],
  ["a page without a total that is not full", { orders: ["a"], page: 4, size: 2 }, null],
] as const)("by number, the page after %s is known", (_, { orders, ...rest }, next) => {
  const { items, next: following } = read({ orders: [...orders], ...rest });
  expect([items, following]).toEqual([orders, next]);
});

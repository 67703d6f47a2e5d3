import { expect, test } from "vitest";
import { pageByCursor, pageByNumber, pageByOffset } from "../../../src/lists/paging.ts";

const { read } = pageByNumber<"orders", string>("orders");

test.each([
  ["a full page with more items after it", { orders: ["a", "b"], page: 1, size: 2, total: 3 }, "2"],
  ["a full page whose total may count it alone", { orders: ["a", "b"], page: 1, size: 2, total: 2 }, "2"],
  ["a full page that has the last item", { orders: ["a", "b"], page: 2, size: 2, total: 4 }, null],
  ["a page without items", { orders: [], page: 1, size: 2, total: 9 }, null],
  ["a page that is not full and has the total", { orders: ["a"], page: 1, size: 2, total: 1 }, null],
  ["a full page without a total", { orders: ["a", "b"], page: 4, size: 2 }, "5"],
  [
    "the last of the pages, whose total counts it",
    { orders: ["a"], page: 3, size: 1, total: 1, pages: 3 },
    null,
  ],
  ["a page without a total that is not full", { orders: ["a"], page: 4, size: 2 }, null],
  [
    "a page with pages after it, whose total counts the page",
    { orders: ["a"], page: 1, size: 1, total: 1, pages: 3 },
    "2",
  ],
  [
    "a page with pages after it and no total",
    { orders: ["a"], page: 2, size: 50, total: null, pages: 3 },
    "3",
  ],
  ["a page without items and with pages after it", { orders: [], page: 2, size: 1, total: 0, pages: 3 }, "3"],
  [
    "the last of the pages, with a total of the list",
    { orders: ["a"], page: 3, size: 1, total: 3, pages: 3 },
    null,
  ],
] as const)("[MRK-1, ORD-15] by number, the page after %s is known", (_, { orders, ...rest }, next) => {
  const { items, next: following } = read({ orders: [...orders], ...rest });
  expect([items, following]).toEqual([orders, next]);
});

const offset = pageByOffset<"users", string>("users");

test.each([
  ["a full page with more items after it", { users: ["a"], offset: 0, limit: 1, total: 3 }, "1"],
  ["a full page whose total may count it alone", { users: ["a"], offset: 3, limit: 1, total: 1 }, "4"],
  ["a page that is not full and has the total", { users: ["a"], offset: 0, limit: 2, total: 1 }, null],
  ["a page that has the last item", { users: ["c"], offset: 2, limit: 1, total: 3 }, null],
  ["a page without a total", { users: ["b"], offset: 1, limit: 1, total: null }, "2"],
] as const)("by offset, the page after %s is known", (_, { users, ...rest }, next) => {
  expect(offset.read({ users: [...users], ...rest }).next).toBe(next);
});

const cursor = pageByCursor<"data", string>("data");

test.each([
  [{ next_cursor: "c-2" }, "c-2"],
  [{ next: "c-2" }, "c-2"],
  [{ next_cursor: null, next: "c-2" }, "c-2"],
  [{ next_cursor: "", next: "c-2" }, "c-2"],
  [{ next_cursor: "", next: "" }, null],
  [{}, null],
])("by cursor, %j leads to %s", (rest, next) => {
  expect(cursor.read({ data: ["a"], ...rest }).next).toBe(next);
});

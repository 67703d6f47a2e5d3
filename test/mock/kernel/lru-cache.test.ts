import { expect, it } from "vitest";
import { LruCache } from "../../../mock/kernel/lru-cache.ts";

it("LruCache computes a value once, and again after more recent ones replaced it", () => {
  const memo = new LruCache<string>(2);
  const made: string[] = [];
  const getValue = (key: string) =>
    memo.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "a", "b"].map(getValue)).toEqual(["A", "B", "A", "C", "A", "B"]);
  // The second read of a keeps it, so c replaces b.
  expect(made).toEqual(["a", "b", "c", "b"]);
  expect(memo.size).toBe(2);
  expect(
    memo.get(
      "b",
      () => "new",
      (value) => value === "B",
    ),
  ).toBe("B");
  expect(
    memo.get(
      "b",
      () => "new",
      (value) => value !== "B",
    ),
  ).toBe("new");
});

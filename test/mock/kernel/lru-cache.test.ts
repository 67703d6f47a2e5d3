import { describe, expect, it } from "vitest";
import { LruCache } from "../../../mock/kernel/lru-cache.ts";

describe("a bounded memo", () => {
  it("works a value out once, and again once it gave way to those asked for later", () => {
    const memo = new LruCache<string>(2);
    const made: string[] = [];
    const ask = (key: string) =>
      memo.get(key, () => {
        made.push(key);
        return key.toUpperCase();
      });
    expect(["a", "b", "a", "c", "a", "b"].map(ask)).toEqual(["A", "B", "A", "C", "A", "B"]);
    // Asking for a again kept it, so c drove out b.
    expect(made).toEqual(["a", "b", "c", "b"]);
    expect(memo.size).toBe(2);
  });
});

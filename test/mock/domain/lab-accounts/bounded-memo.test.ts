import { describe, expect, it } from "vitest";
import { BoundedMemo } from "../../../../mock/kernel/bounded-memo.ts";

describe("a bounded memo", () => {
  it("works a value out once, and again once it gave way to those asked for later", () => {
    const memo = new BoundedMemo<string>(2);
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

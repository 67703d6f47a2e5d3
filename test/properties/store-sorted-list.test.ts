import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { compareKeys, type SortKey } from "../../mock/store/keys.ts";
import { SortedList } from "../../mock/store/sorted-list.ts";

describe("keys", () => {
  it("sort nothing before numbers, numbers before texts, and a tuple before its extensions", () => {
    const keys: SortKey[] = [["a", 1], "b", ["a"], 2, -1, null, ["a", 1, "x"], ["a", null]];
    expect(keys.toSorted(compareKeys)).toEqual([
      null,
      -1,
      2,
      ["a"],
      ["a", null],
      ["a", 1],
      ["a", 1, "x"],
      "b",
    ]);
    expect(compareKeys(Infinity, Infinity)).toBe(0);
  });
});

describe("a sorted list", () => {
  it("stays sorted through inserts and removals", () => {
    const step = fc.record({
      from: fc.nat({ max: 4000 }),
      count: fc.integer({ min: 1, max: 900 }),
      out: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const list = new SortedList<{ readonly sequence: number; readonly rank: number }>();
        let expected: { readonly sequence: number; readonly rank: number }[] = [];
        let sequence = 0;
        let removed = true;
        for (const { from, count, out } of steps) {
          if (out) {
            const removedKeys = new Set(expected.slice(from % (expected.length + 1)).slice(0, count));
            removed &&= [...removedKeys].every((slot) => list.remove(slot.rank, slot));
            expected = expected.filter((slot) => !removedKeys.has(slot));
          } else {
            for (let added = 0; added < count; added += 1) {
              sequence += 1;
              const slot = { sequence, rank: (from + added * 7) % 997 };
              list.insert(slot.rank, slot);
              expected.push(slot);
            }
            expected = expected.toSorted((a, b) => a.rank - b.rank || a.sequence - b.sequence);
          }
          expect(removed).toBe(true);
          expect(list.size).toBe(expected.length);
          expect(list.slice(0, list.size)).toEqual(expected);
          expect(list.slice(from, 40)).toEqual(expected.slice(from, from + 40));
          const rank = from % 997;
          expect(list.findPosition(rank)).toBe(expected.filter((slot) => slot.rank < rank).length);
        }
      }),
      { numRuns: fc.repeat(20) },
    );
  });
});

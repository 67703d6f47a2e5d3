import { describe, expect, it } from "vitest";
import { BitSet } from "../../../mock/store/bit-set.ts";
import { NumberSet } from "../../../mock/store/number-set.ts";

/** Returns the numbers of a set, as it visits them and as it adds them to bits. */
function listBothWays(set: NumberSet, last: number): [number[], number[]] {
  const bits = new BitSet(last + 1);
  set.addTo(bits);
  const [own, shown]: [number[], number[]] = [[], []];
  set.forEach((number) => own.push(number));
  bits.forEach((number) => shown.push(number));
  return [own, shown];
}

/** Creates a set of the numbers from 0 to 99, which it stores as bits. */
function createDenseSet(): NumberSet {
  const set = new NumberSet(0);
  for (let number = 1; number < 100; number += 1) set.add(number);
  return set;
}

const dense = Array.from({ length: 100 }, (_, number) => number);

describe("a set of dense numbers", () => {
  // 101 numbers are stored as bits below 101 * 64 * 2.
  it.each([100, 127, 128, 6_464, 12_927, 12_928, 12_929, 1_000_000])("takes %i as well", (far) => {
    const set = createDenseSet();
    set.add(far);
    expect(set.size).toBe(101);
    expect(listBothWays(set, far)).toEqual([
      [...dense, far],
      [...dense, far],
    ]);
  });

  it("works as before after a number far away made it a list, and when it is dense again", () => {
    const set = createDenseSet();
    set.add(20_000);
    set.remove(50);
    set.add(500);
    set.add(50);
    set.remove(0);
    const expected = [...dense.slice(1), 500, 20_000];
    expect([set.size, ...listBothWays(set, 20_000)]).toEqual([101, expected, expected]);
    for (let number = 501; number < 900; number += 1) set.add(number);
    const more = [...dense.slice(1), ...Array.from({ length: 400 }, (_, index) => 500 + index), 20_000];
    expect([set.size, ...listBothWays(set, 20_000)]).toEqual([500, more, more]);
    set.remove(20_000);
    expect([set.size, ...listBothWays(set, 20_000)]).toEqual([499, more.slice(0, -1), more.slice(0, -1)]);
  });

  it("is measured by its size, so that a larger set stays bits for the same number", () => {
    const set = createDenseSet();
    for (let number = 100; number < 1_000; number += 1) set.add(number);
    set.add(20_000);
    set.add(19_999);
    const expected = [...Array.from({ length: 1_000 }, (_, number) => number), 19_999, 20_000];
    expect([set.size, ...listBothWays(set, 20_000)]).toEqual([1_002, expected, expected]);
  });
});

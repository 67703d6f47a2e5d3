import { expect, it } from "vitest";
import { RecentMap } from "../../../mock/kernel/recent-map.ts";

it("keeps the most recently used objects and drops the others", () => {
  const map = new RecentMap<object, number>(2);
  const [a, b, c, d, e] = [{}, {}, {}, {}, {}];
  map.set(a, 1);
  map.set(b, 2);
  map.set(c, 3);
  expect([a, b].map((key) => map.get(key))).toEqual([1, 2]);
  // Reading `a` and `b` made them newer than `c`.
  map.set(d, 4);
  map.set(e, 5);
  expect(map.get(c)).toBeUndefined();
  expect([d, e].map((key) => map.get(key))).toEqual([4, 5]);
});

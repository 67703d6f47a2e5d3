import { expect, it } from "vitest";
import { loadOnce } from "../../../mock/kernel/build-once.ts";

it("loads a value once for concurrent callers", async () => {
  let loads = 0;
  const value = loadOnce(async () => ({ load: (loads += 1) }));
  expect(loads).toBe(0);
  const [one, two] = await Promise.all([value(), value()]);
  expect(one).toBe(two);
  expect(await value()).toBe(one);
  expect(loads).toBe(1);
});

it("rejects all callers of a failed load, and loads again at the next call", async () => {
  let loads = 0;
  const value = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error("The line was cut.");
    return loads;
  });
  const outcomes = await Promise.allSettled([value(), value()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(loads).toBe(1);
  expect(await value()).toBe(2);
});

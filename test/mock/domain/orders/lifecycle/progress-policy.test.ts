import { expect, it } from "vitest";
import { parseOrderProgress } from "../../../../../mock/domain/orders/lifecycle/progress-policy.ts";

it.each(["auto", "manual"] as const)("orders of a team can progress by the policy %s", (progress) => {
  expect(parseOrderProgress(progress)).toBe(progress);
});

it.each(["fast", "", "AUTO", true, null, undefined, { after: "2h" }])(
  "orders of a team cannot progress by the policy %j",
  (progress) => {
    expect(() => parseOrderProgress(progress)).toThrow(new TypeError('orders must be "auto" or "manual".'));
  },
);

import { expect, it } from "vitest";
import { modulo } from "../../../mock/kernel/modulo.ts";

it.each([
  [8, 7, 1],
  [-1, 7, 6],
  [-7, 7, 0],
  [-0.25, 1, 0.75],
])("the remainder of %d by %d is %d", (value, divisor, rest) => {
  expect(modulo(value, divisor)).toBe(rest);
});

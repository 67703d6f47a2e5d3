import { describe, expect, it } from "vitest";
import { foldHash, hash32, hash53, Random } from "../../../mock/kernel/random.ts";

describe("hashes", () => {
  it("are stable across versions", () => {
    expect([hash32("seed", "user", 1), hash53("seed", "user", 1), foldHash(hash32("seed"), 7)])
      .toMatchInlineSnapshot(`
      [
        3935050636,
        3470715467340684,
        734140498,
      ]
    `);
  });

  it("distinguish a number from its text, and the boundaries between texts", () => {
    expect(hash32(1)).not.toBe(hash32("1"));
    expect(hash32("ab", "c")).not.toBe(hash32("a", "bc"));
    expect(hash32("a", "")).not.toBe(hash32("a"));
    expect(hash32(1, 2)).not.toBe(hash32(2, 1));
    expect(hash32(0.1)).not.toBe(hash32(0.2));
  });
});

describe("Random", () => {
  it("keeps whole numbers within their bounds, and reaches both", () => {
    const random = new Random("dice");
    const numbers = Array.from({ length: 600 }, () => random.int(1, 6));
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("samples a normal distribution", () => {
    const random = new Random("bell");
    const draws = Array.from({ length: 20_000 }, () => random.normal());
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
  });
});

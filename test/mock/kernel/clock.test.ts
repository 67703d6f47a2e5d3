import { describe, expect, it } from "vitest";
import { Clock } from "../../../mock/kernel/clock.ts";

describe("Clock", () => {
  it("stands still until it is set", () => {
    const clock = new Clock(Date.UTC(2026, 0, 15, 9));
    expect(clock.mode).toBe("frozen");
    expect(clock.iso()).toBe("2026-01-15T09:00:00.000Z");
    clock.set(Date.UTC(2026, 0, 14));
    expect(clock.now()).toBe(Date.UTC(2026, 0, 14));
  });

  it.each([Number.NaN, 0.5, Infinity, 8.64e15])("rejects %s", (instant) => {
    expect(() => new Clock(instant)).toThrow("is not an instant");
    expect(() => new Clock(0).set(instant)).toThrow("is not an instant");
  });
});

import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { computeAge } from "../../../../mock/kernel/age.ts";
import { computeMaxHeartRate } from "../../../../mock/domain/users/max-heart-rate.ts";

describe("the maximum heart rate", () => {
  it("[USR-8] is 220 minus the age on that day, which changes on the birthday", () => {
    expect(computeMaxHeartRate("1986-04-21", { year: 2026, month: 4, day: 20 })).toBe(181);
    expect(computeMaxHeartRate("1986-04-21", { year: 2026, month: 4, day: 21 })).toBe(180);
    expect(computeMaxHeartRate("1986-04-21", { year: 2027, month: 1, day: 1 })).toBe(180);
  });

  it("counts a birthday on 29 February from 1 March in years without that day", () => {
    const birth = { year: 2000, month: 2, day: 29 };
    expect(computeAge(birth, { year: 2025, month: 2, day: 28 })).toBe(24);
    expect(computeAge(birth, { year: 2025, month: 3, day: 1 })).toBe(25);
    expect(computeAge(birth, { year: 2024, month: 2, day: 29 })).toBe(24);
  });

  it("[USR-8] is null without a birth date and before it, and a day that is no date is rejected", () => {
    const { users } = createMock();
    const user = users.create({ fallback_birth_date: "1986-04-21" });
    expect(users.maxHeartRate(user, "2026-04-20")).toBe(181);
    expect(users.maxHeartRate(user, "1986-04-20")).toBeNull();
    expect(users.maxHeartRate(users.update(user, { fallback_birth_date: null }), "2026-04-21")).toBeNull();
    expect(() => users.maxHeartRate(user, "today")).toThrow("date: Input should be a valid date");
  });
});

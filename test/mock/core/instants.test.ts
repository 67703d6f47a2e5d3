import { createMock } from "sanguine/mock";
import { expect, test } from "vitest";

test("[GEN-10, GEN-11] the mock's now, advanceTo and team take a Date, and advance the same durations", async () => {
  const mock = createMock({ now: new Date("2026-03-01T00:00:00Z") });
  await mock.clock.advance("500ms");
  expect(mock.clock.iso()).toBe("2026-03-01T00:00:00.500Z");
  await mock.clock.advanceTo(new Date("2026-03-02T00:00:00Z"));
  expect(mock.clock.iso()).toBe("2026-03-02T00:00:00.000Z");
  expect(mock.team({ now: new Date("2026-04-01T00:00:00Z") }).clock.iso()).toBe("2026-04-01T00:00:00.000Z");
  expect(() => createMock({ now: new Date(Number.NaN) })).toThrow(/now must be an ISO 8601/);
  await expect(mock.clock.advanceTo(new Date(Number.NaN))).rejects.toThrow(/it is no instant/);
});

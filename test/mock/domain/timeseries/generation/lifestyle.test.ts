import { createMock, type UserTrait } from "sanguine/mock";
import { expect, it } from "vitest";
import { computeWave, type Lifestyle } from "../../../../../mock/domain/timeseries/generation/person.ts";

it("[TS-12] users take their way of life from traits or fields, and keep it in an export", () => {
  const mock = createMock({ seed: "traits" });
  const create = (traits: readonly UserTrait[], fields: Lifestyle = {}) => {
    const user = mock.users.create({ traits, ...fields });
    mock.connections.create({ user, provider: "glucose_one_v3" });
    return mock.timeseries.read(user, "insulin_injection", { start_date: "2026-01-10" }).length;
  };
  const range = { start_date: "2026-01-10" };
  expect(create([])).toBe(0);
  expect(create(["type1Diabetes", "athlete", "poorWear", "shiftWorker"])).toBeGreaterThan(0);
  expect(create([], { diabetes: "type1" })).toBeGreaterThan(0);
  expect(create(["type1Diabetes"], { diabetes: "none" })).toBe(0);
  expect(() => create(["shiftworker" as UserTrait])).toThrow('Did you mean "shiftWorker"?');
  expect(() => create([], { wear: "never" as "poor" })).toThrow("wear");

  const copy = createMock({ seed: "other" });
  copy.import(mock.export());
  for (const user of mock.users.list()) {
    const [original, imported] = [mock, copy].map((each) => each.timeseries.read(user, "glucose", range));
    expect(imported).toEqual(original);
  }
});

it("[TS-12] reads the days of a user with the way of life that the user has now", () => {
  const read = (mock: ReturnType<typeof createMock>, fitness: "average" | "athlete") => {
    const user = mock.users.create({ connections: ["acme_watch"], fitness });
    return mock.timeseries.read(user, "heartrate", { start_date: "2026-01-14" });
  };
  const options = { seed: "way of life", now: "2026-01-15T09:00:00Z" };
  const mock = createMock(options);
  const empty = mock.snapshot();
  const before = read(mock, "average");
  mock.restore(empty);
  // The same id as before.
  const after = read(mock, "athlete");
  expect(after).not.toEqual(before);
  expect(after).toEqual(read(createMock(options), "athlete"));
});

it("a wave has its maximum after a quarter of its period, and its minimum after three", () => {
  expect([0, 0.125, 0.25, 0.625, 0.75, 1.25].map(computeWave)).toEqual([0, 0.75, 1, -0.75, -1, 1]);
});

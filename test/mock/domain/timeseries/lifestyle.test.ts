import { createMock } from "sanguine/mock";
import type { UserTrait } from "../../../../mock/tools/traits.ts";
import { expect, it } from "vitest";

it("[TS-7] reads the days of a user under the seed of the world that was imported last", () => {
  const mock = createMock({ seed: "first" });
  const user = mock.users.create({ connections: ["acme_watch"] });
  const read = (from: typeof mock) => from.timeseries.read(user, "steps", { start_date: "2026-01-10" });
  const world = mock.export();
  const other = { ...world, cells: { ...world.cells, seed: "second" } };
  const fresh = createMock({ seed: "third" });
  fresh.import(other);
  // The mock keeps the days of the user that was read last.
  const before = read(mock);
  mock.import(other);
  expect(read(mock)).toEqual(read(fresh));
  expect(read(mock)).not.toEqual(before);
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

it("[TS-12] pushes a wheelchair only for a user in one, who takes no steps", () => {
  const mock = createMock({ seed: "mobility", now: "2026-01-15T09:00:00Z" });
  const read = (traits: UserTrait[]) => {
    const user = mock.users.create({ traits, connections: ["slate_phone_health"] });
    return (["wheelchair_push", "steps", "floors_climbed"] as const).map(
      (resource) => mock.timeseries.read(user, resource, { start_date: "2026-01-10" }).length > 0,
    );
  };
  expect(read([])).toEqual([false, true, true]);
  expect(read(["wheelchair"])).toEqual([true, false, false]);
});

it("[TS-10] lets the heart rate of quiet hours drift through the day", () => {
  const mock = createMock({ seed: "c", now: "2026-01-15T23:00:00Z" });
  const user = mock.users.create({ connections: ["acme_watch"] });
  const hours = new Map<string, number[]>();
  for (const { start, value } of mock.timeseries.read(user, "heartrate", { start_date: "2026-01-13" })) {
    const hour = start.slice(0, 13);
    if (hour.slice(11) >= "10" && hour.slice(11) < "20") hours.set(hour, [...(hours.get(hour) ?? []), value]);
  }
  // The quietest minutes of each hour: all within 2 bpm without a drift.
  const quiet = Array.from(hours.values(), (values) => values.toSorted((a, b) => a - b)[5] ?? 0);
  const ordered = quiet.toSorted((a, b) => a - b);
  expect((ordered.at(-3) ?? 0) - (ordered[2] ?? 0)).toBeGreaterThanOrEqual(3);
});

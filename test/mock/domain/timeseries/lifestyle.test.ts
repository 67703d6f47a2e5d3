import { createMock } from "sanguine/mock";
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

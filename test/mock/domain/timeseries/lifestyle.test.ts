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

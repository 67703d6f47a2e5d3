import { createMock } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { expect, it } from "vitest";
import { loadSeries } from "../../../../../mock/console/views/users/load-series.ts";

it("[LAND-6] the steps of a day are those of the device that counted most, up to the day of the user", async () => {
  // In Auckland it is 10:00 of the next day.
  const mock = createMock({ now: "2026-01-15T21:00:00Z" });
  const user = mock.users.create({
    fallback_time_zone: "Pacific/Auckland",
    connections: ["acme_watch", "acme_ring_v2"],
  });
  const count = (provider: string, evening: number, morning: number) => ({
    provider,
    points: [
      { timestamp: "2026-01-15T21:00:00+13:00", value: evening },
      { timestamp: "2026-01-15T21:30:00+13:00", value: 5 },
      { timestamp: "2026-01-16T09:00:00+13:00", value: morning },
    ],
  });
  mock.timeseries.replace(user, "steps", count("acme_watch", 1_000, 300));
  mock.timeseries.add(user, "steps", count("acme_ring_v2", 1_001, 280));
  const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
  const { times, values } = (await loadSeries(control, user.user_id)).steps;
  expect(times.map((time) => new Date(time).toISOString().slice(0, 10)).slice(-3)).toEqual([
    "2026-01-14",
    "2026-01-15",
    "2026-01-16",
  ]);
  expect(values).toEqual([...Array.from({ length: 12 }, () => null), 1_006, 300]);
});

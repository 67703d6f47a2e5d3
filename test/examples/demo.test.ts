import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { countStepsByDay } from "../../examples/demo/chapters/series.ts";

it("the demo counts the steps of complete days in the user's time zone", async () => {
  const mock = createMock({ now: "2026-03-02T09:00:00Z" });
  const user = mock.users.create();
  mock.connections.create({ user, provider: "acme_watch" });
  // 8 hours behind UTC: the last hour of the user's day is in the next one of UTC.
  const points = [
    ["2026-02-14T23:30:00-08:00", 1],
    ["2026-02-15T00:00:00-08:00", 10],
    ["2026-02-28T23:30:00-08:00", 100],
    ["2026-03-01T00:00:00-08:00", 1000],
  ] as const;
  mock.timeseries.replace(user, "steps", {
    provider: "acme_watch",
    points: points.map(([start, value]) => ({
      start,
      end: start.replace(":00-", ":10-"),
      value,
      timezone_offset: -28_800,
    })),
  });
  const days = await countStepsByDay(
    mock.client(),
    { ...user, client_user_id: "u" },
    {
      first: "2026-02-15",
      last: "2026-02-28",
    },
  );
  expect(days).toHaveLength(14);
  expect(days.filter(({ steps }) => steps > 0)).toEqual([
    { day: "2026-02-15", steps: 10 },
    { day: "2026-02-28", steps: 100 },
  ]);
});

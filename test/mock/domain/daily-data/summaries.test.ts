import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import type { UserTrait } from "../../../../mock/tools/traits.ts";
import { listener } from "../../webhooks/receiver.ts";

type Summary = Readonly<Record<string, unknown>>;

const fields = ["steps", "distance", "calories_active", "calories_basal", "floors_climbed"] as const;

/** Sums the points of a source by the date that each of them carries. */
function sumByDate(points: readonly { readonly start?: string; readonly value: number }[]) {
  const sums = new Map<string, number>();
  for (const { start = "", value } of points)
    sums.set(start.slice(0, 10), (sums.get(start.slice(0, 10)) ?? 0) + value);
  return sums;
}

it.each([
  ["Asia/Kolkata", "2026-01-15T09:00:00Z", "acme_watch", []],
  ["Asia/Kathmandu", "2026-01-15T09:00:00Z", "fernway_fit", []],
  ["America/Chicago", "2026-01-15T09:00:00Z", "acme_watch", []],
  // A day of 23 hours, and one of 25.
  ["America/Chicago", "2026-03-06T09:00:00Z", "acme_watch", []],
  ["America/Chicago", "2026-10-30T09:00:00Z", "fernway_fit", []],
  ["America/St_Johns", "2026-03-06T09:00:00Z", "copper_phone_health", []],
  ["Australia/Lord_Howe", "2026-04-03T09:00:00Z", "acme_watch", []],
  ["Australia/Lord_Howe", "2026-10-02T09:00:00Z", "acme_watch", []],
  // Midnight is skipped on the day of the change.
  ["Africa/Cairo", "2026-04-22T09:00:00Z", "acme_watch", []],
  ["Pacific/Chatham", "2026-09-25T09:00:00Z", "acme_watch", ["traveler"]],
  ["America/Denver", "2026-01-15T09:00:00Z", "fernway_fit", ["traveler"]],
  [null, "2026-01-15T09:00:00Z", "acme_watch", []],
] satisfies readonly [string | null, string, string, UserTrait[]][])(
  "[REAL-4, TS-11] sums the points of each local day in %s from %s for %s, %j",
  async (zone, now, provider, traits: UserTrait[]) => {
    const mock = createMock({ seed: "zones", now });
    const user = mock.users.create({ traits, fallback_time_zone: zone });
    mock.connections.create({ user, provider });
    const summaries: Summary[] = [];
    listener(mock, {
      eventTypes: ["daily.data.activity.*"],
      respond: ({ data }) => void summaries.push(data as Summary),
    });
    await mock.clock.advance("4d");
    const start_date = new Date(Date.parse(now) - 172_800_000).toISOString();
    const source = summaries[0]?.["source"] as { type: string } | undefined;
    expect(summaries.length).toBeGreaterThanOrEqual(4);
    for (const field of fields) {
      const points = mock.timeseries.read(user, field, { start_date });
      const sums = sumByDate(points.filter((point) => point.source.type === source?.type));
      for (const { calendar_date, [field]: given } of summaries) {
        const sum = sums.get(String(calendar_date));
        expect([field, given]).toEqual([field, sum === undefined ? null : Math.round(10 * sum) / 10]);
      }
    }
  },
);

it.each([
  ["America/Chicago", "Asia/Kolkata"],
  ["Pacific/Auckland", "Europe/Lisbon"],
])("[TS-11] sums the points by the date that they carry after a move from %s to %s", async (home, abroad) => {
  const mock = createMock({ seed: "zones", now: "2026-01-15T09:00:00Z" });
  const user = mock.users.create({ fallback_time_zone: home, connections: ["acme_watch"] });
  const last = new Map<string, unknown>();
  listener(mock, {
    eventTypes: ["daily.data.activity.*"],
    respond: ({ data }) =>
      void last.set(String((data as Summary)["calendar_date"]), (data as Summary)["steps"]),
  });
  await mock.clock.advance("55h");
  mock.users.update(user, { fallback_time_zone: abroad });
  await mock.clock.advance("3d");
  const sums = sumByDate(mock.timeseries.read(user, "steps", { start_date: "2026-01-13" }));
  expect(last.size).toBeGreaterThanOrEqual(4);
  expect([...last]).toEqual(Array.from(last.keys(), (date) => [date, sums.get(date) ?? null]));
});

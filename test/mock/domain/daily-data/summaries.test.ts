import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import type { TimeseriesResource } from "../../../../src/generated/types.ts";
import type { UserTrait } from "../../../../mock/tools/traits.ts";
import { listener } from "../../webhooks/receiver.ts";

type Summary = Readonly<Record<string, unknown>>;

const round = (value: number) => Math.round(value * 10) / 10;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => round(sum(values) / values.length);

it.each(["acme_watch", "copper_phone_health"])(
  "[TS-11] sends summaries of %s that equal the sums and means of the points of the same source",
  async (provider) => {
    const mock = createMock({ seed: "summaries", now: "2026-01-15T09:00:00Z" });
    const client = mock.client();
    const user = mock.users.create();
    mock.connections.create({ user, provider });
    const summaries: { readonly kind: string; readonly data: Summary }[] = [];
    listener(mock, {
      eventTypes: [
        "daily.data.activity.*",
        "daily.data.sleep.*",
        "daily.data.workouts.*",
        "daily.data.body.*",
      ],
      respond: ({ type, data }) => {
        summaries.push({ kind: type.split(".")[2] ?? "", data: data as Summary });
      },
    });
    await mock.clock.advance("9d");
    const read = async (resource: TimeseriesResource, start_date: string, end_date: string, type: string) => {
      const range = { start_date, end_date, provider };
      const groups = await client.timeseries
        .grouped(user.user_id, resource, range)
        .groups({ limit: Infinity });
      return (groups[provider] ?? [])
        .filter(({ source }) => source.type === type)
        .flatMap(({ data }) => data as { start?: string; end?: string; timestamp?: string; value: number }[]);
    };
    const values = (points: readonly { value: number }[]) => points.map(({ value }) => value);
    let [days, nights] = [0, 0];
    for (const { kind, data } of summaries) {
      const { type } = data["source"] as { type: string };
      const date = String(data["calendar_date"]);
      if (kind === "activity") {
        days += 1;
        for (const name of [
          "steps",
          "distance",
          "calories_active",
          "calories_basal",
          "floors_climbed",
        ] as const) {
          const points = values(await read(name, date, date, type));
          expect([name, data[name]]).toEqual([name, points.length === 0 ? null : round(sum(points))]);
        }
      }
      if (kind === "body") {
        expect(data["weight"]).toBe((await read("body_weight", date, date, type)).at(-1)?.value);
      }
      if (kind === "sleep") {
        nights += 1;
        const [start, stop] = [String(data["bedtime_start"]), String(data["bedtime_stop"])];
        const until = new Date(Date.parse(stop) - 1000).toISOString();
        const stages = await read("hypnogram", start, until, type);
        const spent = (code: number) =>
          sum(
            stages
              .filter(({ value }) => value === code)
              .map((stage) => (Date.parse(stage.end ?? "") - Date.parse(stage.start ?? "")) / 1000),
          );
        expect([data["deep"], data["light"], data["rem"], data["awake"]]).toEqual([1, 2, 3, 4].map(spent));
        expect(data["duration"]).toBe([-1, 1, 2, 3, 4].map(spent).reduce((a, b) => a + b));
        const rates = values(await read("heartrate", start, until, type));
        expect(data["hr_average"]).toBe(rates.length === 0 ? null : mean(rates));
        expect(data["hr_lowest"]).toBe(rates.length === 0 ? null : Math.min(...rates));
        const variability = values(await read("hrv", start, until, type));
        expect(data["average_hrv"]).toBe(variability.length === 0 ? null : mean(variability));
      }
      if (kind === "workouts") {
        const [start, stop] = [String(data["time_start"]), String(data["time_end"])];
        const until = new Date(Date.parse(stop) - 1000).toISOString();
        const rates = values(await read("heartrate", start, until, type));
        expect(data["average_hr"]).toBe(rates.length === 0 ? null : mean(rates));
        const meters = values(await read("workout_distance", start, until, type));
        expect(data["distance"]).toBe(meters.length === 0 ? null : round(sum(meters)));
      }
    }
    expect([days, nights > 4]).toEqual([9, true]);
  },
);

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
  "[TS-11] sums the points of each local day in %s from %s for %s, %j",
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
    const sums = sumByDate(
      mock.timeseries
        .read(user, "steps", { start_date })
        .filter((point) => point.source.type === source?.type),
    );
    expect(summaries.length).toBeGreaterThanOrEqual(4);
    for (const { calendar_date, steps } of summaries)
      expect(steps).toBe(sums.get(String(calendar_date)) ?? null);
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

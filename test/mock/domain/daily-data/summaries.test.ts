import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import type { TimeseriesResource } from "../../../../src/generated/types.ts";
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

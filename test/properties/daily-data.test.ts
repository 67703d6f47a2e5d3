import { repeat } from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { createMock, type SeriesName } from "sanguine/mock";

const DAY = 86_400_000;
const START = Date.parse("2026-03-02T09:00:00Z");
const ZONE = "America/New_York";
const localDay = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });

/** A point of a series. Times are in milliseconds; the end is the start for points in time. */
interface Point {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly source: string;
}

/** The fields of summaries that the rules read. Durations are in seconds. */
interface Summaries {
  readonly sleep: {
    readonly bedtime_start: string;
    readonly bedtime_stop: string;
    readonly duration: number;
    readonly total: number;
    readonly awake: number;
    readonly light: number;
    readonly rem: number;
    readonly deep: number;
    readonly source: { readonly type: string };
    readonly hr_average: number | null;
    readonly hr_lowest: number | null;
    readonly average_hrv: number | null;
  };
  readonly sleep_cycle: {
    readonly stage_start_offset_second: readonly number[];
    readonly stage_end_offset_second: readonly number[];
    readonly stage_type: readonly number[];
  };
  readonly workouts: {
    readonly time_start: string;
    readonly time_end: string;
    readonly moving_time: number;
    readonly source: { readonly type: string };
    readonly average_hr: number | null;
    readonly distance: number | null;
  };
}

/** What the service tells about one day of one user at one provider. */
interface WearableDay {
  readonly list: <R extends keyof Summaries>(resource: R) => Summaries[R][];
  /** Returns the points of a series around the day. */
  readonly read: (series: SeriesName) => readonly Point[];
}

/** Takes the summaries of a user from webhooks, and the points from the series, as an application does. */
async function drawDays(seed: string, provider: string, days: number): Promise<WearableDay[]> {
  const mock = createMock({ seed, now: START });
  const user = mock.users.create({ fallback_time_zone: ZONE });
  const events: { event_type: string; data: { calendar_date: string } }[] = [];
  mock.webhooks.register({
    eventTypes: (["sleep", "sleep_cycle", "workouts"] as const).map((one) => `daily.data.${one}.*` as const),
    handler: async (request) => {
      events.push((await request.json()) as (typeof events)[number]);
    },
  });
  mock.connections.create({ user, provider });
  await mock.clock.advance(days * DAY);
  await mock.idle();
  return Array.from({ length: days }, (_, index) => {
    const date = localDay.format(START + index * DAY);
    const [start_date = "", end_date = ""] = [-1, 1].map((by) =>
      new Date(Date.parse(`${date}T12:00:00Z`) + by * DAY).toISOString().slice(0, 10),
    );
    return {
      list: <R extends keyof Summaries>(resource: R) =>
        events
          .filter(({ event_type }) => event_type.startsWith(`daily.data.${resource}.`))
          .filter(({ data }) => data.calendar_date === date)
          .map(({ data }) => data as unknown as Summaries[R]),
      read: (series) => {
        const points: readonly {
          readonly start?: string;
          readonly end?: string;
          readonly timestamp?: string;
          readonly value?: unknown;
          readonly source: { readonly type: string };
        }[] = mock.timeseries.read(user, series, { start_date, end_date, provider });
        return points.map(({ start, end, timestamp = "", value, source }) => ({
          start: Date.parse(start ?? timestamp),
          end: Date.parse(end ?? start ?? timestamp),
          value: Number(value),
          source: source.type,
        }));
      },
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const computeMean = (values: readonly number[]): number => sum(values) / values.length;

/** Hypnogram codes, as the OpenAPI document lists them. */
const stages = { deep: 1, light: 2, rem: 3, awake: 4 } as const;
/** The hypnogram code of minutes in which the sensor lost contact. */
const MISSING = -1;

const providers = ["acme_watch", "acme_ring_v2", "larkfoot_watch", "glucose_one_v3"];
const drawn: WearableDay[] = [];
for (const [index, provider] of providers.entries())
  drawn.push(...(await drawDays(`days-${index}`, provider, repeat(3))));

function checkEach<T>(list: (day: WearableDay) => readonly T[], check: (item: T, day: WearableDay) => void) {
  let checked = 0;
  for (const day of drawn)
    for (const item of list(day)) {
      checked += 1;
      check(item, day);
    }
  expect(checked).toBeGreaterThan(0);
}

const parseSpan = (start: string, end: string) => [Date.parse(start), Date.parse(end)] as const;
const isWithin = ([from, until]: readonly [number, number]) => {
  return ({ start }: Point) => start >= from && start < until;
};

/** Returns a function that reads the numbers of a series that one source measured in a span. */
const measureIn =
  ({ read }: WearableDay, span: readonly [number, number], { type }: { readonly type: string }) =>
  (series: SeriesName) =>
    read(series)
      .filter((one) => isWithin(span)(one) && one.source === type)
      .map(({ value }) => value);

const roundTo = (value: number): number | null =>
  Number.isFinite(value) ? Math.round(value * 10) / 10 : null;

describe("days of users", () => {
  it("[REAL-4, TS-11] have sleep as long as its bedtimes, its stages and its cycle", () => {
    checkEach(
      ({ list }) => list("sleep"),
      (sleep, day) => {
        const { list, read } = day;
        const span = parseSpan(sleep.bedtime_start, sleep.bedtime_stop);
        const measure = measureIn(day, span, sleep.source);
        const rates = measure("heartrate");
        expect([sleep.hr_average, sleep.hr_lowest, sleep.average_hrv]).toEqual(
          [computeMean(rates), Math.min(...rates), computeMean(measure("hrv"))].map(roundTo),
        );
        expect(sleep.duration).toBe((span[1] - span[0]) / 1000);
        expect(sleep.total).toBe(sleep.deep + sleep.light + sleep.rem);
        const lost = read("hypnogram").filter((one) => isWithin(span)(one) && one.value === MISSING);
        const seconds = sum(lost.map(({ start, end }) => (end - start) / 1000));
        expect(sleep.total + sleep.awake + seconds).toBe(sleep.duration);
        for (const cycle of list("sleep_cycle")) {
          const { stage_start_offset_second: starts, stage_end_offset_second: ends } = cycle;
          // Without gap or overlap.
          expect(starts).toEqual([0, ...ends.slice(0, -1)]);
          expect(ends.at(-1)).toBe(sleep.duration);
          for (const [name, code] of Object.entries(stages)) {
            const spent = cycle.stage_type.map((one, at) =>
              one === code ? (ends[at] ?? NaN) - (starts[at] ?? NaN) : 0,
            );
            expect(sleep[name as keyof typeof stages], name).toBe(sum(spent));
          }
        }
      },
    );
    checkEach(
      ({ list }) => list("sleep_cycle"),
      (_, { list }) => expect(list("sleep")).toHaveLength(1),
    );
  });

  it("[REAL-4, TS-11] have workouts as long as their times, with the heart rate and the distance of their points", () => {
    checkEach(
      ({ list }) => list("workouts"),
      ({ moving_time, time_start, time_end, source, average_hr, distance }, day) => {
        const span = parseSpan(time_start, time_end);
        expect(moving_time).toBe((span[1] - span[0]) / 1000);
        const measure = measureIn(day, span, source);
        expect(average_hr).toBe(roundTo(computeMean(measure("heartrate"))));
        const meters = measure("workout_distance");
        expect(distance).toBe(meters.length === 0 ? null : roundTo(sum(meters)));
      },
    );
  });
});

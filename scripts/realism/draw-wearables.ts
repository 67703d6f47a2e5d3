import { createMock, type SeriesName } from "sanguine/mock";

/** A point of a series. */
export interface SeriesPoint {
  /** Milliseconds. The end is the start for points in time. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Type of the source, such as `watch`. */
  readonly source: string;
}

/** The activity summary of a day. */
export interface ActivitySummary {
  readonly steps: number | null;
  readonly distance: number | null;
  readonly calories_active: number | null;
  readonly calories_basal: number | null;
  readonly floors_climbed: number | null;
}

/** The last body measurements of a day. */
export interface BodySummary {
  readonly weight: number | null;
}

/** The sleep summary of a night. Durations are in seconds. */
export interface SleepSummary {
  readonly bedtime_start: string;
  readonly bedtime_stop: string;
  readonly duration: number;
  readonly total: number;
  readonly awake: number;
  readonly light: number;
  readonly rem: number;
  readonly deep: number;
}

/** The stages of a night. */
export interface SleepCycle {
  readonly stage_start_offset_second: readonly number[];
  readonly stage_end_offset_second: readonly number[];
  readonly stage_type: readonly number[];
}

export interface WorkoutSummary {
  readonly time_start: string;
  readonly time_end: string;
  readonly moving_time: number;
}

/** What the service tells about one day of one user at one provider. */
export interface WearableDay {
  readonly user: string;
  /** YYYY-mm-dd, in the user's time zone. */
  readonly date: string;
  readonly activity?: ActivitySummary;
  readonly body?: BodySummary;
  readonly sleep?: SleepSummary;
  readonly sleepCycle?: SleepCycle;
  readonly workouts: readonly WorkoutSummary[];
  /** Returns the points of a series that start on the day, oldest first. */
  readonly points: (series: string) => readonly SeriesPoint[];
  /** Returns the points of a series that start within a time range, which can begin on the day before. */
  readonly pointsBetween: (series: string, from: number, until: number) => readonly SeriesPoint[];
}

const START = "2026-03-02T09:00:00Z";
const ZONE = "America/New_York";
const MS_PER_DAY = 86_400_000;

const localDay = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" });

/** The summary of each resource. */
interface Summaries {
  readonly activity: ActivitySummary;
  readonly body: BodySummary;
  readonly sleep: SleepSummary;
  readonly sleep_cycle: SleepCycle;
  readonly workouts: WorkoutSummary;
}

/** The fields of points that the rules read. */
interface AnyPoint {
  readonly start?: string;
  readonly end?: string;
  readonly timestamp?: string;
  readonly value?: unknown;
  readonly source: { readonly type: string };
}

interface DailyEvent {
  readonly event_type: string;
  readonly data: { readonly calendar_date: string };
}

/** Takes the summaries of a user from webhooks, and the points from the series, as an application does. */
async function drawUserDays(seed: string, provider: string, days: number): Promise<WearableDay[]> {
  const mock = createMock({ seed, now: START });
  const user = mock.users.create({ fallback_time_zone: ZONE });
  const events: DailyEvent[] = [];
  mock.webhooks.register({
    eventTypes: ["activity", "body", "sleep", "sleep_cycle", "workouts"].map(
      (one) => `daily.data.${one}.*` as const,
    ),
    handler: async (request) => {
      events.push((await request.json()) as DailyEvent);
    },
  });
  mock.connections.create({ user, provider });
  await mock.clock.advance(days * MS_PER_DAY);
  await mock.idle();
  const read = (date: string, series: string): SeriesPoint[] => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    const [start_date = "", end_date = ""] = [noon - MS_PER_DAY, noon + MS_PER_DAY].map((at) =>
      new Date(at).toISOString().slice(0, 10),
    );
    const points: readonly AnyPoint[] = mock.timeseries.read(user, series as SeriesName, {
      start_date,
      end_date,
      provider,
    });
    return points.map(({ start, end, timestamp = "", value, source }) => ({
      start: Date.parse(start ?? timestamp),
      end: Date.parse(end ?? start ?? timestamp),
      value: Number(value),
      source: source.type,
    }));
  };
  const first = Date.parse(START);
  const dates = Array.from({ length: days }, (_, index) => localDay.format(first + index * MS_PER_DAY));
  return dates.map((date) => {
    const ofDay = events.filter(({ data }) => data.calendar_date === date);
    const list = <R extends keyof Summaries>(resource: R): Summaries[R][] =>
      ofDay
        .filter(({ event_type }) => event_type.startsWith(`daily.data.${resource}.`))
        .map(({ data }) => data as Summaries[R] & DailyEvent["data"]);
    const cache = new Map<string, SeriesPoint[]>();
    const readOnce = (series: string): readonly SeriesPoint[] => {
      const known = cache.get(series) ?? read(date, series);
      cache.set(series, known);
      return known;
    };
    return {
      user: seed,
      date,
      activity: list("activity")[0],
      body: list("body")[0],
      sleep: list("sleep")[0],
      sleepCycle: list("sleep_cycle")[0],
      workouts: list("workouts"),
      points: (series) => readOnce(series).filter(({ start }) => localDay.format(start) === date),
      pointsBetween: (series, from, until) =>
        readOnce(series).filter(({ start }) => start >= from && start < until),
    };
  });
}

/** Providers that report what the rules read. */
const providers = ["acme_watch", "acme_ring_v2", "larkfoot_watch", "glucose_one_v3"];

/** Draws days of several users. */
export async function drawWearableDays(seed: string, users: number, days: number): Promise<WearableDay[]> {
  const drawn: WearableDay[] = [];
  for (let index = 0; index < users; index += 1) {
    drawn.push(...(await drawUserDays(`${seed}-${index}`, providers[index % providers.length] ?? "", days)));
  }
  return drawn;
}

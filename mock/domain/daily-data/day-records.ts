import type { DailySummary } from "../../../src/generated/types.ts";
import { DAY, SECOND, toIso } from "../../kernel/time.ts";
import { listIngestionWindows } from "../connections/ingestion.ts";
import { serializeSource } from "../timeseries/serialize-source.ts";
import { openPointStreams } from "../timeseries/streams.ts";
import { LocalDay } from "../../kernel/local-day.ts";
import type { SeriesName } from "../timeseries/profiles/index.ts";
import { buildStreamKey, type Sample } from "../timeseries/generation/series.ts";
import { buildSource, type PointSource } from "../connections/source.ts";
import { type Account, getUsualType, computeRecordId, computeSum } from "./account.ts";

interface DaySeries {
  readonly source: PointSource;
  readonly samples: readonly Sample[];
}

/** Reads the activity totals of a day. A series that the account does not have is null. */
export function readActivity(account: Account, day: LocalDay): DailySummary[] {
  return buildDayRecord(account, "activity", day, {
    steps: ["steps", computeSum],
    distance: ["distance", computeSum],
    calories_active: ["calories_active", computeSum],
    calories_basal: ["calories_basal", computeSum],
    floors_climbed: ["floors_climbed", computeSum],
  });
}

/** Reads the last body measurements of a day. Null for values that were not measured. */
export function readBody(account: Account, day: LocalDay): DailySummary[] {
  return buildDayRecord(account, "body", day, {
    weight: ["body_weight", getLast],
    fat: ["body_fat", getLast],
    body_mass_index: ["body_mass_index", getLast],
    lean_mass: ["lean_body_mass", getLast],
    waist_circumference: ["waist_circumference", getLast],
  });
}

export function readElectrocardiogram(account: Account, day: LocalDay): DailySummary[] {
  const { source, samples } = readSeries(account, "electrocardiogram_voltage", day);
  const [begin, end] = [samples.at(0), samples.at(-1)];
  if (begin === undefined || end === undefined || end.time < account.since) return [];
  return [
    {
      ...buildRecordHeader(account, "electrocardiogram", source, day),
      session_start: toIso(begin.time, 0),
      session_end: toIso(end.time, 0),
      voltage_sample_count: samples.length,
    },
  ];
}

export function readMeals(account: Account, day: LocalDay): DailySummary[] {
  const { world, userId, provider, since, planner } = account;
  const source = buildSource(world.seed, userId, provider, getUsualType(provider, "carbohydrates"));
  const meals: DailySummary[] = [];
  for (const window of listIngestionWindows(world, userId, provider, "meal")) {
    // A meal of a night shift is on the day after that of its plan.
    for (const number of [day.number - 1, day.number]) {
      const local = new LocalDay(window.zone, number);
      for (const [index, { minute, name }] of planner.plan(number).meals.entries()) {
        const time = local.instant(minute);
        if (time < Math.max(since, window.from) || time >= window.until) continue;
        if (LocalDay.at(window.zone, time).number !== day.number) continue;
        const id = computeRecordId(account, "meal", number, index);
        meals.push({
          ...buildRecordHeader(account, "meal", source, day),
          id,
          name,
          timestamp: toIso(time, local.offset(time)),
        });
      }
    }
  }
  return meals;
}

type Fields = Readonly<Record<string, readonly [SeriesName, (values: readonly number[]) => number]>>;

/**
 * Builds the record of a day from several series of one source: the first one that has points. Returns an empty list when no
 * series has new points.
 */
function buildDayRecord(account: Account, resource: string, day: LocalDay, fields: Fields): DailySummary[] {
  const rows = Object.entries(fields);
  const main = rows
    .map(([, [series]]) => readSeries(account, series, day))
    .find(({ samples }) => samples.length > 0);
  if (main === undefined) return [];
  const read = rows.map(([field, [series, reduce]]) => {
    return { field, reduce, samples: readSeries(account, series, day, main.source).samples };
  });
  if (!read.some(({ samples }) => (samples.at(-1)?.time ?? -Infinity) >= account.since)) return [];
  const values = read.map(({ field, reduce, samples }) => {
    const numbers = samples.flatMap(({ point: { value } }) => (typeof value === "number" ? [value] : []));
    return [field, numbers.length === 0 ? null : reduce(numbers)];
  });
  return [{ ...buildRecordHeader(account, resource, main.source, day), ...Object.fromEntries(values) }];
}

function buildRecordHeader(account: Account, resource: string, source: PointSource, day: LocalDay) {
  const id = computeRecordId(account, resource, day.number);
  return { id, user_id: account.userId, source: serializeSource(source), calendar_date: day.date };
}

/**
 * Reads the points of a series that carry the date of a day. Those of before a move to another zone, and those that a test added,
 * can carry it although the day has another zone. Without a source, reads from the usual one of the account.
 */
function readSeries(
  { world, userId, provider, now, planner }: Account,
  resource: SeriesName,
  day: LocalDay,
  source: PointSource | null = null,
): DaySeries {
  const usual = source ?? buildSource(world.seed, userId, provider, getUsualType(provider, resource));
  const streams = openPointStreams(world, { userId, resource, provider }, planner);
  const own = streams.find(({ key }) => key === buildStreamKey(usual));
  const stream = source === null ? (own ?? streams[0]) : own;
  const read = stream?.read({ from: day.start - DAY, until: day.end + DAY, now }) ?? [];
  const samples = read.filter(
    ({ time, point: { timezone_offset: offset } }) =>
      Math.floor((time + (offset ?? 0) * SECOND) / DAY) === day.number,
  );
  return { source: stream?.source(null) ?? usual, samples };
}

function getLast(values: readonly number[]): number {
  return values.at(-1) ?? Number.NaN;
}

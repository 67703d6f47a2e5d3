import { toIso } from "../../kernel/time.ts";
import { ingestionWindows } from "../connections/ingestion.ts";
import { wireSource } from "../timeseries/wire-source.ts";
import { laneKey, lanesOf, zoneOf } from "../timeseries/lanes.ts";
import { LocalDay } from "../timeseries/local-day.ts";
import type { SeriesName } from "../timeseries/profiles/index.ts";
import type { Sample } from "../timeseries/series.ts";
import { sourceOf } from "../timeseries/sources.ts";
import type { Source } from "../timeseries/table.ts";
import { type Account, getUsualType, makeRecordId } from "./account.ts";

/** What the usual source of a series has of a day. */
interface DaySeries {
  readonly source: Source;
  readonly samples: readonly Sample[];
}

/** Totals of a day; a series that the account does not have is null. */
export function readActivity(account: Account, day: LocalDay): object[] {
  return describeDay(account, "activity", day, {
    steps: ["steps", sum],
    distance: ["distance", sum],
    calories_active: ["calories_active", sum],
    calories_basal: ["calories_basal", sum],
    floors_climbed: ["floors_climbed", sum],
  });
}

/** The last measures of a day; null for what was not measured. */
export function readBody(account: Account, day: LocalDay): object[] {
  return describeDay(account, "body", day, {
    weight: ["body_weight", last],
    fat: ["body_fat", last],
    body_mass_index: ["body_mass_index", last],
    lean_mass: ["lean_body_mass", last],
    waist_circumference: ["waist_circumference", last],
  });
}

/** The electrocardiogram of a day. */
export function readElectrocardiogram(account: Account, day: LocalDay): object[] {
  const { source, samples } = readSeries(account, "electrocardiogram_voltage", day);
  const [begin, end] = [samples.at(0), samples.at(-1)];
  if (begin === undefined || end === undefined || end.time < account.since) return [];
  return [
    {
      ...identify(account, "electrocardiogram", source, day),
      session_start: toIso(begin.time, 0),
      session_end: toIso(end.time, 0),
      voltage_sample_count: samples.length,
    },
  ];
}

/** The meals of a day. */
export function readMeals(account: Account, day: LocalDay): object[] {
  const { world, userId, provider, since, diary } = account;
  const source = sourceOf(world.seed, userId, provider, getUsualType(provider, "carbohydrates"));
  const from = Math.max(since, day.start);
  const meals: object[] = [];
  for (const window of ingestionWindows(world, userId, provider, "meal")) {
    const zone = zoneOf(world, userId, window);
    // A day of the user can take in parts of two or three days of the zone that the data is stamped with.
    for (let local = LocalDay.at(zone, day.start); local.start < day.end; local = local.next()) {
      for (const [place, { minute, name }] of diary.plan(local.number).meals.entries()) {
        const time = local.instant(minute);
        if (time < Math.max(from, window.from) || time >= Math.min(day.end, window.until)) continue;
        const id = makeRecordId(account, "meal", local.number, place);
        meals.push({
          ...identify(account, "meal", source, day),
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

/** One record of a day, whose fields are made of series; none where no series has anything new. */
function describeDay(account: Account, resource: string, day: LocalDay, fields: Fields): object[] {
  const read = Object.entries(fields).map(([field, [series, reduce]]) => ({
    field,
    reduce,
    ...readSeries(account, series, day),
  }));
  const news = read.find(({ samples }) => (samples.at(-1)?.time ?? -Infinity) >= account.since);
  if (news === undefined) return [];
  const values = read.map(({ field, reduce, samples }) => {
    const numbers = samples.flatMap(({ point: { value } }) => (typeof value === "number" ? [value] : []));
    return [field, numbers.length === 0 ? null : reduce(numbers)];
  });
  return [{ ...identify(account, resource, news.source, day), ...Object.fromEntries(values) }];
}

function identify(account: Account, resource: string, source: Source, day: LocalDay) {
  const id = makeRecordId(account, resource, day.number);
  return { id, user_id: account.userId, source: wireSource(source), calendar_date: day.date };
}

function readSeries(
  { world, userId, provider, now, diary }: Account,
  resource: SeriesName,
  day: LocalDay,
): DaySeries {
  const usual = sourceOf(world.seed, userId, provider, getUsualType(provider, resource));
  const lanes = lanesOf(world, { userId, resource, provider }, diary);
  const lane = lanes.find(({ key }) => key === laneKey(usual)) ?? lanes[0];
  const samples = lane === undefined ? [] : [...lane.walk({ from: day.start, until: day.end - 1, now })];
  return { source: lane?.source(null) ?? usual, samples };
}

function sum(values: readonly number[]): number {
  const total = values.reduce((before, value) => before + value, 0);
  return Math.round(total * 10) / 10;
}

function last(values: readonly number[]): number {
  return values.at(-1) ?? Number.NaN;
}

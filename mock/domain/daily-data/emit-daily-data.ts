import type { TaskPayload } from "../task-payloads.ts";
import type { DailySummary, SummaryResource, TimeseriesGroup } from "../../../src/generated/types.ts";
import { type DataResource, isDataResource } from "../../catalog/resources.ts";
import { listAvailableResources } from "../connections/availability.ts";
import {
  type EmittedData,
  getDataDay,
  hasDailyDataSubscriber,
  hasResourceSubscriber,
  scheduleDailyData,
} from "../connections/daily-schedule.ts";
import type { Connection } from "../connections/table.ts";
import { getDayPlanner } from "../timeseries/lifestyle.ts";
import type { LocalDay } from "../../kernel/local-day.ts";
import { getSeriesName } from "../timeseries/profiles/index.ts";
import type { World } from "../world.ts";
import { type Account, wasDayEmitted } from "./account.ts";
import { LONGEST_INTERVAL, readNewPoints } from "./points.ts";
import { readActivity, readBody, readElectrocardiogram, readMeals } from "./day-records.ts";
import { readSleepCycles, readSleeps, readWorkouts } from "./session-records.ts";

type SummaryReader = (account: Account, day: LocalDay) => DailySummary[];

/** The reader of each summary. A profile does not change from day to day, and no synthetic user records a menstrual cycle. */
const summaryReaders: Readonly<Record<SummaryResource, SummaryReader | null>> = {
  profile: null,
  activity: readActivity,
  body: readBody,
  sleep: readSleeps,
  sleep_cycle: readSleepCycles,
  menstrual_cycle: null,
  workouts: readWorkouts,
  meal: readMeals,
  electrocardiogram: readElectrocardiogram,
};

function isSummary(resource: DataResource): resource is SummaryResource {
  return Object.hasOwn(summaryReaders, resource);
}

/** New data of a resource on one day. The first event is `created` unless the day was already emitted. */
interface DailyUpdate {
  readonly items: readonly (DailySummary | TimeseriesGroup)[];
  readonly wasEmitted: boolean;
}

export function runDailyDataTask(
  world: World,
  { connection_id, ...emitted }: TaskPayload<"connections.dailyData">,
): void {
  const connection = world.tables.connections.get(connection_id);
  if (connection === undefined || connection.ended_at !== null) return;
  if (!hasDailyDataSubscriber(world, connection)) return;
  // A connection in error delivers nothing. The data that it missed is emitted after its recovery.
  const paused = connection.error !== null;
  scheduleDailyData(world, connection, paused ? emitted : emitNewDays(world, connection, emitted));
}

function emitNewDays(world: World, connection: Connection, emitted: EmittedData): EmittedData {
  const now = world.now();
  const { user_id: userId, provider } = connection;
  const account: Account = {
    world,
    userId,
    provider,
    now,
    planner: getDayPlanner(world, userId),
    ...emitted,
  };
  let { date } = emitted;
  const first = getDataDay(world, connection, emitted.since - LONGEST_INTERVAL);
  for (let day = first; day.end <= now; day = day.next()) {
    for (const resource of listAvailableResources(connection)) {
      if (isDataResource(resource) && hasResourceSubscriber(world, resource)) emitDay(account, resource, day);
    }
    if (date === null || date < day.date) ({ date } = day);
  }
  return { since: now, date };
}

/** Emits one event for each source or record of a resource on a day. The first is `created`, the others are `updated`. */
function emitDay(account: Account, resource: DataResource, day: LocalDay): void {
  const { world, userId, provider } = account;
  const { items, wasEmitted } = readDailyUpdate(account, resource, day);
  for (const [index, data] of items.entries()) {
    const change = wasEmitted || index > 0 ? "updated" : "created";
    // The outbox stores this reference instead of all points. Each message stores its own body.
    const reference = { user_id: userId, provider, date: day.date };
    world.emit(`daily.data.${resource}.${change}`, data, userId, reference);
  }
}

function readDailyUpdate(account: Account, resource: DataResource, day: LocalDay): DailyUpdate {
  if (!isSummary(resource)) return readNewPoints(account, getSeriesName(resource), day);
  // A summary covers a whole day, so it is emitted once, and again only when a new time zone makes the day longer.
  const items = day.end <= account.since ? [] : (summaryReaders[resource]?.(account, day) ?? []);
  return { items, wasEmitted: wasDayEmitted(account, day) };
}

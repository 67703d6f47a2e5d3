import { listAvailableResources } from "../connections/availability.ts";
import {
  type DailyDataTask,
  getUserZone,
  hasDailyDataSubscriber,
  hasResourceSubscriber,
  scheduleDailyData,
} from "../connections/daily-schedule.ts";
import type { Connection } from "../connections/table.ts";
import { createDayPlanner } from "../timeseries/streams/open-point-streams.ts";
import { LocalDay } from "../../kernel/local-day.ts";
import { findSeriesName } from "../timeseries/profiles/index.ts";
import type { World } from "../world.ts";
import type { Account } from "./account.ts";
import { LONGEST_INTERVAL, readNewPoints } from "./points.ts";
import { readActivity, readBody, readElectrocardiogram, readMeals } from "./day-records.ts";
import { readSleepCycles, readSleeps, readWorkouts } from "./session-records.ts";

/** Builds the summaries of one resource for a day. */
type SummaryReader = (account: Account, day: LocalDay) => object[];

/** Summary readers by resource. Resources without an entry, such as `profile`, do not change from day to day. */
const summaryReaders: ReadonlyMap<string, SummaryReader> = new Map<string, SummaryReader>([
  ["activity", readActivity],
  ["body", readBody],
  ["sleep", readSleeps],
  ["sleep_cycle", readSleepCycles],
  ["workouts", readWorkouts],
  ["meal", readMeals],
  ["electrocardiogram", readElectrocardiogram],
]);

/** What a resource has to announce of one day: the first event is `created` unless the day was announced before. */
interface DailyUpdate {
  readonly items: readonly object[];
  readonly wasEmitted: boolean;
}

/** Announces what a connection took in since the last time, and schedules the next time. */
export function runDailyDataTask(world: World, { connection_id, since }: DailyDataTask): void {
  const connection = world.tables.connections.get(connection_id);
  if (connection === undefined || connection.ended_at !== null) return;
  if (!hasDailyDataSubscriber(world, connection)) return;
  // A connection in error delivers nothing; what it missed is announced after its recovery.
  const paused = connection.error !== null;
  if (!paused) emitNewDays(world, connection, since);
  scheduleDailyData(world, connection, paused ? since : world.now());
}

/** Announces each day of the user that has ended, with all that arrived since an instant. */
function emitNewDays(world: World, connection: Connection, since: number): void {
  const now = world.now();
  const zone = getUserZone(world, connection.user_id);
  const { user_id: userId, provider } = connection;
  const account: Account = { world, userId, provider, since, now, planner: createDayPlanner(world, userId) };
  for (let day = LocalDay.at(zone, since - LONGEST_INTERVAL); day.end <= now; day = day.next()) {
    for (const resource of listAvailableResources(connection)) {
      if (hasResourceSubscriber(world, resource)) emitDay(account, resource, day);
    }
  }
}

/** One event for each source or record of a resource on a day: the first is `created`, further ones are `updated`. */
function emitDay(account: Account, resource: string, day: LocalDay): void {
  const { world, userId, provider } = account;
  const { items, wasEmitted } = readDailyUpdate(account, resource, day);
  for (const [place, data] of items.entries()) {
    const change = wasEmitted || place > 0 ? "updated" : "created";
    // The outbox would grow by all points of all users; a message keeps its own body.
    const kept = { user_id: userId, provider, date: day.date };
    world.emit(`daily.data.${resource}.${change}`, data, userId, kept);
  }
}

function readDailyUpdate(account: Account, resource: string, day: LocalDay): DailyUpdate {
  const series = findSeriesName(resource);
  if (series !== null) return readNewPoints(account, series, day);
  // A summary is made of a whole day, so it is announced once.
  return {
    items: day.end <= account.since ? [] : (summaryReaders.get(resource)?.(account, day) ?? []),
    wasEmitted: false,
  };
}

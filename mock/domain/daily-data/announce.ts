import { listAvailableResources } from "../connections/availability.ts";
import {
  type DailyDataTask,
  getUserZone,
  isDailyDataWanted,
  isResourceWanted,
  scheduleDailyData,
} from "../connections/daily-schedule.ts";
import type { Connection } from "../connections/table.ts";
import { createDayPlanner } from "../timeseries/open-point-streams.ts";
import { LocalDay } from "../../kernel/local-day.ts";
import { findSeriesName } from "../timeseries/profiles/index.ts";
import type { World } from "../world.ts";
import type { Account } from "./account.ts";
import { LONGEST_INTERVAL, readNewPoints } from "./points.ts";
import { readSummaries } from "./summaries.ts";

/** What a resource has to announce of one day: the first event is `created` unless the day was announced before. */
interface DailyUpdate {
  readonly items: readonly object[];
  readonly wasAnnounced: boolean;
}

/** Announces what a connection took in since the last time, and schedules the next time. */
export function runDailyDataTask(world: World, { connection_id, since }: DailyDataTask): void {
  const connection = world.tables.connections.get(connection_id);
  if (connection === undefined || connection.ended_at !== null) return;
  if (!isDailyDataWanted(world, connection)) return;
  // A connection in error delivers nothing; what it missed is announced after its recovery.
  const paused = connection.error !== null;
  if (!paused) announceDays(world, connection, since);
  scheduleDailyData(world, connection, paused ? since : world.now());
}

/** Announces each day of the user that has ended, with all that arrived since an instant. */
function announceDays(world: World, connection: Connection, since: number): void {
  const now = world.now();
  const zone = getUserZone(world, connection.user_id);
  const { user_id: userId, provider } = connection;
  const account: Account = { world, userId, provider, since, now, planner: createDayPlanner(world, userId) };
  for (let day = LocalDay.at(zone, since - LONGEST_INTERVAL); day.end <= now; day = day.next()) {
    for (const resource of listAvailableResources(connection)) {
      if (isResourceWanted(world, resource)) announce(account, resource, day);
    }
  }
}

/** One event for each source or record of a resource on a day: the first is `created`, further ones are `updated`. */
function announce(account: Account, resource: string, day: LocalDay): void {
  const { world, userId, provider } = account;
  const { items, wasAnnounced } = readDailyUpdate(account, resource, day);
  for (const [place, data] of items.entries()) {
    const change = wasAnnounced || place > 0 ? "updated" : "created";
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
    items: day.end <= account.since ? [] : readSummaries(account, resource, day),
    wasAnnounced: false,
  };
}

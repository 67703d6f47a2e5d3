import { LocalDay } from "../../kernel/local-day.ts";
import type { World } from "../world.ts";
import { listAvailableResources } from "./availability.ts";
import { DEFAULT_ZONE } from "./ingestion.ts";
import type { Connection } from "./table.ts";

/** Task that announces the data of a connection at the end of each of the user's days. */
export const DAILY_DATA_TASK = "connections.dailyData";

/** What that task is about. */
export interface DailyDataTask {
  readonly connection_id: string;
  /** Milliseconds. What had arrived by this instant is announced already, or came with the history. */
  readonly since: number;
}

/** The zone in which the days of a user are counted. */
export function getUserZone(world: World, userId: string): string {
  return world.tables.users.get(userId)?.time_zone?.id ?? DEFAULT_ZONE;
}

/** Whether anybody wants to hear of the daily data of a connection. */
export function hasDailyDataSubscriber(world: World, connection: Connection): boolean {
  return listAvailableResources(connection).some((resource) => hasResourceSubscriber(world, resource));
}

/** Whether anybody wants to hear of the daily data of a resource. */
export function hasResourceSubscriber(world: World, resource: string): boolean {
  return ["created", "updated"].some((change) => world.hasSubscriber(`daily.data.${resource}.${change}`));
}

/**
 * Schedules the announcement of a connection's data for the end of the user's present day. Without anybody who wants it
 * nothing is scheduled, so that a clock which moves by years costs nothing.
 */
export function scheduleDailyData(world: World, connection: Connection, since: number): void {
  if (!hasDailyDataSubscriber(world, connection)) return;
  const { end } = LocalDay.at(getUserZone(world, connection.user_id), world.now());
  const task: DailyDataTask = { connection_id: connection.connection_id, since };
  world.schedule(DAILY_DATA_TASK, end, { ...task });
}

/** Schedules the announcements of the connections that have none yet. To be called when an endpoint was registered. */
export function scheduleMissingDailyData(world: World): void {
  const tasks = world.scheduler.listPending().filter(({ kind }) => kind === DAILY_DATA_TASK);
  const scheduled = new Set(
    tasks.map(({ payload }) => (isDailyDataTask(payload) ? payload.connection_id : null)),
  );
  for (const connection of world.tables.connections.all("allLive", "live")) {
    if (!scheduled.has(connection.connection_id)) scheduleDailyData(world, connection, world.now());
  }
}

/** Moves the announcement of a user's connections to the end of the day in a zone that has just changed. */
export function rescheduleDailyData(world: World, userId: string): void {
  const live = new Set(world.tables.connections.all("liveOfUser", userId).map((each) => each.connection_id));
  for (const { id, kind, payload } of world.scheduler.listPending()) {
    if (kind !== DAILY_DATA_TASK || !isDailyDataTask(payload) || !live.has(payload.connection_id)) continue;
    const connection = world.tables.connections.get(payload.connection_id);
    world.scheduler.cancel(id);
    if (connection !== undefined) scheduleDailyData(world, connection, payload.since);
  }
}

function isDailyDataTask(payload: object): payload is DailyDataTask {
  return "connection_id" in payload && typeof payload.connection_id === "string" && "since" in payload;
}

import { type DataResource, isDataResource } from "../../catalog/resources.ts";
import { LocalDay } from "../../kernel/local-day.ts";
import type { World } from "../world.ts";
import { listAvailableResources } from "./availability.ts";
import { getDataZone } from "./ingestion.ts";
import type { Connection } from "./table.ts";

/** Task that emits the daily data of a connection at the end of each local day. */
export const DAILY_DATA_TASK = "connections.dailyData";

/** Payload of a daily data task. */
export interface DailyDataTask {
  readonly connection_id: string;
  /** Milliseconds. Data that arrived before was already emitted, or came with the history. */
  readonly since: number;
}

/** Returns the day that an instant is on in the data of a connection. */
export function getDataDay(world: World, { user_id, provider }: Connection, at: number): LocalDay {
  return LocalDay.at(getDataZone(world.tables.users.get(user_id) ?? { time_zone: null }, provider), at);
}

/** Tells whether any endpoint receives the daily data of a connection. */
export function hasDailyDataSubscriber(world: World, connection: Connection): boolean {
  return listAvailableResources(connection).some(
    (resource) => isDataResource(resource) && hasResourceSubscriber(world, resource),
  );
}

/** Tells whether any endpoint receives the daily data of a resource. */
export function hasResourceSubscriber(world: World, resource: DataResource): boolean {
  return (["created", "updated"] as const).some((change) =>
    world.hasSubscriber(`daily.data.${resource}.${change}`),
  );
}

/**
 * Schedules the daily data task of a connection for the end of the current day of its data. Schedules nothing without a subscriber,
 * so that advancing the clock by years stays fast.
 */
export function scheduleDailyData(world: World, connection: Connection, since: number): void {
  if (!hasDailyDataSubscriber(world, connection)) return;
  const { end } = getDataDay(world, connection, world.now());
  const task: DailyDataTask = { connection_id: connection.connection_id, since };
  world.schedule(DAILY_DATA_TASK, end, { ...task });
}

/** Schedules daily data tasks for the connections that have none. Call it after an endpoint is registered. */
export function scheduleMissingDailyData(world: World): void {
  const tasks = world.scheduler.listPending().filter(({ kind }) => kind === DAILY_DATA_TASK);
  const scheduled = new Set(
    tasks.map(({ payload }) => (isDailyDataTask(payload) ? payload.connection_id : null)),
  );
  for (const connection of world.tables.connections.all("allLive", "live")) {
    if (!scheduled.has(connection.connection_id)) scheduleDailyData(world, connection, world.now());
  }
}

/** Reschedules the daily data tasks of a user after a change of time zone. */
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

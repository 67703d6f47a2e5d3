import { type DataResource, isDataResource } from "../../catalog/resources.ts";
import { LocalDay } from "../../kernel/local-day.ts";
import type { TaskPayload } from "../task-payloads.ts";
import type { World } from "../world.ts";
import { listAvailableResources } from "./availability.ts";
import { getDataZone } from "./ingestion.ts";
import type { Connection } from "./table.ts";

export type EmittedData = Omit<TaskPayload<"connections.dailyData">, "connection_id">;

export function getDataDay(world: World, { user_id, provider }: Connection, at: number): LocalDay {
  return LocalDay.at(getDataZone(world.tables.users.get(user_id)!, provider), at);
}

export function hasDailyDataSubscriber(world: World, connection: Connection): boolean {
  return listAvailableResources(connection).some(
    (resource) => isDataResource(resource) && hasResourceSubscriber(world, resource),
  );
}

export function hasResourceSubscriber(world: World, resource: DataResource): boolean {
  return (["created", "updated"] as const).some((change) =>
    world.hasSubscriber(`daily.data.${resource}.${change}`),
  );
}

/**
 * Schedules the daily data task of a connection for the end of the current day of its data. Schedules nothing without a subscriber,
 * so that advancing the clock by years stays fast.
 */
export function scheduleDailyData(world: World, connection: Connection, emitted: EmittedData): void {
  if (!hasDailyDataSubscriber(world, connection)) return;
  const { end } = getDataDay(world, connection, world.now());
  world.schedule("connections.dailyData", end, { connection_id: connection.connection_id, ...emitted });
}

/** Schedules daily data tasks for the connections that have none. Call it after an endpoint is registered. */
export function scheduleMissingDailyData(world: World): void {
  const scheduled = new Set(
    world.listTasks("connections.dailyData").map(({ payload }) => payload.connection_id),
  );
  for (const connection of world.tables.connections.all("allLive", "live")) {
    if (scheduled.has(connection.connection_id)) continue;
    // The whole day, or the days since an error, without what came with the history.
    const { created_on, error } = connection;
    const { start } = getDataDay(world, connection, error?.errored_at ?? world.now());
    scheduleDailyData(world, connection, { since: Math.max(created_on, start), date: null });
  }
}

export function rescheduleDailyData(world: World, userId: string): void {
  const live = new Set(world.tables.connections.all("liveOfUser", userId).map((each) => each.connection_id));
  for (const { id, payload } of world.listTasks("connections.dailyData")) {
    const { connection_id, ...emitted } = payload;
    if (!live.has(connection_id)) continue;
    const connection = world.tables.connections.get(connection_id);
    world.scheduler.cancel(id);
    if (connection !== undefined) scheduleDailyData(world, connection, emitted);
  }
}

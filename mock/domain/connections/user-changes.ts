import type { UserRecord } from "../users/table.ts";
import type { World } from "../world.ts";
import { rescheduleDailyData } from "./daily-schedule.ts";
import { applyIngestionSettings } from "./ingestion.ts";
import { deregisterAll } from "./rules.ts";

/** Applies a change of a user to its connections. Deleting a user deregisters all of them. */
export function applyUserChange(world: World, user: UserRecord, before: UserRecord): void {
  if (user.deleted_at !== null && before.deleted_at === null) deregisterAll(world, user.user_id);
  if (hasNewIngestionSettings(user, before)) applyIngestionSettings(world, user);
  if (user.time_zone?.id !== before.time_zone?.id) rescheduleDailyData(world, user.user_id);
}

function hasNewIngestionSettings(user: UserRecord, before: UserRecord): boolean {
  return (
    user.time_zone?.id !== before.time_zone?.id ||
    user.birth_date?.value !== before.birth_date?.value ||
    user.ingestion_start !== before.ingestion_start ||
    user.ingestion_end !== before.ingestion_end
  );
}

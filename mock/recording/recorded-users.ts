import type { World } from "../domain/world.ts";
import { parseInstant } from "../kernel/time.ts";
import { isUuid } from "../kernel/uuid.ts";
import type { RecordedExchange } from "./exchange.ts";

/**
 * Creates the users of a recording, with their recorded ids, so that the mock can respond to requests that were not recorded. It
 * leaves out users that the recording deletes, and users that exist already. Returns the ids of the users.
 */
export function createRecordedUsers(world: World, exchanges: readonly RecordedExchange[]): string[] {
  const { users } = world.tables;
  const recorded = findUsers(exchanges);
  for (const [user_id, { client_user_id, created_on }] of recorded) {
    if (users.get(user_id) !== undefined) continue;
    const isFree = client_user_id !== undefined && users.find("clientUserId", client_user_id) === undefined;
    users.insert({
      user_id,
      client_user_id: isFree ? client_user_id : `recorded-${user_id}`,
      created_on: parseInstant(String(created_on)) ?? world.now(),
      time_zone: null,
      birth_date: null,
      ingestion_start: null,
      ingestion_end: null,
      deleted_at: null,
      refreshes: [],
    });
  }
  return [...recorded.keys()];
}

function findUsers(exchanges: readonly RecordedExchange[]) {
  const found = new Map<string, { client_user_id?: string; created_on?: unknown }>();
  const deleted = new Set<string>();
  for (const { operation, request, response } of exchanges) {
    if (response.status >= 300) continue;
    visitObjects(response.body, ({ user_id, client_user_id, created_on }) => {
      if (typeof user_id !== "string" || !isUuid(user_id)) return;
      if (typeof client_user_id === "string") {
        found.set(user_id, { client_user_id, created_on });
        deleted.delete(user_id);
      } else if (!found.has(user_id)) found.set(user_id, {});
    });
    if (operation === "users.delete") deleted.add(request.path["user_id"] ?? "");
  }
  for (const id of deleted) found.delete(id);
  return found;
}

/** Calls a function for each object in a JSON value. */
function visitObjects(value: unknown, visit: (fields: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Readonly<Record<string, unknown>>);
  for (const inner of Object.values(value)) visitObjects(inner, visit);
}

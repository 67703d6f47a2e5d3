import type { World } from "../domain/world.ts";
import { parseInstant } from "../kernel/time.ts";
import { isUuid } from "../kernel/uuid.ts";
import type { RecordedExchange } from "./exchange.ts";

/** The data of a user in a recording. */
interface RecordedUser {
  clientUserId: string | null;
  createdOn: string | null;
  isDeleted: boolean;
}

/**
 * Creates the users of a recording, with their recorded ids, so that the mock can respond to requests that were not recorded. It
 * leaves out users that the recording deletes, and users that exist already. Returns the ids of the users.
 */
export function createRecordedUsers(world: World, exchanges: readonly RecordedExchange[]): string[] {
  const { users } = world.tables;
  const recorded = [...findUsers(exchanges)].filter(([, { isDeleted }]) => !isDeleted);
  for (const [user_id, { clientUserId, createdOn }] of recorded) {
    if (users.get(user_id) !== undefined) continue;
    const isFree = clientUserId !== null && users.find("clientUserId", clientUserId) === undefined;
    users.insert({
      user_id,
      client_user_id: isFree ? clientUserId : `recorded-${user_id}`,
      created_on: (createdOn === null ? null : parseInstant(createdOn)) ?? world.now(),
      time_zone: null,
      birth_date: null,
      ingestion_start: null,
      ingestion_end: null,
      deleted_at: null,
      refreshes: [],
    });
  }
  return recorded.map(([id]) => id);
}

function findUsers(exchanges: readonly RecordedExchange[]): Map<string, RecordedUser> {
  const found = new Map<string, RecordedUser>();
  const findUser = (id: string): RecordedUser => {
    const user = found.get(id) ?? { clientUserId: null, createdOn: null, isDeleted: false };
    found.set(id, user);
    return user;
  };
  for (const { operation, request, response } of exchanges) {
    if (response.status >= 300) continue;
    visitObjects(response.body, (fields) => {
      const { user_id, client_user_id, created_on } = fields;
      if (typeof user_id !== "string" || !isUuid(user_id)) return;
      const user = findUser(user_id);
      if (typeof client_user_id !== "string") return;
      user.clientUserId = client_user_id;
      user.isDeleted = false;
      if (typeof created_on === "string") user.createdOn = created_on;
    });
    const id = request.path["user_id"];
    if (operation === "users.delete" && id !== undefined) findUser(id).isDeleted = true;
  }
  return found;
}

/** Calls a function for each object in a JSON value. */
function visitObjects(value: unknown, visit: (fields: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Readonly<Record<string, unknown>>);
  for (const inner of Object.values(value)) visitObjects(inner, visit);
}

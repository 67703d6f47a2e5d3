import { toIso } from "../../kernel/time.ts";
import { assertRoom } from "../assert-room.ts";
import { createBadRequestError, createConflictError, orNotFound, ServiceError } from "../service-error.ts";
import type { World } from "../world.ts";
import { checkClientUserId, checkFields, applyPatchValue, type UserFields } from "./fields.ts";
import { ACTIVE_GROUP, type UserRecord } from "./table.ts";

/** Source slug of a time zone or birth date that the customer set. */
const CUSTOMER_SOURCE = "manual";

export interface UserInput extends UserFields {
  readonly client_user_id: string;
}

/**
 * Creates a user. Throws ServiceError 400 with the id of the existing user when an active user of the team has the
 * `client_user_id`.
 */
export function createUser(world: World, input: UserInput): UserRecord {
  checkFields(input);
  checkClientUserId(world, input.client_user_id);
  const existing = world.tables.users.find("clientUserId", input.client_user_id);
  if (existing !== undefined) throw createClientUserIdConflict(existing);
  assertRoom(world, "users");
  return world.tables.users.insert({
    user_id: world.ids.uuid("user"),
    client_user_id: input.client_user_id,
    created_on: world.now(),
    time_zone: buildFallbackZone(world, input.fallback_time_zone),
    birth_date: buildFallbackBirthDate(world, input.fallback_birth_date),
    ingestion_start: input.ingestion_start ?? null,
    ingestion_end: input.ingestion_end ?? null,
    deleted_at: null,
    refreshes: [],
  });
}

/**
 * Updates the given fields. New bounds, time zone and birth date apply to data that is ingested from now on.
 * Throws ServiceError 400 when nothing is given, and 409 when the `client_user_id` is taken.
 */
export function updateUser(world: World, userId: string, patch: UserFields): UserRecord {
  const user = getActiveUser(world, userId);
  if (Object.entries(patch).every(([name, value]) => isUnchanged(name, value))) {
    throw createBadRequestError("Nothing to patch");
  }
  checkFields(patch, user);
  const clientUserId = patch.client_user_id ?? user.client_user_id;
  if (clientUserId !== user.client_user_id) {
    checkClientUserId(world, clientUserId);
    const existing = world.tables.users.find("clientUserId", clientUserId);
    if (existing !== undefined) throw createConflictError("Client user id already exists.");
  }
  const changed = world.tables.users.update(userId, {
    client_user_id: clientUserId,
    time_zone:
      patch.fallback_time_zone === undefined
        ? user.time_zone
        : buildFallbackZone(world, patch.fallback_time_zone),
    birth_date:
      patch.fallback_birth_date === undefined
        ? user.birth_date
        : buildFallbackBirthDate(world, patch.fallback_birth_date),
    ingestion_start: applyPatchValue(patch.ingestion_start, user.ingestion_start),
    ingestion_end: applyPatchValue(patch.ingestion_end, user.ingestion_end),
  });
  for (const listener of world.userListeners) listener(world, changed, user);
  return changed;
}

/** Returns the user with this id. Throws ServiceError 404 when it is unknown or deleted. */
export function getActiveUser(world: World, userId: string): UserRecord {
  const user = orNotFound("User", world.tables.users.get(userId));
  if (user.deleted_at !== null) throw new ServiceError(404, "You have scheduled this user for deletion.");
  return user;
}

/** Returns the active user with this `client_user_id`. Throws ServiceError 404 when there is none. */
export function resolveUser(world: World, clientUserId: string): UserRecord {
  return orNotFound("User", world.tables.users.find("clientUserId", clientUserId));
}

/** Lists active users, oldest first. */
export function listUsers(
  world: World,
  offset: number,
  limit: number,
): { users: UserRecord[]; total: number } {
  const { users } = world.tables;
  return {
    users: users.page("active", { group: ACTIVE_GROUP, offset, limit }),
    total: users.count("active", ACTIVE_GROUP),
  };
}

function createClientUserIdConflict(existing: UserRecord): ServiceError {
  return new ServiceError(400, {
    error_type: "INVALID_REQUEST",
    error_message: "Client user id already exists.",
    user_id: existing.user_id,
    created_on: toIso(existing.created_on, 0),
  });
}

/** Tells whether a patch value changes nothing. Null for `client_user_id` changes nothing, because it cannot be cleared. */
function isUnchanged(name: string, value: unknown): boolean {
  return value === undefined || (name === "client_user_id" && value === null);
}

function buildFallbackZone(world: World, id: string | null | undefined): UserRecord["time_zone"] {
  return id == null ? null : { id, source_slug: CUSTOMER_SOURCE, updated_at: world.now() };
}

function buildFallbackBirthDate(world: World, value: string | null | undefined): UserRecord["birth_date"] {
  return value == null ? null : { value, source_slug: CUSTOMER_SOURCE, updated_at: world.now() };
}

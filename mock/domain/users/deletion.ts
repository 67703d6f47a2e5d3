import type { TaskPayload } from "../task-payloads.ts";
import type { UsersUndoDeleteQuery } from "../../../src/generated/types.ts";
import { DAY } from "../../kernel/time.ts";
import type { AllRead } from "../query.ts";
import {
  createBadRequestError,
  createConflictError,
  createValidationError,
  orNotFound,
  ServiceError,
} from "../service-error.ts";
import type { World } from "../world.ts";
import { eraseUser } from "./erasure.ts";
import type { UserRecord } from "./table.ts";

/** Time during which a deletion can be undone. */
const DELETION_GRACE_PERIOD = 7 * DAY;

/**
 * Deletes a user: deregisters all connections at once and schedules the erasure of all data.
 * Throws ServiceError 404 when the user is unknown or already deleted.
 */
export function deleteUser(world: World, userId: string): UserRecord {
  const user = orNotFound("User", world.tables.users.get(userId));
  if (user.deleted_at !== null) throw new ServiceError(404, "This user is already deleted.");
  const deleted_at = world.now();
  world.schedule("users.erase", deleted_at + DELETION_GRACE_PERIOD, { user_id: userId, deleted_at });
  const deleted = world.tables.users.update(userId, { deleted_at });
  for (const listener of world.userListeners) listener(world, deleted, user);
  return deleted;
}

/** Erases the user unless the deletion was undone. */
export function runEraseTask(world: World, task: TaskPayload<"users.erase">): void {
  if (world.tables.users.get(task.user_id)?.deleted_at === task.deleted_at) eraseUser(world, task.user_id);
}

/**
 * Restores a deleted user. Its connections stay deregistered. A `client_user_id` selects the user that was deleted last.
 * Throws ServiceError 400 when the user is not deleted, 404 when it is unknown or erased, 409 when another user has taken the
 * `client_user_id`.
 */
export function undoDelete(world: World, query: UsersUndoDeleteQuery): UserRecord {
  const user = getUserToRestore(world, query);
  if (user.deleted_at === null) throw createBadRequestError("This user is not deleted.");
  if (world.tables.users.find("clientUserId", user.client_user_id) !== undefined) {
    throw createConflictError("Another user has taken this client_user_id since the deletion.");
  }
  return world.tables.users.update(user.user_id, { deleted_at: null });
}

function getUserToRestore(
  world: World,
  { user_id: userId, client_user_id: clientUserId, ...rest }: UsersUndoDeleteQuery,
): UserRecord {
  rest satisfies AllRead;
  const { users } = world.tables;
  if ((userId == null) === (clientUserId == null)) {
    const rule = "Value error, send exactly one of user_id and client_user_id";
    throw createValidationError(
      ["query", userId == null ? "user_id" : "client_user_id"],
      "value_error",
      rule,
      null,
    );
  }
  return orNotFound(
    "User",
    userId == null
      ? (users.page("deleted", { group: clientUserId ?? "", limit: 1, direction: "desc" })[0] ??
          users.find("clientUserId", clientUserId ?? ""))
      : users.get(userId),
  );
}

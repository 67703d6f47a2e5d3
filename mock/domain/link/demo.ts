import type { TaskPayload } from "../task-payloads.ts";
import { DAY } from "../../kernel/time.ts";
import { connect, deregister, listLiveConnections } from "../connections/rules.ts";
import type { Connection } from "../connections/table.ts";
import { createBadRequestError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";

const DEMO_HISTORY_DAYS = 30;

/** How long a demo connection lasts. */
const DEMO_LIFETIME = 7 * DAY;

export interface DemoInput {
  readonly user_id: string;
  readonly provider: string;
}

/**
 * Connects a user to a demo provider and schedules the end of the connection. Throws ServiceError 400 when the user has a real
 * connection, so that demo data and real data never mix.
 */
export function connectDemo(world: World, input: DemoInput): Connection {
  const user = getActiveUser(world, input.user_id);
  if (listLiveConnections(world, user.user_id).some(({ demo }) => !demo)) {
    throw createBadRequestError("A user with a real connection cannot get a demo connection.");
  }
  const connection = connect(world, {
    user,
    provider: input.provider,
    demo: true,
    historyDays: DEMO_HISTORY_DAYS,
  });
  const { connection_id } = connection;
  world.schedule("connections.expireDemo", world.now() + DEMO_LIFETIME, { connection_id });
  return connection;
}

/** Ends the demo connection unless it has already ended. */
export function runDemoExpiryTask(world: World, task: TaskPayload<"connections.expireDemo">): void {
  const connection = world.tables.connections.get(task.connection_id);
  if (connection !== undefined && connection.ended_at === null) deregister(world, connection);
}

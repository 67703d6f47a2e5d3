import { isControlError, type ControlTeam } from "../../../control/client.ts";

/** Everything that the page of a user shows besides its series. */
export type UserDetails = Awaited<ReturnType<typeof loadUser>>;

/** Loads a user and what it owns. */
export async function loadUser(team: ControlTeam, id: string) {
  const [user, info, insurance, connections, orders, tokens] = await Promise.all([
    team.users.get(id),
    orNull(team.users.info(id)),
    team.insurance.list(id),
    team.connections.list(id),
    team.orders.list(id),
    team.link.list(id),
  ]);
  return { user, info, insurance, connections, orders: orders.toReversed(), tokens: tokens.toReversed() };
}

/** Turns a 404 into null: a user can have no patient info. */
async function orNull<Value>(loading: Promise<Value>): Promise<Value | null> {
  try {
    return await loading;
  } catch (cause) {
    if (isControlError(cause) && cause.status === 404) return null;
    throw cause;
  }
}

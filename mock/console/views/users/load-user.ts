import type { ControlTeam } from "../../../tools/control/client.ts";

/** Everything that the page of a user shows besides its series. */
export type UserDetails = Awaited<ReturnType<typeof loadUser>>;

/** Loads a user and what it owns. */
export async function loadUser(team: ControlTeam, id: string) {
  const [user, info, insurance, connections, orders, tokens, providers] = await Promise.all([
    team.users.get(id),
    team.users.info(id),
    team.insurance.list(id),
    team.connections.list(id),
    team.orders.list(id),
    team.link.list(id),
    team.link.providers(),
  ]);
  return {
    user,
    info,
    insurance,
    connections,
    providers,
    orders: orders.toReversed(),
    tokens: tokens.toReversed(),
  };
}

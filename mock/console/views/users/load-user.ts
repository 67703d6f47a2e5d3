import type { ControlTeam } from "../../../tools/control/client.ts";

/** Everything that the page of a user shows besides its series. */
export type UserDetails = Awaited<ReturnType<typeof loadUser>>;

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

/** Finds the user that a person named, by its client user id or by its id. */
export function findUser<User extends { readonly user_id: string; readonly client_user_id: string }>(
  users: readonly User[],
  name: string,
): User {
  const found = users.find(({ user_id, client_user_id }) => client_user_id === name || user_id === name);
  if (found === undefined) throw new Error(`There is no user "${name}". Choose one of the list.`);
  return found;
}

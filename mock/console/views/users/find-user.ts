/** Finds the user that a person named, by its client user id or by its id. */
export function findUser<User extends { readonly user_id: string; readonly client_user_id: string }>(
  users: readonly User[],
  name: string,
): User {
  const found = users.find(({ user_id, client_user_id }) => client_user_id === name || user_id === name);
  if (found === undefined) throw new Error(`There is no user "${name}". Choose one of the list.`);
  return found;
}

/** A user, by id or by any object with a `user_id`, such as the response that created the user. */
export type UserRef = string | { readonly user_id: string };

/** Returns the id in the small letters in which ids are stored. */
export function getUserId(user: UserRef): string {
  return (typeof user === "string" ? user : user.user_id).toLowerCase();
}

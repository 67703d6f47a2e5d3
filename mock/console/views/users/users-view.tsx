import type { JSX } from "preact";
import type { ViewProps } from "../../app/route.ts";
import { UserList } from "./user-list.tsx";
import { UserPage } from "./user-page.tsx";

/** The users of a team, or one of them. */
export function UsersView({ params: { id }, query }: ViewProps): JSX.Element {
  return id === undefined ? <UserList query={query} /> : <UserPage key={id} id={id} />;
}

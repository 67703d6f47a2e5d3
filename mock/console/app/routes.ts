import type { Route } from "./route.ts";
import { LinkView } from "../views/link/link-view.tsx";
import { UsersView } from "../views/users/users-view.tsx";
import { TimeView } from "../views/time/time-view.tsx";

/** All views, in the order of the navigation. The first one opens by default. */
export const routes: readonly Route[] = [
  { path: "users/:id?", title: "Users", view: UsersView },
  { path: "link", title: "Link", view: LinkView },
  { path: "time", title: "Time and faults", view: TimeView },
];

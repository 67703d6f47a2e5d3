import type { Route } from "./route.ts";
import { LinkView } from "../views/link/link-view.tsx";
import { OrdersView } from "../views/orders/orders-view.tsx";
import { RequestsView } from "../views/requests/requests-view.tsx";
import { TimeView } from "../views/time/time-view.tsx";
import { UsersView } from "../views/users/user-list.tsx";
import { WebhooksView } from "../views/webhooks/webhooks-view.tsx";

/** All views, in the order of the navigation. The first one opens by default. */
export const routes: readonly Route[] = [
  { path: "users/:id?", title: "Users", view: UsersView },
  { path: "orders/:id?", title: "Orders", view: OrdersView },
  { path: "webhooks/:id?", title: "Webhooks", view: WebhooksView },
  { path: "requests/:id?", title: "Requests", view: RequestsView },
  { path: "time", title: "Time and faults", view: TimeView },
  { path: "link", title: "Link", view: LinkView },
];

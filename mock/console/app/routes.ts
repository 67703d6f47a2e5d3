import type { ComponentType } from "preact";
import { LinkView } from "../views/link/link-view.tsx";
import { OrderList } from "../views/orders/order-list.tsx";
import { OrderPage } from "../views/orders/order-page.tsx";
import { RequestList } from "../views/requests/request-list.tsx";
import { RequestPage } from "../views/requests/request-page.tsx";
import { TimeView } from "../views/time/time-view.tsx";
import { UserList } from "../views/users/user-list.tsx";
import { UserPage } from "../views/users/user-page.tsx";
import { Endpoints } from "../views/webhooks/endpoints.tsx";
import { Inbox } from "../views/webhooks/inbox.tsx";
import { MessagePage } from "../views/webhooks/message-page.tsx";
import { Messages } from "../views/webhooks/messages.tsx";
import type { Location } from "./location.ts";

interface Route {
  /** Its part of the address. */
  readonly name: string;
  /** Name in the navigation. */
  readonly title: string;
  readonly view: ComponentType<{ location: Location }>;
  /** The page of a record. */
  readonly page?: ComponentType<{ id: string; location: Location }>;
}

/** All views, in the order of the navigation. The first one opens by default. */
export const routes: readonly Route[] = [
  { name: "users", title: "Users", view: UserList, page: UserPage },
  { name: "orders", title: "Orders", view: OrderList, page: OrderPage },
  { name: "webhooks", title: "Webhooks", view: Messages, page: MessagePage },
  { name: "endpoints", title: "Endpoints", view: Endpoints },
  { name: "inbox", title: "Inbox", view: Inbox },
  { name: "requests", title: "Requests", view: RequestList, page: RequestPage },
  { name: "time", title: "Time and faults", view: TimeView },
  { name: "link", title: "Link", view: LinkView },
];

import type { ComponentType } from "preact";
import { LinkView } from "../views/link/link-view.tsx";
import { OrderList } from "../views/orders/order-list.tsx";
import { OrderPage } from "../views/orders/order-page.tsx";
import { RequestList } from "../views/requests/request-list.tsx";
import { RequestPage } from "../views/requests/request-page.tsx";
import { TimeView } from "../views/time/time-view.tsx";
import { UserList } from "../views/users/user-list.tsx";
import { UserPage } from "../views/users/user-page.tsx";
import { MessagePage } from "../views/webhooks/message-page.tsx";
import { webhookTabs, WebhooksView } from "../views/webhooks/webhooks-view.tsx";
import type { Location } from "./location.ts";

/** One view of the console. */
interface Route {
  /** Its part of the address. */
  readonly name: string;
  /** Name in the navigation. */
  readonly title: string;
  readonly view: ComponentType<{ location: Location }>;
  /** The page of a record, and the ids that are no records but tabs of the view. */
  readonly page?: ComponentType<{ id: string; location: Location }>;
  readonly tabs?: readonly string[];
}

/** All views, in the order of the navigation. The first one opens by default. */
export const routes: readonly Route[] = [
  { name: "users", title: "Users", view: UserList, page: UserPage },
  { name: "orders", title: "Orders", view: OrderList, page: OrderPage },
  { name: "webhooks", title: "Webhooks", view: WebhooksView, page: MessagePage, tabs: webhookTabs },
  { name: "requests", title: "Requests", view: RequestList, page: RequestPage },
  { name: "time", title: "Time and faults", view: TimeView },
  { name: "link", title: "Link", view: LinkView },
];

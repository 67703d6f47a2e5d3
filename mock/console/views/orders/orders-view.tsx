import type { JSX } from "preact";
import type { ViewProps } from "../../app/route.ts";
import { OrderList } from "./order-list.tsx";
import { OrderPage } from "./order-page.tsx";

/** The orders of the team, or one order. */
export function OrdersView({ params, query }: ViewProps): JSX.Element {
  return params["id"] === undefined ? (
    <OrderList query={query} />
  ) : (
    <OrderPage key={params["id"]} id={params["id"]} />
  );
}

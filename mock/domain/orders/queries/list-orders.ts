import type { World } from "../../world.ts";
import { applyFilters, type OrderFilter } from "./order-filter.ts";
import type { OrderRow } from "../table.ts";

/** What to list, in which order, and which page of it. */
export interface OrderListInput extends OrderFilter {
  readonly order_key?: string | null;
  readonly order_direction?: string | null;
  /** From 1 on. @default 1 */
  readonly page?: number;
  /** @default 50 */
  readonly size?: number;
}

/** One page of orders. */
export interface OrderList {
  readonly orders: readonly OrderRow[];
  /** How many orders all pages hold. */
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** The index of each sort key, and the end of it that comes first unless asked otherwise. */
const sorts = {
  created_at: { order: "created", direction: "desc" },
  patient_name: { order: "patientName", direction: "asc" },
  last_status: { order: "lastStatus", direction: "asc" },
} as const;

function getSort(key: string | null | undefined): (typeof sorts)[keyof typeof sorts] {
  if (key === "patient_name" || key === "last_status") return sorts[key];
  return sorts.created_at;
}

/** A page of the orders that all filters leave. Orders that are equal by the sort key keep the order of their creation. */
export function listOrders(world: World, asked: OrderListInput = {}): OrderList {
  const { order_key, order_direction, page = 1, size = 50 } = asked;
  const { order, direction } = getSort(order_key);
  const { rows, total } = world.tables.orders.select({
    order,
    direction: order_direction === "asc" || order_direction === "desc" ? order_direction : direction,
    where: applyFilters(world, asked),
    offset: (page - 1) * size,
    limit: size,
  });
  return { orders: rows, total, page, size };
}

import { orderLowLevelStatusValues, type orderKeyValues } from "../../../../src/generated/enums.ts";
import type { World } from "../../world.ts";
import { applyFilters, readCreationRange, type OrderFilter } from "./order-filter.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";

/** Filters, sort key and page of a list of orders. */
export interface OrderListInput extends OrderFilter {
  readonly order_key?: string | null;
  readonly order_direction?: string | null;
  /** The page number, starting at 1. @default 1 */
  readonly page?: number;
  /** @default 50 */
  readonly size?: number;
}

/**
 * Counts the orders by low-level status that match all filters but `status`. Statuses without orders are left out.
 */
export function countOrders(world: World, input: OrderFilter = {}): Partial<Record<LowLevelStatus, number>> {
  const others = applyFilters(world, { ...input, status: null });
  const counts = orderLowLevelStatusValues.map((status) => {
    const found = world.tables.orders.selectByValue("status", [status]);
    return [status, (others === null ? found : found.and(others)).count()] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

type OrderKey = (typeof orderKeyValues)[number];

/** Index and default direction of each sort key. */
const sorts = {
  created_at: { order: "created", direction: "desc" },
  patient_name: { order: "patientName", direction: "asc" },
  last_status: { order: "lastStatus", direction: "asc" },
} as const satisfies Readonly<Record<OrderKey, object>>;

function isOrderKey(key: string | null | undefined): key is OrderKey {
  return key != null && Object.hasOwn(sorts, key);
}

/** Lists one page of the orders that match all filters, and how many are on all pages. Orders with equal sort keys keep their creation order. */
export function listOrders(world: World, input: OrderListInput = {}) {
  const { order_key, order_direction, page = 1, size = 50 } = input;
  const { order, direction } = sorts[isOrderKey(order_key) ? order_key : "created_at"];
  // In the order of creation, a range of creation times is a part of the list: its orders need not be marked one by one.
  const range = order === "created" ? readCreationRange(input) : null;
  const { rows, total } = world.tables.orders.select({
    order,
    direction: order_direction === "asc" || order_direction === "desc" ? order_direction : direction,
    where: applyFilters(world, range ? { ...input, start_date: null, end_date: null } : input),
    range,
    offset: (page - 1) * size,
    limit: size,
  });
  return { orders: rows, total, page, size };
}

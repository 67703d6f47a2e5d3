import { orderLowLevelStatusValues, type orderKeyValues } from "../../../../src/generated/enums.ts";
import type { World } from "../../world.ts";
import { type LowLevelStatus, collectionMethods } from "../lifecycle/statuses.ts";
import type { OrdersListQuery } from "../../../../src/generated/types.ts";
import { DAY, toIso, SECOND } from "../../../kernel/time.ts";
import type { BitSet, KeyRange } from "../../../store/table.ts";
import { SCHEDULED } from "../table.ts";
import { parseQueryTime } from "../../query.ts";

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

type Widen<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Widen<Item>[]
    : Value;

/** Sort key and page of a list of orders. All other query parameters are filters. */
type ListOption = "order_key" | "order_direction" | "page" | "size";

/** Filters of a list of orders. Null and undefined do not filter. Ids match in any case. */
export type OrderFilter = {
  readonly [Name in Exclude<keyof OrdersListQuery, ListOption>]?: Widen<OrdersListQuery[Name]>;
};

/** Selects the orders that match a filter. Returns null when the filter is not given. */
type Filter = (world: World, input: OrderFilter) => BitSet | null;

function filterBy<Name extends keyof OrderFilter>(
  name: Name,
  find: (world: World, value: NonNullable<OrderFilter[Name]>) => BitSet,
): Filter {
  return (world, input) => {
    const value = input[name];
    return value == null ? null : find(world, value);
  };
}

/**
 * The filter of each query parameter, with the index that it uses. An order must match all given filters. Both ends of a range
 * have one filter.
 */
const filters: Readonly<Record<keyof OrderFilter, Filter>> = {
  start_date: filterByCreation,
  end_date: filterByCreation,
  updated_start_date: filterByUpdate,
  updated_end_date: filterByUpdate,
  status: filterBy("status", ({ tables }, statuses) => tables.orders.selectByValue("status", statuses)),
  order_type: filterBy("order_type", ({ tables }, types) => tables.orders.selectByValue("method", types)),
  is_critical: filterBy("is_critical", ({ tables }, critical) =>
    tables.orders.selectByValue("critical", [String(critical)]),
  ),
  interpretation: filterBy("interpretation", ({ tables }, value) =>
    tables.orders.selectByValue("interpretation", [value]),
  ),
  order_activation_types: filterByActivation,
  user_id: filterBy("user_id", ({ tables }, id) =>
    tables.orders.selectBetween("user", { group: id.toLowerCase() }),
  ),
  patient_name: filterBy("patient_name", ({ tables }, part) => tables.orders.selectByText("patient", part)),
  shipping_recipient_name: filterBy("shipping_recipient_name", ({ tables }, part) =>
    tables.orders.selectByText("recipient", part),
  ),
  order_ids: filterBy("order_ids", ({ tables }, ids) =>
    tables.orders.selectByKeys(ids.map((id) => id.toLowerCase())),
  ),
  order_transaction_id: filterBy("order_transaction_id", selectTransaction),
  search_input: filterBy("search_input", selectBySearch),
};

const distinctFilters: ReadonlySet<Filter> = new Set(Object.values(filters));

/** Selects the orders that match all given filters. Returns null when none is given. */
function applyFilters(world: World, input: OrderFilter): BitSet | null {
  const given = [...distinctFilters].map((filter) => filter(world, input)).filter((bits) => bits !== null);
  const [first = null, ...others] = given;
  return first === null ? null : others.reduce((left, bits) => left.and(bits), first);
}

function readCreationRange({ start_date: from, end_date: to }: OrderFilter): KeyRange | null {
  if (from == null && to == null) return null;
  return {
    from: from == null ? undefined : parseQueryTime("start_date", from).time,
    to: to == null ? undefined : parseUpperBound("end_date", to, "23:59:59"),
  };
}

function filterByCreation(world: World, input: OrderFilter): BitSet | null {
  const range = readCreationRange(input);
  return range && world.tables.orders.selectBetween("created", range);
}

/** Unlike `end_date`, a bare `updated_end_date` ends at 00:00:00 of its day. The service behaves like this. */
function filterByUpdate(
  world: World,
  { updated_start_date: from, updated_end_date: to }: OrderFilter,
): BitSet | null {
  if (from == null && to == null) return null;
  return world.tables.orders.selectBetween("updated", {
    from: from == null ? undefined : parseQueryTime("updated_start_date", from).time,
    to: to == null ? undefined : parseUpperBound("updated_end_date", to, "00:00:00"),
  });
}

/** Selects scheduled or current orders. An order is scheduled while its day lies ahead of the clock. */
function filterByActivation(world: World, { order_activation_types: types }: OrderFilter): BitSet | null {
  const requested = new Set(types);
  if (requested.has("scheduled") === requested.has("current"))
    return requested.size === 0 ? null : selectAll(world);
  const nextDay = toIso(world.now() + DAY).slice(0, "YYYY-mm-dd".length);
  const scheduled = world.tables.orders.selectBetween("activateBy", { group: SCHEDULED, from: nextDay });
  return requested.has("scheduled") ? scheduled : selectAll(world).subtract(scheduled);
}

/** Selects all orders: every order has a method. */
function selectAll({ tables }: World): BitSet {
  return tables.orders.selectByValue("method", collectionMethods);
}

function selectTransaction({ tables }: World, id: string): BitSet {
  return tables.orders.selectByKeys(tables.orderTransactions.get(id.toLowerCase())?.order_ids ?? []);
}

/** Matches whole ids and birth dates, and parts of names. */
function selectBySearch({ tables: { orders } }: World, text: string): BitSet {
  const term = text.trim();
  const id = term.toLowerCase();
  const found = orders.selectByKeys([id]);
  orders.selectBetween("user", { group: id }, found);
  orders.selectByValue("birth", [term], found);
  orders.selectByText("patient", term, found);
  return orders.selectByText("recipient", term, found);
}

/** The last second of a day without a fraction, which stands for all of it. */
const LAST_SECOND = /[Tt ]23:59:59(?:[Zz]|[+-]\d{2}:\d{2})?$/;

/**
 * Parses the upper bound of a range, which is inclusive, as the first instant after it. 23:59:59, written or meant by a bare
 * date, includes its whole second, so that two consecutive days leave no gap.
 */
export function parseUpperBound(field: string, text: string, endOfDate: "00:00:00" | "23:59:59"): number {
  const { time, isDate } = parseQueryTime(field, text);
  if (isDate) return endOfDate === "23:59:59" ? time + DAY : time + 1;
  return time + (LAST_SECOND.test(text) ? SECOND : 1);
}

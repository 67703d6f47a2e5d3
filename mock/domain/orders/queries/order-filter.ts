import { DAY, toIso } from "../../../kernel/time.ts";
import type { BitSet } from "../../../store/table.ts";
import type { World } from "../../world.ts";
import { parseUpperBound, parseLowerBound } from "./date-bounds.ts";
import { collectionMethods } from "../lifecycle/statuses.ts";
import { SCHEDULED } from "../table.ts";

/** What lists of orders can be narrowed by; null and undefined are no filter. Ids may come in any case. */
export interface OrderFilter {
  readonly search_input?: string | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  readonly updated_start_date?: string | null;
  readonly updated_end_date?: string | null;
  readonly status?: readonly string[] | null;
  readonly order_type?: readonly string[] | null;
  readonly is_critical?: boolean | null;
  readonly interpretation?: string | null;
  readonly order_activation_types?: readonly string[] | null;
  readonly user_id?: string | null;
  readonly patient_name?: string | null;
  readonly shipping_recipient_name?: string | null;
  readonly order_ids?: readonly string[] | null;
  readonly order_transaction_id?: string | null;
}

/** The orders that a filter leaves; null where it was not given. */
type Filter = (world: World, asked: OrderFilter) => BitSet | null;

/** A filter of one value, which is never null where the orders are asked for. */
function filterBy<Name extends keyof OrderFilter>(
  name: Name,
  find: (world: World, value: NonNullable<OrderFilter[Name]>) => BitSet,
): Filter {
  return (world, asked) => {
    const value = asked[name];
    return value == null ? null : find(world, value);
  };
}

/** What each filter means: the index that answers it, and how. Filters that are given together all hold. */
const filters: readonly Filter[] = [
  filterByCreation,
  filterByUpdate,
  filterBy("status", ({ tables }, statuses) => tables.orders.selectByValue("status", statuses)),
  filterBy("order_type", ({ tables }, types) => tables.orders.selectByValue("method", types)),
  filterBy("is_critical", ({ tables }, critical) =>
    tables.orders.selectByValue("critical", [String(critical)]),
  ),
  filterBy("interpretation", ({ tables }, value) => tables.orders.selectByValue("interpretation", [value])),
  filterByActivation,
  filterBy("user_id", ({ tables }, id) => tables.orders.selectBetween("user", { group: id.toLowerCase() })),
  filterBy("patient_name", ({ tables }, part) => tables.orders.selectByText("patient", part)),
  filterBy("shipping_recipient_name", ({ tables }, part) => tables.orders.selectByText("recipient", part)),
  filterBy("order_ids", ({ tables }, ids) => tables.orders.selectByKeys(ids.map((id) => id.toLowerCase()))),
  filterBy("order_transaction_id", selectTransaction),
  filterBy("search_input", selectBySearch),
];

/** The orders that all given filters leave; null where none was given. */
export function applyFilters(world: World, asked: OrderFilter): BitSet | null {
  const given = filters.map((filter) => filter(world, asked)).filter((bits) => bits !== null);
  const [first = null, ...others] = given;
  return first === null ? null : others.reduce((left, bits) => left.and(bits), first);
}

function filterByCreation(world: World, { start_date: from, end_date: to }: OrderFilter): BitSet | null {
  if (from == null && to == null) return null;
  return world.tables.orders.selectBetween("created", {
    from: from == null ? undefined : parseLowerBound("start_date", from),
    to: to == null ? undefined : parseUpperBound("end_date", to, "23:59:59"),
  });
}

/** A bare date ends at its beginning here: the service has it so, unlike with the dates of creation. */
function filterByUpdate(
  world: World,
  { updated_start_date: from, updated_end_date: to }: OrderFilter,
): BitSet | null {
  if (from == null && to == null) return null;
  return world.tables.orders.selectBetween("updated", {
    from: from == null ? undefined : parseLowerBound("updated_start_date", from),
    to: to == null ? undefined : parseUpperBound("updated_end_date", to, "00:00:00"),
  });
}

/** An order is scheduled while its day lies ahead, so the day on which it is asked decides. */
function filterByActivation(world: World, { order_activation_types: types }: OrderFilter): BitSet | null {
  const asked = new Set(types);
  if (asked.has("scheduled") === asked.has("current")) return asked.size === 0 ? null : selectAll(world);
  const tomorrow = toIso(world.now() + DAY).slice(0, "YYYY-mm-dd".length);
  const scheduled = world.tables.orders.selectBetween("activateBy", { group: SCHEDULED, from: tomorrow });
  return asked.has("scheduled") ? scheduled : selectAll(world).subtract(scheduled);
}

/** Every order has a method. */
function selectAll({ tables }: World): BitSet {
  return tables.orders.selectByValue("method", collectionMethods);
}

function selectTransaction({ tables }: World, id: string): BitSet {
  return tables.orders.selectByKeys(tables.orderTransactions.get(id.toLowerCase())?.order_ids ?? []);
}

/** Ids and the day of birth are found whole, names by a part of them. */
function selectBySearch({ tables: { orders } }: World, text: string): BitSet {
  const asked = text.trim();
  const id = asked.toLowerCase();
  const found = orders.selectByKeys([id]);
  orders.selectBetween("user", { group: id }, found);
  orders.selectByValue("birth", [asked], found);
  orders.selectByText("patient", asked, found);
  return orders.selectByText("recipient", asked, found);
}

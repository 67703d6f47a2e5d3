import { getLab } from "../../../catalog/labs/labs.ts";
import { getLabTest, type LabTest } from "../../../catalog/labs/lab-tests.ts";
import { getMarker, type Marker } from "../../../catalog/labs/markers.ts";
import { listMeasuredMarkers } from "../../markers/order-set.ts";
import { formatPrice } from "../../../catalog/labs/pricing.ts";
import { deriveUuid } from "../../../kernel/ids.ts";
import { toIso } from "../../../kernel/time.ts";
import { LruCache } from "../../../kernel/lru-cache.ts";
import type { OrderRow } from "../table.ts";

/** The fields of an order that determine what is measured. */
export type OrderedParts = Pick<
  OrderRow,
  "lab_id" | "method" | "lab_test_id" | "lab_test_ids" | "added_marker_ids"
>;

/** Orders of the same tests share one lab test, so that rows need not store it. */
const generated = new LruCache<LabTest>(1_000);

/**
 * Returns the lab test in an order's response: the ordered one, or a generated one that combines everything ordered.
 * Equal sets give the same generated lab test in every order.
 */
export function getOrderedTest(order: OrderedParts): LabTest {
  if (order.lab_test_id !== null) return getLabTest(order.lab_test_id);
  const key = [order.lab_id, order.method, ...order.lab_test_ids, "+", ...order.added_marker_ids].join(" ");
  return generated.get(key, () => buildOrderSetTest(order, key));
}

function buildOrderSetTest(
  { lab_id, method, lab_test_ids, added_marker_ids }: OrderedParts,
  key: string,
): LabTest {
  const tests = lab_test_ids.map(getLabTest);
  const added = added_marker_ids.map(getMarker);
  const markers = listMeasuredMarkers(tests, added);
  const id = deriveUuid("order-set", key, 1);
  const createdAt = toIso(0);
  return {
    id,
    slug: `order_set_${id.slice(0, 8)}`,
    name: [...tests, ...added].map(({ name }) => name).join(" + "),
    description: "Combines everything in the order.",
    lab_id,
    method,
    sample_type: tests[0]?.sample_type ?? getLab(lab_id).sample_types[0]!,
    price: computePrice(tests, added),
    fasting: tests.some(({ fasting }) => fasting),
    status: "active",
    sex: tests.find(({ sex }) => sex !== null)?.sex ?? null,
    is_delegated: tests.some(({ is_delegated }) => is_delegated),
    auto_generated: true,
    has_collection_instructions: tests.some((test) => test.has_collection_instructions),
    common_tat_days: Math.max(...markers.map(({ common_tat_days }) => common_tat_days)),
    worst_case_tat_days: Math.max(...markers.map(({ worst_case_tat_days }) => worst_case_tat_days)),
    created_at: createdAt,
    updated_at: createdAt,
    markers,
  };
}

/** Computes the price in dollars. A marker that a lab test already measures costs nothing more. */
function computePrice(tests: readonly LabTest[], added: readonly Marker[]): number {
  const included = new Set(tests.flatMap(({ markers }) => markers));
  const addedPrices = added.filter((marker) => !included.has(marker)).map(({ price }) => Number(price));
  const sum = [...tests.map(({ price }) => price), ...addedPrices].reduce((total, price) => total + price, 0);
  return Number(formatPrice(Math.round(sum * 100)));
}

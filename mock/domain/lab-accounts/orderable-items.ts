import { getAccountTemplatesByKey } from "../../catalog/labs/accounts.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getMarkers, getMarkersByLab, type Marker } from "../../catalog/labs/markers.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { MarkerIndex } from "./marker-index.ts";
import type { LabAccountRecord } from "./table.ts";

/** What can be ordered: through one account, or through any. */
export interface OrderableItems {
  readonly markers: MarkerIndex;
  hasMarker(marker: Marker): boolean;
  hasLabTest(test: LabTest): boolean;
}

const getAllItems = buildOnce<OrderableItems>(() => ({
  markers: new MarkerIndex(getMarkers().filter(({ is_orderable }) => is_orderable)),
  hasMarker: () => true,
  hasLabTest: () => true,
}));

/** Cached by record. Tables replace a record when it changes, so an entry stays valid as long as its record exists. */
const itemsByAccount = new WeakMap<LabAccountRecord, OrderableItems>();

/** Returns what an account can order, or all that can be ordered when no account is given. */
export function getOrderableItems(account: LabAccountRecord | undefined): OrderableItems {
  if (account === undefined) return getAllItems();
  const items = itemsByAccount.get(account) ?? buildOrderableItems(account);
  itemsByAccount.set(account, items);
  return items;
}

function buildOrderableItems(account: LabAccountRecord): OrderableItems {
  const template = account.template === null ? undefined : getAccountTemplatesByKey().get(account.template);
  const excludedMarkers = new Set(account.without_markers);
  const excludedTests = new Set(account.without_lab_tests);
  const hasMarker = ({ id, lab_id }: Marker): boolean =>
    account.status !== "suspended" &&
    lab_id === account.lab_id &&
    !excludedMarkers.has(id) &&
    (template === undefined || template.marker_ids.has(id));
  const hasLabTest = (test: LabTest): boolean =>
    !excludedTests.has(test.id) &&
    (template === undefined || template.lab_test_ids.has(test.id)) &&
    test.markers.every(hasMarker);
  const labMarkers = getMarkersByLab().get(account.lab_id) ?? [];
  const markers = new MarkerIndex(labMarkers.filter((marker) => marker.is_orderable && hasMarker(marker)));
  return { markers, hasMarker, hasLabTest };
}

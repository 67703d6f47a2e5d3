import { accountTemplatesByKey } from "../../catalog/labs/accounts.ts";
import { labTests, labTestsById, type LabTest } from "../../catalog/labs/lab-tests.ts";
import { lazily } from "../../catalog/labs/lazily.ts";
import { markerByCode, markers, markersById, markersByLab, type Marker } from "../../catalog/labs/markers.ts";
import { MarkerShelf } from "./marker-index.ts";
import type { LabAccountRecord } from "../lab-accounts/table.ts";
import { testOrders, type TestOrder, type TestOrderKey } from "../lab-tests/sort-lab-tests.ts";

/** What can be ordered through an account, or at all. */
export interface Reach {
  readonly shelf: MarkerShelf;
  hasMarker(marker: Marker): boolean;
  hasTest(test: LabTest): boolean;
}

/**
 * Markers and lab tests as the rules read them. It is the same for every world. The tables are texts until something is asked
 * of them, so that importing the catalog costs next to nothing and rules can read it without waiting.
 */
export interface LabCatalog {
  marker(id: number): Marker | undefined;
  /** The marker that a laboratory has under one of its test codes. */
  markerAt(labId: number, providerId: string): Marker | undefined;
  test(id: string): LabTest | undefined;
  /** All lab tests in an order, the least first. */
  testsBy(key: TestOrderKey): TestOrder;
  /** What an account can order; without one, all that there is. */
  reach(account: LabAccountRecord | undefined): Reach;
}

const everything = lazily<Reach>(() => ({
  shelf: new MarkerShelf(markers().filter(({ is_orderable }) => is_orderable)),
  hasMarker: () => true,
  hasTest: () => true,
}));

/** Records are replaced and never changed, so what was worked out for one holds as long as the record is there. */
const reaches = new WeakMap<LabAccountRecord, Reach>();

function reachOf(account: LabAccountRecord): Reach {
  const template = account.template === null ? undefined : accountTemplatesByKey().get(account.template);
  const barred = new Set(account.without_markers);
  const barredTests = new Set(account.without_lab_tests);
  const hasMarker = ({ id, lab_id }: Marker): boolean =>
    account.status !== "suspended" &&
    lab_id === account.lab_id &&
    !barred.has(id) &&
    (template === undefined || template.marker_ids.has(id));
  const hasTest = (test: LabTest): boolean =>
    !barredTests.has(test.id) &&
    (template === undefined || template.lab_test_ids.has(test.id)) &&
    test.markers.every(hasMarker);
  const own = markersByLab().get(account.lab_id) ?? [];
  const shelf = new MarkerShelf(own.filter((marker) => marker.is_orderable && hasMarker(marker)));
  return { shelf, hasMarker, hasTest };
}

/** The catalog itself. */
export const labCatalog: LabCatalog = {
  marker: (id) => markersById().get(id),
  markerAt: markerByCode,
  test: (id) => labTestsById().get(id.toLowerCase()),
  testsBy: (key) => testOrders[key](labTests()),
  reach: (account) => {
    if (account === undefined) return everything();
    const known = reaches.get(account) ?? reachOf(account);
    reaches.set(account, known);
    return known;
  },
};

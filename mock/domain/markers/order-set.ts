import type { OrderSet } from "../../../src/generated/types.ts";
import { findLabTest, type LabTest } from "../../catalog/labs/lab-tests.ts";
import { labs } from "../../catalog/labs/labs.ts";
import { findMarkerByCode, getMarkersById, type Marker } from "../../catalog/labs/markers.ts";
import { resolveAccount } from "../lab-accounts/accounts.ts";
import { getOrderableItems } from "../lab-accounts/orderable-items.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";

/**
 * Returns the lab tests with these ids, in the same order.
 * @throws ServiceError 400 for an unknown id
 */
export function getOrderSetLabTests(
  ids: readonly string[],
  describe = (index: number) => `lab_test_ids: number ${index + 1}`,
): LabTest[] {
  return ids.map((id, index) => {
    const test = findLabTest(id);
    if (test === undefined) throw createBadRequestError(`${describe(index)} is not a known lab test.`);
    return test;
  });
}

function assertOrderable(marker: Marker | undefined, location: string): Marker {
  if (marker?.is_orderable === true) return marker;
  throw createBadRequestError(`${location} is not a marker that can be ordered.`);
}

/** Finds each code at the first of the labs that has it. Labs may use the same code for different markers. */
function getMarkersByCodes(codes: readonly string[], labIds: readonly number[]): Marker[] {
  return codes.map((code, index) => {
    const marker = labIds.map((labId) => findMarkerByCode(labId, code)).find((match) => match !== undefined);
    return assertOrderable(marker, `add_on.provider_ids: number ${index + 1}`);
  });
}

/**
 * Returns the single markers that an order set adds.
 * @param labIds the labs to search for test codes; all labs when it is empty
 * @throws ServiceError 400 for an unknown id or code, and for an add-on with both ids and codes
 */
export function getAddedMarkers(set: OrderSet, labIds: ReadonlySet<number>): Marker[] {
  const { marker_ids, provider_ids } = set.add_on ?? {};
  const ids = marker_ids ?? [];
  const codes = provider_ids ?? [];
  if (ids.length > 0 && codes.length > 0)
    throw createBadRequestError("add_on takes either marker_ids or provider_ids, not both.");
  return [
    ...ids.map((id, index) =>
      assertOrderable(getMarkersById().get(id), `add_on.marker_ids: number ${index + 1}`),
    ),
    ...getMarkersByCodes(codes, labIds.size > 0 ? [...labIds] : labs.map(({ id }) => id)),
  ];
}

/**
 * Lists what an order set measures: the markers of its lab tests and the added markers, each once. With an account, it leaves
 * out what the account cannot order.
 * @throws ServiceError 400 for an unknown id or code, and for an add-on with both ids and codes
 */
export function listOrderSetMarkers(world: World, set: OrderSet): readonly Marker[] {
  const account = resolveAccount(world, set.lab_account_id);
  const tests = getOrderSetLabTests(set.lab_test_ids ?? []);
  const labIds = new Set(tests.map(({ lab_id }) => lab_id));
  if (account !== undefined) labIds.add(account.lab_id);
  const added = getAddedMarkers(set, labIds);
  const items = getOrderableItems(account);
  const testMarkers = tests.filter((test) => items.hasLabTest(test)).flatMap(({ markers }) => markers);
  return [...new Set([...testMarkers, ...added.filter((marker) => items.hasMarker(marker))])];
}

export function listMeasuredMarkers(tests: readonly LabTest[], added: readonly Marker[]): readonly Marker[] {
  const [only] = tests;
  if (only !== undefined && tests.length === 1 && added.length === 0) return only.markers;
  return [...new Set([...tests.flatMap(({ markers }) => markers), ...added])];
}

import type { OrderSet } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { labs } from "../../catalog/labs/labs.ts";
import type { Marker } from "../../catalog/labs/markers.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import { accountAsked } from "../lab-accounts/accounts.ts";
import type { LabCatalog } from "../catalog/lab-catalog.ts";

/**
 * The lab tests of a set, in the order in which they are named.
 * @throws Refusal of 400 for an id that no lab test has
 */
export function labTestsNamed(catalog: LabCatalog, ids: readonly string[]): LabTest[] {
  return ids.map((id, index) => {
    const test = catalog.test(id);
    if (test === undefined)
      throw createBadRequestError(`lab_test_ids: number ${index + 1} is of no lab test.`);
    return test;
  });
}

function orderable(marker: Marker | undefined, place: string): Marker {
  if (marker?.is_orderable === true) return marker;
  throw createBadRequestError(`${place} is of no marker that can be ordered.`);
}

/**
 * A laboratory's own code says nothing without the laboratory: it is looked for where the lab tests of the set are from, or
 * the account is, and at every laboratory where there are neither.
 */
function byCodes(catalog: LabCatalog, codes: readonly string[], labIds: readonly number[]): Marker[] {
  return codes.map((code, index) => {
    const found = labIds.map((lab) => catalog.markerAt(lab, code)).find((marker) => marker !== undefined);
    return orderable(found, `add_on.provider_ids: number ${index + 1}`);
  });
}

/**
 * The single markers that a set adds.
 * @param labIds where the laboratories' own codes are looked for; everywhere if it is empty
 * @throws Refusal of 400 for an id or a code that nothing has, and for a set that names them in both ways
 */
export function addedMarkers(catalog: LabCatalog, set: OrderSet, labIds: ReadonlySet<number>): Marker[] {
  const { marker_ids, provider_ids } = set.add_on ?? {};
  const ids = marker_ids ?? [];
  const codes = provider_ids ?? [];
  if (ids.length > 0 && codes.length > 0)
    throw createBadRequestError("add_on names markers by marker_ids or by provider_ids, not by both.");
  return [
    ...ids.map((id, index) => orderable(catalog.marker(id), `add_on.marker_ids: number ${index + 1}`)),
    ...byCodes(catalog, codes, labIds.size > 0 ? [...labIds] : labs.map(({ id }) => id)),
  ];
}

/**
 * What an order of a set would measure: the markers of its lab tests and what is added, each once. An account leaves out what
 * it cannot order.
 * @throws Refusal of 400 for an id or a code that nothing has, and for a set that names added markers in both ways
 */
export function orderSetMarkers(world: World, catalog: LabCatalog, set: OrderSet): readonly Marker[] {
  const account = accountAsked(world, set.lab_account_id);
  const tests = labTestsNamed(catalog, set.lab_test_ids ?? []);
  const labIds = new Set(tests.map(({ lab_id }) => lab_id));
  if (account !== undefined) labIds.add(account.lab_id);
  const added = addedMarkers(catalog, set, labIds);
  const reach = catalog.reach(account);
  const fromTests = tests.filter((test) => reach.hasTest(test)).flatMap(({ markers }) => markers);
  return [...new Set([...fromTests, ...added.filter((marker) => reach.hasMarker(marker))])];
}

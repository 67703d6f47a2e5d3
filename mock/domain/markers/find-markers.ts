import type { MarkersListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { labsBySlug } from "../../catalog/labs/labs.ts";
import type { Marker } from "../../catalog/labs/markers.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { accountAsked } from "../lab-accounts/accounts.ts";
import type { LabCatalog } from "../catalog/lab-catalog.ts";

/** Which laboratories a list is limited to; null for none. The slug wins over the ids. */
function labsAsked({ lab_id, lab_slug }: Pick<MarkersListQuery, "lab_id" | "lab_slug">): number[] | null {
  if (lab_slug != null) {
    const lab = labsBySlug().get(lab_slug);
    return lab === undefined ? [] : [lab.id];
  }
  if (lab_id == null) return null;
  return typeof lab_id === "number" ? [lab_id] : lab_id;
}

/** All markers that can be ordered and fit the query. */
export function findMarkers(world: World, catalog: LabCatalog, query: MarkersListQuery): readonly Marker[] {
  const { shelf } = catalog.reach(accountAsked(world, query.lab_account_id));
  return shelf.select({
    labIds: labsAsked(query),
    text: query.name ?? "",
    aLaCarte: query.a_la_carte_enabled ?? null,
  });
}

/** One marker by its laboratory's test code; parts that are not ordered by themselves are found as well. */
export function markerByCode(
  world: World,
  catalog: LabCatalog,
  labId: number,
  providerId: string,
  accountId?: string | null,
): Marker {
  const reach = catalog.reach(accountAsked(world, accountId));
  const marker = catalog.markerAt(labId, providerId);
  if (marker === undefined || !reach.hasMarker(marker)) throw createNotFoundError("Marker");
  return marker;
}

/** A lab test, unless the account that was named cannot order it. */
export function labTestOf(world: World, catalog: LabCatalog, id: string, accountId?: string | null): LabTest {
  const reach = catalog.reach(accountAsked(world, accountId));
  const test = catalog.test(id);
  if (test === undefined || !reach.hasTest(test)) throw createNotFoundError("Lab test");
  return test;
}

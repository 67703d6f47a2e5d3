import type { MarkersListQuery } from "../../../src/generated/types.ts";
import { getLabsBySlug } from "../../catalog/labs/labs.ts";
import { findMarkerByCode, type Marker } from "../../catalog/labs/markers.ts";
import { resolveAccount } from "../lab-accounts/accounts.ts";
import { getOrderableItems } from "../lab-accounts/orderable-items.ts";
import type { AllRead } from "../query.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { CURRENCY, serializeMarkerPrices } from "../lab-tests/serialize.ts";

type MarkerFilter = Omit<MarkersListQuery, "include_pricing" | "page" | "size">;

/** Returns the ids of the labs that a query names, or null when it names none. The slug takes precedence over the ids. */
function getLabIds({
  lab_id,
  lab_slug,
}: Pick<MarkerFilter, "lab_id" | "lab_slug">): readonly number[] | null {
  if (lab_slug != null) {
    const lab = getLabsBySlug().get(lab_slug);
    return lab === undefined ? [] : [lab.id];
  }
  if (lab_id == null) return null;
  return typeof lab_id === "number" ? [lab_id] : lab_id;
}

export function listMarkers(world: World, query: MarkerFilter): readonly Marker[] {
  const { lab_account_id, lab_id, lab_slug, name, a_la_carte_enabled, ...rest } = query;
  rest satisfies AllRead;
  const { markers } = getOrderableItems(resolveAccount(world, lab_account_id));
  return markers.search({
    labIds: getLabIds({ lab_id, lab_slug }),
    text: name ?? "",
    aLaCarte: a_la_carte_enabled ?? null,
  });
}

/**
 * Returns the marker with a lab's test code, including parts of panels that cannot be ordered by themselves.
 * @throws ServiceError 404 when there is none, or when the account cannot order it
 */
export function getMarkerByCode(
  world: World,
  labId: number,
  providerId: string,
  accountId?: string | null,
): Marker {
  const items = getOrderableItems(resolveAccount(world, accountId));
  const marker = findMarkerByCode(labId, providerId);
  if (marker === undefined || !items.hasMarker(marker)) throw createNotFoundError("Marker");
  return marker;
}

const DEFAULT_PAGE_SIZE = 50;

export function serializeMarkerPage(
  allMarkers: readonly Marker[],
  { page = 1, size = DEFAULT_PAGE_SIZE }: { readonly page?: number; readonly size?: number },
  includePricing = false,
) {
  const markers = allMarkers.slice((page - 1) * size, page * size);
  return {
    markers,
    total: allMarkers.length,
    page,
    size,
    pages: Math.ceil(allMarkers.length / size),
    pricing: includePricing ? { currency: CURRENCY, data: serializeMarkerPrices(markers) } : null,
  };
}

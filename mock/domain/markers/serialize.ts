import type { Marker } from "../../catalog/labs/markers.ts";
import { CURRENCY, serializeMarkerPrices } from "../lab-tests/serialize.ts";

const DEFAULT_PAGE_SIZE = 50;

/** Serializes one page of markers, with prices if the query asks for them. */
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

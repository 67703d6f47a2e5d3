import type { Marker } from "../../catalog/labs/markers.ts";
import { CURRENCY, serializeMarkerPrices, type PricingQuery } from "../lab-tests/wire.ts";

/** The query parameters that select a page by its number. */
export interface PageQuery {
  readonly page?: number;
  readonly size?: number;
}

const DEFAULT_PAGE_SIZE = 50;

/** Serializes one page of markers, with prices if the query asks for them. */
export function serializeMarkerPage(
  allMarkers: readonly Marker[],
  { page = 1, size = DEFAULT_PAGE_SIZE }: PageQuery,
  { include_pricing = false }: PricingQuery = {},
) {
  const markers = allMarkers.slice((page - 1) * size, page * size);
  return {
    markers,
    total: allMarkers.length,
    page,
    size,
    pages: Math.ceil(allMarkers.length / size),
    pricing: include_pricing ? { currency: CURRENCY, data: serializeMarkerPrices(markers) } : null,
  };
}

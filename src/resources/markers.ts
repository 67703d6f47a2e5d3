import type { Call } from "../transport/call.ts";
import { markersGet, markersList, markersOrderSet } from "../generated/descriptors.ts";
import type {
  Marker,
  MarkerPricing,
  MarkersGetQuery,
  MarkersListQuery,
  MarkersOrderSetQuery,
  OrderSet,
} from "../generated/types.ts";
import type { List, ListOptions, Page } from "../lists/list.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByNumber, addPricing } from "../lists/paging.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** One page of {@link Markers.list}. */
export interface MarkersPage extends Page<Marker> {
  /** Prices of the markers of this page; null unless `include_pricing` asked for them. */
  readonly pricing: MarkerPricing | null;
}

/** What laboratories measure: single biomarkers, and panels of several. */
export interface Markers {
  /**
   * Lists the markers that can be ordered, 50 a page unless `size` says otherwise (1 to 100). Filters narrow each other down.
   *
   * Operation `markers.list` (MRK-1 to MRK-5).
   *
   * @param query - `name` is a part of a name or of a laboratory's test code, in any case. `lab_id` keeps a laboratory, or
   * several; where `lab_slug` is given too, that wins. `lab_account_id` leaves out what the account cannot order. Prices are
   * in US dollars.
   * @throws ValidationError for a `page` or a `size` out of bounds, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const { name, type, unit, price } of client.markers.list({ lab_id: 1, name: "cholesterol" })) {
   *   console.log(name, type, unit, price);
   * }
   * const page = await client.markers.list({ include_pricing: true, size: 100 });
   * console.log(page.total, page.pricing?.prices.length);
   * ```
   */
  list(query?: MarkersListQuery, options?: ListOptions): List<Marker, MarkersPage>;
  /**
   * Lists what would be measured if these lab tests and markers were ordered together, each marker once. It orders nothing,
   * so it is repeated like any reading.
   *
   * Operation `markers.orderSet` (MRK-5, MRK-6).
   *
   * @param body - `lab_test_ids`, and in `add_on` single markers by `provider_ids`, the laboratory's own codes, or by
   * `marker_ids`. `lab_account_id` leaves out what the account cannot order.
   * @param query - `page` from 1, `size` 1 to 100.
   * @throws BadRequestError for a lab test or a marker that there is not, and for markers added in both ways; NotFoundError for
   * an unknown lab account; ValidationError for a `page` or a `size` out of bounds.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const set = { lab_test_ids: ["11111111-1111-4111-8111-111111111111"] };
   * for await (const { name, expected_results } of client.markers.orderSet(set)) {
   *   console.log(name, expected_results.map(({ loinc }) => loinc.code));
   * }
   * ```
   */
  orderSet(body: OrderSet, query?: MarkersOrderSetQuery, options?: ListOptions): List<Marker>;
  /**
   * Gets one marker by its laboratory and that laboratory's own code.
   *
   * Operation `markers.get` (assumed).
   *
   * @throws NotFoundError where there is none, or where the lab account cannot order it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const [first] = await client.markers.list({ lab_id: 1 }).toArray({ limit: 1 });
   * if (first) {
   *   const { name, unit } = await client.markers.get(first.lab_id, first.provider_id);
   *   console.log(name, unit);
   * }
   * ```
   */
  get(lab_id: number, provider_id: string, query?: MarkersGetQuery, options?: CallOptions): Call<Marker>;
}

/** Creates the resource on a transport. */
export const createMarkersResource = (send: Transport): Markers => ({
  list: (query, options) =>
    new PagedList(markersList, addPricing(pageByNumber("markers")), query, options, (pageQuery, call) =>
      send(markersList, { query: pageQuery }, call),
    ),
  orderSet: (body, query, options) =>
    new PagedList(markersOrderSet, pageByNumber("markers"), query, options, (pageQuery, call) =>
      send(markersOrderSet, { query: pageQuery, body }, call),
    ),
  get: (lab_id, provider_id, query, options) =>
    send(markersGet, { path: { lab_id, provider_id }, query }, options),
});

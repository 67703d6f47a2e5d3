/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/markers
 */
import type { Call } from "../transport/call.ts";
import { markers } from "../generated/descriptors.ts";
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
import { copyInput } from "../transport/encode.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** One page of {@link Markers.list}. */
export interface MarkersPage extends Page<Marker> {
  /** Prices of the markers on this page; null without `include_pricing`. */
  readonly pricing: MarkerPricing | null;
}

/** Markers: what labs measure, as single biomarkers or panels of several. */
export interface Markers {
  /**
   * Lists the markers that can be ordered. A page has 50 unless you set `size` (1 to 100). Filters combine with AND.
   * Operation `markers.list`.
   * @param query - `name` matches part of a name or of a lab's test code, case-insensitively. `lab_id` selects one lab or several;
   * `lab_slug` takes precedence over it. `lab_account_id` leaves out markers that the account cannot order. Prices are in US
   * dollars.
   * @throws ValidationError for a `page` or a `size` out of bounds, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const { name, type, unit, price } of client.markers.list({ lab_id: 1, name: "cholesterol" })) {
   *   console.log(name, type, unit, price);
   * }
   * const page = await client.markers.list({ include_pricing: true, size: 100 });
   * console.log(page.total, page.pricing?.currency);
   * ```
   */
  list(query?: MarkersListQuery, options?: ListOptions): List<Marker, MarkersPage>;
  /**
   * Lists the markers that an order of these lab tests and markers would measure, each marker once. It orders nothing, so it is
   * retried like a read.
   * Operation `markers.orderSet`.
   * @param body - `lab_test_ids`, and in `add_on` single markers, either by the lab's own codes (`provider_ids`) or by `marker_ids`.
   * `lab_account_id` leaves out markers that the account cannot order.
   * @param query - `page` from 1, `size` 1 to 100.
   * @throws BadRequestError for an unknown lab test or marker, and for markers added in both ways; NotFoundError for an unknown
   * lab account; ValidationError for a `page` or a `size` out of bounds.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const set = { lab_test_ids: ["11111111-1111-4111-8111-111111111111"] };
   * for await (const { name, expected_results } of client.markers.orderSet(set)) {
   *   console.log(name, expected_results.map(({ loinc }) => loinc?.code));
   * }
   * ```
   */
  orderSet(body: OrderSet, query?: MarkersOrderSetQuery, options?: ListOptions): List<Marker>;
  /**
   * Returns one marker by its lab and that lab's own code.
   * Operation `markers.get`.
   * @throws NotFoundError when it does not exist, or when the lab account cannot order it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const [first] = await client.markers.list({ lab_id: 1 }).toArray({ limit: 1 });
   * if (first?.lab_id && first.provider_id) {
   *   const { name, unit } = await client.markers.get(first.lab_id, first.provider_id);
   *   console.log(name, unit);
   * }
   * ```
   */
  get(lab_id: number, provider_id: string, query?: MarkersGetQuery, options?: CallOptions): Call<Marker>;
}

/** Creates the resource of markers on a transport. */
export const createMarkers = (send: Transport): Markers => {
  const { operations, methods } = openResource(send, "markers", markers);
  return {
    ...methods,
    list: (query, options) =>
      new PagedList(operations.list, addPricing(pageByNumber("markers")), query, options, methods.list),
    orderSet: (body, query, options) => {
      const orderSet = copyInput(body);
      return new PagedList(operations.orderSet, pageByNumber("markers"), query, options, (pageQuery, call) =>
        methods.orderSet(orderSet, pageQuery, call),
      );
    },
  };
};

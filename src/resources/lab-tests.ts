import type { Call } from "../transport/call.ts";
import {
  labTestsCollectionInstructions,
  labTestsGet,
  labTestsLabs,
  labTestsList,
  labTestsListLegacy,
  labTestsMarkers,
} from "../generated/descriptors.ts";
import type {
  Lab,
  LabTest,
  LabTestPricing,
  LabTestsGetQuery,
  LabTestsListLegacyQuery,
  LabTestsListQuery,
  LabTestsMarkersQuery,
  Marker,
} from "../generated/types.ts";
import type { List, ListOptions, Page } from "../lists/list.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByCursor, pageByNumber, addPricing } from "../lists/paging.ts";
import type { PdfFile } from "../transport/pdf-file.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** One page of {@link LabTests.list}. */
export interface LabTestsPage extends Page<LabTest> {
  /** Prices of the lab tests of this page; null unless `include_pricing` asked for them. */
  readonly pricing: LabTestPricing | null;
}

/** The team's lab tests, which orders are made of, and the laboratories behind them. */
export interface LabTests {
  /**
   * Lists lab tests, 50 a page unless `lab_test_limit` says otherwise. Filters narrow each other down.
   *
   * Operation `labTests.list` (LT-1, LT-4). It pages by a cursor, which belongs to the filters that it was made under.
   *
   * @param query - `lab_account_id` leaves out what the account cannot order; `marker_ids` and `provider_ids` keep what holds
   * all of them. Without `generation_method` only those that the team put together are listed. Prices are in US dollars.
   * @throws BadRequestError for a cursor that was made under other filters, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const { name, method, price } of client.labTests.list({ collection_method: "testkit" })) {
   *   console.log(name, method, price);
   * }
   * const page = await client.labTests.list({ include_pricing: true, lab_test_limit: 10 });
   * console.log(page.pricing?.prices.length, page.next); // next: for the option `from` of another walk
   * ```
   */
  list(query?: LabTestsListQuery, options?: ListOptions): List<LabTest, LabTestsPage>;
  /**
   * Lists lab tests in one answer, however many there are.
   *
   * Operation `labTests.listLegacy` (LT-2).
   *
   * @deprecated Use {@link LabTests.list}, which pages.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const all = await client.labTests.listLegacy({ lab_slug: "harrowgate_labs" });
   * console.log(all.length);
   * ```
   */
  listLegacy(query?: LabTestsListLegacyQuery, options?: CallOptions): Call<LabTest[]>;
  /**
   * Gets one lab test.
   *
   * Operation `labTests.get` (assumed).
   *
   * @throws NotFoundError where there is none, or where the lab account cannot order it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { name, fasting, markers } = await client.labTests.get("11111111-1111-4111-8111-111111111111");
   * console.log(name, fasting, markers?.length);
   * ```
   */
  get(lab_test_id: string, query?: LabTestsGetQuery, options?: CallOptions): Call<LabTest>;
  /**
   * Lists what a lab test measures, with the results to expect, 50 a page unless `size` says otherwise (1 to 100).
   *
   * Operation `labTests.markers` (MRK-5; assumed).
   *
   * @throws NotFoundError where there is no such lab test, or where the lab account cannot order it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const { name, unit } of client.labTests.markers("11111111-1111-4111-8111-111111111111")) {
   *   console.log(name, unit);
   * }
   * ```
   */
  markers(lab_test_id: string, query?: LabTestsMarkersQuery, options?: ListOptions): List<Marker>;
  /**
   * Downloads the PDF that tells a patient how the sample is taken.
   *
   * Operation `labTests.collectionInstructions` (assumed). The lab test's `has_collection_instructions` says whether there is one.
   *
   * @throws NotFoundError where there is no such lab test, or none for it; DecodeError for an answer that is no PDF.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { filename, size, bytes } = await client.labTests.collectionInstructions("11111111-1111-4111-8111-111111111111");
   * console.log(filename, size, new TextDecoder().decode(bytes.subarray(0, 4))); // "%PDF"
   * ```
   */
  collectionInstructions(lab_test_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Lists the laboratories, in one answer: name, address, how samples for them are taken, and what they examine.
   *
   * Operation `labTests.labs` (assumed).
   *
   * @throws what every call throws.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for (const { id, slug, name } of await client.labTests.labs()) console.log(id, slug, name);
   * ```
   */
  labs(options?: CallOptions): Call<Lab[]>;
}

/** Creates the resource on a transport. */
export const createLabTestsResource = (send: Transport): LabTests => ({
  list: (query, options) =>
    new PagedList(labTestsList, addPricing(pageByCursor("data")), query, options, (pageQuery, call) =>
      send(labTestsList, { query: pageQuery }, call),
    ),
  listLegacy: (query, options) => send(labTestsListLegacy, { query }, options),
  get: (lab_test_id, query, options) => send(labTestsGet, { path: { lab_test_id }, query }, options),
  markers: (lab_test_id, query, options) =>
    new PagedList(labTestsMarkers, pageByNumber("markers"), query, options, (pageQuery, call) =>
      send(labTestsMarkers, { path: { lab_test_id }, query: pageQuery }, call),
    ),
  collectionInstructions: (lab_test_id, options) =>
    send(labTestsCollectionInstructions, { path: { lab_test_id } }, options),
  labs: (options) => send(labTestsLabs, {}, options),
});

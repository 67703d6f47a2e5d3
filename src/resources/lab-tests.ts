/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/lab-tests
 */
import { labTests } from "../generated/descriptors.ts";
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
import { addPricing, pageByCursor, pageByNumber } from "../lists/paging.ts";
import type { Call } from "../transport/call.ts";
import type { CallOptions } from "../transport/options.ts";
import type { PdfFile } from "../transport/pdf-file.ts";
import { getPdfExtras } from "../transport/pdf.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** One page of {@link LabTests.list}. */
export interface LabTestsPage extends Page<LabTest> {
  /** Prices of the lab tests on this page; null without `include_pricing`. */
  readonly pricing: LabTestPricing | null;
}

/** The lab tests that your team can order, and the labs that run them. */
export interface LabTests {
  /**
   * Lists lab tests. A page has 50 unless you set `lab_test_limit`. Filters combine with AND.
   * Operation `labTests.list`. It pages by a cursor, which is valid only with the filters that it was created with.
   * @param query - `lab_account_id` leaves out tests that the account cannot order. `marker_ids` and `provider_ids` select tests that
   * have all of these markers. Without `generation_method` the list has only the tests that your team created. Prices are in
   * US dollars.
   * @throws BadRequestError for a cursor of other filters, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const { name, method, price } of client.labTests.list({ collection_method: "testkit" })) {
   *   console.log(name, method, price);
   * }
   * const page = await client.labTests.list({ include_pricing: true, lab_test_limit: 10 });
   * console.log(page.pricing?.currency, page.next); // next: pass it as `from` to resume
   * ```
   */
  list(query?: LabTestsListQuery, options?: ListOptions): List<LabTest, LabTestsPage>;
  /**
   * Lists all lab tests in one response.
   * Operation `labTests.listLegacy`.
   * @deprecated Use {@link LabTests.list}, which pages.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const all = await client.labTests.listLegacy({ lab_slug: "harrowgate_labs" });
   * console.log(all.length);
   * ```
   */
  listLegacy(query?: LabTestsListLegacyQuery, options?: CallOptions): Call<LabTest[]>;
  /**
   * Returns one lab test.
   * Operation `labTests.get`.
   * @throws NotFoundError when it does not exist, or when the lab account cannot order it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { name, fasting, markers } = await client.labTests.get("11111111-1111-4111-8111-111111111111");
   * console.log(name, fasting, markers?.length);
   * ```
   */
  get(lab_test_id: string, query?: LabTestsGetQuery, options?: CallOptions): Call<LabTest>;
  /**
   * Lists the markers of a lab test with their expected results. A page has 50 unless you set `size` (1 to 100).
   * Operation `labTests.markers`.
   * @throws NotFoundError for an unknown lab test, or when the lab account cannot order it.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const { name, unit } of client.labTests.markers("11111111-1111-4111-8111-111111111111")) {
   *   console.log(name, unit);
   * }
   * ```
   */
  markers(lab_test_id: string, query?: LabTestsMarkersQuery, options?: ListOptions): List<Marker>;
  /**
   * Downloads the collection instructions of a lab test as a PDF for the patient.
   * Operation `labTests.collectionInstructions`. `has_collection_instructions` of the lab test tells whether it has any.
   * @throws NotFoundError for an unknown lab test, or one without instructions; DecodeError for a response that is not a PDF.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { filename, size, bytes } = await client.labTests.collectionInstructions("11111111-1111-4111-8111-111111111111");
   * console.log(filename, size, new TextDecoder().decode(bytes.subarray(0, 4))); // "%PDF"
   * ```
   */
  collectionInstructions(lab_test_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Lists the labs in one response: name, address, collection methods and sample types.
   * Operation `labTests.labs`.
   * @throws the errors of any call.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for (const { id, slug, name } of await client.labTests.labs()) console.log(id, slug, name);
   * ```
   */
  labs(options?: CallOptions): Call<Lab[]>;
}

/** Creates the resource of lab tests on a transport. */
export const createLabTests = (send: Transport): LabTests => {
  const { operations, methods } = openResource(send, "labTests", labTests, getPdfExtras);
  return {
    ...methods,
    list: (query, options) =>
      new PagedList(operations.list, addPricing(pageByCursor("data")), query, options, methods.list),
    markers: (lab_test_id, query, options) =>
      new PagedList(operations.markers, pageByNumber("markers"), query, options, (pageQuery, call) =>
        methods.markers(lab_test_id, pageQuery, call),
      ),
  };
};

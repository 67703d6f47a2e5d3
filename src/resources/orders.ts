/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/orders
 */
import { orders } from "../generated/descriptors.ts";
import type {
  orderLowLevelStatusValues,
  orderStatusValues,
  orderTopLevelStatusValues,
} from "../generated/enums.ts";
import type {
  LabResults,
  LabResultsMetadata,
  Order,
  OrderCreate,
  OrderImport,
  OrderResponse,
  OrdersLabelsPdfQuery,
  OrdersListQuery,
  OrdersSimulateQuery,
  OrderUpdate,
  ResendEvents,
  ResendEventsResponse,
  SimulationFlags,
  TestkitOrderCreate,
  TestkitRegistration,
} from "../generated/types.ts";
import { orderWait } from "../generated/wait-statuses.ts";
import type { List, ListOptions } from "../lists/list.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByNumber } from "../lists/paging.ts";
import type { Call } from "../transport/call.ts";
import { checkFilter } from "../transport/encode.ts";
import type { CallOptions } from "../transport/options.ts";
import type { PdfFile } from "../transport/pdf-file.ts";
import { getPdfExtras } from "../transport/pdf.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";
import { startWait } from "../waits/start-wait.ts";
import type { StatusWaitOptions } from "../waits/wait-status.ts";

/** Options of {@link Orders.waitFor}. A status is a top-level status, a status detail, or the whole status with the method. */
export type OrderWaitOptions = StatusWaitOptions<
  Order,
  | (typeof orderTopLevelStatusValues)[number]
  | (typeof orderLowLevelStatusValues)[number]
  | (typeof orderStatusValues)[number]
>;

/** Orders of lab tests for users. Every method throws the errors of any call; `@throws` lists those specific to it. */
export interface Orders {
  /**
   * Creates an order of lab tests, single markers or both for a user. Calls with the same idempotency key create one order.
   * Without your key the client generates one and retries with it.
   * Operation `orders.create`.
   * @param body - `order_set` lists what to order; `lab_test_id` is its deprecated predecessor. `clinical_notes` has up to 1,000
   * characters. Dates are YYYY-mm-dd. Without `lab_account_id` the service selects a suitable lab account.
   * @throws BadRequestError when the order cannot be created, for example when no lab account is suitable; ValidationError for a
   * malformed field or a name that labs do not accept; NotFoundError for an unknown user; ConflictError for a key that was
   * used with another body.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order } = await client.orders.create(
   *   {
   *     user_id: "11111111-1111-4111-8111-111111111111",
   *     order_set: { lab_test_ids: ["11111111-1111-4111-8111-111111111111"] },
   *     patient_details: {
   *       first_name: "Ada",
   *       last_name: "Fernsby",
   *       dob: "1986-04-21",
   *       gender: "female",
   *       phone_number: "+12025550142",
   *       email: "ada@mail.example",
   *     },
   *     patient_address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip: "85004", country: "US" },
   *   },
   *   { idempotencyKey: "cart-4711" }, // store your key first, and repeat the call with it after a crash
   * );
   * console.log(order.id, order.last_event.status);
   * ```
   */
  create(body: OrderCreate, options?: CallOptions): Call<OrderResponse>;
  /**
   * Imports an order whose requisition was created elsewhere. It starts in `requisition_bypassed`.
   * Operation `orders.import`.
   * @param body - `sample_id` is the lab's own and must be unique. The lab account may be `pending`.
   * @throws BadRequestError when no lab account is suitable, ValidationError for a malformed field or a sample id that is taken.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order } = await client.orders.import({
   *   user_id: "11111111-1111-4111-8111-111111111111",
   *   billing_type: "client_bill",
   *   order_set: { lab_test_ids: ["11111111-1111-4111-8111-111111111111"] },
   *   collection_method: "walk_in_test",
   *   sample_id: "HR-2026-004417",
   *   patient_details: {
   *     first_name: "Ada",
   *     last_name: "Fernsby",
   *     dob: "1986-04-21",
   *     gender: "female",
   *     phone_number: "+12025550142",
   *     email: "ada@mail.example",
   *   },
   *   patient_address: {
   *     receiver_name: "Ada Fernsby",
   *     first_line: "12 Alder Lane",
   *     city: "Phoenix",
   *     state: "AZ",
   *     zip: "85004",
   *     country: "US",
   *   },
   * });
   * console.log(order.sample_id, order.last_event.status);
   * ```
   */
  import(body: OrderImport, options?: CallOptions): Call<OrderResponse>;
  /**
   * Orders a test kit for a patient to be registered later, with {@link Orders.registerTestkit}.
   * Operation `orders.createTestkit`.
   * @param body - the lab test must use a test kit.
   * @throws BadRequestError for a lab test without a test kit, NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const kits = await client.labTests.list({ collection_method: "testkit" });
   * const { order } = await client.orders.createTestkit({
   *   user_id: "11111111-1111-4111-8111-111111111111",
   *   lab_test_id: kits.items[0]?.id ?? "",
   *   shipping_details: {
   *     receiver_name: "Ada Fernsby",
   *     first_line: "12 Alder Lane",
   *     city: "Phoenix",
   *     state: "AZ",
   *     zip: "85004",
   *     country: "US",
   *     phone_number: "+12025550142",
   *   },
   * });
   * console.log(order.id, order.sample_id);
   * ```
   */
  createTestkit(body: TestkitOrderCreate, options?: CallOptions): Call<OrderResponse>;
  /**
   * Registers a test kit to its patient.
   * Operation `orders.registerTestkit`.
   * @param body - `sample_id` is printed on the kit. `user_id` may differ from the user that it was ordered for.
   * @throws NotFoundError for an unknown sample id, BadRequestError for a kit that cannot be registered or already is,
   * ValidationError for a malformed field or a name that labs do not accept.
   * @example
   * ```ts
   * import { createClient, isNotFoundError } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const registered = client.orders.registerTestkit({
   *   sample_id: "4417029381",
   *   patient_details: {
   *     first_name: "Ada",
   *     last_name: "Fernsby",
   *     dob: "1986-04-21",
   *     gender: "female",
   *     phone_number: "+12025550142",
   *     email: "ada@mail.example",
   *   },
   *   patient_address: {
   *     receiver_name: "Ada Fernsby",
   *     first_line: "12 Alder Lane",
   *     city: "Phoenix",
   *     state: "AZ",
   *     zip: "85004",
   *     country: "US",
   *   },
   * });
   * console.log(await registered.then(({ order }) => order.id, isNotFoundError));
   * ```
   */
  registerTestkit(body: TestkitRegistration, options?: CallOptions): Call<OrderResponse>;
  /**
   * Returns the order with this id, with all its events.
   * Operation `orders.get`.
   *
   * `details` depends on the collection method: narrow it with `isOrderDetails`. `last_event.status` is
   * `<status>.<method>.<detail>`: parse it with `parseOrderStatus` from `sanguine/enums`.
   * @throws NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient, isOrderDetails } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { details, last_event } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (isOrderDetails(details, "testkit")) console.log(details.data.shipment?.outbound_tracking_number);
   * console.log(last_event.status, last_event.status_detail);
   * ```
   */
  get(order_id: string, options?: CallOptions): Call<Order>;
  /**
   * Lists orders, newest first. A page has 50 unless you set `size` (1 to 100). Filters combine with AND.
   * Operation `orders.list`.
   * @param query - `status` is the latest status detail. A date without a time is 00:00:00, except in `end_date`, where it is 23:59:59.
   * `order_key` and `order_direction` sort.
   * @throws ValidationError for a `page` or a `size` out of bounds, or a malformed time or id.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for await (const order of client.orders.list({ status: ["completed"], interpretation: "abnormal" })) {
   *   console.log(order.id, order.updated_at);
   * }
   * const page = await client.orders.list({ size: 100, order_key: "patient_name", order_direction: "asc" });
   * console.log(page.total, page.items.length);
   * ```
   */
  list(query?: OrdersListQuery, options?: ListOptions): List<Order>;
  /**
   * Changes the day when a scheduled order is activated. Null activates it now.
   * Operation `orders.update`.
   * @param body - `activate_by` is a date, YYYY-mm-dd.
   * @throws BadRequestError when the order was activated, or for a day that is not allowed; NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient, isBadRequestError } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const activate_by = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
   * const { message } = await client.orders.update("11111111-1111-4111-8111-111111111111", { activate_by }).catch((error: unknown) => {
   *   if (!isBadRequestError(error)) throw error;
   *   return { message: "The order is already active." };
   * });
   * console.log(message);
   * ```
   */
  update(order_id: string, body: OrderUpdate, options?: CallOptions): Call<OrderResponse>;
  /**
   * Cancels an order whose sample has not been collected or sent. Cancelling again changes nothing.
   * Operation `orders.cancel`. It also cancels an appointment at home, but not one at a center.
   * @throws BadRequestError when the order can no longer be cancelled, NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order, message } = await client.orders.cancel("11111111-1111-4111-8111-111111111111");
   * console.log(order.status, message);
   * ```
   */
  cancel(order_id: string, options?: CallOptions): Call<OrderResponse>;
  /**
   * Simulates the progress of an order in a sandbox, with its webhooks, up to a status or to its results.
   * Operation `orders.simulate`.
   * @param query - `final_status` is a whole status, such as `completed.testkit.completed`. `delay` is in seconds.
   * @param body - properties of the simulated results.
   * @throws BadRequestError for a status that the order cannot reach, PermissionError outside a sandbox.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const order_id = "11111111-1111-4111-8111-111111111111";
   * await client.orders.simulate(order_id, {}, { interpretation: "abnormal", result_types: ["numeric"] });
   * console.log((await client.orders.get(order_id)).last_event.status);
   * ```
   */
  simulate(
    order_id: string,
    query?: OrdersSimulateQuery,
    body?: SimulationFlags,
    options?: CallOptions,
  ): Call<string>;
  /**
   * Reports that your own staff has collected the sample of an order with on-site collection.
   * Operation `orders.drawCompleted`.
   * @throws BadRequestError for an order that does not await a draw, NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const orders = await client.orders.list({ order_type: ["on_site_collection"], status: ["requisition_created"] });
   * for (const { id } of orders.items) await client.orders.drawCompleted(id);
   * ```
   */
  drawCompleted(order_id: string, options?: CallOptions): Call<OrderResponse>;
  /**
   * Resends the webhooks of all events of orders, oldest first.
   * Operation `orders.resendEvents`.
   * @param body - `order_ids`, or the orders that were updated between `start_at` and `end_at` (ISO 8601 with offset).
   * @throws BadRequestError when the body names neither, NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order_ids } = await client.orders.resendEvents({ start_at: "2026-02-01T00:00:00Z" });
   * console.log(order_ids.length);
   * ```
   */
  resendEvents(body: ResendEvents, options?: CallOptions): Call<ResendEventsResponse>;
  /**
   * Waits until an order is completed, or has the status in `until`. It reads the order after 1 second, then at growing
   * intervals of up to 15 seconds. An unknown status does not end the wait.
   * Operation `orders.get`.
   * @param options - `until` is a status, a list of statuses, or a function; `completed` by default. A status is a top-level status
   * (`sample_with_lab`), a status detail (`partial_results`), or a whole status. `timeout` is in milliseconds, ten minutes by
   * default.
   * @throws WaitEndedError when the order reaches another terminal status, or has a method or a status from which it cannot reach
   * `until`; WaitTimeoutError after `timeout`, AbortError when `signal` aborts.
   * @example
   * ```ts
   * import { createClient, isWaitEndedError, isWaitTimeoutError } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * try {
   *   const order = await client.orders.waitFor("11111111-1111-4111-8111-111111111111", {
   *     until: ["partial_results", "completed"],
   *     timeout: 60_000,
   *     onPoll: ({ last_event }, polls) => console.log(polls, last_event.status),
   *   });
   *   console.log(order.interpretation);
   * } catch (error) {
   *   if (!isWaitEndedError(error) && !isWaitTimeoutError(error)) throw error;
   *   console.log(error.message);
   * }
   * ```
   */
  waitFor(order_id: string, options?: OrderWaitOptions): Call<Order>;
  /**
   * Returns the results of an order, the markers without a result, and sample information. Results may be partial at first;
   * check `metadata.status`.
   * Operation `orders.result`.
   *
   * `result` is text whose meaning depends on `result_type`: check it with `isResult`. `value` is deprecated. Bounds are
   * in `unit`.
   * @throws NotFoundError for an unknown order, and while it has no results.
   * @example
   * ```ts
   * import { createClient, isResult } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { metadata, results } = await client.orders.result("11111111-1111-4111-8111-111111111111");
   * for (const result of results) {
   *   if (isResult(result, "numeric")) console.log(result.name, Number(result.result), result.unit, result.interpretation);
   * }
   * console.log(metadata.status);
   * ```
   */
  result(order_id: string, options?: CallOptions): Call<LabResults>;
  /**
   * Returns the metadata of an order's results, such as whether they are final, without the results.
   * Operation `orders.resultMetadata`.
   * @throws NotFoundError for an unknown order, and while it has no results.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { status, interpretation } = await client.orders.resultMetadata("11111111-1111-4111-8111-111111111111");
   * console.log(status === "partial" ? "More results will follow." : interpretation);
   * ```
   */
  resultMetadata(order_id: string, options?: CallOptions): Call<LabResultsMetadata>;
  /**
   * Downloads the results of an order as a PDF.
   * Operation `orders.resultPdf`.
   * @throws NotFoundError for an unknown order, and while it has no results.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.resultPdf("11111111-1111-4111-8111-111111111111");
   * console.log(file.filename ?? "results.pdf", file.size); // to store: writeFile(path, file.bytes)
   * ```
   */
  resultPdf(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads the requisition of an order, which tells the lab what to measure. It replaces `requisition_form_url` and works at any time.
   * Operation `orders.requisitionPdf`.
   * @throws NotFoundError for an unknown order, and for one without a requisition: it has none yet, or it was imported.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.requisitionPdf("11111111-1111-4111-8111-111111111111");
   * console.log(file.contentType, (await file.arrayBuffer()).byteLength);
   * ```
   */
  requisitionPdf(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads the collection instructions of an order as a PDF.
   * Operation `orders.collectionInstructions`.
   * @throws NotFoundError for an unknown order, and for one whose lab test has no instructions.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.collectionInstructions("11111111-1111-4111-8111-111111111111");
   * const response = new Response(file.stream(), { headers: { "content-type": file.contentType } }); // to forward it
   * console.log(response.status);
   * ```
   */
  collectionInstructions(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads the advance beneficiary notice, which tells a patient what their insurance may not cover.
   * Operation `orders.abnPdf`.
   * @throws NotFoundError for an unknown order, and for one without a notice. Check `has_abn` of the order.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { id, has_abn } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (has_abn) console.log((await client.orders.abnPdf(id)).size);
   * ```
   */
  abnPdf(order_id: string, options?: CallOptions): Call<PdfFile>;
  /**
   * Downloads labels for the sample tubes of an order as a PDF.
   * Operation `orders.labelsPdf`.
   * @param query - `collection_date` is when the sample is collected, ISO 8601 with offset. `number_of_labels` is 3 by default.
   * @throws NotFoundError for an unknown order, ValidationError for a date without an offset or a number below 1.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const file = await client.orders.labelsPdf("11111111-1111-4111-8111-111111111111", {
   *   collection_date: "2026-02-02T09:30:00-07:00",
   *   number_of_labels: 2,
   * });
   * console.log((await file.blob()).size);
   * ```
   */
  labelsPdf(order_id: string, query: OrdersLabelsPdfQuery, options?: CallOptions): Call<PdfFile>;
}

/** Terminal statuses. A completed order can still be corrected, so a wait for `corrected` goes on past `completed`. */
const terminal: readonly string[] = orderWait.terminal;

/** Creates the resource of orders on a transport. */
export const createOrders = (send: Transport): Orders => {
  const { operations, methods } = openResource(send, "orders", orders, getPdfExtras);
  return {
    ...methods,
    resendEvents: (body, options) =>
      send(operations.resendEvents, { body }, options, {
        prepare: async () => checkFilter("order_ids", body.order_ids),
      }),
    list: (query, options) =>
      new PagedList(operations.list, pageByNumber("orders"), query, options, methods.list),
    waitFor: (order_id, options) => {
      const until = options?.until;
      const corrected = typeof until !== "function" && /corrected/.test(String(until));
      return startWait<Order>(
        send,
        {
          route: operations.get,
          read: (call) => methods.get(order_id, call),
          until: ["completed"],
          terminal: corrected ? terminal.filter((status) => status !== "completed") : terminal,
          isOrder: true,
        },
        options,
      );
    },
  };
};

import type { Call } from "../transport/call.ts";
import type {
  Order,
  OrderResponse,
  OrderLowLevelStatus,
  OrdersListQuery,
  OrdersSimulateQuery,
  OrderStatus,
  OrderTopLevelStatus,
  OrderUpdate,
  ResendEvents,
  ResendEventsResponse,
  SimulationFlags,
} from "../generated/types.ts";
import type { List, ListOptions } from "../lists/list.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByNumber } from "../lists/paging.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";
import type { WaitClock } from "../waits/wait.ts";
import { waitForStatus, type StatusWaitOptions } from "../waits/wait-status.ts";
import { createOrderMakingResource, type OrderMaking } from "./order-making.ts";
import { createOrderDocumentsResource, type OrderDocuments } from "./order-papers.ts";

/** Options of {@link Orders.waitFor}. A status is a top-level one, a low-level one, or both with the method between. */
export type OrderWaitOptions = StatusWaitOptions<
  Order,
  OrderTopLevelStatus | OrderLowLevelStatus | OrderStatus
>;

/** Orders of lab tests for users. Every method throws the errors of any call; the documented ones are its own. */
export interface Orders extends OrderMaking, OrderDocuments {
  /**
   * Gets an order with all its events.
   *
   * Operation `orders.get` (ORD-7, ORD-8, ORD-16, ORD-21, ORD-22).
   *
   * `details` are those of its method; {@link isOrderDetails} tells which. `last_event.status` is
   * `<top-level>.<method>.<low-level>`, which `parseOrderStatus` of `sanguine/enums` takes apart.
   *
   * @throws NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient, isOrderDetails } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { details, last_event } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (isOrderDetails(details, "testkit")) console.log(details.data.shipment?.outbound_tracking_number);
   * console.log(last_event.status, last_event.status_detail);
   * ```
   */
  get(order_id: string, options?: CallOptions): Call<Order>;
  /**
   * Lists orders, the last created first, 50 a page unless `size` says otherwise (1 to 100). Filters narrow each other down.
   *
   * Operation `orders.list` (ORD-11 to ORD-15).
   *
   * @param query - `status` is the latest low-level status. A day without a time is 00:00:00, and 23:59:59 in `end_date` alone.
   * `order_key` and `order_direction` sort.
   * @throws ValidationError for a `page` or a `size` out of bounds, or a malformed time or id.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Moves the day on which a scheduled order is activated; null activates it now.
   *
   * Operation `orders.update` (assumed).
   *
   * @param body - `activate_by` is a date, YYYY-mm-dd.
   * @throws BadRequestError where the order cannot be moved any more, or to that day; NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient, isBadRequestError } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
   * const { message } = await client.orders.update("11111111-1111-4111-8111-111111111111", { activate_by: tomorrow }).catch((error: unknown) => {
   *   if (!isBadRequestError(error)) throw error;
   *   return { message: "It was activated long ago." };
   * });
   * console.log(message);
   * ```
   */
  update(order_id: string, body: OrderUpdate, options?: CallOptions): Call<OrderResponse>;
  /**
   * Cancels an order whose sample was not taken or sent yet. Cancelling a cancelled one changes nothing.
   *
   * Operation `orders.cancel` (ORD-9). An appointment at home is cancelled with it, one at a center is not.
   *
   * @throws BadRequestError where it is too late for that, NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order, message } = await client.orders.cancel("11111111-1111-4111-8111-111111111111");
   * console.log(order.status, message);
   * ```
   */
  cancel(order_id: string, options?: CallOptions): Call<OrderResponse>;
  /**
   * Lets an order go its way in a sandbox, webhooks included, up to a status or to its results.
   *
   * Operation `orders.simulate` (ORD-9, ORD-10).
   *
   * @param query - `final_status` is a whole status, such as `completed.testkit.completed`; `delay` is in seconds.
   * @param body - what the results are to be like.
   * @throws BadRequestError for a status that the order cannot come to, PermissionError outside a sandbox.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Tells that your own staff has taken the sample of an order with on-site collection.
   *
   * Operation `orders.drawCompleted` (ORD-9).
   *
   * @throws BadRequestError for an order that is not waiting for that, NotFoundError for an unknown one.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const orders = await client.orders.list({ order_type: ["on_site_collection"], status: ["requisition_created"] });
   * for (const { id } of orders.items) await client.orders.drawCompleted(id);
   * ```
   */
  drawCompleted(order_id: string, options?: CallOptions): Call<OrderResponse>;
  /**
   * Sends the webhook of the latest event of orders again.
   *
   * Operation `orders.resendEvents` (assumed).
   *
   * @param body - `order_ids`, or the orders that were updated between `start_at` and `end_at` (ISO 8601 with offset).
   * @throws BadRequestError where it names neither, NotFoundError for an unknown order.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order_ids } = await client.orders.resendEvents({ start_at: "2026-02-01T00:00:00Z" });
   * console.log(order_ids.length);
   * ```
   */
  resendEvents(body: ResendEvents, options?: CallOptions): Call<ResendEventsResponse>;
  /**
   * Waits until an order is completed, or has whatever status is asked for. It reads after 1 second, then more and more seldom, up
   * to every 15 seconds. A status that this release does not know is waited out.
   *
   * Operation `orders.get`.
   *
   * @param options - `until` is a status, a list of some, or a function; `completed` without one. A status is a top-level one
   * (`sample_with_lab`), a low-level one (`partial_results`), or a whole one. `timeout` is in milliseconds, ten minutes without one.
   * @throws WaitEndedError when the order ends otherwise, WaitTimeoutError when the time is over, AbortError when `signal` aborts.
   * @example
   * ```ts
   * import { createClient, isWaitEndedError, isWaitTimeoutError } from "sanguine";
   *
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
  waitFor(order_id: string, options?: OrderWaitOptions): Promise<Order>;
}

const ordersPath = "/v3/orders";
const orderPath = "/v3/order/{order_id}";

/** What nothing follows. A completed order may yet be corrected, so whoever waits for that waits on. */
const ends = ["failed", "cancelled", "redraw_available"];

/** Binds the methods to a transport. */
export const createOrdersResource = (send: Transport, clock: WaitClock): Orders => ({
  ...createOrderMakingResource(send),
  ...createOrderDocumentsResource(send),
  get: (order_id, options) => send("get", orderPath, { params: { path: { order_id } } }, options),
  list: (query, options) =>
    new PagedList(ordersPath, pageByNumber("orders"), query, options, (asked, call) =>
      send("get", ordersPath, { params: { query: asked } }, call),
    ),
  update: (order_id, body, options) =>
    send("patch", orderPath, { params: { path: { order_id } }, body }, options, { retry: "safe" }),
  cancel: (order_id, options) =>
    send("post", `${orderPath}/cancel`, { params: { path: { order_id } } }, options, { retry: "safe" }),
  simulate: (order_id, query, body, options) =>
    send("post", `${orderPath}/test`, { params: { path: { order_id }, query }, body }, options),
  drawCompleted: (order_id, options) =>
    send("patch", `${orderPath}/draw_completed`, { params: { path: { order_id } } }, options),
  resendEvents: (body, options) => send("post", "/v3/order/resend_events", { body }, options),
  waitFor: (order_id, options = {}) => {
    const corrected = typeof options.until !== "function" && /corrected/.test(String(options.until));
    return waitForStatus(
      {
        route: { method: "GET", path: orderPath },
        read: (call) => send("get", orderPath, { params: { path: { order_id } } }, call),
        readStatuses: ({ last_event: { status } }) => [status, ...status.split(".")],
        until: ["completed"],
        terminal: corrected ? ends : [...ends, "completed"],
      },
      options,
      clock,
    );
  },
});

import { orders } from "../generated/descriptors.ts";
import type {
  orderLowLevelStatusValues,
  orderStatusValues,
  orderTopLevelStatusValues,
} from "../generated/enums.ts";
import type { OrdersOperations } from "../generated/resources.ts";
import type { Order } from "../generated/types.ts";
import { orderWait } from "../generated/wait-statuses.ts";
import { PagedList } from "../lists/paged-list.ts";
import { pageByNumber } from "../lists/paging.ts";
import type { Call } from "../transport/call.ts";
import { checkFilter } from "../transport/encode.ts";
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
export interface Orders extends OrdersOperations {
  /**
   * Waits until an order is completed, or has the status in `until`. It reads the order at once, after 1 second, then at growing
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
}

/** Creates the resource of orders on a transport. */
export const createOrders = (send: Transport): Orders => {
  const { operations, methods } = openResource(send, "orders", orders, getPdfExtras);
  return {
    ...methods,
    resendEvents: (body, options) =>
      send(operations.resendEvents, { body }, options, {
        prepare: async () => checkFilter("order_ids", (body as typeof body | null | undefined)?.order_ids),
      }),
    list: (query, options) =>
      new PagedList(operations.list, pageByNumber("orders"), query, options, methods.list),
    waitFor: (order_id, options) => {
      const until = options?.until;
      const terminal: readonly string[] = orderWait.terminal;
      // A completed order can still be corrected, so a wait for that goes on.
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

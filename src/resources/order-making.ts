import type { Call } from "../transport/call.ts";
import type {
  OrderResponse,
  OrderCreate,
  OrderImport,
  TestkitOrderCreate,
  TestkitRegistration,
} from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** How orders come to be. */
export interface OrderMaking {
  /**
   * Orders lab tests, single markers or both for a user. A repeated creation under the same idempotency key makes one order; the
   * client makes a key up, and repeats the call by it, where you give none.
   *
   * Operation `orders.create` (ORD-1 to ORD-5, ORD-20).
   *
   * @param body - what to order is in `order_set`; `lab_test_id` is its deprecated predecessor. `clinical_notes` hold up to 1,000
   * characters. Dates are YYYY-mm-dd. Without `lab_account_id` the service picks a lab account that fits.
   * @throws BadRequestError where the order cannot be made as asked, such as when no lab account fits; ValidationError for a
   * malformed field or a name that laboratories refuse; NotFoundError for an unknown user; ConflictError for a key that was
   * used with another body.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   *   { idempotencyKey: "cart-4711" }, // your own: store it first, and repeat the call with it after a crash
   * );
   * console.log(order.id, order.last_event.status);
   * ```
   */
  create(body: OrderCreate, options?: CallOptions): Call<OrderResponse>;
  /**
   * Takes over an order whose requisition was made elsewhere; it starts in `requisition_bypassed`.
   *
   * Operation `orders.import` (ORD-6).
   *
   * @param body - `sample_id` is the laboratory's own, and no two orders have the same. The lab account may be `pending`.
   * @throws BadRequestError where no lab account fits, ValidationError for a malformed field or a sample id that is taken.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Sends a test kit before it is known who will use it. The order waits until {@link OrderMaking.registerTestkit}.
   *
   * Operation `orders.createTestkit` (ORD-10, assumed).
   *
   * @param body - the lab test has to be one with a test kit.
   * @throws BadRequestError for a lab test without one, NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Registers a test kit that has reached its patient.
   *
   * Operation `orders.registerTestkit` (ORD-10, assumed).
   *
   * @param body - `sample_id` is printed on the kit; `user_id` may be another user than the one it was ordered for.
   * @throws NotFoundError for a sample id that no kit has, BadRequestError for a kit that cannot be registered (any more),
   * ValidationError for a malformed field or a name that laboratories refuse.
   * @example
   * ```ts
   * import { createClient, isNotFoundError } from "sanguine";
   *
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
}

/** Binds the methods to a transport. */
export const createOrderMakingResource = (send: Transport): OrderMaking => ({
  create: (body, options) => send("post", "/v3/order", { body }, options, { retry: "keyed" }),
  import: (body, options) => send("post", "/v3/order/import", { body }, options),
  createTestkit: (body, options) => send("post", "/v3/order/testkit", { body }, options),
  registerTestkit: (body, options) => send("post", "/v3/order/testkit/register", { body }, options),
});

/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/psc
 */
import type { Call } from "../transport/call.ts";
import { psc } from "../generated/descriptors.ts";
import type {
  Appointment,
  AppointmentReschedule,
  AreaInfo,
  AvailabilitySlots,
  CancellationReason,
  AppointmentBooking,
  PscAreaInfoQuery,
  PscAvailabilityQuery,
  PscCancel,
  PscInfo,
  PscInfoQuery,
  PscOrderInfoQuery,
} from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";
import { createAppointmentWait, type AppointmentWaitOptions } from "./appointment-wait.ts";

/**
 * Patient service centers, their appointments, and the collection options in an area. Every method throws the errors of any
 * call; `@throws` lists those specific to it.
 */
export interface Psc {
  /**
   * Lists a lab's patient service centers around a zip code, nearest first, at most 30. An unknown zip code has none.
   * Operation `psc.info`.
   * @param query - `zip_code` has five digits. `radius` is 10, 20, 25 (the default), 50 or 100 miles. `capabilities` selects centers that
   * have all of them.
   * @throws ValidationError for a malformed zip or another radius, NotFoundError for an unknown lab or lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { patient_service_centers } = await client.psc.info({ zip_code: "85004", lab_id: 1, radius: 50 });
   * for (const { metadata, distance, capabilities } of patient_service_centers) {
   *   console.log(metadata.name, Number(distance), "miles", capabilities); // the distance is text
   * }
   * ```
   */
  info(query: PscInfoQuery, options?: CallOptions): Call<PscInfo>;
  /**
   * Returns who collects samples at home around a zip code, and how many centers of each lab are near.
   * Operation `psc.areaInfo`.
   * @param query - `zip_code` and `radius` as in {@link Psc.info}; `labs` selects these labs, `lab_account_id` those that the account can use.
   * @throws ValidationError for a malformed zip or another radius, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { phlebotomy, central_labs } = await client.psc.areaInfo({ zip_code: "85004" });
   * console.log(phlebotomy.is_served ? "at home" : "at a center");
   * for (const [slug, { patient_service_centers }] of Object.entries(central_labs)) {
   *   console.log(slug, patient_service_centers.within_radius);
   * }
   * ```
   */
  areaInfo(query: PscAreaInfoQuery, options?: CallOptions): Call<AreaInfo>;
  /**
   * Lists the centers where an order's sample can be collected: those of its lab around the patient's address, nearest first, at
   * most 30.
   * Operation `psc.orderInfo`.
   * @param query - `radius` and `capabilities` as in {@link Psc.info}.
   * @throws NotFoundError for an unknown order, ValidationError for another radius.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { patient_service_centers } = await client.psc.orderInfo("11111111-1111-4111-8111-111111111111", {
   *   capabilities: ["appointment_scheduling_via_junction"],
   * });
   * for (const { metadata, site_code } of patient_service_centers) console.log(metadata.name, site_code);
   * ```
   */
  orderInfo(order_id: string, query?: PscOrderInfoQuery, options?: CallOptions): Call<PscInfo>;
  /**
   * Returns the available slots of centers for 14 days, including days without a slot: of each bookable center within `radius`
   * miles of `zip_code`, nearest first, and of at most three centers in `site_codes`. Times are UTC; convert them to the
   * center's time zone for display.
   * Operation `psc.availability`.
   * @param query - `start_date` is the first day, YYYY-mm-dd; today by default. `allow_stale` returns slots cached for up to a minute,
   * when the team has opted in.
   * @throws BadRequestError for a day in the past, without a center and zip code, and for more than three centers, NotFoundError
   * for an unknown center, ValidationError for a malformed zip or another radius.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { slots: days } = await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004" });
   * for (const { date, location, slots } of days) {
   *   const timeZone = location?.iana_timezone ?? "UTC";
   *   const times = slots.map(({ start }) => new Date(start).toLocaleTimeString("en-US", { timeZone }));
   *   console.log(location?.name, date, times.join(", "));
   * }
   * ```
   */
  availability(query: PscAvailabilityQuery, options?: CallOptions): Call<AvailabilitySlots>;
  /**
   * Books a slot at a center for an order. If your team has opted in, `async_confirmation` lets the lab confirm later: the
   * appointment is then pending, and {@link Psc.waitFor} waits for the confirmation.
   * Operation `psc.book`. Every call has an idempotency key, yours or an automatic one, so it is retried after a failure. The
   * service ignores the key unless your team has opted in. A repeated booking then fails because the first one exists; read it
   * with {@link Psc.appointment}.
   * @param body - `sync_confirmation_timeout_millisecond` (1,000 to 10,000) is how long the response waits for the
   * confirmation, `async_confirmation_timeout_millisecond` (60,000 to 172,800,000) how long a pending appointment waits.
   * @throws BadRequestError for an invalid or used booking key and for an order that cannot be booked, NotFoundError for an
   * unknown order, ConflictError for an idempotency key of another request, PermissionError when asynchronous confirmation is
   * not enabled for the team, ServerError when the lab does not respond, ValidationError for a malformed field.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { slots: days } = await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004" });
   * const booking_key = days.flatMap(({ slots }) => slots)[0]?.booking_key;
   * if (booking_key) {
   *   const order_id = "11111111-1111-4111-8111-111111111111";
   *   const idempotencyKey = `book-${booking_key}`; // repeat with the same key; use another key for another slot
   *   const { status } = await client.psc.book(order_id, { booking_key }, { idempotencyKey });
   *   console.log(status);
   * }
   * ```
   */
  book(order_id: string, body: AppointmentBooking, options?: CallOptions): Call<Appointment>;
  /**
   * Moves the appointment of an order to another slot, at the same center or another center of the lab.
   * Operation `psc.reschedule`. A failed call is not retried when the service may have received it.
   * @param body - `appointment_notes` replace the previous notes. Omit them to keep those, and pass null to clear them.
   * @throws BadRequestError for an invalid or used booking key and for an appointment that cannot be rescheduled, NotFoundError
   * when there is no appointment, ValidationError for notes that are too long.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { slots: days } = await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004" });
   * const booking_key = days.flatMap(({ slots }) => slots).at(-1)?.booking_key;
   * if (booking_key) {
   *   const moved = await client.psc.reschedule("11111111-1111-4111-8111-111111111111", { booking_key });
   *   console.log(moved.start_at);
   * }
   * ```
   */
  reschedule(order_id: string, body: AppointmentReschedule, options?: CallOptions): Call<Appointment>;
  /**
   * Cancels the appointment of an order. The order can be booked again. Cancelling again changes nothing.
   * Operation `psc.cancel`.
   * @param body - its fields are in camel case, unlike those of `phlebotomy.cancel`: `cancellationReasonId`, one of
   * {@link Psc.cancellationReasons}, and `note`.
   * @throws BadRequestError for an unknown reason, NotFoundError when there is none.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const [reason] = await client.psc.cancellationReasons();
   * if (reason) {
   *   const body = { cancellationReasonId: reason.id, note: "The patient moved away." };
   *   const { status } = await client.psc.cancel("11111111-1111-4111-8111-111111111111", body);
   *   console.log(status); // cancelled
   * }
   * ```
   */
  cancel(order_id: string, body: PscCancel, options?: CallOptions): Call<Appointment>;
  /**
   * Lists the reasons that a cancellation can name.
   * Operation `psc.cancellationReasons`.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * console.log((await client.psc.cancellationReasons()).map(({ name }) => name));
   * ```
   */
  cancellationReasons(options?: CallOptions): Call<CancellationReason[]>;
  /**
   * Returns the newest appointment of an order at a center, which may be cancelled.
   * Operation `psc.appointment`.
   * @throws NotFoundError when the order never had one.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { start_at, iana_timezone } = await client.psc.appointment("11111111-1111-4111-8111-111111111111");
   * if (start_at) console.log(new Date(start_at).toLocaleString("en-US", { timeZone: iana_timezone ?? "UTC" }));
   * ```
   */
  appointment(order_id: string, options?: CallOptions): Call<Appointment>;
  /**
   * Waits until the appointment of an order is confirmed, or has the status in `until`. It reads the appointment after 1 second,
   * then at growing intervals of up to 15 seconds.
   * Operation `psc.appointment`.
   * @param options - `until` is a status, a list of statuses, or a function. By default it is `confirmed` and the statuses after it.
   * `timeout` is in milliseconds, ten minutes by default.
   * @throws WaitEndedError when it is cancelled or declined, WaitTimeoutError after `timeout`.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const confirmed = await client.psc.waitFor("11111111-1111-4111-8111-111111111111", {
   *   timeout: 3_600_000,
   *   onPoll: ({ status }, polls) => console.log(status, polls),
   * });
   * console.log(confirmed.external_id); // the lab's confirmation id, which it asks the patient for
   * ```
   */
  waitFor(order_id: string, options?: AppointmentWaitOptions): Call<Appointment>;
}

/** Creates the resource of patient service centers on a transport. */
export const createPsc = (send: Transport): Psc => {
  const { operations, methods } = openResource(send, "psc", psc);
  return { ...methods, waitFor: createAppointmentWait(send, operations.appointment) };
};

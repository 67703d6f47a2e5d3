/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/phlebotomy
 */
import type { Call } from "../transport/call.ts";
import { phlebotomy } from "../generated/descriptors.ts";
import type {
  Appointment,
  AppointmentBooking,
  AppointmentRequest,
  AppointmentReschedule,
  AvailabilitySlots,
  CancellationReason,
  PhlebotomyAvailabilityQuery,
  PhlebotomyCancel,
  UsAddress,
} from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";
import { createAppointmentWait, type AppointmentWaitOptions } from "./appointment-wait.ts";

/**
 * Appointments to collect a sample at the patient's home. Every method throws the errors of any call; `@throws` lists those
 * specific to it.
 */
export interface Phlebotomy {
  /**
   * Returns the available slots at an address for 14 days, including days without a slot. Times are UTC; convert them to
   * `timezone` for display. Each call returns new booking keys. A key is valid for one booking until it expires.
   * Operation `phlebotomy.availability`.
   * @param address - the patient's address in the United States. When the area is not served, all days are empty.
   * @param query - `start_date` is the first day, YYYY-mm-dd; today by default.
   * @throws BadRequestError for a day in the past, ValidationError for a malformed address.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const home = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };
   * const { slots: days, timezone } = await client.phlebotomy.availability(home, { start_date: "2026-02-03" });
   * for (const { date, slots } of days) {
   *   const times = slots.map(({ start }) =>
   *     new Date(start).toLocaleTimeString("en-US", { timeZone: timezone ?? "UTC" }),
   *   );
   *   console.log(date, times.join(", ") || "nothing free");
   * }
   * ```
   */
  availability(
    address: UsAddress,
    query?: PhlebotomyAvailabilityQuery,
    options?: CallOptions,
  ): Call<AvailabilitySlots>;
  /**
   * Books a slot for an order with at-home collection. The order's status follows the appointment.
   * Operation `phlebotomy.book`. A failed call is not retried when the service may have received it.
   * @param body - `appointment_notes` are instructions for this appointment, up to 1,000 characters.
   * @throws BadRequestError for a booking key that is invalid, used or for another zip code, and for an order that cannot be
   * booked, NotFoundError for an unknown order, ValidationError for notes that are too long.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const home = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" };
   * const { slots: days } = await client.phlebotomy.availability(home);
   * const booking_key = days.flatMap(({ slots }) => slots)[0]?.booking_key;
   * if (booking_key) {
   *   const appointment_notes = "Please ring twice.";
   *   const order_id = "11111111-1111-4111-8111-111111111111";
   *   const { status, start_at } = await client.phlebotomy.book(order_id, { booking_key, appointment_notes });
   *   console.log(status, start_at);
   * }
   * ```
   */
  book(order_id: string, body: AppointmentBooking, options?: CallOptions): Call<Appointment>;
  /**
   * Requests that a provider arrange a time with the patient. Until then the appointment is pending and has no times.
   * Operation `phlebotomy.request`. A failed call is not retried when the service may have received it.
   * @param body - `provider` must be one that `psc.areaInfo` lists with the service type `appointment-request`.
   * @throws BadRequestError for a provider that takes no requests there and for an order that cannot be booked,
   * NotFoundError for an unknown order, ValidationError for a malformed field.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { status } = await client.phlebotomy.request("11111111-1111-4111-8111-111111111111", {
   *   address: { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ", zip_code: "85004" },
   *   provider: "wayside_draws",
   *   appointment_notes: "Afternoons only.",
   * });
   * console.log(status); // pending
   * ```
   */
  request(order_id: string, body: AppointmentRequest, options?: CallOptions): Call<Appointment>;
  /**
   * Moves the appointment of an order to another slot at the same address. Request the slots with that address's zip code.
   * Operation `phlebotomy.reschedule`. A failed call is not retried when the service may have received it.
   * @param body - `appointment_notes` replace the previous notes. Omit them to keep those, and pass null to clear them.
   * @throws BadRequestError for an invalid or used booking key and for an appointment that cannot be rescheduled, NotFoundError
   * when there is no appointment, ValidationError for notes that are too long.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const order_id = "11111111-1111-4111-8111-111111111111";
   * const { address, can_reschedule } = await client.phlebotomy.get(order_id);
   * const { slots: days } = await client.phlebotomy.availability(address);
   * const booking_key = days.flatMap(({ slots }) => slots).at(-1)?.booking_key;
   * if (can_reschedule && booking_key) {
   *   const moved = await client.phlebotomy.reschedule(order_id, { booking_key, appointment_notes: "Ring once." });
   *   console.log(moved.start_at);
   * }
   * ```
   */
  reschedule(order_id: string, body: AppointmentReschedule, options?: CallOptions): Call<Appointment>;
  /**
   * Cancels the appointment of an order. The order can be booked again. A cancellation within 24 hours of the start is not
   * refunded. Cancelling again changes nothing.
   * Operation `phlebotomy.cancel`.
   * @param body - `cancellation_reason_id` is one of {@link Phlebotomy.cancellationReasons}; the reason named Other requires `notes`.
   * @throws BadRequestError for an unknown reason and for an appointment that has started, NotFoundError when there is none.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const [reason] = await client.phlebotomy.cancellationReasons();
   * if (reason) {
   *   const order_id = "11111111-1111-4111-8111-111111111111";
   *   const { status } = await client.phlebotomy.cancel(order_id, { cancellation_reason_id: reason.id });
   *   console.log(status); // cancelled
   * }
   * ```
   */
  cancel(order_id: string, body: PhlebotomyCancel, options?: CallOptions): Call<Appointment>;
  /**
   * Lists the reasons that a cancellation can name.
   * Operation `phlebotomy.cancellationReasons`.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for (const { name, is_refundable } of await client.phlebotomy.cancellationReasons()) {
   *   console.log(name, is_refundable ? "" : "(not refunded)");
   * }
   * ```
   */
  cancellationReasons(options?: CallOptions): Call<CancellationReason[]>;
  /**
   * Returns the newest appointment of an order, which may be cancelled.
   * Operation `phlebotomy.get`.
   * @throws NotFoundError when the order never had one.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { start_at, iana_timezone } = await client.phlebotomy.get("11111111-1111-4111-8111-111111111111");
   * if (start_at) console.log(new Date(start_at).toLocaleString("en-US", { timeZone: iana_timezone ?? "UTC" }));
   * ```
   */
  get(order_id: string, options?: CallOptions): Call<Appointment>;
  /**
   * Waits until the appointment of an order is confirmed, or has the status in `until`. It reads the appointment after 1 second,
   * then at growing intervals of up to 15 seconds.
   * Operation `phlebotomy.get`.
   * @param options - `until` is a status, a list of statuses, or a function. By default it is `confirmed` and the statuses after it.
   * `timeout` is in milliseconds, ten minutes by default.
   * @throws WaitEndedError when it is cancelled, WaitTimeoutError after `timeout`.
   * @example
   * ```ts
   * import { createClient, isWaitEndedError } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * try {
   *   const order_id = "11111111-1111-4111-8111-111111111111";
   *   const { start_at } = await client.phlebotomy.waitFor(order_id, { timeout: 60_000 });
   *   console.log(start_at);
   * } catch (error) {
   *   if (!isWaitEndedError(error)) throw error;
   *   console.log("No appointment:", error.status);
   * }
   * ```
   */
  waitFor(order_id: string, options?: AppointmentWaitOptions): Call<Appointment>;
}

/** Creates the resource of appointments at home on a transport. */
export const createPhlebotomy = (send: Transport): Phlebotomy => {
  const { operations, methods } = openResource(send, "phlebotomy", phlebotomy);
  return { ...methods, waitFor: createAppointmentWait(send, operations.get) };
};

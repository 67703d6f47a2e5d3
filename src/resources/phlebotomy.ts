import type { Call } from "../transport/call.ts";
import {
  phlebotomyAvailability,
  phlebotomyBook,
  phlebotomyCancel,
  phlebotomyCancellationReasons,
  phlebotomyGet,
  phlebotomyRequest,
  phlebotomyReschedule,
} from "../generated/descriptors.ts";
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
import type { Transport } from "../transport/transport.ts";
import type { WaitClock } from "../waits/wait.ts";
import { createAppointmentWait, type AppointmentWaitOptions } from "./appointment-wait.ts";

/**
 * Appointments at which a sample is taken at the patient's home. Every method throws the errors of any call; the documented
 * ones are its own.
 */
export interface Phlebotomy {
  /**
   * Shows the free slots at an address on 14 days, days without one included. Times are UTC: show them in `timezone`. Each call
   * gives new booking keys, which are good for one booking and until they expire.
   *
   * Operation `phlebotomy.availability` (APT-2; its shape is assumed).
   *
   * @param address - The patient's address in the United States. Where nobody comes, all days are empty.
   * @param query - `start_date` is the first of the days, YYYY-mm-dd; today without it.
   * @throws BadRequestError for a day of the past, ValidationError for a malformed address.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Books a slot for an order whose sample is taken at home. The order moves along with the appointment.
   *
   * Operation `phlebotomy.book` (APT-1, APT-3, APT-4). It is not repeated after a failure that may have had an effect.
   *
   * @param body - `appointment_notes` are instructions for this appointment, up to 1,000 characters.
   * @throws BadRequestError for a key that books nothing (any more) or is for another zip, and for an order that cannot be
   * booked, NotFoundError for an unknown order, ValidationError for notes that are too long.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Asks a provider to agree on a time with the patient. The appointment is pending, without times, until then.
   *
   * Operation `phlebotomy.request` (APT-1). It is not repeated after a failure that may have had an effect.
   *
   * @param body - `provider` is one that `psc.areaInfo` names with the service type `appointment-request`.
   * @throws BadRequestError for a provider that does not come there on request and for an order that cannot be booked,
   * NotFoundError for an unknown order, ValidationError for a malformed field.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Moves the appointment of an order to another slot at its address, whose zip the slots are to be asked for with.
   *
   * Operation `phlebotomy.reschedule` (APT-1). It is not repeated after a failure that may have had an effect.
   *
   * @param body - `appointment_notes` take the place of the former ones, which stay without any or with null.
   * @throws BadRequestError for a key that books nothing (any more) and for an appointment that cannot be moved now,
   * NotFoundError where there is no appointment, ValidationError for notes that are too long.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Cancels the appointment of an order, which can then be booked anew. Within 24 hours of its start it is not refunded. Once
   * it is cancelled, cancelling it again changes nothing.
   *
   * Operation `phlebotomy.cancel` (APT-3; its shape is assumed).
   *
   * @param body - `cancellation_reason_id` is one of {@link Phlebotomy.cancellationReasons}; the reason called Other needs `notes`.
   * @throws BadRequestError for an unknown reason and for an appointment that has begun, NotFoundError where there is none.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Lists the reasons that a cancellation may name.
   *
   * Operation `phlebotomy.cancellationReasons` (assumed).
   *
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for (const { name, is_refundable } of await client.phlebotomy.cancellationReasons()) {
   *   console.log(name, is_refundable ? "" : "(not refunded)");
   * }
   * ```
   */
  cancellationReasons(options?: CallOptions): Call<CancellationReason[]>;
  /**
   * Gets the newest appointment of an order, a cancelled one included.
   *
   * Operation `phlebotomy.get` (assumed).
   *
   * @throws NotFoundError where there never was one.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { start_at, iana_timezone } = await client.phlebotomy.get("11111111-1111-4111-8111-111111111111");
   * if (start_at) console.log(new Date(start_at).toLocaleString("en-US", { timeZone: iana_timezone ?? "UTC" }));
   * ```
   */
  get(order_id: string, options?: CallOptions): Call<Appointment>;
  /**
   * Waits until the appointment of an order is confirmed, or has whatever status is asked for. It reads after 1 second, then
   * more and more seldom, up to every 15 seconds.
   *
   * Operation `phlebotomy.get`.
   *
   * @param options - `until` is a status, a list of some, or a function; a confirmation, or what follows it, without one.
   * `timeout` is in milliseconds, ten minutes without one.
   * @throws WaitEndedError when it was cancelled meanwhile, WaitTimeoutError when the time is over.
   * @example
   * ```ts
   * import { createClient, isWaitEndedError } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * try {
   *   const order_id = "11111111-1111-4111-8111-111111111111";
   *   const { start_at } = await client.phlebotomy.waitFor(order_id, { timeout: 60_000 });
   *   console.log(start_at);
   * } catch (error) {
   *   if (!isWaitEndedError(error)) throw error;
   *   console.log("Nobody comes:", error.status);
   * }
   * ```
   */
  waitFor(order_id: string, options?: AppointmentWaitOptions): Promise<Appointment>;
}

/** Creates the resource on a transport and the client's clock. */
export const createPhlebotomyResource = (send: Transport, clock: WaitClock): Phlebotomy => ({
  availability: (body, query, options) => send(phlebotomyAvailability, { query, body }, options),
  book: (order_id, body, options) => send(phlebotomyBook, { path: { order_id }, body }, options),
  request: (order_id, body, options) => send(phlebotomyRequest, { path: { order_id }, body }, options),
  reschedule: (order_id, body, options) => send(phlebotomyReschedule, { path: { order_id }, body }, options),
  cancel: (order_id, body, options) => send(phlebotomyCancel, { path: { order_id }, body }, options),
  cancellationReasons: (options) => send(phlebotomyCancellationReasons, {}, options),
  get: (order_id, options) => send(phlebotomyGet, { path: { order_id } }, options),
  waitFor: createAppointmentWait(send, clock, phlebotomyGet),
});

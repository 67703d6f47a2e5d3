import type { Call } from "../transport/call.ts";
import {
  pscAppointment,
  pscAreaInfo,
  pscAvailability,
  pscBook,
  pscCancel,
  pscCancellationReasons,
  pscInfo,
  pscOrderInfo,
  pscReschedule,
} from "../generated/descriptors.ts";
import type {
  Appointment,
  AppointmentReschedule,
  AreaInfo,
  AvailabilitySlots,
  CancellationReason,
  PscAppointmentBooking,
  PscAreaInfoQuery,
  PscAvailabilityQuery,
  PscCancel,
  PscInfo,
  PscInfoQuery,
  PscOrderInfoQuery,
} from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";
import type { WaitClock } from "../waits/wait.ts";
import { createAppointmentWait, type AppointmentWaitOptions } from "./appointment-wait.ts";

/**
 * Patient service centers, where samples are taken, the appointments there, and what else is offered around a place. Every
 * method throws the errors of any call; the documented ones are its own.
 */
export interface Psc {
  /**
   * Finds a laboratory's centers around a zip, nearest first, 30 at most. An unknown zip has none.
   *
   * Operation `psc.info` (PSC-1 to PSC-4).
   *
   * @param query - `zip_code` has five digits; `radius` is 10, 20, 25 (the default), 50 or 100 miles; `capabilities` keeps the
   * centers that have all of them.
   * @throws ValidationError for a malformed zip or another radius, NotFoundError for an unknown laboratory or lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { patient_service_centers } = await client.psc.info({ zip_code: "85004", lab_id: 1, radius: 50 });
   * for (const { metadata, distance, capabilities } of patient_service_centers) {
   *   console.log(metadata.name, Number(distance), "miles", capabilities); // the distance is text
   * }
   * ```
   */
  info(query: PscInfoQuery, options?: CallOptions): Call<PscInfo>;
  /**
   * Tells who takes samples at home around a zip, and for each laboratory how many centers are near.
   *
   * Operation `psc.areaInfo` (assumed).
   *
   * @param query - `zip_code` and `radius` as in {@link Psc.info}; `labs` keeps these laboratories, and `lab_account_id` what
   * the account can use.
   * @throws ValidationError for a malformed zip or another radius, NotFoundError for an unknown lab account.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Finds the centers at which an order's sample can be taken: those of its laboratory around the patient's address, nearest
   * first, 30 at most.
   *
   * Operation `psc.orderInfo` (assumed).
   *
   * @param query - `radius` and `capabilities` as in {@link Psc.info}.
   * @throws NotFoundError for an unknown order, ValidationError for another radius.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { patient_service_centers } = await client.psc.orderInfo("11111111-1111-4111-8111-111111111111", {
   *   capabilities: ["appointment_scheduling_via_junction"],
   * });
   * for (const { metadata, site_code } of patient_service_centers) console.log(metadata.name, site_code);
   * ```
   */
  orderInfo(order_id: string, query?: PscOrderInfoQuery, options?: CallOptions): Call<PscInfo>;
  /**
   * Shows the free slots of centers on 14 days, days without one included: of up to three that `site_codes` names, one after
   * the other, or of the nearest to `zip_code` that can be booked. Times are UTC: show them in the center's time zone.
   *
   * Operation `psc.availability` (APT-2, APT-6; its shape is assumed).
   *
   * @param query - `start_date` is the first of the days, YYYY-mm-dd; today without it. `allow_stale` takes slots from a cache
   * of each minute where the team has opted in.
   * @throws BadRequestError for a day of the past, for neither center nor zip, and for more than three centers, NotFoundError
   * for an unknown center, ValidationError for a malformed zip or another radius.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Books a slot for an order whose sample is taken at a center. For a team that has opted in, `async_confirmation` lets the
   * laboratory confirm later: the appointment is pending then, and {@link Psc.waitFor} waits for it.
   *
   * Operation `psc.book` (APT-3 to APT-5, APT-7). Every call carries an idempotency key, yours or an automatic one, and so is
   * repeated after a failure. The service takes no notice of the key unless the team has opted in: a repeated booking is refused
   * then because the first one is there, which {@link Psc.appointment} shows.
   *
   * @param body - `sync_confirmation_timeout_millisecond` (1,000 to 10,000) is how long the answer waits for the confirmation,
   * `async_confirmation_timeout_millisecond` (60,000 to 172,800,000) how long a pending appointment does.
   * @throws BadRequestError for a key that books nothing (any more) and for an order that cannot be booked, NotFoundError for an
   * unknown order, ConflictError for an idempotency key of another request, PermissionError where asynchronous confirmation is
   * not open to the team, ServerError where the laboratory keeps silent, ValidationError for a malformed field.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { slots: days } = await client.psc.availability({ lab: "harrowgate_labs", zip_code: "85004" });
   * const booking_key = days.flatMap(({ slots }) => slots)[0]?.booking_key;
   * if (booking_key) {
   *   const order_id = "11111111-1111-4111-8111-111111111111";
   *   const idempotencyKey = `book-${booking_key}`; // your own second try of this slot; another slot has another key
   *   const { status } = await client.psc.book(order_id, { booking_key }, { idempotencyKey });
   *   console.log(status);
   * }
   * ```
   */
  book(order_id: string, body: PscAppointmentBooking, options?: CallOptions): Call<Appointment>;
  /**
   * Moves the appointment of an order to another slot, at the same center or another one of the laboratory.
   *
   * Operation `psc.reschedule` (assumed). It is not repeated after a failure that may have had an effect.
   *
   * @param body - `appointment_notes` take the place of the former ones, which stay without any or with null.
   * @throws BadRequestError for a key that books nothing (any more) and for an appointment that cannot be moved now,
   * NotFoundError where there is no appointment, ValidationError for notes that are too long.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Cancels the appointment of an order, which can then be booked anew. Once it is cancelled, cancelling it again changes
   * nothing.
   *
   * Operation `psc.cancel` (APT-3; its shape is assumed).
   *
   * @param body - Its names are in camel case, unlike those of {@link Phlebotomy.cancel}: `cancellationReasonId`, which is one
   * of {@link Psc.cancellationReasons}, and `note`.
   * @throws BadRequestError for an unknown reason, NotFoundError where there is none.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
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
   * Lists the reasons that a cancellation may name.
   *
   * Operation `psc.cancellationReasons` (assumed).
   *
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * console.log((await client.psc.cancellationReasons()).map(({ name }) => name));
   * ```
   */
  cancellationReasons(options?: CallOptions): Call<CancellationReason[]>;
  /**
   * Gets the newest appointment of an order at a center, a cancelled one included.
   *
   * Operation `psc.appointment` (assumed).
   *
   * @throws NotFoundError where there never was one.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { start_at, iana_timezone } = await client.psc.appointment("11111111-1111-4111-8111-111111111111");
   * if (start_at) console.log(new Date(start_at).toLocaleString("en-US", { timeZone: iana_timezone ?? "UTC" }));
   * ```
   */
  appointment(order_id: string, options?: CallOptions): Call<Appointment>;
  /**
   * Waits until the appointment of an order is confirmed, or has whatever status is asked for. It reads after 1 second, then
   * more and more seldom, up to every 15 seconds.
   *
   * Operation `psc.appointment` (APT-7).
   *
   * @param options - `until` is a status, a list of some, or a function; a confirmation, or what follows it, without one.
   * `timeout` is in milliseconds, ten minutes without one.
   * @throws WaitEndedError when it was cancelled or refused meanwhile, WaitTimeoutError when the time is over.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const confirmed = await client.psc.waitFor("11111111-1111-4111-8111-111111111111", {
   *   timeout: 3_600_000,
   *   onPoll: ({ status }, polls) => console.log(status, polls),
   * });
   * console.log(confirmed.external_id); // what the laboratory asks the patient for
   * ```
   */
  waitFor(order_id: string, options?: AppointmentWaitOptions): Promise<Appointment>;
}

/** Creates the resource on a transport and the client's clock. */
export const createPscResource = (send: Transport, clock: WaitClock): Psc => ({
  info: (query, options) => send(pscInfo, { query }, options),
  areaInfo: (query, options) => send(pscAreaInfo, { query }, options),
  orderInfo: (order_id, query, options) => send(pscOrderInfo, { path: { order_id }, query }, options),
  availability: (query, options) => send(pscAvailability, { query }, options),
  book: (order_id, body, options) => send(pscBook, { path: { order_id }, body }, options),
  reschedule: (order_id, body, options) => send(pscReschedule, { path: { order_id }, body }, options),
  cancel: (order_id, body, options) => send(pscCancel, { path: { order_id }, body }, options),
  cancellationReasons: (options) => send(pscCancellationReasons, {}, options),
  appointment: (order_id, options) => send(pscAppointment, { path: { order_id } }, options),
  waitFor: createAppointmentWait(send, clock, pscAppointment),
});

import type { Call } from "../transport/call.ts";
import { psc } from "../generated/descriptors.ts";
import type { PscOperations } from "../generated/resources.ts";
import type { Appointment } from "../generated/types.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";
import { createAppointmentWait, type AppointmentWaitOptions } from "./appointment-wait.ts";

/**
 * Patient service centers, their appointments, and the collection options in an area. Every method throws the errors of any
 * call; `@throws` lists those specific to it.
 */
export interface Psc extends PscOperations {
  /**
   * Waits until the appointment of an order is confirmed, or has the status in `until`. It reads the appointment at once, after 1 second,
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

import type { Call } from "../transport/call.ts";
import { phlebotomy } from "../generated/descriptors.ts";
import type { PhlebotomyOperations } from "../generated/resources.ts";
import type { Appointment } from "../generated/types.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";
import { createAppointmentWait, type AppointmentWaitOptions } from "./appointment-wait.ts";

/**
 * Appointments to collect a sample at the patient's home. Every method throws the errors of any call; `@throws` lists those
 * specific to it.
 */
export interface Phlebotomy extends PhlebotomyOperations {
  /**
   * Waits until the appointment of an order is confirmed, or has the status in `until`. It reads the appointment at once, after 1 second,
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

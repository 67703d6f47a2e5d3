import type { Appointment, AppointmentStatus } from "../generated/types.ts";
import type { Transport } from "../transport/transport.ts";
import type { WaitClock } from "../waits/wait.ts";
import { waitForStatus, type StatusWaitOptions } from "../waits/wait-status.ts";

/** Options of `phlebotomy.waitFor` and `psc.waitFor`. */
export type AppointmentWaitOptions = StatusWaitOptions<Appointment, AppointmentStatus>;

/** Waits for the status of an order's appointment. */
export type AppointmentWait = (order_id: string, options?: AppointmentWaitOptions) => Promise<Appointment>;

/** Binds a wait to the operation that reads the appointment. Unless told otherwise it is for a confirmation, or what follows it. */
export const createAppointmentWait =
  (send: Transport, clock: WaitClock, path: AppointmentPath): AppointmentWait =>
  (order_id, options = {}) =>
    waitForStatus<Appointment>(
      {
        route: { method: "GET", path },
        read: (call) => send("get", path, { params: { path: { order_id } } }, call),
        readStatuses: ({ status }) => [status],
        until: ["confirmed", "in_progress", "completed"],
        terminal: ["completed", "cancelled"],
      },
      options,
      clock,
    );

/** The operations that read the appointment of an order. */
type AppointmentPath = `/v3/order/{order_id}/${"phlebotomy" | "psc"}/appointment`;

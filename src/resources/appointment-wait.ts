import type { appointmentStatusValues } from "../generated/enums.ts";
import { appointmentWait } from "../generated/wait-statuses.ts";
import type { Appointment } from "../generated/types.ts";
import type { Call } from "../transport/call.ts";
import type { OperationDescriptor } from "../transport/context.ts";
import type { Transport } from "../transport/transport.ts";
import { startWait } from "../waits/start-wait.ts";
import type { StatusWaitOptions } from "../waits/wait-status.ts";

/** Options of `phlebotomy.waitFor` and `psc.waitFor`. */
export type AppointmentWaitOptions = StatusWaitOptions<Appointment, (typeof appointmentStatusValues)[number]>;

/** Waits for a status of an order's appointment. */
export type AppointmentWait = (order_id: string, options?: AppointmentWaitOptions) => Call<Appointment>;

/** Creates the wait on the operation that reads the appointment. By default it waits until the appointment is confirmed or past that. */
export const createAppointmentWait =
  (
    send: Transport,
    operation: OperationDescriptor<"phlebotomy.get"> | OperationDescriptor<"psc.appointment">,
  ): AppointmentWait =>
  (order_id, options) =>
    startWait<Appointment>(
      send,
      {
        route: operation,
        read: (call) => send<"phlebotomy.get" | "psc.appointment">(operation, { path: { order_id } }, call),
        readStatuses: ({ status }) => [status],
        until: ["confirmed", "in_progress", "completed"],
        ...appointmentWait,
      },
      options,
    );

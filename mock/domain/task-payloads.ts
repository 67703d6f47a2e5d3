import * as z from "zod";
import { count, date, strictObject, boolean, instant, nonEmptyText, part, text, uuid } from "./fields.ts";
import type { ResultFlags } from "./orders/results/result-history.ts";
import { lowLevelStatus } from "./orders/table.ts";

const appointmentPayload = () => part({ appointment_id: uuid() });

/**
 * The payload of each kind of task. It may name a row that is erased before the task is due. The task then does nothing, so that the
 * check of an import does not require that the row exists.
 */
export const taskPayloads = {
  /** Activates a scheduled order on its day. Does nothing when the day has changed since. */
  "orders.activate": () => part({ order_id: uuid(), activate_by: date() }),
  /** Moves an order one step. `event_id` is the last event when the task was scheduled; it does nothing when the order has moved. */
  "orders.progress": () => part({ order_id: uuid(), event_id: count() }),
  "orders.simulate": () =>
    part({
      order_id: uuid(),
      target: lowLevelStatus(),
      flags: strictObject<ResultFlags>({
        interpretation: text().optional(),
        result_types: z.array(text()).nullable().optional(),
        has_missing_results: boolean().nullable().optional(),
      }),
    }),
  /** Erases a user at the end of the grace period. `deleted_at` identifies the deletion, in case it is undone and repeated. */
  "users.erase": () => part({ user_id: uuid(), deleted_at: instant() }),
  "connections.expireDemo": () => part({ connection_id: uuid() }),
  /**
   * Emits the data of the day. Data that arrived before `since` was already emitted, or came with the history. `date` is the last day
   * that was emitted. Null before the first.
   */
  "connections.dailyData": () => part({ connection_id: uuid(), since: instant(), date: date().nullable() }),
  "labReports.read": () => part({ job_id: uuid() }),
  "appointments.lab-decision": () => part({ appointment_id: uuid(), confirms: boolean() }),
  /** Cancels a booking that was not confirmed in time. */
  "appointments.expire-booking": appointmentPayload,
  /** Releases a slot whose order has no requisition. */
  "appointments.release-slot": appointmentPayload,
  "appointments.end": appointmentPayload,
  "webhooks.attempt": () => part({ message_id: nonEmptyText() }),
} as const satisfies Readonly<Record<string, () => z.ZodType<object>>>;

export type TaskKind = keyof typeof taskPayloads;

export type TaskPayload<Kind extends TaskKind> = z.infer<ReturnType<(typeof taskPayloads)[Kind]>>;

import * as z from "zod";
import type { LabDecisionTask, AppointmentTask } from "./appointments/lifecycle/confirmation.ts";
import type { DailyDataTask } from "./connections/daily-schedule.ts";
import { count, date, strictObject, boolean, instant, nonEmptyText, text, uuid } from "./fields.ts";
import type { DemoExpiryTask } from "./link/demo.ts";
import type { ProgressTask } from "./orders/lifecycle/progress.ts";
import type { ResultFlags } from "./orders/results/result-history.ts";
import { lowLevelStatus } from "./orders/table.ts";
import type { ActivationTask } from "./orders/lifecycle/activation.ts";
import type { SimulationTask } from "./orders/lifecycle/simulate-order.ts";
import { createCheck } from "../store/parse-row.ts";
import type { EraseTask } from "./users/deletion.ts";

/*
 * Checks of task payloads in an import. A payload may name a row that is erased before the task is due. The task then does
 * nothing, so these checks do not require that the row exists.
 */

export const erasePayload = createCheck(() =>
  strictObject<EraseTask>({ user_id: uuid(), deleted_at: instant() }),
);

export const demoExpiryPayload = createCheck(() => strictObject<DemoExpiryTask>({ connection_id: uuid() }));

export const dailyDataPayload = createCheck(() =>
  strictObject<DailyDataTask>({ connection_id: uuid(), since: instant() }),
);

export const activationPayload = createCheck(() =>
  strictObject<ActivationTask>({ order_id: uuid(), activate_by: date() }),
);

export const progressPayload = createCheck(() =>
  strictObject<ProgressTask>({ order_id: uuid(), event_id: count() }),
);

export const simulationPayload = createCheck(() =>
  strictObject<SimulationTask>({
    order_id: uuid(),
    target: lowLevelStatus(),
    flags: strictObject<ResultFlags>({
      interpretation: text().optional(),
      result_types: z.array(text()).nullable().optional(),
      has_missing_results: boolean().nullable().optional(),
    }),
  }),
);

export const readPayload = createCheck(() => strictObject<{ readonly job_id: string }>({ job_id: uuid() }));

export const appointmentPayload = createCheck(() =>
  strictObject<AppointmentTask>({ appointment_id: uuid() }),
);

export const labDecisionPayload = createCheck(() =>
  strictObject<LabDecisionTask>({ appointment_id: uuid(), confirms: boolean() }),
);

export const deliveryPayload = createCheck(() =>
  strictObject<{ readonly message_id: string }>({ message_id: nonEmptyText() }),
);

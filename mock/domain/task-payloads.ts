import { z } from "zod";
import type { LabDecisionTask, AppointmentTask } from "./appointments/confirmation.ts";
import type { DailyDataTask } from "./connections/daily-schedule.ts";
import { count, date, exactly, flag, instant, text, uuid } from "./fields.ts";
import type { DemoExpiryTask } from "./link/demo.ts";
import type { ProgressTask } from "./orders/lifecycle/progress.ts";
import type { ResultFlags } from "./orders/results/result-history.ts";
import { lowLevelStatus } from "./orders/row-schema.ts";
import type { ActivationTask } from "./orders/lifecycle/activation.ts";
import type { SimulationTask } from "./orders/lifecycle/simulate-order.ts";
import { createCheck } from "./schema-rules.ts";
import type { EraseTask } from "./users/deletion.ts";

/*
 * Checks of task payloads in an import. A payload may name a row that is erased before the task is due. The task then does
 * nothing, so these checks do not require that the row exists.
 */

export const erasePayload = createCheck(() => exactly<EraseTask>({ user_id: uuid(), deleted_at: instant() }));

export const demoExpiryPayload = createCheck(() => exactly<DemoExpiryTask>({ connection_id: uuid() }));

export const dailyDataPayload = createCheck(() =>
  exactly<DailyDataTask>({ connection_id: uuid(), since: instant() }),
);

export const activationPayload = createCheck(() =>
  exactly<ActivationTask>({ order_id: uuid(), activate_by: date() }),
);

export const progressPayload = createCheck(() =>
  exactly<ProgressTask>({ order_id: uuid(), event_id: count() }),
);

export const simulationPayload = createCheck(() =>
  exactly<SimulationTask>({
    order_id: uuid(),
    target: lowLevelStatus(),
    flags: exactly<ResultFlags>({
      interpretation: text().optional(),
      result_types: z.array(text()).nullable().optional(),
      has_missing_results: flag().nullable().optional(),
    }),
  }),
);

export const readPayload = createCheck(() => exactly<{ readonly job_id: string }>({ job_id: uuid() }));

export const appointmentPayload = createCheck(() => exactly<AppointmentTask>({ appointment_id: uuid() }));

export const labDecisionPayload = createCheck(() =>
  exactly<LabDecisionTask>({ appointment_id: uuid(), confirms: flag() }),
);

import { z } from "zod";
import type { AnswerTask, AppointmentTask } from "./appointments/confirmation.ts";
import type { DailyDataTask } from "./connections/daily-schedule.ts";
import { count, date, exactly, flag, instant, text, uuid } from "./fields.ts";
import type { DemoExpiryTask } from "./link/demo.ts";
import type { ProgressTask } from "./orders/progress.ts";
import type { ResultFlags } from "./orders/results/outcome.ts";
import { lowLevel } from "./orders/row-schema.ts";
import type { ActivationTask } from "./orders/schedule.ts";
import type { SimulationTask } from "./orders/simulate.ts";
import { checkBy } from "./schema-rules.ts";
import type { EraseTask } from "./users/deletion.ts";

/*
 * What an import holds the payloads of tasks to. A row that a payload names may be erased before the task is due, and then
 * the task does nothing, so payloads refer to rows that need not be there.
 */

export const erasePayload = checkBy(() => exactly<EraseTask>({ user_id: uuid(), deleted_at: instant() }));

export const demoExpiryPayload = checkBy(() => exactly<DemoExpiryTask>({ connection_id: uuid() }));

export const dailyDataPayload = checkBy(() =>
  exactly<DailyDataTask>({ connection_id: uuid(), since: instant() }),
);

export const activationPayload = checkBy(() =>
  exactly<ActivationTask>({ order_id: uuid(), activate_by: date() }),
);

export const progressPayload = checkBy(() => exactly<ProgressTask>({ order_id: uuid(), event_id: count() }));

export const simulationPayload = checkBy(() =>
  exactly<SimulationTask>({
    order_id: uuid(),
    target: lowLevel(),
    flags: exactly<ResultFlags>({
      interpretation: text().optional(),
      result_types: z.array(text()).nullable().optional(),
      has_missing_results: flag().nullable().optional(),
    }),
  }),
);

export const readPayload = checkBy(() => exactly<{ readonly job_id: string }>({ job_id: uuid() }));

export const appointmentPayload = checkBy(() => exactly<AppointmentTask>({ appointment_id: uuid() }));

export const answerPayload = checkBy(() => exactly<AnswerTask>({ appointment_id: uuid(), confirms: flag() }));

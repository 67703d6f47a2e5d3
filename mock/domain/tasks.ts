import {
  LAB_DECISION_TASK,
  EXPIRE_BOOKING_TASK,
  RELEASE_SLOT_TASK,
  runLabDecisionTask,
  runExpireBookingTask,
  runReleaseSlotTask,
  runEndAppointmentTask,
} from "./appointments/lifecycle/confirmation.ts";
import { updateAppointmentWithOrder, ensureAppointment } from "./appointments/lifecycle/follow-orders.ts";
import { END_APPOINTMENT_TASK } from "./appointments/lifecycle/step.ts";
import { DAILY_DATA_TASK } from "./connections/daily-schedule.ts";
import { applyUserChange } from "./connections/user-changes.ts";
import { runDailyDataTask } from "./daily-data/emit-daily-data.ts";
import { READ_TASK, runReadTask } from "./lab-reports/jobs.ts";
import { DEMO_EXPIRY_TASK, runDemoExpiryTask } from "./link/demo.ts";
import { revokeLinkTokens } from "./link/tokens.ts";
import { followProgress, PROGRESS_TASK, runProgressTask } from "./orders/lifecycle/progress.ts";
import { runSimulationTask, SIMULATION_TASK } from "./orders/lifecycle/simulate-order.ts";
import { ACTIVATION_TASK, runActivationTask } from "./orders/lifecycle/activation.ts";
import { ERASE_TASK, runEraseTask } from "./users/deletion.ts";
import {
  activationPayload,
  appointmentPayload,
  dailyDataPayload,
  demoExpiryPayload,
  erasePayload,
  labDecisionPayload,
  progressPayload,
  readPayload,
  simulationPayload,
} from "./task-payloads.ts";
import type { World } from "./world.ts";

/**
 * Registers the task handlers and order listeners of all domain areas. Call it once for each world, before its first task.
 * This file is separate from the world because areas import the world.
 */
export function registerTasks(world: World): void {
  world.registerTask(ACTIVATION_TASK, runActivationTask, activationPayload);
  world.registerTask(ERASE_TASK, runEraseTask, erasePayload);
  world.registerTask(DEMO_EXPIRY_TASK, runDemoExpiryTask, demoExpiryPayload);
  world.registerTask(DAILY_DATA_TASK, runDailyDataTask, dailyDataPayload);
  world.registerTask(PROGRESS_TASK, runProgressTask, progressPayload);
  world.registerTask(SIMULATION_TASK, runSimulationTask, simulationPayload);
  world.registerTask(READ_TASK, runReadTask, readPayload);
  world.registerTask(LAB_DECISION_TASK, runLabDecisionTask, labDecisionPayload);
  world.registerTask(EXPIRE_BOOKING_TASK, runExpireBookingTask, appointmentPayload);
  world.registerTask(RELEASE_SLOT_TASK, runReleaseSlotTask, appointmentPayload);
  world.registerTask(END_APPOINTMENT_TASK, runEndAppointmentTask, appointmentPayload);
  world.userListeners.push(applyUserChange);
  world.userListeners.push(revokeLinkTokens);
  world.beforeOrderEvent.push(ensureAppointment);
  world.afterOrderEvent.push(updateAppointmentWithOrder);
  // Register progress last: it may change the order's status again, and the other listeners must see each status first.
  world.afterOrderEvent.push(followProgress);
}

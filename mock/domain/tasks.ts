import {
  LAB_DECISION_TASK,
  EXPIRE_BOOKING_TASK,
  RELEASE_SLOT_TASK,
  runLabDecisionTask,
  runExpireBookingTask,
  runReleaseSlotTask,
} from "./appointments/confirmation.ts";
import { updateAppointmentWithOrder, ensureAppointment } from "./appointments/follow-orders.ts";
import { DAILY_DATA_TASK } from "./connections/daily-schedule.ts";
import { applyUserChange } from "./connections/user-changes.ts";
import { runDailyDataTask } from "./daily-data/announce.ts";
import { READ_TASK, runReadTask } from "./lab-reports/jobs.ts";
import { DEMO_EXPIRY_TASK, runDemoExpiryTask } from "./link/demo.ts";
import { followProgress, PROGRESS_TASK, runProgressTask } from "./orders/lifecycle/progress.ts";
import { runSimulationTask, SIMULATION_TASK } from "./orders/lifecycle/simulate.ts";
import { ACTIVATION_TASK, runActivationTask } from "./orders/lifecycle/schedule.ts";
import { ERASE_TASK, runEraseTask } from "./users/deletion.ts";
import type { World } from "./world.ts";

/**
 * Registers the task handlers and order listeners of all domain areas. Call it once for each world, before its first task.
 * It is separate from the world because areas import the world.
 */
export function registerTasks(world: World): void {
  world.registerTask(ACTIVATION_TASK, runActivationTask);
  world.registerTask(ERASE_TASK, runEraseTask);
  world.registerTask(DEMO_EXPIRY_TASK, runDemoExpiryTask);
  world.registerTask(DAILY_DATA_TASK, runDailyDataTask);
  world.registerTask(PROGRESS_TASK, runProgressTask);
  world.registerTask(SIMULATION_TASK, runSimulationTask);
  world.registerTask(READ_TASK, runReadTask);
  world.registerTask(LAB_DECISION_TASK, runLabDecisionTask);
  world.registerTask(EXPIRE_BOOKING_TASK, runExpireBookingTask);
  world.registerTask(RELEASE_SLOT_TASK, runReleaseSlotTask);
  world.userListeners.push(applyUserChange);
  world.beforeOrderEvent.push(ensureAppointment);
  world.afterOrderEvent.push(updateAppointmentWithOrder);
  // Register progress last: it may change the order's status again, and the other listeners must see each status first.
  world.afterOrderEvent.push(followProgress);
}

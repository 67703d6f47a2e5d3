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
import { runDailyDataTask } from "./daily-data/announce.ts";
import { READ_TASK, runReadTask } from "./lab-reports/jobs.ts";
import { DEMO_EXPIRY_TASK, runDemoExpiryTask } from "./link/demo.ts";
import { followProgress, PROGRESS_TASK, runProgressTask } from "./orders/lifecycle/progress.ts";
import { runSimulationTask, SIMULATION_TASK } from "./orders/lifecycle/simulate-order.ts";
import { ACTIVATION_TASK, runActivationTask } from "./orders/lifecycle/activation.ts";
import { ERASE_TASK, runEraseTask } from "./users/deletion.ts";
import type { World } from "./world.ts";

/**
 * Says what the kinds of tasks do that domain rules schedule, and who follows orders. Every world needs it once, before
 * its first task; it stands apart from the world itself, because rules know the world and not the other way round.
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
  world.beforeOrderEvent.push(ensureAppointment);
  world.afterOrderEvent.push(updateAppointmentWithOrder);
  // Progress comes last: it may move the order on, and the others are to see each step as it happens.
  world.afterOrderEvent.push(followProgress);
}

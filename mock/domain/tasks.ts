import {
  ANSWER_TASK,
  LAPSE_TASK,
  RELEASE_TASK,
  runAnswerTask,
  runLapseTask,
  runReleaseTask,
} from "./appointments/confirmation.ts";
import { followOrder, prepareOrder } from "./appointments/follow-orders.ts";
import { DAILY_DATA_TASK } from "./connections/daily-schedule.ts";
import { runDailyDataTask } from "./daily-data/announce.ts";
import { READ_TASK, runReadTask } from "./lab-reports/jobs.ts";
import { DEMO_EXPIRY_TASK, runDemoExpiryTask } from "./link/demo.ts";
import { followProgress, PROGRESS_TASK, runProgressTask } from "./orders/progress.ts";
import { runSimulationTask, SIMULATION_TASK } from "./orders/simulate.ts";
import { ACTIVATION_TASK, runActivationTask } from "./orders/schedule.ts";
import { ERASE_TASK, runEraseTask } from "./users/deletion.ts";
import {
  activationPayload,
  answerPayload,
  appointmentPayload,
  dailyDataPayload,
  demoExpiryPayload,
  erasePayload,
  progressPayload,
  readPayload,
  simulationPayload,
} from "./task-payloads.ts";
import type { World } from "./world.ts";

/**
 * Says what the kinds of tasks do that domain rules schedule, and who follows orders. Every world needs it once, before
 * its first task; it stands apart from the world itself, because rules know the world and not the other way round.
 */
export function registerTasks(world: World): void {
  world.registerTask(ACTIVATION_TASK, runActivationTask, activationPayload);
  world.registerTask(ERASE_TASK, runEraseTask, erasePayload);
  world.registerTask(DEMO_EXPIRY_TASK, runDemoExpiryTask, demoExpiryPayload);
  world.registerTask(DAILY_DATA_TASK, runDailyDataTask, dailyDataPayload);
  world.registerTask(PROGRESS_TASK, runProgressTask, progressPayload);
  world.registerTask(SIMULATION_TASK, runSimulationTask, simulationPayload);
  world.registerTask(READ_TASK, runReadTask, readPayload);
  world.registerTask(ANSWER_TASK, runAnswerTask, answerPayload);
  world.registerTask(LAPSE_TASK, runLapseTask, appointmentPayload);
  world.registerTask(RELEASE_TASK, runReleaseTask, appointmentPayload);
  world.orderPreparers.push(prepareOrder);
  world.orderListeners.push(followOrder);
  // Progress comes last: it may move the order on, and the others are to see each step as it happens.
  world.orderListeners.push(followProgress);
}

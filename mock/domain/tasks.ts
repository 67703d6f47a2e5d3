import {
  runLabDecisionTask,
  runExpireBookingTask,
  runReleaseSlotTask,
  runEndAppointmentTask,
} from "./appointments/lifecycle/confirmation.ts";
import { updateAppointmentWithOrder, ensureAppointment } from "./appointments/lifecycle/follow-orders.ts";
import { applyUserChange } from "./connections/user-changes.ts";
import { runDailyDataTask } from "./daily-data/emit-daily-data.ts";
import { runReadTask } from "./lab-reports/jobs.ts";
import { runDemoExpiryTask } from "./link/demo.ts";
import { revokeLinkTokens } from "./link/tokens.ts";
import { followProgress, runProgressTask } from "./orders/lifecycle/progress.ts";
import { runSimulationTask } from "./orders/lifecycle/simulate-order.ts";
import { runActivationTask } from "./orders/lifecycle/activation.ts";
import { runEraseTask } from "./users/deletion.ts";
import type { World } from "./world.ts";

/**
 * Registers the task handlers and order listeners of all domain areas. Call it once for each world, before its first task.
 * This file is separate from the world because areas import the world.
 */
export function registerTasks(world: World): void {
  world.registerTask("orders.activate", runActivationTask);
  world.registerTask("users.erase", runEraseTask);
  world.registerTask("connections.expireDemo", runDemoExpiryTask);
  world.registerTask("connections.dailyData", runDailyDataTask);
  world.registerTask("orders.progress", runProgressTask);
  world.registerTask("orders.simulate", runSimulationTask);
  world.registerTask("labReports.read", runReadTask);
  world.registerTask("appointments.lab-decision", runLabDecisionTask);
  world.registerTask("appointments.expire-booking", runExpireBookingTask);
  world.registerTask("appointments.release-slot", runReleaseSlotTask);
  world.registerTask("appointments.end", runEndAppointmentTask);
  world.userListeners.push(applyUserChange);
  world.userListeners.push(revokeLinkTokens);
  world.beforeOrderEvent.push(ensureAppointment);
  world.afterOrderEvent.push(updateAppointmentWithOrder);
  // Register progress last: it may change the order's status again, and the other listeners must see each status first.
  world.afterOrderEvent.push(followProgress);
}

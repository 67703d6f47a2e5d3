import { DEMO_EXPIRY_TASK, runDemoExpiryTask } from "./link/demo.ts";
import { ERASE_TASK, runEraseTask } from "./users/deletion.ts";
import type { World } from "./world.ts";

/**
 * Says what the kinds of tasks do that domain rules schedule. Every world needs it once, before its first task; it
 * stands apart from the world itself, because rules know the world and not the other way round.
 */
export function registerTasks(world: World): void {
  world.registerTask(ERASE_TASK, runEraseTask);
  world.registerTask(DEMO_EXPIRY_TASK, runDemoExpiryTask);
}

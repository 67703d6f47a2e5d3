import type { World } from "../world.ts";

/** Messages repeat what they tell of a user, so they go with the user. */
export function eraseWebhooks(world: World, userId: string): void {
  const { webhookMessages } = world.tables;
  for (const message of webhookMessages.all("user", userId)) {
    if (message.task !== null) world.scheduler.cancel(message.task);
    webhookMessages.delete(message.message_id);
  }
}

import type { WebhookMessageStatus } from "../domain/webhooks/table.ts";
import type { World } from "../domain/world.ts";

/** How many finished messages the outbox of a team keeps. */
const OUTBOX_SIZE = 1000;

/** Statuses of finished messages. */
const finishedStatuses = [
  "delivered",
  "exhausted",
  "dropped",
] as const satisfies readonly WebhookMessageStatus[];

/** Deletes the oldest finished messages beyond the limit. Keeps all unfinished messages. */
export function dropOldMessages(world: World, limit = OUTBOX_SIZE): void {
  const { webhookMessages } = world.tables;
  const count = (): number =>
    finishedStatuses.reduce((sum, status) => sum + webhookMessages.count("status", status), 0);
  for (let excess = count() - limit; excess > 0; excess -= 1) {
    const [oldest] = finishedStatuses
      .flatMap((group) => webhookMessages.page("status", { group, limit: 1 }))
      .toSorted((one, other) => one.sequence - other.sequence);
    if (oldest === undefined) return;
    webhookMessages.delete(oldest.message_id);
  }
}

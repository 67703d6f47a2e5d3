import type { MessageStatus } from "../domain/webhooks/table.ts";
import type { World } from "../domain/world.ts";

/** How many messages whose delivery is over a team's outbox keeps. */
const OUTBOX_SIZE = 1000;

/** Statuses after which nothing more is sent unless a test asks for it. */
const over = ["delivered", "exhausted", "dropped"] as const satisfies readonly MessageStatus[];

/** Drops the oldest messages whose delivery is over, beyond the limit. Those that are still to be delivered always stay. */
export function dropOldMessages(world: World, limit = OUTBOX_SIZE): void {
  const { webhookMessages } = world.tables;
  const count = (): number => over.reduce((sum, status) => sum + webhookMessages.count("status", status), 0);
  for (let excess = count() - limit; excess > 0; excess -= 1) {
    const [oldest] = over
      .flatMap((group) => webhookMessages.page("status", { group, limit: 1 }))
      .toSorted((one, other) => one.sequence - other.sequence);
    if (oldest === undefined) return;
    webhookMessages.delete(oldest.message_id);
  }
}

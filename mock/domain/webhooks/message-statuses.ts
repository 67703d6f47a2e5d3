const openStatuses = ["pending", "held", "failed"] as const;

/** Statuses of finished messages. Their endpoint may no longer exist. */
export const finishedStatuses = ["delivered", "exhausted", "dropped"] as const;

export const messageStatuses = [...openStatuses, ...finishedStatuses] as const;

/**
 * The status of a message. `pending`: it is being sent. `held`: it waits to be released, or for its endpoint to be enabled.
 * `failed`: it is retried later. `exhausted`: it is not retried. `dropped`: a test dropped it.
 */
export type WebhookMessageStatus = (typeof messageStatuses)[number];

export function isOpenStatus(status: WebhookMessageStatus): boolean {
  return openStatuses.some((open) => open === status);
}

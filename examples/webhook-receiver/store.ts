import type { WebhookClaim, WebhookStore } from "sanguine/webhooks";

/**
 * Remembers in memory which messages were handled. In production this is a table with a unique index on the message id,
 * so that several processes share it and a restart forgets nothing.
 */
export function memoryStore(): WebhookStore {
  const claims = new Map<string, Exclude<WebhookClaim, "new">>();
  return {
    claim: (id) => {
      const known = claims.get(id);
      if (known === undefined) claims.set(id, "running");
      return known ?? "new";
    },
    finish: (id) => void claims.set(id, "done"),
    release: (id) => void claims.delete(id),
  };
}

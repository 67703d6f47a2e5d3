import type { WebhookStore } from "sanguine/webhooks";

/**
 * Remembers in memory which messages were handled. A restart forgets them, and other processes do not see them: use a database
 * in production, as in examples/webhook-stores.
 */
export function createMemoryStore(): WebhookStore {
  const messages = new Map<string, "running" | "duplicate">();
  return {
    runOnce: async (id, run) => {
      const known = messages.get(id);
      if (known !== undefined) return known;
      messages.set(id, "running");
      try {
        await run(undefined);
      } catch (error) {
        messages.delete(id);
        throw error;
      }
      messages.set(id, "duplicate");
      return "handled";
    },
  };
}

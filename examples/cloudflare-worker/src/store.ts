import type { WebhookStore } from "sanguine/webhooks";
import type { Message } from "./message.ts";

/** Handles each message once, wherever its deliveries arrive. */
export function createDurableStore(messages: DurableObjectNamespace<Message>): WebhookStore {
  return {
    runOnce: async (id, run) => {
      const message = messages.get(messages.idFromName(id));
      const state = await message.claim();
      if (state !== "claimed") return state;
      try {
        await run(undefined);
      } catch (error) {
        await message.release();
        throw error;
      }
      await message.finish();
      return "handled";
    },
  };
}

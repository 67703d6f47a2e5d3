import type { WebhookStore } from "sanguine/webhooks";
import type { Message } from "./message.ts";

/** Handles each message once, wherever its deliveries arrive. */
export function createDurableStore(messages: DurableObjectNamespace<Message>): WebhookStore {
  return {
    runOnce: async (id, run) => {
      const message = messages.get(messages.idFromName(id));
      const claim = await message.claim();
      if (claim.state !== "claimed") return claim.state;
      try {
        await run(undefined);
      } catch (error) {
        await message.release(claim.claimId);
        throw error;
      }
      await message.finish(claim.claimId);
      return "handled";
    },
  };
}

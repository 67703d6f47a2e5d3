import { DurableObject } from "cloudflare:workers";
import type { WebhookStore } from "sanguine/webhooks";

interface Lease {
  readonly claimId: string;
  /** Milliseconds since 1970; Infinity when the message was handled. */
  readonly until: number;
}

/** How long a worker may handle a message before another one may: longer than the service waits for a response. */
const LEASE_MS = 60_000;
/** The service gives up after two days, so the object can forget the message then. */
const KEEP_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * One message of the service. A Durable Object exists once in the world and handles one request at a time, so two deliveries
 * cannot both claim it. KV cannot do this, because it shows a write in other places only after up to a minute.
 */
export class Message extends DurableObject {
  /** Claims the message, unless it is being handled or was handled. */
  async claim(): Promise<{ state: "claimed"; claimId: string } | { state: "running" | "duplicate" }> {
    const lease = await this.ctx.storage.get<Lease>("lease");
    if (lease?.until === Infinity) return { state: "duplicate" };
    if (lease !== undefined && lease.until > Date.now()) return { state: "running" };
    const claimId = crypto.randomUUID();
    await this.ctx.storage.put<Lease>("lease", { claimId, until: Date.now() + LEASE_MS });
    await this.ctx.storage.setAlarm(Date.now() + KEEP_MS);
    return { state: "claimed", claimId };
  }

  /** Marks the message as handled. Does nothing when another worker has claimed it since. */
  async finish(claimId: string): Promise<void> {
    if (await this.#holds(claimId)) await this.ctx.storage.put<Lease>("lease", { claimId, until: Infinity });
  }

  /** Allows the next delivery to claim the message. Does nothing when another worker has claimed it since. */
  async release(claimId: string): Promise<void> {
    if (await this.#holds(claimId)) await this.ctx.storage.delete("lease");
  }

  async #holds(claimId: string): Promise<boolean> {
    return (await this.ctx.storage.get<Lease>("lease"))?.claimId === claimId;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

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

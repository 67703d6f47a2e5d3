import { DurableObject } from "cloudflare:workers";

/** How long a worker may handle a message before another one may: longer than the service waits for a response. */
const LEASE_MS = 60_000;
/** The service gives up after two days, so the object can forget the message then. */
const KEEP_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * One message of the service. A Durable Object exists once in the world and handles one request at a time, so two deliveries
 * cannot both claim it. KV cannot do this, because it shows a write in other places only after up to a minute.
 */
export class Message extends DurableObject {
  /** Claims the message. Returns whether it was claimed, is being handled, or was handled. */
  async claim(): Promise<"claimed" | "running" | "duplicate"> {
    const until = await this.ctx.storage.get<number>("until");
    if (until === Infinity) return "duplicate";
    if (until !== undefined && until > Date.now()) return "running";
    await this.ctx.storage.put("until", Date.now() + LEASE_MS);
    await this.ctx.storage.setAlarm(Date.now() + KEEP_MS);
    return "claimed";
  }

  /** Marks the message as handled. */
  async finish(): Promise<void> {
    await this.ctx.storage.put("until", Infinity);
  }

  /** Allows the next delivery to claim the message. */
  async release(): Promise<void> {
    await this.ctx.storage.delete("until");
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

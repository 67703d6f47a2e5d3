import type { Middleware } from "sanguine";

/** Turns of the event loop in which requests arrive. They need few, because they are held before they reach the network. */
const TURNS = 200;

/**
 * Counts how many requests a client sends at once. Its middleware belongs to the attempts of the client, which run inside the limit of
 * the option `concurrency`.
 */
export class SlotGate {
  #running = 0;
  #most = 0;
  #held: (() => void)[] | null = null;

  /** Counts a request, and holds it while the slots are counted. */
  readonly middleware: Middleware = async (request, next) => {
    this.#running += 1;
    this.#most = Math.max(this.#most, this.#running);
    try {
      if (this.#held) await new Promise<void>((resume) => void this.#held?.push(resume));
      return await next(request);
    } finally {
      this.#running -= 1;
    }
  };

  /**
   * Returns by how many a client's slots differ from its limit: fewer when one was not given back, more when one was given back twice.
   * Call it after the last call. `call` sends a request that succeeds.
   */
  async countMissing(limit: number, call: () => Promise<unknown>): Promise<number> {
    this.#held = [];
    const calls = Array.from({ length: limit + 1 }, call);
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resume) => setImmediate(resume));
    const held = this.#held;
    const missing = Math.abs(limit - held.length);
    this.#held = null;
    for (const resume of held) resume();
    // With no slot left, no call ends.
    if (held.length > 0) await Promise.all(calls);
    return Math.max(missing, this.#most - limit);
  }
}

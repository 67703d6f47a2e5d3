import { hash53 } from "../kernel/random.ts";
import { DAY } from "../kernel/time.ts";
import { errorReply, type Reply } from "./errors.ts";

/** How long a key's answer is kept, in milliseconds of the team's clock. */
export const KEY_LIFETIME = DAY;

const RETRY_AFTER_SECONDS = "1";

/** What a key was used for: two calls are the same if these are. */
export interface KeyedCall {
  readonly operation: string;
  readonly key: string;
  readonly inputs: unknown;
  /** Keep the answer of a success alone (the header `X-Idempotency-Error: no-cache`). */
  readonly successOnly: boolean;
}

/** An answer under its key, as plain data. */
export interface Kept {
  readonly slot: string;
  readonly fingerprint: string;
  readonly reply: Reply;
  readonly until: number;
}

/** Where the answers are kept: a cell of the world, so that snapshots take them along. */
export interface KeysCell {
  get(): readonly Kept[];
  set(kept: readonly Kept[]): void;
}

/** Tells whether a value, of an import perhaps, is a list of kept answers. */
export function areKept(value: unknown): boolean {
  return Array.isArray(value) && value.every((kept: unknown) => isKept(kept));
}

function isKept(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { slot, fingerprint, until, reply }: Partial<Kept> = value;
  const named = typeof slot === "string" && typeof fingerprint === "string" && typeof until === "number";
  return named && typeof reply === "object" && reply !== null && Number.isInteger(reply.status);
}

/** A call under way. What it did belongs to the state in which it began, and so does its answer. */
interface Running {
  readonly fingerprint: string;
  readonly current: () => boolean;
}

/** The idempotency keys of one team. The first answer under a key is given again to every later call that is the same. */
export class IdempotencyKeys {
  readonly #now: () => number;
  readonly #cell: KeysCell;
  readonly #lease: () => () => boolean;
  readonly #underWay = new Map<string, Running>();

  /**
   * @param now the team's clock
   * @param lease gives a function that tells whether the world was neither restored nor reset since
   */
  constructor(now: () => number, cell: KeysCell, lease: () => () => boolean) {
    this.#now = now;
    this.#cell = cell;
    this.#lease = lease;
  }

  /** Runs a call, or answers it from an earlier one with the same key. */
  async run(call: KeyedCall, action: () => Promise<Reply>): Promise<Reply> {
    const slot = `${call.operation} ${call.key}`;
    const fingerprint = printOf(call);
    const earlier = this.#alive().find((kept) => kept.slot === slot);
    if (earlier) return earlier.fingerprint === fingerprint ? earlier.reply : reused();
    const running = this.#underWay.get(slot);
    if (running?.current() === true) return running.fingerprint === fingerprint ? underWay() : reused();
    const own: Running = { fingerprint, current: this.#lease() };
    this.#underWay.set(slot, own);
    try {
      const reply = await action();
      if (own.current() && keeps(reply.status, call.successOnly)) {
        this.#cell.set([...this.#alive(), { slot, fingerprint, reply, until: this.#now() + KEY_LIFETIME }]);
      }
      return reply;
    } finally {
      if (this.#underWay.get(slot) === own) this.#underWay.delete(slot);
    }
  }

  #alive(): readonly Kept[] {
    return this.#cell.get().filter((kept) => kept.until > this.#now());
  }
}

function printOf(call: KeyedCall): string {
  const text = JSON.stringify(call.inputs);
  return `${text.length}-${hash53("keyed", text)}-${hash53("again", text)}`;
}

/** A call that failed validation, was held back or met a failure may be sent again under its key. */
function keeps(status: number, successOnly: boolean): boolean {
  if (status === 422 || status === 429 || status >= 500) return false;
  return status < 400 || !successOnly;
}

function reused(): Reply {
  return errorReply(409, {
    error_type: "IDEMPOTENCY_KEY_REUSED",
    error_message: "This idempotency key was used for another request.",
  });
}

function underWay(): Reply {
  const detail = {
    error_type: "IDEMPOTENCY_KEY_IN_USE",
    error_message: "The first request with this key is still under way.",
  };
  return errorReply(409, detail, { "retry-after": RETRY_AFTER_SECONDS });
}

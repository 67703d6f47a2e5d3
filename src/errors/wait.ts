import { SanguineError, sanitizeWord } from "./base.ts";

/** The progress of a wait. */
export interface WaitFacts {
  /** HTTP method of the read, in capitals. */
  readonly method: string;
  /** Path template of the read, never filled in: `/v3/order/{order_id}`. */
  readonly path: string;
  /** The awaited state, in words: `status completed`. */
  readonly awaited: string;
  /** The whole status that was read last; null if none was. */
  readonly status: string | null;
  /** How often the state was read. */
  readonly polls: number;
  /** The state that was read last, undefined if none was. */
  readonly last: unknown;
}

/** Returns a status that may be shown. */
const sanitizeStatus = (status: string | null): string | null =>
  status === null ? null : sanitizeWord(status);

/** Describes a wait for a message. `remark` follows the awaited status. */
const describeWait = ({ method, path, awaited, status, polls }: WaitFacts, remark: string): string =>
  `${method} ${path}: waited for ${awaited}${remark} (last status ${sanitizeStatus(status) ?? "none"}, read ${polls === 1 ? "once" : `${polls} times`})`;

/** The awaited state was not reached in time. The message names it and the last status. */
export class WaitTimeoutError extends SanguineError {
  /** @internal */ static override readonly errorName: string = "WaitTimeoutError";
  /** The whole status that was read last: `?` if it is no word, null if none was read. */
  declare readonly status: string | null;
  /** How often the state was read. */
  declare readonly polls: number;
  readonly #last: unknown;

  constructor(wait: WaitFacts, timeout: number) {
    super(describeWait(wait, `, not reached within ${timeout} ms`), "wait_timeout");
    this.status = sanitizeStatus(wait.status);
    this.polls = wait.polls;
    this.#last = wait.last;
  }

  /** The state that was read last, undefined if none was. It is never printed. */
  get last(): unknown {
    return this.#last;
  }
}

/** The awaited state cannot be reached from the last status, for example because that is terminal. */
export class WaitEndedError extends SanguineError {
  /** @internal */ static override readonly errorName: string = "WaitEndedError";
  /** The status that ended it, such as `cancelled`. */
  declare readonly status: string;
  /** How often the state was read. */
  declare readonly polls: number;
  readonly #last: unknown;

  constructor(wait: WaitFacts, status: string, reachable: readonly string[] = []) {
    const word = sanitizeWord(status);
    const reason =
      reachable.length > 0
        ? `, which cannot follow ${word}; what can: ${reachable.join(", ")}`
        : `, but ${word} is final`;
    super(describeWait(wait, reason), "wait_ended");
    this.status = word;
    this.polls = wait.polls;
    this.#last = wait.last;
  }

  /** The state that was read last. It is never printed. */
  get last(): unknown {
    return this.#last;
  }
}

import { AbortError, ConfigurationError, WaitTimeoutError, type WaitFacts } from "../errors/index.ts";
import { runBounded } from "../transport/bounded.ts";
import type { CallOptions, Sleep } from "../transport/options.ts";

const firstInterval = 1_000;
const longestInterval = 15_000;
const growth = 1.5;

/** Options of every method that waits for a state. */
export interface WaitOptions<T> {
  /** How long to wait in milliseconds, all reads included; Infinity waits for ever. @default 600000 */
  timeout?: number;
  /** Ends the wait when it aborts, also between two reads; no listener is left on it. */
  signal?: AbortSignal | null;
  /** Is told of every state that was read, and how often that has been. */
  onPoll?: (state: T, polls: number) => void;
}

/** The client's clock. */
export interface WaitClock {
  readonly sleep: Sleep;
  readonly now: () => number;
}

/** What is waited for. */
export interface Wait<T> {
  /** HTTP method and path template of the read, for messages. */
  readonly route: { readonly method: string; readonly path: string };
  /** Reads the state. */
  read(options: CallOptions): Promise<T>;
  /**
   * Whether the state is final. It names the final states, never the passing ones: a state that this release does not
   * know is then waited out, and ends in a clear error if it lasts.
   */
  until(state: T): boolean;
  /** What is awaited, in words, for messages: `status completed`. */
  readonly awaited: string;
  /** Returns the whole status of a state, for messages; null where it has none. It never throws. */
  readStatus(state: T): string | null;
}

/** What the errors of a wait say of it. */
export const describeProgress = <T>(wait: Wait<T>, polls: number, last: T | undefined): WaitFacts => ({
  ...wait.route,
  awaited: wait.awaited,
  status: polls > 0 ? wait.readStatus(last as T) : null,
  polls,
  last,
});

/**
 * Reads a state until it is final: after 1 s, then after half as long again each time, up to 15 s.
 *
 * @throws WaitTimeoutError when the time is over, AbortError when the signal aborts, ConfigurationError for a time that is
 * none, and what a read throws.
 */
export async function waitFor<T>(
  wait: Wait<T>,
  options: WaitOptions<T>,
  { sleep, now }: WaitClock,
): Promise<T> {
  const { timeout = 600_000, signal, onPoll } = options;
  // No time is ever over that is no number: the reads would follow each other without a pause.
  if (typeof timeout !== "number" || !(timeout >= 0)) {
    throw new ConfigurationError("waitFor.timeout: must be a number of at least 0, in milliseconds");
  }
  const expires = now() + timeout;
  let polls = 0;
  let last: T | undefined;
  const createTimeoutError = () => new WaitTimeoutError(describeProgress(wait, polls, last), timeout);
  const createAbortError = (reason: unknown) => new AbortError({ ...wait.route, attempts: polls }, reason);
  return runBounded(
    { signal, ms: timeout, createAbortError, createTimeoutError },
    async ({ signal: ended }) => {
      for (let interval = firstInterval; ; interval = Math.min(longestInterval, interval * growth)) {
        last = await wait.read({ signal: ended });
        polls++;
        onPoll?.(last, polls);
        if (wait.until(last)) return last;
        const left = expires - now();
        if (left <= 0) throw createTimeoutError();
        await sleep(Math.min(interval, left), ended);
        // A sleep may end early because the wait has been ended; nobody is there any more to read for.
        ended.throwIfAborted();
      }
    },
  );
}

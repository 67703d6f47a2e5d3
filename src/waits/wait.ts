import type { Duration, toMilliseconds } from "../duration.ts";
import type {
  AbortError,
  ConfigurationError,
  DecodeError,
  WaitEndedError,
  WaitFacts,
  WaitTimeoutError,
} from "../errors/index.ts";
import type { runBounded } from "../transport/bounded.ts";
import type { Call, CallResult } from "../transport/call.ts";
import type { CallOptions, Sleep } from "../transport/options.ts";

const firstInterval = 1_000;
const longestInterval = 15_000;
const growth = 1.5;

/** Options of every method that waits for a state. */
export interface WaitOptions<T> {
  /** Maximum wait, including all reads: milliseconds or `"1d"`; Infinity for no limit. @default 600000 */
  timeout?: Duration | undefined;
  /** Aborts the wait, also between reads. No listener is left on the signal. */
  signal?: AbortSignal | null | undefined;
  /** Called after each read, with the state and the number of reads. */
  onPoll?: ((state: T, polls: number) => void) | undefined;
}

// This file is loaded with the first wait. It imports no code that every call needs, so that bundlers put it into a file of its own.

/** The client's clock, and what a wait uses of the code that every call needs. */
export interface WaitTools {
  readonly sleep: Sleep;
  readonly now: () => number;
  readonly AbortError: typeof AbortError;
  readonly ConfigurationError: typeof ConfigurationError;
  readonly DecodeError: typeof DecodeError;
  readonly WaitEndedError: typeof WaitEndedError;
  readonly WaitTimeoutError: typeof WaitTimeoutError;
  readonly isUnlisted: (value: unknown) => boolean;
  readonly runBounded: typeof runBounded;
  readonly toMilliseconds: typeof toMilliseconds;
}

/** A state to wait for. */
export interface Wait<T> {
  /** HTTP method and path template of the read, for messages. */
  readonly route: { readonly method: string; readonly path: string };
  /** Reads the state. */
  read(options: CallOptions): Call<T>;
  /**
   * Returns whether the wait is over. It must list the states to reach, not the states to wait through, so that an unknown state
   * does not end the wait.
   */
  until(state: T): boolean;
  /** The awaited state in words, for messages: `status completed`. */
  readonly awaited: string;
  /** Returns the whole status of a state for messages, or null. It never throws. */
  readStatus(state: T): string | null;
}

/** Describes a wait for its errors. */
export const describeProgress = <T>(wait: Wait<T>, polls: number, last: T | undefined): WaitFacts => ({
  ...wait.route,
  awaited: wait.awaited,
  status: polls > 0 ? wait.readStatus(last as T) : null,
  polls,
  last,
});

/**
 * Reads a state until the wait is over: after 1 second, then at intervals that grow by half, up to 15 seconds. Response and metadata
 * are those of the last read.
 * @throws WaitTimeoutError after `timeout`, AbortError when the signal aborts, ConfigurationError for an invalid `timeout`, and
 * the errors of a read.
 */
export async function waitFor<T>(
  wait: Wait<T>,
  options: WaitOptions<T>,
  tools: WaitTools,
): Promise<CallResult<T>> {
  const { now } = tools;
  const { timeout: limit = 600_000, signal, onPoll } = options;
  const timeout = tools.toMilliseconds(limit);
  // With NaN the wait would never end, and reads would follow without a pause.
  if (!(timeout >= 0)) {
    throw new tools.ConfigurationError(
      'waitFor.timeout: must be milliseconds of at least 0, or text such as "10m"',
    );
  }
  const expires = now() + timeout;
  let polls = 0;
  let last: T | undefined;
  const createTimeoutError = () => new tools.WaitTimeoutError(describeProgress(wait, polls, last), timeout);
  const createAbortError = (reason: unknown) =>
    new tools.AbortError({ ...wait.route, attempts: polls }, reason);
  return tools.runBounded(
    signal,
    timeout,
    createAbortError,
    createTimeoutError,
    async ({ signal: ended }) => {
      for (let interval = firstInterval; ; interval = Math.min(longestInterval, interval * growth)) {
        const result = await wait.read({ signal: ended }).withResponse();
        last = result.data;
        polls++;
        onPoll?.(last, polls);
        if (wait.until(last)) return result;
        const left = expires - now();
        if (left <= 0) throw createTimeoutError();
        await tools.sleep(Math.min(interval, left), ended);
        // The sleep may have ended early because the wait is over.
        ended.throwIfAborted();
      }
    },
  );
}

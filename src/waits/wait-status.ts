import type { Duration, toMilliseconds } from "../duration.ts";
import type {
  AbortError,
  ConfigurationError,
  DecodeError,
  WaitEndedError,
  WaitFacts,
  WaitTimeoutError,
} from "../errors/index.ts";
import type { Order } from "../generated/types.ts";
import type { runBounded } from "../transport/bounded.ts";
import type { Call, CallResult } from "../transport/call.ts";
import type { CallOptions, Sleep } from "../transport/options.ts";
import type { Unlisted } from "../unlisted.ts";
import { canonicalStatus } from "../order-spelling.ts";
import { findReachableStatuses, isOrderStatus, listOrderStatuses } from "./order-phases.ts";

const firstInterval = 1_000;
const longestInterval = 15_000;
const growth = 1.5;

/** Options of every method that waits for a state. */
export interface WaitOptions<T> {
  /** Maximum wait, including all reads: milliseconds or `"1d"`; Infinity for no limit. @default 600000 */
  timeout?: Duration | undefined;
  /** Aborts the wait, also between reads. No listener is left on the signal. */
  signal?: AbortSignal | null | undefined;
  /** Called after each read, with the state and the number of reads. When it returns a promise, the wait goes on after it. */
  onPoll?: ((state: T, polls: number) => unknown) | undefined;
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
interface Wait<T> {
  /** The operation that reads, for errors. */
  readonly route: {
    readonly id: string;
    readonly operation?: string;
    readonly method: string;
    readonly path: string;
  };
  /** Reads the state. */
  read(options: CallOptions): Call<T>;
  /**
   * Returns whether the wait is over. It must list the states to reach, not the states to wait through, so that an unknown state
   * does not end the wait. `polls` is the number of reads.
   */
  until(state: T, polls: number): boolean | Promise<boolean>;
  /** The awaited state in words, for messages: `status completed`. */
  readonly awaited: string;
  /** Returns the whole status of a state for messages, or null, also without a state. It never throws. */
  readStatus(state: T | undefined): string | null;
}

/** Describes a wait for its errors. */
const describeProgress = <T>(wait: Wait<T>, polls: number, last: T | undefined): WaitFacts => ({
  ...wait.route,
  awaited: wait.awaited,
  status: wait.readStatus(last),
  polls,
  last,
});

/**
 * Reads a state until the wait is over: at once, after 1 second, then at intervals that grow by half, up to 15 seconds. Response and metadata
 * are those of the last read.
 * @throws WaitTimeoutError after `timeout`, AbortError when the signal aborts, ConfigurationError for an invalid `timeout`, and
 * the errors of a read.
 */
async function waitFor<T>(wait: Wait<T>, options: WaitOptions<T>, tools: WaitTools): Promise<CallResult<T>> {
  const { now } = tools;
  const { timeout: limit = 600_000, signal, onPoll } = options;
  const timeout = tools.toMilliseconds(limit);
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
        await onPoll?.(last, polls);
        if (await wait.until(last, polls)) return result;
        const left = expires - now();
        if (left <= 0) throw createTimeoutError();
        await tools.sleep(Math.min(interval, left), ended);
        // The sleep may have ended early because the wait is over.
        ended.throwIfAborted();
      }
    },
  );
}

/** What to wait for: a status, one of several, or a function that returns true. */
export type Until<T, S extends string = string> =
  S | Unlisted | readonly (S | Unlisted)[] | ((state: T) => boolean | Promise<boolean>);

/** Options of every method that waits for a status. */
export interface StatusWaitOptions<T, S extends string = string> extends WaitOptions<T> {
  /** What to wait for; each method documents its default. An unknown status does not end the wait. */
  until?: Until<T, S> | undefined;
}

/** A wait for the status of a record. */
export interface StatusWait<T> extends Omit<Wait<T>, "until" | "awaited" | "readStatus"> {
  /** Returns the names of a record's status, the whole status first. A wait matches any of them. @default those of an order */
  readonly readStatuses?: (state: T) => readonly string[];
  /** The statuses that this release lists, for a record that is no order. */
  readonly known?: readonly string[];
  /** The default of `until`. */
  readonly until: readonly string[];
  /** Terminal statuses. They end a wait for another status. */
  readonly terminal: readonly string[];
  /** Whether the record is an order. A wait for a status that it can no longer reach ends at once. */
  readonly isOrder?: boolean;
}

/** Returns the names of an order's status. An order from before March 2026 has no `last_event`. */
function readOrderStatuses(order: unknown): readonly string[] {
  const { last_event, events, status } = order as Partial<Order>;
  const given = (last_event ?? events?.at(-1))?.status ?? status;
  if (!given) return [];
  const whole = canonicalStatus(given);
  return [whole, ...whole.split("."), given];
}

/**
 * Waits until a record has a status.
 * @throws WaitEndedError when it can no longer reach it, and the errors of {@link waitFor}.
 */
export async function waitForStatus<T>(
  wait: StatusWait<T>,
  given: StatusWaitOptions<T>,
  tools: WaitTools,
): Promise<CallResult<T>> {
  const { until = wait.until, ...options } = given;
  const { route, readStatuses: readNames = readOrderStatuses } = wait;
  const readStatuses = (state: T): readonly string[] => {
    try {
      const statuses: readonly unknown[] = readNames(state);
      if (statuses.length > 0 && statuses.every((status) => typeof status === "string")) return statuses;
    } catch {
      // The record lacks the fields of its status. The message below says so.
    }
    const response = { status: 200, requestId: null };
    throw new tools.DecodeError(
      { ...route, attempts: 1 },
      response,
      "a record without a status",
      "unexpected_shape",
    );
  };
  const targets = typeof until === "function" ? [] : [until].flat();
  const isKnown = (target: unknown): boolean =>
    tools.isUnlisted(target) ||
    (wait.isOrder ? isOrderStatus(target) : !wait.known || wait.known.includes(String(target)));
  // Otherwise a misspelled status would wait until the time is over.
  if (typeof until !== "function" && (targets.length === 0 || !targets.every(isKnown)))
    throw new tools.ConfigurationError(
      `waitFor.until: names no status that can be waited for. Take one of ${(wait.known ?? listOrderStatuses()).join(", ")}, or unlisted() for a newer one`,
    );
  const isReached =
    typeof until === "function"
      ? until
      : (state: T) => readStatuses(state).some((status) => targets.includes(status));
  const fullWait: Wait<T> = {
    route,
    read: (call) => wait.read(call),
    awaited: targets.length > 0 ? `status ${targets.join(" or ")}` : "a state that `until` accepts",
    readStatus: (state) => {
      try {
        // Without a state, it throws too.
        return readNames(state as T)[0] ?? null;
      } catch {
        return null; // A timer calls this, so it must not throw.
      }
    },
    until: async (state, polls) => {
      if (await isReached(state)) return true;
      const statuses = readStatuses(state);
      const [status = ""] = statuses;
      const terminal = statuses.find((each) => wait.terminal.includes(each));
      const reachable = terminal === undefined ? wait.isOrder && findReachableStatuses(status, targets) : [];
      if (reachable)
        throw new tools.WaitEndedError(
          describeProgress(fullWait, polls, state),
          terminal ?? status,
          reachable,
        );
      return false;
    },
  };
  return waitFor(fullWait, options, tools);
}

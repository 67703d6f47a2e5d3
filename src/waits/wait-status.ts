import { DecodeError, WaitEndedError } from "../errors/index.ts";
import { describeProgress, waitFor, type Wait, type WaitClock, type WaitOptions } from "./wait.ts";

/** What to wait for: a status, any of several, or whatever a function says yes to. */
export type Until<T, S extends string = string> = S | readonly S[] | ((state: T) => boolean);

/** Options of every method that waits for a status. */
export interface StatusWaitOptions<T, S extends string = string> extends WaitOptions<T> {
  /** What to wait for; each method says what it waits for without it. A status that is not known is waited out. */
  until?: Until<T, S>;
}

/** A wait for the status of a record. */
export interface StatusWait<T> extends Omit<Wait<T>, "until" | "awaited" | "readStatus"> {
  /** The names of a record's status, the whole one first; any of them may be waited for. */
  readStatuses(state: T): readonly string[];
  /** What is waited for unless the caller says otherwise. */
  readonly until: readonly string[];
  /** The statuses that nothing follows: where another one is waited for, the wait ends there. */
  readonly terminal: readonly string[];
}

/**
 * Reads a record until it has a status.
 *
 * @throws WaitEndedError when it can no longer have it, and what {@link waitFor} throws.
 */
export function waitForStatus<T>(
  wait: StatusWait<T>,
  { until = wait.until, ...options }: StatusWaitOptions<T>,
  clock: WaitClock,
): Promise<T> {
  const { route } = wait;
  const readStatuses = (state: T): readonly string[] => {
    try {
      const statuses: readonly unknown[] = wait.readStatuses(state);
      if (statuses.every((status) => typeof status === "string")) return statuses;
    } catch {
      // A record without the fields that hold the status; the message below says so.
    }
    const read = { status: 200, requestId: null };
    throw new DecodeError({ ...route, attempts: 1 }, read, "a record without a status", "unexpected_shape");
  };
  const wanted = typeof until === "function" ? [] : [until].flat();
  const reached =
    typeof until === "function"
      ? until
      : (state: T) => readStatuses(state).some((status) => wanted.includes(status));
  let polls = 0;
  const whole: Wait<T> = {
    route,
    read: (call) => wait.read(call),
    awaited: wanted.length > 0 ? `status ${wanted.join(" or ")}` : "what until accepts",
    readStatus: (state) => {
      try {
        return wait.readStatuses(state)[0] ?? null;
      } catch {
        return null; // A timer asks for it, where nothing may be thrown.
      }
    },
    until: (state) => {
      polls++;
      if (reached(state)) return true;
      const end = readStatuses(state).find((status) => wait.terminal.includes(status));
      if (end !== undefined) throw new WaitEndedError(describeProgress(whole, polls, state), end);
      return false;
    },
  };
  return waitFor(whole, options, clock);
}

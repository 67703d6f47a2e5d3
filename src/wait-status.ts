import { WaitEndedError } from "./errors.ts";
import { waitFor, type Wait, type WaitClock, type WaitOptions } from "./wait.ts";

/** What to wait for: a status, any of several, or whatever a function says yes to. */
export type Until<T, S extends string = string> = S | readonly S[] | ((state: T) => boolean);

/** Options of every method that waits for a status. */
export interface StatusWaitOptions<T, S extends string = string> extends WaitOptions<T> {
  /** What to wait for; each method says what it waits for without it. A status that is not known is waited out. */
  until?: Until<T, S>;
}

/** A wait for the status of a record. */
export interface StatusWait<T> extends Omit<Wait<T>, "until"> {
  /** The names of a record's status; any of them may be waited for. */
  statusesOf(state: T): readonly string[];
  /** What is waited for unless the caller says otherwise. */
  readonly until: readonly string[];
  /** The statuses that nothing follows: where another one is waited for, the wait ends there. */
  readonly last: readonly string[];
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
  const reached =
    typeof until === "function"
      ? until
      : (state: T) => wait.statusesOf(state).some((status) => [until].flat().includes(status));
  let polls = 0;
  const ended = (state: T): boolean => {
    polls++;
    if (reached(state)) return true;
    const end = wait.statusesOf(state).find((status) => wait.last.includes(status));
    if (end !== undefined) throw new WaitEndedError(end, polls, state);
    return false;
  };
  return waitFor({ ...wait, until: ended }, options, clock);
}

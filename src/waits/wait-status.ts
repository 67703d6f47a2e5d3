import type { Order } from "../generated/types.ts";
import type { Unlisted } from "../unlisted.ts";
import type { CallResult } from "../transport/call.ts";
import { findReachableStatuses, isOrderStatus, listOrderStatuses } from "./order-phases.ts";
import { describeProgress, waitFor, type Wait, type WaitOptions, type WaitTools } from "./wait.ts";

/** What to wait for: a status, one of several, or a function that returns true. */
export type Until<T, S extends string = string> =
  S | Unlisted | readonly (S | Unlisted)[] | ((state: T) => boolean);

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
  const whole = (last_event ?? events?.at(-1))?.status ?? status;
  return whole ? [whole, ...whole.split(".")] : [];
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
  let polls = 0;
  const fullWait: Wait<T> = {
    route,
    read: (call) => wait.read(call),
    awaited: targets.length > 0 ? `status ${targets.join(" or ")}` : "a state that `until` accepts",
    readStatus: (state) => {
      try {
        return readNames(state)[0] ?? null;
      } catch {
        return null; // A timer calls this, so it must not throw.
      }
    },
    until: (state) => {
      polls++;
      if (isReached(state)) return true;
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

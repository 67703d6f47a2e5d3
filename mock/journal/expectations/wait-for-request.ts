import type { OperationId } from "../../../src/generated/operations.ts";
import type { Duration } from "../../../src/duration.ts";
import { parseDuration } from "../../kernel/time.ts";
import type { Journal } from "../journal.ts";
import { checkCount, fits } from "./request-expectation.ts";
import { listRequests, readRequest, type ReceivedRequest, type RequestPartial } from "./received-request.ts";

/** Options of `mock.requests.waitFor`. */
export interface WaitForRequestOptions {
  /** How long to wait, in real time: milliseconds, or a duration such as `"5s"`. @default one second */
  readonly timeout?: Duration;
}

/** Calls a function after some milliseconds of real time. Returns a function that cancels it. */
export type SetTimer = (ms: number, call: () => void) => () => void;

/** Shorter than the time limit of a test, so that the error says which request is missing. */
const DEFAULT_TIMEOUT = 1000;

/**
 * Resolves with the oldest matching request, as soon as its response is known. Rejects after the timeout with the nearest requests.
 * The timeout is real time, because the code under test runs in real time: the virtual clock may stand still.
 */
export function waitForRequest<Id extends OperationId>(
  journal: Journal,
  setTimer: SetTimer,
  operation: Id,
  partial: RequestPartial<Id>,
  { timeout = DEFAULT_TIMEOUT }: WaitForRequestOptions,
): Promise<ReceivedRequest<Id>> {
  const ms = parseDuration(timeout);
  return new Promise((resolve, reject) => {
    const first = listRequests(journal, operation).find((request) => fits(request, partial));
    if (first !== undefined) {
      resolve(first);
      return;
    }
    const finish = (settle: () => void): void => {
      stop();
      cancel();
      settle();
    };
    const cancel = setTimer(ms, () =>
      finish(() => {
        try {
          // `checkCount` throws the error that says what came instead.
          checkCount(journal, operation, partial, { least: 1, most: Infinity });
        } catch (thrown) {
          reject(describeTimeout(thrown, ms));
        }
      }),
    );
    const stop = journal.observe((entry) => {
      if (entry.operation !== operation) return;
      // A matcher of the test that throws must not fail the request.
      try {
        const request = readRequest(operation, entry);
        if (fits(request, partial)) finish(() => resolve(request));
      } catch (error) {
        finish(() => reject(error));
      }
    });
  });
}

function describeTimeout(thrown: unknown, ms: number): unknown {
  if (thrown instanceof Error) thrown.message = `No such request came within ${ms} ms. ${thrown.message}`;
  return thrown;
}

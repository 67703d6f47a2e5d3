import type { OperationId } from "../../src/generated/operations.ts";
import { createNotFoundError } from "../domain/service-error.ts";
import type { Journal, JournalEntry, RequestRef } from "../journal/journal.ts";
import { checkOrder, type RequestStep } from "../requests/check-order.ts";
import { buildCoverage, type RequestCoverage } from "../requests/coverage.ts";
import { createExpectation, type RequestExpectation } from "../requests/request-expectation.ts";
import type { ReceivedRequest, RequestPartial } from "../requests/request-partial.ts";
import { waitForRequest, type SetTimer, type WaitForRequestOptions } from "../requests/wait-for-request.ts";

/** `mock.requests`: the requests that a team received. */
export interface RequestsFacade extends Pick<
  Journal,
  "list" | "last" | "count" | "unmatched" | "clear" | "violations" | "limit"
> {
  /**
   * Returns a request by its sequence number, its request id or an object with the sequence number. Throws a `ServiceError` 404 when the
   * journal does not keep it.
   */
  get(request: RequestRef): JournalEntry;
  /**
   * Creates an expectation of the requests of an operation that match: `expect("orders.create", { body: { notes: "fasted" } }).once()`.
   * It covers the requests whose response is known.
   */
  expect<Id extends OperationId>(operation: Id, partial?: RequestPartial<Id>): RequestExpectation<Id>;
  /**
   * Returns one request for each step, in this order. Other requests may come before, between and after them. Throws when a request
   * is missing or came earlier.
   */
  inOrder(steps: readonly RequestStep[]): ReceivedRequest[];
  /**
   * Resolves with the oldest matching request: one that came already, or the next one. Rejects after `timeout`, which is real time
   * and one second by default.
   */
  waitFor<Id extends OperationId>(
    operation: Id,
    partial?: RequestPartial<Id>,
    options?: WaitForRequestOptions,
  ): Promise<ReceivedRequest<Id>>;
  /** Returns which operations were called since the team was created, also before a reset, and with which statuses. */
  coverage(): RequestCoverage;
}

/** Creates the facade of a team's journal. */
export function createRequestsFacade(journal: Journal, setTimer: SetTimer): RequestsFacade {
  return {
    get violations() {
      return journal.violations;
    },
    limit: journal.limit,
    list: (filter) => journal.list(filter),
    last: (filter) => journal.last(filter),
    get: (request) => {
      const entry = journal.find(request);
      if (entry === undefined) throw createNotFoundError("Request");
      return entry;
    },
    count: (filter) => journal.count(filter),
    unmatched: () => journal.unmatched(),
    clear: () => journal.clear(),
    expect: (operation, partial = {}) => createExpectation(journal, operation, partial),
    inOrder: (steps) => checkOrder(journal, steps),
    waitFor: (operation, partial = {}, options = {}) =>
      waitForRequest(journal, setTimer, operation, partial, options),
    coverage: () => buildCoverage(journal.countCalls()),
  };
}

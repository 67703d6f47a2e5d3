import type { OperationId } from "../../src/generated/operations.ts";
import { orNotFound, type ValidationIssue } from "../domain/service-error.ts";
import type {
  Journal,
  JournalEntry,
  JournalFilter,
  JournalRequest,
  JournalResponse,
  RequestRef,
  SchemaViolation,
} from "../journal/journal.ts";
import { checkOrder, type RequestStep } from "../journal/expectations/check-order.ts";
import { buildCoverage, type RequestCoverage } from "../journal/coverage.ts";
import { createExpectation, type RequestExpectation } from "../journal/expectations/request-expectation.ts";
import type { ReceivedRequest, RequestPartial } from "../journal/expectations/received-request.ts";
import { waitForRequest, type WaitForRequestOptions } from "../journal/expectations/wait-for-request.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { buildSnippets, type RequestSnippets } from "./request-snippets.ts";
import { type Area, inProcess, method, property, type PlainFacade } from "./define-area.ts";

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

/** Which requests to list, and whether to include bodies. */
export interface ControlJournalFilter extends JournalFilter {
  /** Includes path, query and body, which may contain personal data. @default false */
  readonly bodies?: boolean;
}

/** A request in the journal. */
export interface ControlJournalEntry extends Omit<JournalEntry, "request" | "response" | "error"> {
  /** The path as it was sent, without tokens. */
  readonly path: string;
  /** The user that the request or its response names; null when they name none. */
  readonly user_id: string | null;
  /** Present when you set `bodies`. */
  readonly request?: JournalRequest;
}

/** A request with everything that the journal keeps of it. */
export interface ControlRequest extends ControlJournalEntry {
  /** Path, query and body, without credentials. */
  readonly request: JournalRequest;
  /** The response, without credentials; null when none was sent. */
  readonly response: JournalResponse | null;
  /** The `detail` of an error response, or null. */
  readonly error: unknown;
  /** The problems with the request, when it was rejected as invalid. */
  readonly issues: readonly ValidationIssue[];
  /** Code that sends the request again. */
  readonly snippets: RequestSnippets;
}

/** `requests`: the requests that the team received. */
export interface ControlJournal extends PlainFacade<
  Omit<RequestsFacade, "limit" | "list" | "last" | "get" | "violations" | "expect">,
  JournalEntry,
  ControlJournalEntry
> {
  /** Lists the requests, oldest first. With `bodies`, also path, query and body. */
  list(filter?: ControlJournalFilter): ControlJournalEntry[];
  /** Returns the newest matching request, or undefined. */
  last(filter?: ControlJournalFilter): ControlJournalEntry | undefined;
  /** Returns a request with its bodies. Fails with status 404 when the journal does not keep it. */
  get(request: RequestRef): ControlRequest;
  /** Lists responses and webhooks of the mock that violate the OpenAPI document. They are bugs of the mock. */
  violations(): Omit<SchemaViolation, "cause" | "issues">[];
  /**
   * Returns the matching requests, oldest first. By default, at least one must match. Fails with status 409 and a text that lists the
   * nearest requests when another number matches.
   */
  expect(operation: OperationId, partial?: RequestPartial, count?: ExpectedCount): ReceivedRequest[];
}

/** How many requests must match: exactly `times`, or `atLeast` as many. */
export interface ExpectedCount {
  readonly times?: number;
  readonly atLeast?: number;
}

const operation = required("operation", seeds.operation);
const partial = optional("partial", seeds.requestPartial);
const filter = optional("filter", seeds.filter);
const filterWithBodies = [optional("filter", seeds.filterWithBodies)] as const;

export const requestsArea: Area<RequestsFacade, ControlJournal> = {
  list: method("JournalEntry[]", [filter], ({ journal }, chosen) => journal.list(chosen), {
    args: filterWithBodies,
    run: (requests, { bodies, ...chosen } = {}) =>
      requests.list(chosen).map((entry) => presentEntry(entry, bodies)),
  }),
  last: method("JournalEntry|nothing", [filter], ({ journal }, chosen) => journal.last(chosen), {
    args: filterWithBodies,
    run: (requests, { bodies, ...chosen } = {}) => {
      const entry = requests.last(chosen);
      return entry && presentEntry(entry, bodies);
    },
  }),
  get: method(
    "Request",
    [required("request", seeds.requestRef)],
    ({ journal }, request) => orNotFound("Request", journal.find(request)),
    { show: (entry, { url }) => presentRequest(entry, url) },
  ),
  count: method("number", [filter], ({ journal }, chosen) => journal.count(chosen)),
  unmatched: method("JournalEntry[]", [], ({ journal }) => journal.unmatched(), {
    show: (entries) => entries.map((entry) => presentEntry(entry)),
  }),
  violations: property("SchemaViolation[]", ({ journal }) => journal.violations),
  limit: inProcess(property("number", ({ journal }) => journal.limit)),
  clear: method(null, [], ({ journal }) => journal.clear()),
  expect: method(
    "ReceivedRequest[]",
    [operation, partial],
    ({ journal }, id, given = {}) => createExpectation(journal, id, given),
    {
      args: [operation, partial, optional("count", seeds.expectedCount)],
      run: (requests, id, given, { times, atLeast = 1 } = {}) => {
        const expectation = requests.expect(id, given);
        return times === undefined ? expectation.atLeast(atLeast) : expectation.times(times);
      },
    },
  ),
  inOrder: method("ReceivedRequest[]", [required("steps", seeds.requestSteps)], ({ journal }, steps) =>
    checkOrder(journal, steps),
  ),
  waitFor: method(
    "ReceivedRequest",
    [operation, partial, optional("options", seeds.waitForRequestOptions)],
    ({ journal, setTimer }, id, given = {}, options = {}) =>
      waitForRequest(journal, setTimer, id, given, options),
    { rejects: true },
  ),
  coverage: method("RequestCoverage", [], ({ journal }) => buildCoverage(journal.countCalls())),
};

/** Copies an entry. The request is not enumerable, so the copy has it only when it is added. */
function presentEntry(entry: JournalEntry, bodies = false): ControlJournalEntry {
  const { path, user_id } = entry.request;
  return { ...entry, path, user_id, ...(bodies ? { request: entry.request } : {}) };
}

/** Copies an entry with everything that is not enumerable. */
function presentRequest(entry: JournalEntry, url: string): ControlRequest {
  const { request, response, error = null } = entry;
  const issues = entry.status === 422 && Array.isArray(error) ? (error as readonly ValidationIssue[]) : [];
  const sent = response && {
    headers: response.headers,
    size: response.size,
    kept: response.kept,
    body: response.body,
  };
  return {
    ...presentEntry(entry),
    request,
    response: sent,
    error,
    issues,
    snippets: buildSnippets(entry, url),
  };
}

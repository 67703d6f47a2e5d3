import type { OperationId } from "../../src/generated/operations.ts";
import type { JournalEntry, KeptEntry, RequestRef } from "./journal-entry.ts";

export type {
  JournalDuration,
  JournalEntry,
  JournalRequest,
  JournalWarning,
  RequestRef,
} from "./journal-entry.ts";
export type { JournalResponse } from "./sent-response.ts";

/**
 * A response or a webhook that violates the OpenAPI document. It is a bug of the mock, unless its problems begin with `override:`.
 * Then a handler that the test passed to `mock.override` is wrong.
 */
export interface SchemaViolation {
  /** The operation, or the event type of the webhook. */
  readonly operation: string;
  /** Null for a webhook. */
  readonly status: number | null;
  /** Place and rule of each problem, such as `body.providers.0.status: enum`. Contains no values. */
  readonly problems: readonly string[];
  /** The problems with the values that were received. Not enumerable, like `cause`. Undefined where there are no such values. */
  readonly issues?: readonly SchemaIssue[];
  /** The error that a handler threw, if it threw one. Not enumerable, because its message may contain anything. */
  readonly cause?: unknown;
}

/** One place where a response violates the OpenAPI document. */
export interface SchemaIssue {
  /** The place: `body`, then the field and its indexes. */
  readonly loc: readonly (string | number)[];
  /** The rule of the OpenAPI document at this place. */
  readonly msg: string;
  /** The value that the mock sent at this place; null when it sent none. */
  readonly input: unknown;
}

/** Which requests to list. */
export interface JournalFilter {
  readonly operation?: OperationId;
  readonly method?: string;
  readonly status?: number;
}

/** The number of calls by operation and status; null stands for calls without a response. */
export type CallCounts = ReadonlyMap<OperationId, ReadonlyMap<number | null, number>>;

/** How many requests a journal keeps by default. */
const JOURNAL_SIZE = 1000;

const VIOLATIONS_SIZE = 100;

/** How many characters of response bodies a journal keeps. */
const RESPONSE_BUDGET = 8 * 1024 * 1024;

/** The requests of one team. The newest entries are kept. */
export class Journal {
  /** Responses and webhooks of the mock that violate the OpenAPI document: the first 100, oldest first. */
  readonly violations: SchemaViolation[] = [];
  readonly #limit: number;
  #ring: KeptEntry[] = [];
  /** How many requests were recorded since the journal was cleared. */
  #recorded = 0;
  /** The number of the oldest one whose response body may still be kept. */
  #oldestBody = 0;
  #sequence = 0;
  #dropped = 0;
  /** Calls that the journal no longer keeps. */
  readonly #earlier = new Map<OperationId, Map<number | null, number>>();
  /** Length of the kept response bodies. */
  #responseLength = 0;
  readonly #observers = new Set<(entry: JournalEntry) => void>();
  /**
   * Called when the journal was cleared.
   * @internal
   */
  onCleared: (() => void) | null = null;

  /** @param limit - how many entries to keep; older ones are dropped */
  constructor(limit: number = JOURNAL_SIZE) {
    if (!Number.isInteger(limit) || limit < 0)
      throw new RangeError("journalSize must be a non-negative integer.");
    this.#limit = limit;
  }

  /** How many requests the journal keeps. */
  get limit(): number {
    return this.#limit;
  }

  /** Lists the requests, oldest first. */
  list(filter: JournalFilter = {}): JournalEntry[] {
    return this.#ordered().filter((entry) => matches(entry, filter));
  }

  /** Returns the newest matching request, or undefined. */
  last(filter: JournalFilter = {}): JournalEntry | undefined {
    return this.#ordered().findLast((entry) => matches(entry, filter));
  }

  /** Returns a request by its reference. Returns undefined when it is not kept. */
  find(ref: RequestRef): JournalEntry | undefined {
    if (typeof ref === "string") return this.#ring.find(({ requestId }) => requestId === ref);
    const wanted = typeof ref === "number" ? ref : ref.sequence;
    return this.#ring.find(({ sequence }) => sequence === wanted);
  }

  /** Counts the matching requests that are kept. */
  count(filter: JournalFilter = {}): number {
    return this.list(filter).length;
  }

  /** Lists the requests that match no operation. */
  unmatched(): JournalEntry[] {
    return this.#ordered().filter((entry) => entry.unmatched);
  }

  /** Removes all requests and violations. Sequence numbers continue. */
  clear(): void {
    for (const entry of this.#ring) countCall(this.#earlier, entry);
    this.#dropped = 0;
    this.#responseLength = 0;
    this.#ring = [];
    this.#recorded = 0;
    this.#oldestBody = 0;
    this.violations.length = 0;
    this.onCleared?.();
  }

  /**
   * Returns the sequence number of a request that starts now.
   * @internal
   */
  begin(): number {
    return (this.#sequence += 1);
  }

  /**
   * Records a violation. Violations beyond the limit are dropped, because one bug often causes many.
   * @internal
   */
  recordViolation(violation: SchemaViolation, cause?: unknown): void {
    if (this.violations.length >= VIOLATIONS_SIZE) return;
    Object.defineProperty(violation, "issues", { enumerable: false });
    this.violations.push(Object.defineProperty(violation, "cause", { value: cause, enumerable: false }));
  }

  /**
   * Records a request.
   * @internal
   */
  record(entry: KeptEntry): void {
    this.#keep(entry);
    for (const observer of this.#observers) observer(entry);
  }

  /**
   * How many requests the journal dropped since it was cleared, because it keeps only the newest.
   * @internal
   */
  get dropped(): number {
    return this.#dropped;
  }

  /**
   * Calls a function with each request when its response is known. Returns a function that stops it.
   * @internal
   */
  observe(observer: (entry: JournalEntry) => void): () => void {
    this.#observers.add(observer);
    return () => void this.#observers.delete(observer);
  }

  /**
   * Counts all calls since the team was created, including those that were dropped or cleared.
   * @internal
   */
  countCalls(): CallCounts {
    const counts = new Map(
      Array.from(this.#earlier, ([operation, statuses]) => [operation, new Map(statuses)]),
    );
    for (const entry of this.#ring) countCall(counts, entry);
    return counts;
  }

  #keep(entry: KeptEntry): void {
    const overwritten = this.#limit === 0 ? entry : this.#ring[this.#recorded % this.#limit];
    if (overwritten !== undefined) {
      this.#dropped += 1;
      countCall(this.#earlier, overwritten);
      this.#dropBody(overwritten);
    }
    if (this.#limit === 0) return;
    this.#ring[this.#recorded % this.#limit] = entry;
    this.#recorded += 1;
    if (entry.response?.kept === true) this.#responseLength += entry.response.size;
    // The oldest entries lose their bodies first. Those that are overwritten have none.
    this.#oldestBody = Math.max(this.#oldestBody, this.#recorded - this.#limit);
    for (; this.#responseLength > RESPONSE_BUDGET; this.#oldestBody += 1)
      this.#dropBody(this.#ring[this.#oldestBody % this.#limit]!);
  }

  #dropBody({ response }: KeptEntry): void {
    if (response?.kept !== true) return;
    this.#responseLength -= response.size;
    response.drop();
  }

  #ordered(): JournalEntry[] {
    // Entries are written when a request ends, and listed in the order in which they began.
    return this.#ring.toSorted((a, b) => a.sequence - b.sequence);
  }
}

function matches(entry: JournalEntry, { operation, method, status }: JournalFilter): boolean {
  if (operation !== undefined && entry.operation !== operation) return false;
  if (method !== undefined && entry.method !== method.toUpperCase()) return false;
  return status === undefined || entry.status === status;
}

function countCall(
  counts: Map<OperationId, Map<number | null, number>>,
  { operation, status }: JournalEntry,
): void {
  if (operation === null) return;
  const statuses = counts.get(operation) ?? new Map<number | null, number>();
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  counts.set(operation, statuses);
}

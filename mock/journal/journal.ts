import type { OperationId } from "../../src/generated/operations.ts";

/** One request as the journal remembers it. */
export interface JournalEntry {
  /** 1 for the first request of the team, and so on. */
  readonly sequence: number;
  /** When it came, by the team's clock; ISO 8601 in UTC. */
  readonly at: string;
  /** Null where no operation has this method and path. */
  readonly operation: OperationId | null;
  readonly method: string;
  /** The path as the document writes it. Where no operation has it, a segment that may be an id or a token is `{...}`. */
  readonly route: string;
  /** Null where no answer was given. */
  readonly status: number | null;
  readonly requestId: string;
  /** What the mock noticed about a request that it accepted. */
  readonly warnings: readonly JournalWarning[];
  /** Why no answer reached the caller, if none did. */
  readonly aborted: "reset" | "silence" | "gone" | null;
  /** True where no operation has this method and path. */
  readonly unmatched: boolean;
  /** True where an injected fault shaped the outcome. */
  readonly fault: boolean;
  /** Path, query and body as they were sent, but for credentials. Not enumerable, so that printing an entry shows no one's data. */
  readonly request: JournalRequest;
}

export interface JournalWarning {
  readonly code: string;
  readonly message: string;
}

/** The parts of a request that may hold personal data. */
export interface JournalRequest {
  readonly path: string;
  readonly query: string;
  /** The parsed body; undefined where none was read. */
  readonly body: unknown;
}

/** An answer or a webhook of the mock that its own document does not allow: a bug of the mock. */
export interface Violation {
  /** The operation that answered, or the kind of the webhook. */
  readonly operation: string;
  /** Null for a webhook. */
  readonly status: number | null;
  /** Place and rule of each fault, such as `body.providers.0.status: enum`. Never a value. */
  readonly problems: readonly string[];
  /** What a handler threw, if that is what was wrong. Not enumerable: its message may hold anything. */
  readonly cause?: unknown;
}

/** Which requests to list. */
export interface JournalFilter {
  readonly operation?: OperationId;
  readonly method?: string;
  readonly status?: number;
}

/** How many requests a journal keeps by default. */
export const JOURNAL_SIZE = 1000;

const VIOLATIONS_SIZE = 100;

/** What was asked of one team, newest entries kept. */
export class Journal {
  /** Answers of the mock that broke the document: the first 100, oldest first. */
  readonly violations: Violation[] = [];
  readonly #limit: number;
  #ring: JournalEntry[] = [];
  #next = 0;
  #sequence = 0;

  /** @param limit how many entries are kept; the oldest ones give way */
  constructor(limit: number = JOURNAL_SIZE) {
    if (!Number.isInteger(limit) || limit < 0)
      throw new RangeError("A journal's limit is a whole number from 0 on.");
    this.#limit = limit;
  }

  /** Requests in the order of their coming, oldest first. */
  list(filter: JournalFilter = {}): JournalEntry[] {
    return this.#ordered().filter((entry) => fits(entry, filter));
  }

  /** The newest request that fits, or undefined. */
  last(filter: JournalFilter = {}): JournalEntry | undefined {
    return this.#ordered().findLast((entry) => fits(entry, filter));
  }

  /** How many of the kept requests fit. */
  count(filter: JournalFilter = {}): number {
    return this.list(filter).length;
  }

  /** Requests that no operation has. */
  unmatched(): JournalEntry[] {
    return this.#ordered().filter((entry) => entry.unmatched);
  }

  /** Forgets every request and violation; sequence numbers go on. */
  clear(): void {
    this.#ring = [];
    this.#next = 0;
    this.violations.length = 0;
  }

  /**
   * The number of the request that begins now.
   * @internal
   */
  begin(): number {
    return (this.#sequence += 1);
  }

  /**
   * Remembers an answer of the mock that broke the document. One bug is met many times, so later ones are let go.
   * @internal
   */
  violate(violation: Violation, cause?: unknown): void {
    if (this.violations.length >= VIOLATIONS_SIZE) return;
    this.violations.push(Object.defineProperty(violation, "cause", { value: cause, enumerable: false }));
  }

  /**
   * Remembers a request.
   * @internal
   */
  record(entry: JournalEntry): void {
    if (this.#limit === 0) return;
    Object.defineProperty(entry, "request", { enumerable: false });
    this.#ring[this.#next] = entry;
    this.#next = (this.#next + 1) % this.#limit;
  }

  #ordered(): JournalEntry[] {
    // Entries are written when a request ends, and listed in the order in which they began.
    return this.#ring.toSorted((a, b) => a.sequence - b.sequence);
  }
}

function fits(entry: JournalEntry, { operation, method, status }: JournalFilter): boolean {
  if (operation !== undefined && entry.operation !== operation) return false;
  if (method !== undefined && entry.method !== method.toUpperCase()) return false;
  return status === undefined || entry.status === status;
}

import type { OperationId } from "../../src/generated/operations.ts";
import type { JournalResponse, SentResponse } from "./sent-response.ts";

/** One request in the journal. */
export interface JournalEntry {
  /** Number of the request in its team, from 1. */
  readonly sequence: number;
  /** When it arrived, by the team's clock; ISO 8601 in UTC. */
  readonly at: string;
  /** Null where no operation has this method and path. */
  readonly operation: OperationId | null;
  readonly method: string;
  /**
   * The path template of the operation. When no operation matches, the requested path, with `{...}` in place of each segment
   * that may be an id or a token.
   */
  readonly route: string;
  /** Null when no response was sent. */
  readonly status: number | null;
  readonly requestId: string;
  /** Warnings about a request that the mock accepted. */
  readonly warnings: readonly JournalWarning[];
  /** Why no response reached the caller; null when one did. */
  readonly aborted: "reset" | "drop" | "hang" | "gone" | null;
  /** True where no operation has this method and path. False for what a browser requests by itself, such as `/favicon.ico`. */
  readonly unmatched: boolean;
  /** The most similar operations of an unmatched request, best first, as `GET /v2/user`. Empty for any other request. */
  readonly near: readonly string[];
  /** True when an injected fault was applied. */
  readonly fault: boolean;
  /** True when `mock.override` handled it. */
  readonly overridden: boolean;
  /** How long the request took. */
  readonly duration: JournalDuration;
  /**
   * The `detail` of an error response, which says why the request was rejected; undefined for any other response. Not enumerable,
   * because it may repeat what the request contained.
   */
  readonly error: unknown;
  /** Path, query and body as they were sent, without credentials. Not enumerable, so that printing an entry shows no personal data. */
  readonly request: JournalRequest;
  /** The response; null when none was sent. Not enumerable, like `request`. */
  readonly response: JournalResponse | null;
}

/** How long a request took, in milliseconds. */
export interface JournalDuration {
  /** By the team's clock, which stands still unless something advances it. */
  readonly virtual: number;
  /** Real time from the request's arrival to its response; null except at a port. */
  readonly real: number | null;
}

/** A request in the journal: its sequence number, its request id, or an object that has the sequence number. */
export type RequestRef = number | string | { readonly sequence: number };

/** An entry as the journal keeps it. */
export interface KeptEntry extends JournalEntry {
  readonly response: SentResponse | null;
}

export interface JournalWarning {
  readonly code: string;
  readonly message: string;
}

/** The parts of a request that may hold personal data. */
export interface JournalRequest {
  readonly path: string;
  /** The decoded path parameters of the operation by name. */
  readonly params: Readonly<Record<string, string>>;
  /** The user that the request or its response names; null when they name none. */
  readonly user_id: string | null;
  readonly query: string;
  /** The parsed body; undefined where none was read. */
  readonly body: unknown;
}

/** The parts of an entry that may hold personal data. */
type Hidden = Pick<KeptEntry, "error" | "request" | "response">;

/** The prototype of an entry has its hidden parts. Printing or copying it shows none of them, also with hidden properties. */
class RequestEntry implements Hidden {
  readonly #parts: Hidden;

  constructor(parts: Hidden) {
    this.#parts = parts;
  }

  get error(): unknown {
    return this.#parts.error;
  }

  get request(): JournalRequest {
    return this.#parts.request;
  }

  get response(): SentResponse | null {
    return this.#parts.response;
  }
}

/** Creates an entry. To take the hidden parts out of one object would slow down each request. */
export const createEntry = (shown: Omit<KeptEntry, keyof Hidden>, hidden: Hidden): KeptEntry =>
  Object.assign(new RequestEntry(hidden), shown);

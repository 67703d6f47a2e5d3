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
  /** True where no operation has this method and path. */
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

/** A request as the pipeline records it. */
export interface NewEntry extends Omit<JournalEntry, "response"> {
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

/** An entry whose request, response and error are on its prototype. Printing or copying it shows none of them, also with hidden properties. */
export class RequestEntry implements JournalEntry {
  readonly sequence: number;
  readonly at: string;
  readonly operation: OperationId | null;
  readonly method: string;
  readonly route: string;
  readonly status: number | null;
  readonly requestId: string;
  readonly warnings: readonly JournalWarning[];
  readonly aborted: JournalEntry["aborted"];
  readonly unmatched: boolean;
  readonly near: readonly string[];
  readonly fault: boolean;
  readonly overridden: boolean;
  readonly duration: JournalDuration;
  readonly #hidden: Pick<NewEntry, "error" | "request" | "response">;

  constructor(entry: NewEntry) {
    this.sequence = entry.sequence;
    this.at = entry.at;
    this.operation = entry.operation;
    this.method = entry.method;
    this.route = entry.route;
    this.status = entry.status;
    this.requestId = entry.requestId;
    this.warnings = entry.warnings;
    this.aborted = entry.aborted;
    this.unmatched = entry.unmatched;
    this.near = entry.near;
    this.fault = entry.fault;
    this.overridden = entry.overridden;
    this.duration = entry.duration;
    this.#hidden = entry;
  }

  get error(): unknown {
    return this.#hidden.error;
  }

  get request(): JournalRequest {
    return this.#hidden.request;
  }

  get response(): SentResponse | null {
    return this.#hidden.response;
  }
}

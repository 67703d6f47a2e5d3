import type { Bytes } from "../bytes.ts";
import type { CallDetails } from "../errors/index.ts";
import type { MiddlewareContext } from "./options.ts";

/** A multipart body as bytes, so that any fetch can send it again unchanged, also in the DOM of a test. */
export interface FormBody {
  readonly bytes: Bytes;
  /** The media type, with the boundary. */
  readonly type: string;
}

/** What some calls do in a way of their own. The code for it is loaded before the call is sent. */
export interface CallParts {
  /** A multipart body, in place of JSON. */
  readonly form?: FormBody;
  /** Turns the bytes of a body into a stream, for one attempt. `fail` ends the call with an error of the caller's code. */
  readonly openBody?:
    ((bytes: Bytes, fail: (error: unknown) => void) => ReadableStream<Uint8Array>) | undefined;
  /** Reads the file of a successful response. Throws DecodeError when it is none. */
  readonly parseFile?: (call: CallContext, response: Response, bytes: Bytes) => unknown;
}

/** The state of one call in the transport. */
export interface CallContext extends CallDetails {
  attempts: number;
  /**
   * What middleware may know of the call: one object for the call and its attempts. `attempt` counts attempts that sent nothing, too.
   * This context also holds path values and headers.
   */
  readonly shown: MiddlewareContext & { attempt: number; signal?: AbortSignal | undefined };
  /** The operation; null for a route that is not in the OpenAPI document. */
  readonly operation: MiddlewareContext["operation"];
  readonly pathParameters: Readonly<Record<string, string | number>>;
  /** Whether a failed attempt may be retried although the service may have received it. */
  readonly repeatable: boolean;
  /** Whether the call carries an idempotency key. */
  readonly keyed: boolean;
  /** Whether success carries no body. */
  readonly empty: boolean;
  /** What the call does in a way of its own. */
  parts: CallParts;
  /** Set when no attempt can reach the service as the client is set up. */
  unreachable?: boolean;
  /** How many attempts found nothing that listens. */
  refused?: number;
  /** The error of the caller's code that ends the call. */
  callerError?: { readonly error: unknown };
  /** A link token to send in addition to the client's credential. */
  readonly linkToken: string | undefined;
  /** The client's headers, the call's own, and the idempotency key; no credential. */
  readonly headers: Record<string, string>;
  readonly timeout: number;
  readonly deadline: number;
  readonly retries: number;
  readonly maxResponseBytes: number;
  /** The first characters of the credential that was sent last. They name its environment and are no secret. */
  keyPrefix: string;
  /** When the call began, by the client's `now`. */
  readonly began: number;
}

/** An outgoing request. No Request is built unless a middleware needs one, because it is slow. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: RequestInit["body"];
}

/** A received response with its whole body. */
export interface Received {
  readonly response: Response;
  /** The body as text; empty where `bytes` holds it. */
  readonly text: string;
  /** The body of a success that should be a file. */
  readonly bytes?: Bytes;
}

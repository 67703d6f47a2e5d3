import type { Bytes } from "../bytes.ts";
import type { CallDetails } from "../errors/index.ts";
import type { operations } from "../generated/types.ts";
import type {
  CredentialSource,
  FetchLike,
  FetchOptions,
  LogLevel,
  MiddlewareContext,
  RetryOptions,
  Sleep,
} from "./options.ts";

type OperationId = keyof operations;

/** Everything the client needs to send one operation. */
export interface OperationDescriptor<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path template, with parameters in braces. */
  readonly path: string;
  /** The parameters of the path, in its order. */
  readonly parameters: readonly string[];
  /** Whether a failed call can be retried: always, only with an idempotency key, or never. */
  readonly retry: "safe" | "keyed" | "never";
  /** What it takes beyond the parameters of the path, in the order of the method's arguments. */
  readonly inputs: readonly ("query" | "body")[];
  /** The body of a successful response: `none` or `pdf`. JSON when absent. */
  readonly success: "none" | "pdf" | undefined;
}

/** The state of one call in the transport. */
export interface CallContext extends CallDetails, Limits {
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
  /** Whether success carries no body. */
  readonly empty: boolean;
  /** Turns a body into a stream, for one request. */
  openBody?: (body: RequestInit["body"]) => RequestInit;
  /** Reads the file of a successful response. Throws DecodeError when it is none. */
  parseFile?: (call: CallContext, response: Response, bytes: Bytes) => unknown;
  /** Set when no attempt can reach the service as the client is set up. */
  unreachable?: boolean;
  /** Whether the last request provably never left this machine. */
  unsent?: boolean | undefined;
  /** The response to the last request, from its beginning on. */
  response?: Response | undefined;
  /** How many attempts found nothing that listens. */
  refused?: number;
  /** The error of the caller's code that ends the call. */
  callerError?: { readonly error: unknown };
  /** A link token to send in addition to the client's credential. */
  linkToken?: string;
  /** The client's headers, the call's own, and the idempotency key; no credential. */
  readonly headers: Record<string, string>;
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
  /** A multipart form takes the place of another body when it is built. */
  body: RequestInit["body"];
}

/** A received response with its whole body. */
export interface Received {
  readonly response: Response;
  /** The body as text; empty where `bytes` holds it. */
  readonly text: string;
  /** The body of a success that should be a file. */
  readonly bytes?: Bytes;
}

/** Waits for room, and gives the function that makes room again. */
export type Limiter = () => Promise<() => void>;

/** How a call, or one of its attempts, ended. */
export interface LogEvent {
  readonly call: CallDetails;
  readonly durationMs: number;
  readonly response?: Response | undefined;
  readonly error?: unknown;
  /** How long the client waits before the next attempt, in milliseconds. */
  readonly wait?: number | undefined;
  /** The end of the line. */
  readonly remark?: string;
}

/** Writes one line, if its level is logged. */
export type LogWriter = (level: Exclude<LogLevel, "silent">, event: LogEvent) => void;

/** The operation of a request, and what of it the request uses. */
export interface WatchedRequest {
  readonly operation: { readonly id: OperationDescriptor["id"] | null };
  /** The query and the body. */
  readonly input: object;
}

/** Sends a request by `send`, and does something around it. */
export type Dispatch = (
  call: CallContext,
  outgoing: Outgoing,
  send: (outgoing: Outgoing) => Promise<Received>,
) => Promise<Received>;

/**
 * A feature of a transport that costs bytes only where it is used. `limitConcurrency`, `logCalls`, `runMiddleware`,
 * `runAttemptMiddleware` and `validateResponses` of `sanguine/transport` create one. Pass at most one of each.
 */
export interface TransportPlugin {
  /** @internal */
  readonly limit?: Limiter;
  /** @internal */
  readonly log?: LogWriter;
  /** Loads the code that logs, before a call is made. @internal */
  readonly prepareLog?: () => Promise<void>;
  /** Looks for what is deprecated in a request and its response. @internal */
  readonly watch?: (
    call: CallDetails,
    response: Response,
    durationMs: number,
    request: WatchedRequest,
  ) => void;
  /** Wraps a call, outside its retries. @internal */
  readonly dispatch?: Dispatch | undefined;
  /** Wraps one attempt of a call. @internal */
  readonly dispatchAttempt?: Dispatch | undefined;
  /** Checks the data of a success. @internal */
  readonly check?: (
    settings: Settings,
    call: CallContext,
    received: Received,
    data: unknown,
  ) => void | Promise<void>;
}

/** The header that carries a credential, and the credential. */
export interface Authorization {
  readonly header: "x-service-api-key" | "x-service-link-token";
  /** Where the credential was given, for messages. */
  readonly option: string;
  readonly value: CredentialSource;
}

/** How long and how often a call is tried, and how it is fetched. */
export interface Limits {
  readonly timeout: number;
  readonly deadline: number;
  readonly retries: RetryOptions;
  readonly maxResponseBytes: number;
  readonly fetchOptions: FetchOptions;
}

/** Checked options, with their defaults. */
export interface Settings extends Limits, TransportPlugin {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly authorization: Authorization;
  readonly fetch: FetchLike;
  readonly headers: Record<string, string>;
  readonly sleep: Sleep;
  readonly now: () => number;
  /** Set when the client was disposed. Its calls then fail. */
  disposed?: boolean;
}

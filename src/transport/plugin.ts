import type { CallDetails } from "../errors/index.ts";
import type { OperationDescriptor } from "./operation.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import type { CredentialSource, FetchLike, LogLevel, Sleep } from "./options.ts";

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

/** What a request uses, and what of it the OpenAPI document deprecates. */
export interface WatchedRequest {
  readonly operation: Partial<Pick<OperationDescriptor, "deprecated">>;
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

/** How long and how often a call is tried. */
export interface Limits {
  readonly timeout: number;
  readonly deadline: number;
  readonly retries: number;
  readonly maxResponseBytes: number;
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

/** A request as an adapter passes it to the core. The core reads the body only if the operation takes one. */
export interface MockRequest {
  readonly method: string;
  /** An absolute URL, or a path with its query. */
  readonly url: string;
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal | undefined;
  /** The adapter's own URL, when it is not the mock's. A port has its own URL. */
  readonly base?: string;
  /** True when callers expect delays to take real time, as at a port. @default false */
  readonly realTime?: boolean;
  /** Returns the real time since the request arrived, in milliseconds. Only adapters with a clock have it. */
  elapsed?(): number;
  /** The one other origin whose pages may use the API key, such as `http://localhost:3000`. */
  readonly corsOrigin?: string | undefined;
  /** Returns the value of a header by its lower-case name, or null. */
  header(name: string): string | null;
  /** Reads the whole body. An adapter may throw `BodyTooLarge` for a body that is longer than `BODY_LIMIT`. */
  body(): Promise<Uint8Array | string>;
}

/** The outcome for the caller: a response, or a connection that ends without one. */
export type MockResult = MockResponse | MockAbort;

export interface MockResponse {
  readonly status: number;
  /** Headers by lower-case name, including `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as a string, or a PDF as bytes. Null when the response has no body. */
  readonly body: string | Uint8Array | null;
  /** A network fault that the adapter simulates while it sends the body. */
  readonly bodyFault?: "stall" | "truncate" | "malformedChunk";
  /** A body that is sent piece by piece. `body` is null then. */
  readonly stream?: MockStream;
}

/** A body that is sent piece by piece, until either side ends it. */
export interface MockStream {
  /** Text that keeps an idle connection open. Adapters that have timers send it at intervals. */
  readonly heartbeat: string;
  /** Starts sending. Returns the function that ends the stream. */
  open(sink: StreamSink): StreamEnd;
}

/** Receives the pieces of a stream in an adapter. */
export interface StreamSink {
  /** Sends a piece. */
  write(text: string): void;
  /** Returns about how many bytes wait for the caller to read them. */
  backlog(): number;
  /** Ends the body. */
  end(): void;
}

/** Ends a stream. `gone`: the caller disconnected. `closed`: the adapter closes, and the caller is told. */
export type StreamEnd = (reason: "gone" | "closed") => void;

/** A connection that ends without a response. */
export interface MockAbort {
  /**
   * `reset`: the connection is reset. `drop`: it closes without a response. `hang`: no response ever arrives. `gone`: the caller
   * disconnected.
   */
  readonly abort: "reset" | "drop" | "hang" | "gone";
}

/** The maximum body size in bytes. The mock responds with 413 to longer bodies. */
export const BODY_LIMIT = 12 * 1024 * 1024;

/** Thrown by `MockRequest.body` when it stops reading at the limit. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Returns whether a result is a connection that ends without a response. */
export function isAbort(result: MockResult): result is MockAbort {
  return "abort" in result;
}

/** Recognizes a `BodyTooLarge` by its name, because an adapter in another bundle has its own class. */
export function isBodyTooLarge(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "BodyTooLarge";
}

/** One request as a door hands it to the core; bodies are read only where an operation takes one. */
export interface MockRequest {
  readonly method: string;
  /** Absolute, or a path with its query. */
  readonly url: string;
  /** Aborted when the caller goes away. */
  readonly signal?: AbortSignal | undefined;
  /** Where the door answers, if it is not the mock's own address: a socket has one of its own. */
  readonly base?: string;
  /**
   * True where the request names another host than the door that it came to. The service answers it all the same; what
   * is meant for this machine's people alone does not.
   */
  readonly foreignHost?: boolean;
  /** The one other origin whose pages may use the team credential, such as `http://localhost:3000`. */
  readonly corsOrigin?: string | undefined;
  /** Value of a header, by its lower-case name; null if it was not sent. */
  header(name: string): string | null;
  /** The whole body. A door may refuse one that is larger than `BODY_LIMIT` with a `BodyTooLarge`. */
  body(): Promise<Uint8Array | string>;
}

/** What the caller gets: an answer, or a connection that ends without one. */
export type MockResult = MockResponse | MockAbort;

/** A whole answer. */
export interface MockResponse {
  readonly status: number;
  /** Lower-case names, `content-length` among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, a PDF as bytes. Null: the answer has no body. */
  readonly body: string | Uint8Array | null;
  /** A fault of the wire that the door brings about while it sends the body. */
  readonly bodyFault?: "stall" | "truncate";
}

/** No answer at all. */
export interface MockAbort {
  /** `reset`: the connection breaks. `hang`: nothing ever comes. `gone`: the caller went away first. */
  readonly abort: "reset" | "hang" | "gone";
}

/** Bodies above this many bytes are answered with 413. */
export const BODY_LIMIT = 12 * 1024 * 1024;

/** Thrown by a door's `body()` that stopped reading at the limit. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Tells an answer from a connection that ends without one. */
export function isAbort(result: MockResult): result is MockAbort {
  return "abort" in result;
}

/** Tells a `BodyTooLarge` by its name: a door may come from another bundle than the core, with a class of its own. */
export function isBodyTooLarge(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === "BodyTooLarge";
}

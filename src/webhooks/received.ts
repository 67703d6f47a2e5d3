import { WebhookVerificationError } from "../errors/index.ts";
import { assertLength, readBody, readRequestBody, type RawWebhookBody } from "./body.ts";
import type { WebhookHeaders } from "./sign.ts";

/**
 * The headers of a request: a `Headers`, an object whose values can be missing or lists, as most frameworks have it, or the result
 * of `signWebhook`.
 */
export type WebhookHeaderSource =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | WebhookHeaders;

/** A webhook from a framework without `Request`. */
export interface RawWebhook {
  /** The body as it arrived, never parsed: text, bytes, or a stream of either, such as Node's request. */
  readonly body: RawWebhookBody;
  readonly headers: WebhookHeaderSource;
}

/** The input of `verifyWebhook`: a fetch `Request`, or the raw body and the headers. */
export type ReceivedWebhook = Request | RawWebhook;

function isRequest(received: ReceivedWebhook): received is Request {
  return "arrayBuffer" in received && typeof received.arrayBuffer === "function";
}

/**
 * Reads the signed bytes, at most `limit` of them.
 * @throws WebhookVerificationError when the body is too large, incomplete, or was already parsed or read
 */
export async function readSignedBytes(received: ReceivedWebhook, limit: number): Promise<Uint8Array> {
  assertLength(createHeaderReader(received)("content-length"), limit);
  return isRequest(received) ? readRequestBody(received, limit) : readBody(received.body, limit);
}

/** The three headers of a signed message. */
export interface SignatureHeaders {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** The prefixes of the header names, in order of preference. */
const families = ["webhook", "svix"] as const;

function hasGet(source: object): source is { get(name: string): unknown } {
  return "get" in source && typeof source.get === "function";
}

/** Creates a function that reads a header, ignoring case. A header that is empty or repeated counts as missing. */
function createHeaderReader(received: ReceivedWebhook): (name: string) => string | null {
  // JavaScript callers can pass anything.
  const source: unknown = typeof received === "object" && received !== null ? received.headers : null;
  if (typeof source !== "object" || source === null) {
    throw new WebhookVerificationError(
      "headers: not there; pass a Request, or { body, headers } with the headers of the request",
      "missing_header",
    );
  }
  if (hasGet(source)) return (name) => textOrNull(source.get(name));
  const entries = new Map(Object.entries(source).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value: unknown = entries.get(name);
    return textOrNull(Array.isArray(value) && value.length === 1 ? value[0] : value);
  };
}

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** Reads the signature headers of the first prefix for which all three are present. */
export function readSignatureHeaders(received: ReceivedWebhook): SignatureHeaders {
  const read = createHeaderReader(received);
  for (const family of families) {
    const id = read(`${family}-id`);
    const timestamp = read(`${family}-timestamp`);
    const signature = read(`${family}-signature`);
    if (id !== null && timestamp !== null && signature !== null) return { id, timestamp, signature };
  }
  const missing = ["id", "timestamp", "signature"].filter((part) =>
    families.every((family) => read(`${family}-${part}`) === null),
  );
  const named = (missing.length > 0 ? missing : ["id", "timestamp", "signature"]).map(
    (part) => `webhook-${part}`,
  );
  throw new WebhookVerificationError(
    `${named.join(", ")}: missing; check that a proxy passes these headers on, or their svix- twins, all three of one kind`,
    "missing_header",
  );
}

import { WebhookVerificationError } from "../errors/index.ts";
import { assertLength, readBody, readRequestBody, type RawWebhookBody } from "./body.ts";
import type { WebhookHeaders } from "./sign.ts";

/**
 * Headers as the frameworks hand them over: a `Headers`, or an object whose values may be missing or several. What
 * `signWebhook` returns is accepted too.
 */
export type WebhookHeaderSource =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | WebhookHeaders;

/** A webhook as frameworks hand it over that know no `Request`. */
export interface RawWebhook {
  /** The body as it arrived, never parsed: text, bytes, or a stream of either, such as Node's request. */
  readonly body: RawWebhookBody;
  readonly headers: WebhookHeaderSource;
}

/** What `verifyWebhook` takes: a request of the fetch kind, or raw body and headers. */
export type ReceivedWebhook = Request | RawWebhook;

function isRequest(received: ReceivedWebhook): received is Request {
  return "arrayBuffer" in received && typeof received.arrayBuffer === "function";
}

/**
 * Reads the bytes that were signed, at most `limit` of them.
 * @throws WebhookVerificationError for a body that is too large, was parsed or read already, or broke off
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

/** Both spellings of the scheme's header names, the neutral one first. */
const families = ["webhook", "svix"] as const;

function hasGet(source: object): source is { get(name: string): unknown } {
  return "get" in source && typeof source.get === "function";
}

/** Reads a header whatever its spelling; one that came several times, or is empty, counts as missing. */
function createHeaderReader(received: ReceivedWebhook): (name: string) => string | null {
  // Programs without types pass anything.
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

/** Takes the headers of the first family that is whole. */
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

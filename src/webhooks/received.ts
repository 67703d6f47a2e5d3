import { ConfigurationError, WebhookVerificationError } from "../errors.ts";
import type { WebhookHeaders } from "./sign.ts";

/**
 * Headers as the frameworks hand them over: a `Headers`, or an object whose values may be missing or several. What
 * `signWebhook` answers is taken as well.
 */
export type WebhookHeaderSource =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | WebhookHeaders;

/** A webhook whose raw body somebody has read already. */
export interface RawWebhook {
  /** The body as it came: text or bytes, never parsed. */
  readonly body: string | Uint8Array | ArrayBuffer;
  readonly headers: WebhookHeaderSource;
}

/** What `verifyWebhook` takes: a request of the fetch kind, or raw body and headers. */
export type ReceivedWebhook = Request | RawWebhook;

const HOW_RAW = [
  'express: express.raw({ type: "application/json" })',
  'fastify: addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => done(null, body))',
  "hono: pass c.req.raw",
  "next: pass the request of a route handler, or await request.text()",
].join("; ");

function isRequest(received: ReceivedWebhook): received is Request {
  // What is not typed passes anything, a request that a framework does not have under this name too.
  if (typeof received !== "object" || received === null) {
    throw new ConfigurationError("verifyWebhook: pass a Request, or { body, headers }");
  }
  return "arrayBuffer" in received && typeof received.arrayBuffer === "function";
}

/** The bytes that were signed. @throws ConfigurationError for a body that was parsed or read already, and says how not to. */
export async function bodyOf(received: ReceivedWebhook): Promise<Uint8Array> {
  if (isRequest(received)) {
    // A body that somebody has begun to read is locked, and not used yet.
    if (received.bodyUsed || received.body?.locked === true) {
      throw new ConfigurationError(
        "verifyWebhook: the request's body was read already; verify first, or pass { body, headers }",
      );
    }
    return new Uint8Array(await received.arrayBuffer());
  }
  const { body } = received;
  if (typeof body === "string") return new TextEncoder().encode(body);
  // Copied: what is read as an event has to be what was verified, though the buffer may be filled anew meanwhile.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice();
  if (Object.prototype.toString.call(body) === "[object ArrayBuffer]") return new Uint8Array(body).slice();
  throw new ConfigurationError(
    `verifyWebhook: body is not raw, and a signature covers the bytes as they came. Take them before a parser does: ${HOW_RAW}`,
  );
}

/** The three headers of a signed message. */
export interface SignatureHeaders {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** Both spellings of the scheme's header names, the neutral one first. */
const families = ["webhook", "svix"] as const;

function hasGet(source: WebhookHeaderSource): source is { get(name: string): string | null } {
  return "get" in source && typeof source.get === "function";
}

/** Reads a header whatever its spelling; one that came several times, or is empty, counts as missing. */
function reader(source: WebhookHeaderSource): (name: string) => string | null {
  if (typeof source !== "object" || source === null) {
    throw new ConfigurationError(
      "verifyWebhook: headers is not set; pass the request's headers beside its body",
    );
  }
  if (hasGet(source)) return (name) => source.get(name) || null;
  const entries = new Map(Object.entries(source).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value: unknown = entries.get(name);
    const single: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
    return typeof single === "string" && single !== "" ? single : null;
  };
}

/** Takes the headers of the first family that is whole. */
export function headersOf({ headers }: ReceivedWebhook): SignatureHeaders {
  const read = reader(headers);
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

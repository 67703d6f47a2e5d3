import { BODILESS, isAbortFault, setsResponse, type BodyCorruption, type FaultRule } from "../faults/rule.ts";
import { buildErrorResponse, type HandlerResponse } from "./errors.ts";
import type { MockAbort, MockResponse } from "./exchange.ts";

/** The outcome of a request: no response, or a response whose body may be cut off. */
export type FaultOutcome =
  | { readonly abort: MockAbort["abort"] }
  | { readonly response: HandlerResponse; readonly bodyFault?: MockResponse["bodyFault"] };

const TEXTS: Readonly<Record<number, string>> = {
  408: "The request took too long.",
  429: "Too many requests.",
  502: "Bad gateway.",
  503: "The service is unavailable.",
  504: "The gateway received no response in time.",
};

const encoder = new TextEncoder();

/**
 * Returns the outcome of a request to which a fault applies.
 *
 * @param real - the operation's own response; null when the fault applies before the operation
 */
export function applyFault(rule: FaultRule, real: HandlerResponse | null): FaultOutcome {
  const { network, corrupt } = rule;
  if (isAbortFault(network)) return { abort: network };
  // A fault of the body applies to the operation's own, unless the fault sets another response.
  const isOwn = (network !== undefined || corrupt !== undefined) && !setsResponse(rule);
  const response = isOwn && real !== null ? real : buildFaultResponse(rule);
  return { response: corrupt === undefined ? response : corruptBody(response, corrupt), bodyFault: network };
}

function buildFaultResponse(rule: FaultRule): HandlerResponse {
  const status = rule.status ?? getDefaultStatus(rule);
  const headers = {
    ...(rule.contentType === undefined ? {} : { "content-type": rule.contentType }),
    ...(rule.retryAfter === undefined ? {} : { "retry-after": formatRetryAfter(rule.retryAfter) }),
  };
  if (BODILESS.has(status)) return { status, headers };
  if (rule.body !== undefined) return { status, body: rule.body, headers };
  const raw = readRawBody(rule);
  if (raw !== null) return { status, body: raw.bytes, headers: { "content-type": raw.type, ...headers } };
  return buildErrorResponse(status, TEXTS[status] ?? "A fault was injected.", headers);
}

function getDefaultStatus({ retryAfter, rateLimit, network, corrupt }: FaultRule): number {
  if (retryAfter !== undefined || rateLimit !== undefined) return 429;
  return network === undefined && corrupt === undefined ? 500 : 200;
}

/** Rounds seconds up, because the header takes whole seconds and a caller must not come too early. */
function formatRetryAfter(value: number | string): string {
  return typeof value === "number" ? String(Math.ceil(value)) : value;
}

/** Returns a body that is no JSON value; null when the rule has none. */
function readRawBody({ text, html, base64 }: FaultRule): { bytes: Uint8Array; type: string } | null {
  if (text !== undefined) return { bytes: encoder.encode(text), type: "text/plain; charset=utf-8" };
  if (html !== undefined) return { bytes: encoder.encode(html), type: "text/html; charset=utf-8" };
  if (base64 === undefined) return null;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return { bytes, type: "application/octet-stream" };
}

/** Corrupts a body. The response stays valid HTTP, and its content type stays the same. */
function corruptBody(response: HandlerResponse, corrupt: BodyCorruption): HandlerResponse {
  const { body } = response;
  if (body === undefined) return response;
  const isBytes = body instanceof Uint8Array;
  const bytes = isBytes ? body : encoder.encode(JSON.stringify(body));
  const type = isBytes ? "application/pdf" : "application/json";
  return {
    ...response,
    body: corruptBytes(bytes, corrupt),
    headers: { "content-type": type, ...response.headers },
  };
}

function corruptBytes(bytes: Uint8Array, corrupt: BodyCorruption): Uint8Array {
  if (corrupt === "empty") return new Uint8Array(0);
  if (corrupt === "truncated") return bytes.slice(0, bytes.length / 2);
  // No JSON text is valid with a further brace.
  const malformed = new Uint8Array(bytes.length + 1);
  malformed.set(bytes);
  malformed[bytes.length] = "}".charCodeAt(0);
  return malformed;
}

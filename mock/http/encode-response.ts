import type { HandlerResponse } from "./errors.ts";
import type { MockResponse } from "./exchange.ts";

// oxlint-disable-next-line no-control-regex -- The range is what ASCII means.
const ASCII = /^[\x00-\x7f]*$/;
const encoder = new TextEncoder();

/** Puts a reply into what goes over the wire. A HEAD keeps the headers of its GET and leaves the body behind. */
export function encodeResponse(
  reply: HandlerResponse,
  requestId: string,
  method: string,
  bodyFault?: MockResponse["bodyFault"],
): MockResponse {
  const headers: Record<string, string> = { ...reply.headers, "x-request-id": requestId };
  if (reply.body === undefined) return { status: reply.status, headers, body: null, bodyFault };
  const bytes = reply.body instanceof Uint8Array ? reply.body : null;
  const body = bytes ?? JSON.stringify(reply.body);
  headers["content-type"] ??= bytes === null ? "application/json" : "application/pdf";
  headers["content-length"] = String(typeof body === "string" ? byteLength(body) : body.byteLength);
  return { status: reply.status, headers, body: method === "HEAD" ? null : body, bodyFault };
}

/** Length in UTF-8; a text of ASCII alone, as most answers are, needs no encoding to be measured. */
function byteLength(text: string): number {
  return ASCII.test(text) ? text.length : encoder.encode(text).length;
}

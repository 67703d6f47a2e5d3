import type { HandlerResponse } from "./errors.ts";
import type { MockResponse } from "./exchange.ts";

// oxlint-disable-next-line no-control-regex -- This range is ASCII.
const ASCII = /^[\x00-\x7f]*$/;
const encoder = new TextEncoder();

/** Encodes a response. The response to a HEAD request has the headers of the GET and no body. */
export function encodeResponse(
  response: HandlerResponse,
  requestId: string,
  method: string,
  bodyFault?: MockResponse["bodyFault"],
): MockResponse {
  const headers: Record<string, string> = { ...response.headers, "x-request-id": requestId };
  if (response.body === undefined) return { status: response.status, headers, body: null, bodyFault };
  const bytes = response.body instanceof Uint8Array ? response.body : null;
  const body = bytes ?? JSON.stringify(response.body);
  headers["content-type"] ??= bytes === null ? "application/json" : "application/pdf";
  headers["content-length"] = String(typeof body === "string" ? getByteLength(body) : body.byteLength);
  return { status: response.status, headers, body: method === "HEAD" ? null : body, bodyFault };
}

/** Returns the length in UTF-8. Most responses are ASCII, so their length is known without encoding them. */
function getByteLength(text: string): number {
  return ASCII.test(text) ? text.length : encoder.encode(text).length;
}

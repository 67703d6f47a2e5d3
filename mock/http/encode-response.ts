import { encodeJson, type JoinedJson } from "../kernel/shared-json.ts";
import type { HandlerResponse } from "./errors.ts";
import type { MockResponse } from "./exchange.ts";
import { createLazyProperty } from "../kernel/lazy-property.ts";

/** Encodes a response. The response to a HEAD request has the headers of the GET and no body. */
export function encodeResponse(
  response: HandlerResponse,
  requestId: string,
  method: string,
  bodyFault?: MockResponse["bodyFault"],
): MockResponse {
  // Not the other headers first: see "Code that runs for each request or row" in CONTRIBUTING.md.
  const headers: Record<string, string> = { "x-request-id": requestId, ...response.headers };
  headers["x-request-id"] = requestId;
  if (response.body === undefined) return { status: response.status, headers, body: null, bodyFault };
  if (response.body instanceof Uint8Array) {
    headers["content-type"] ??= "application/pdf";
    headers["content-length"] = String(response.body.byteLength);
    return { status: response.status, headers, body: method === "HEAD" ? null : response.body, bodyFault };
  }
  headers["content-type"] ??= "application/json";
  const json = encodeJson(response.body);
  const isText = typeof json === "string";
  headers["content-length"] = String(isText ? countBytes(json) : json.bytes.byteLength);
  if (method === "HEAD") return { status: response.status, headers, body: null, bodyFault };
  if (isText) return { status: response.status, headers, body: json, bodyFault };
  return buildJoinedResponse({ status: response.status, headers, bodyFault }, json);
}

const encoder = new TextEncoder();
const encoded = new Uint8Array(64 * 1024);

/** Counts the bytes of a text in UTF-8. A character has at most three. */
function countBytes(text: string): number {
  if (text.length * 3 > encoded.length) return encoder.encode(text).byteLength;
  return encoder.encodeInto(text, encoded).written;
}

/**
 * Bodies that exist as bytes already, so that the adapter for node:http need not decode and encode them ("The same list of 50 orders at a
 * port" in docs/performance.md). A copy of a response is not in this map, because its maker may have changed its body.
 */
const joined = new WeakMap<MockResponse, JoinedJson>();

const withBody = createLazyProperty("body", (json: JoinedJson) => json.readText());

/** Builds a response whose text is decoded only when someone reads it. */
function buildJoinedResponse(
  head: Pick<MockResponse, "status" | "headers" | "bodyFault">,
  json: JoinedJson,
): MockResponse {
  const { status, headers, bodyFault } = head;
  const response = withBody({ status, headers, bodyFault }, json);
  joined.set(response, json);
  return response;
}

/** Finds the bytes of a response's JSON. Nobody may change them. */
export function findJoinedBody(response: MockResponse): JoinedJson | undefined {
  return joined.get(response);
}

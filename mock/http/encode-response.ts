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
  const headers: Record<string, string> = { ...response.headers, "x-request-id": requestId };
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

/** Below this length, a test for ASCII takes less time than encoding. */
const SHORT = 4096;
// oxlint-disable-next-line no-control-regex -- This range is ASCII.
const ASCII = /^[\x00-\x7f]*$/;
const encoder = new TextEncoder();

/** Returns the length in UTF-8. Most responses are short and ASCII. */
function countBytes(text: string): number {
  return text.length <= SHORT && ASCII.test(text) ? text.length : encoder.encode(text).length;
}

/** Bodies that exist as bytes already. A copy of a response is not in here, because its maker may have changed its body. */
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

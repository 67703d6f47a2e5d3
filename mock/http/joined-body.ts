import { createLazyProperty } from "../kernel/lazy-property.ts";
import type { JoinedJson } from "../kernel/shared-json.ts";
import type { MockResponse } from "./exchange.ts";

/** Bodies that exist as bytes already. A copy of a response is not in here, because its maker may have changed its body. */
const joined = new WeakMap<MockResponse, JoinedJson>();

const withBody = createLazyProperty("body", (json: JoinedJson) => json.readText());

/** Builds a response whose text is decoded only when someone reads it. */
export function buildJoinedResponse(
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

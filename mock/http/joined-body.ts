import type { JoinedJson } from "../kernel/shared-json.ts";
import type { MockResponse } from "./exchange.ts";

/** Bodies that exist as bytes already. A copy of a response is not in here, because its maker may have changed its body. */
const joined = new WeakMap<MockResponse, JoinedJson>();

/** Names the JSON of a response. */
const jsonKey = Symbol("json");

/**
 * The `body` of these responses. It is one getter for all, because V8 makes a hidden class for every object literal with a getter, and
 * keeps it with the bytes until a full garbage collection.
 */
const lazyBody = {
  configurable: true,
  enumerable: true,
  get(this: { readonly [jsonKey]: JoinedJson }) {
    return this[jsonKey].readText();
  },
};

/** Builds a response whose text is decoded only when someone reads it. */
export function buildJoinedResponse(
  head: Pick<MockResponse, "status" | "headers" | "bodyFault">,
  json: JoinedJson,
): MockResponse {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response gets its body here.
  const response = Object.defineProperty({ ...head }, "body", lazyBody) as MockResponse;
  Object.defineProperty(response, jsonKey, { value: json });
  joined.set(response, json);
  return response;
}

/** Finds the bytes of a response's JSON. Nobody may change them. */
export function findJoinedBody(response: MockResponse): JoinedJson | undefined {
  return joined.get(response);
}

import { DecodeError, toApiError } from "../errors.ts";
import { requestIdOf, retryAfterOf } from "./answer-headers.ts";
import type { CallContext, Received } from "./context.ts";
import { fieldsOf } from "./log.ts";
import type { Settings } from "./settings.ts";

/** The JSON of a text; the text itself where it is none, undefined where it is empty. */
export function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The data of a success, or the error that the answer amounts to. */
export async function dataOf(
  settings: Settings,
  call: CallContext,
  { response, text }: Received,
): Promise<unknown> {
  const { status, headers } = response;
  const requestId = requestIdOf(response);
  // Not by the body: an empty 500 has none.
  if (!response.ok) {
    const retryAfterMs = retryAfterOf(response, settings.now);
    throw toApiError({ ...call, status, requestId, retryAfterMs, body: parseJson(text), headers });
  }
  const refuse = (wrong: string, code: string) => new DecodeError(call, { status, requestId }, wrong, code);
  let data: unknown;
  if (!call.empty) {
    if (text === "") throw refuse("empty where JSON is due", "empty_body");
    try {
      data = JSON.parse(text) as unknown;
    } catch {
      // The parser's own message quotes the body, so it is not passed on.
      throw refuse(`not JSON but ${headers.get("content-type") ?? "of no type"}`, "invalid_json");
    }
  }
  const { method, path, pathParameters } = call;
  await settings.validate?.({
    method,
    path,
    pathParameters,
    status,
    data,
    warn: (wrong) =>
      settings.log?.("warn", () => fieldsOf(call, settings.now() - call.began, response), `, ${wrong}`),
    refuse: (wrong) => refuse(wrong, "unexpected_shape"),
  });
  return data;
}

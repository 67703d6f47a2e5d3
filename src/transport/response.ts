import { DecodeError, toApiError } from "../errors/index.ts";
import { getRequestId, parseRetryAfter } from "./response-headers.ts";
import type { CallContext, Received } from "./context.ts";
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

/** Creates the error of a successful response with an unexpected body. */
export const createDecodeError = (
  call: CallContext,
  response: Response,
  wrong: string,
  code: string,
): DecodeError =>
  new DecodeError(call, { status: response.status, requestId: getRequestId(response) }, wrong, code);

/** Describes the media type of a response for a message, without parameters. */
export const describeType = ({ headers }: Response): string =>
  /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?=$|[;\s])/.exec(headers.get("content-type") ?? "")?.[0] ?? "of no type";

/** Explains a 404 where the address of the client brings the version that each path has already. */
function explainNotFound({ baseUrl }: Settings, { path }: CallContext, status: number): string {
  const version = /\/v\d$/.exec(baseUrl)?.[0];
  return status === 404 && version && path.includes("/v")
    ? `: baseUrl ends in ${version}, but every path begins with its own version; leave it out of baseUrl`
    : "";
}

/** Returns the data of a successful response. Throws the error of any other. */
export function parseData(
  settings: Settings,
  call: CallContext,
  { response, text, bytes }: Received,
): unknown {
  const { status, headers } = response;
  // Not by the body: an empty 500 has none.
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response, settings.now);
    const facts = {
      ...call,
      status,
      requestId: getRequestId(response),
      retryAfterMs,
      body: parseJson(text),
      headers,
    };
    throw toApiError(facts, explainNotFound(settings, call, status));
  }
  if (bytes) return call.parseFile?.(call, response, bytes);
  if (text === "") {
    if (call.empty) return undefined;
    throw createDecodeError(call, response, "empty where JSON is due", "empty_body");
  }
  try {
    const data: unknown = JSON.parse(text);
    // An unexpected JSON body does no harm. Anything else does not come from the service: for example, a proxy's page.
    return call.empty ? undefined : data;
  } catch {
    // The parser's own message quotes the body, so it is not passed on.
    const type = describeType(response);
    throw createDecodeError(
      call,
      response,
      /\bjson$/i.test(type) ? "malformed JSON" : `not JSON but ${type}`,
      "invalid_json",
    );
  }
}

import { DecodeError, getDetail, getErrorType, toApiError, type ApiError } from "../errors/index.ts";
import { readIssues } from "../errors/issues.ts";
import { explain } from "./load-part.ts";
import { parseRateLimit } from "./rate-limit.ts";
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

/** Explains a web page in place of the service's response, for the end of a message. */
export const hintPage = (headers: Headers, text = ""): string =>
  /\bhtml\b/i.test(`${headers.get("content-type")} ${text.slice(0, 50)}`)
    ? ". This is a web page: check baseUrl, and any proxy or gateway."
    : "";

/** Creates the error of a successful response with an unexpected body. */
export function createDecodeError(
  call: CallContext,
  response: Response,
  wrong: string,
  code: string,
): DecodeError {
  const { status, headers } = response;
  const hint = hintPage(headers);
  return new DecodeError(call, { status, requestId: getRequestId(response) }, wrong, code, undefined, hint);
}

/** Matches the media type at the start of a content-type. */
export const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?=$|[;,\s])/;

/** Describes the media type of a response for a message, without parameters. */
export const describeType = ({ headers }: Response): string =>
  mediaType.exec(headers.get("content-type") ?? "")?.[0] ?? "of no type";

/** Creates the error of an error response. */
export async function createResponseError(
  settings: Settings,
  call: CallContext,
  { response, text }: Received,
): Promise<ApiError<unknown>> {
  const { status, headers } = response;
  const rateLimit = parseRateLimit(headers, settings.now);
  const body = parseJson(text);
  const detail = getDetail(body);
  const explanation = await explain(({ explainResponse }) =>
    explainResponse({
      ...call,
      status,
      baseUrl: settings.baseUrl,
      text,
      detail,
      issues: readIssues(detail),
      errorType: getErrorType(body),
      pageHint: hintPage(headers, text),
    }),
  );
  return toApiError({
    ...call,
    ...explanation,
    status,
    requestId: getRequestId(response),
    retryAfterMs: parseRetryAfter(response, settings.now, rateLimit),
    rateLimit,
    body,
    headers,
  });
}

/** Returns the data of a successful response. */
export function parseData(call: CallContext, { response, text, bytes }: Received): unknown {
  if (bytes) return call.parts.parseFile?.(call, response, bytes);
  if (text === "") {
    // A route that is not in the document may do either.
    if (call.empty || call.operation === null) return undefined;
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

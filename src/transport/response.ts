import type { Bytes } from "../bytes.ts";
import {
  type ApiError,
  DecodeError,
  getDetail,
  getErrorType,
  type RateLimit,
  toApiError,
} from "../errors/index.ts";
import { readIssues } from "../errors/issues.ts";
import type { CallContext, Received, Settings } from "./context.ts";
import type { explainConnection, explainRedirect, explainResponse } from "./explain.ts";

/**
 * Returns the service's id of the request; null when it sent none. It is printed, and a proxy may send anything: it gets at most 100
 * characters, and none that a terminal obeys.
 */
export const getRequestId = ({ headers }: Response): string | null =>
  headers
    .get("x-request-id")
    ?.replace(/[^ -~]/g, "")
    .slice(0, 100) || null;

const decimal = /^\d+(\.\d+)?$/;

/**
 * Returns how long the service asks to wait before a retry, in milliseconds: `retry-after-ms`, or Retry-After in seconds or as a
 * date, or for a 429 without them the end of an exhausted rate limit. Returns null without any of them.
 */
export function parseRetryAfter({ status, headers }: Response, now: () => number): number | null {
  const exact = headers.get("retry-after-ms") ?? "";
  if (decimal.test(exact)) return Number(exact);
  const text = headers.get("retry-after") ?? "";
  if (decimal.test(text)) return Number(text) * 1000;
  // An HTTP date has a time of day. Date.parse also accepts other texts: it parses even "-5" as a date.
  const ms = /\d:\d\d:\d\d/.test(text) ? Date.parse(text) - now() : NaN;
  if (!Number.isNaN(ms)) return Math.max(0, ms);
  const rateLimit = parseRateLimit(headers, now);
  return status === 429 && !rateLimit?.remaining ? (rateLimit?.resetMs ?? null) : null;
}

/** Reads the number at the start of a text; null where there is none. */
function readNumber(text: string | null | undefined): number | null {
  const number = parseFloat(text ?? "");
  return number >= 0 ? number : null;
}

/** Splits the policies of a structured header. Drafts before the eighth have one, without a name and with commas inside. */
const listPolicies = (text: string | null): string[] => (text ?? "").split(/,\s*(?=")/);

/**
 * Parses the rate limit of a response: the fields `RateLimit` and `RateLimit-Policy` of the IETF's draft, its older
 * `RateLimit-Limit`, `-Remaining` and `-Reset`, or the same with `X-` in front. Returns null without any of them.
 */
export function parseRateLimit(headers: Headers, now: () => number): RateLimit | null {
  const policies = listPolicies(headers.get("ratelimit"));
  // With several policies, obey the one that has nothing left.
  const policy = policies.find((one) => /\br=0\b/.test(one)) ?? policies[0] ?? "";
  const quotas = listPolicies(headers.get("ratelimit-policy"));
  const text = `${policy};${quotas.find((one) => one.startsWith(policy.split(";")[0] ?? ""))}`;
  const read = (name: string, letter: string) =>
    readNumber(
      headers.get(`ratelimit-${name}`) ??
        headers.get(`x-ratelimit-${name}`) ??
        new RegExp(`\\b(?:${letter}|${name})=(\\d+)`).exec(text)?.[1],
    );
  const limit = read("limit", "q");
  const remaining = read("remaining", "r");
  const reset = read("reset", "t");
  if (limit === null && remaining === null && reset === null) return null;
  // Seconds, or an instant in seconds since the epoch.
  const resetMs = reset && Math.max(0, reset * 1000 - (reset > 1e9 ? now() : 0));
  return { limit, remaining, resetMs };
}

/** Reads the whole body of a response. */
export async function readResponse(call: CallContext, response: Response): Promise<Received> {
  // An error is JSON, also when a file was requested.
  const isFile = call.bodyHandling.parseFile && response.ok;
  const bytes = await readBytes(call, response, !isFile);
  return isFile ? { response, text: "", bytes } : { response, text: new TextDecoder().decode(bytes) };
}

/**
 * Reads a body up to the call's limit. The limit is on the decoded size, because a small compressed body can decode to a huge one.
 * @param mayShare whether the bytes may be memory that the runtime uses for other data as well
 * @throws DecodeError beyond the limit; the rest of the body is cancelled.
 */
async function readBytes(call: CallContext, response: Response, mayShare: boolean): Promise<Bytes> {
  const most = call.maxResponseBytes;
  const chunks: Bytes[] = [];
  let size = 0;
  const take = (chunk: Bytes): void => {
    size += chunk.byteLength;
    if (size <= most) return void chunks.push(chunk);
    const received = { status: response.status, requestId: getRequestId(response) };
    throw new DecodeError(
      call,
      received,
      `larger than maxResponseBytes (${most} bytes)`,
      "response_too_large",
    );
  };
  // The fetch of some runtimes and polyfills gives no stream to read from.
  const reader = response.body?.getReader?.();
  if (!reader) take(new Uint8Array(await response.arrayBuffer()));
  else {
    try {
      for (let read = await reader.read(); !read.done; read = await reader.read()) take(read.value);
    } catch (error) {
      // Do not await it: it may never settle.
      void Promise.allSettled([reader.cancel()]);
      throw error;
    }
  }
  // Most bodies are one chunk, and a copy of a large one costs a tenth of the call.
  if (mayShare && chunks[0]?.length === size) return chunks[0];
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

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

/** The functions of the late-loaded chunk. */
interface Explanations {
  readonly explainConnection: typeof explainConnection;
  readonly explainRedirect: typeof explainRedirect;
  readonly explainResponse: typeof explainResponse;
}

/** Returns an explanation for a message. Its code is loaded on first use; undefined where it cannot be loaded. */
export const explain = <T>(read: (chunk: Explanations) => T): Promise<T | undefined> =>
  import("./explain.ts").then(read).catch(() => undefined);

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
    retryAfterMs: parseRetryAfter(response, settings.now),
    rateLimit: parseRateLimit(headers, settings.now),
    body,
    headers,
  });
}

/** Returns the data of a successful response. */
export function parseData(call: CallContext, { response, text, bytes }: Received): unknown {
  if (bytes) return call.bodyHandling.parseFile?.(call, response, bytes);
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

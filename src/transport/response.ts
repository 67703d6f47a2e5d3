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
import type {
  describeBody,
  explainConnection,
  explainResponse,
  followRedirects,
  parseRateLimit,
  parseRetryAfter,
} from "./explain.ts";

/**
 * Returns the service's id of the request; null when it sent none. It is printed, and a proxy may send anything: it gets at most 100
 * characters, and none that a terminal obeys.
 */
export const getRequestId = ({ headers }: Response): string | null =>
  headers
    .get("x-request-id")
    ?.replace(/[^ -~]/g, "")
    .slice(0, 100) || null;

/** Returns the rate limit that a response mentions, or null. Its code is loaded with the first one. */
export const readRateLimit = (
  headers: Headers,
  now: () => number,
): Promise<RateLimit | null | undefined> | null =>
  Array.from(headers.keys()).some((name) => name.includes("ratelimit"))
    ? explain(({ parseRateLimit }) => parseRateLimit(headers, now))
    : null;

/**
 * Reads the whole body of a response, up to the call's limit. The limit is on the decoded size, because a small compressed body can
 * decode to a huge one.
 * @throws DecodeError beyond the limit; the rest of the body is cancelled.
 */
export async function readResponse(call: CallContext, response: Response): Promise<Received> {
  const most = call.maxResponseBytes;
  const chunks: Bytes[] = [];
  let size = 0;
  call.response = response;
  const take = (chunk: Bytes): void => {
    size += chunk.length;
    if (size > most)
      throw createDecodeError(
        call,
        response,
        `larger than maxResponseBytes (${most} bytes)`,
        "response_too_large",
      );
    chunks.push(chunk);
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
  // An error is JSON, also when a file was requested.
  const isFile = call.parseFile && response.ok;
  let [bytes] = chunks;
  // Most bodies are one chunk, and a copy of a large one costs a tenth of the call. The memory of a chunk may hold other data of the
  // runtime as well, so a file is always a copy.
  if (isFile || bytes?.length !== size) {
    bytes = new Uint8Array(size);
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
  }
  return isFile ? { response, text: "", bytes } : { response, text: new TextDecoder().decode(bytes) };
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

/** The functions of the late-loaded chunk. */
interface Explanations {
  readonly describeBody: typeof describeBody;
  readonly explainConnection: typeof explainConnection;
  readonly explainResponse: typeof explainResponse;
  readonly followRedirects: typeof followRedirects;
  readonly parseRateLimit: typeof parseRateLimit;
  readonly parseRetryAfter: typeof parseRetryAfter;
}

/** Returns an explanation for a message. Its code is loaded on first use; undefined where it cannot be loaded. */
export const explain = <T>(read: (chunk: Explanations) => T): Promise<T | undefined> =>
  import("./explain.ts").then(read).catch(() => undefined);

/** Creates the error of a successful response with an unexpected body. */
export const createDecodeError = (
  call: CallContext,
  response: Response,
  wrong: string,
  code: string,
  hint?: string,
): DecodeError =>
  new DecodeError(
    call,
    { status: response.status, requestId: getRequestId(response) },
    wrong,
    code,
    undefined,
    hint,
  );

/** Creates the error of an error response. */
export async function createResponseError(
  { baseUrl, now }: Settings,
  call: CallContext,
  { response, text }: Received,
): Promise<ApiError<unknown>> {
  const { status, headers } = response;
  const body = parseJson(text);
  const detail = getDetail(body);
  const facts = { ...call, baseUrl, status, headers, body, text, detail };
  const requestId = getRequestId(response);
  const explained = await explain(({ explainResponse, parseRateLimit, parseRetryAfter }) => ({
    ...explainResponse({ ...facts, issues: readIssues(detail), errorType: getErrorType(body) }),
    retryAfterMs: parseRetryAfter(response, now),
    rateLimit: parseRateLimit(headers, now),
  }));
  return toApiError({ ...facts, requestId, retryAfterMs: null, rateLimit: null, ...explained });
}

/** Returns the data of a successful response, or a promise of its DecodeError. */
export function parseData(call: CallContext, { response, text, bytes }: Received): unknown {
  if (bytes) return call.parseFile?.(call, response, bytes);
  try {
    // An unexpected JSON body does no harm. Anything else does not come from the service: for example, a proxy's page.
    const data: unknown = text === "" ? undefined : JSON.parse(text);
    if (call.empty) return undefined;
    // A route that is not in the document may do either.
    if (data !== undefined || call.operation === null) return data;
  } catch {
    // The parser's own message quotes the body, so it is not passed on.
    return failDecode(call, response);
  }
  throw createDecodeError(call, response, "empty where JSON is due", "empty_body");
}

async function failDecode(call: CallContext, response: Response): Promise<never> {
  const [wrong, hint] = (await explain(({ describeBody }) => describeBody(response.headers))) ?? ["not JSON"];
  throw createDecodeError(call, response, wrong, "invalid_json", hint);
}

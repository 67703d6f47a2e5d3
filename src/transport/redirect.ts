import type { ApiError } from "../errors/index.ts";
import type { CallContext, Settings } from "./context.ts";
import { hintScheme } from "./hints.ts";

// This file is loaded with the first redirect. It imports no code that every call needs, so that bundlers put it into a file of its own.

/** How many redirects one attempt follows. */
const maxRedirects = 5;

const credentialHeaders = ["x-service-api-key", "x-service-link-token"];

/** What the code of every call gives to this file. */
interface RedirectTools {
  readonly ApiError: typeof ApiError;
  readonly getRequestId: (response: Response) => string | null;
  readonly isUnderBase: (settings: Settings, url: string) => boolean;
}

/**
 * Returns the address that a response redirects to, and releases its body; undefined for a response that is no redirect.
 * @param left - how many redirects this attempt may still follow
 * @param secrets - what no message may name
 * @throws ApiError for another origin, for one redirect too many, and for a request that changes something, unless the service asks
 * to send it again as it is (307, 308) and to itself.
 */
function resolveRedirect(
  settings: Settings,
  call: CallContext,
  response: Response,
  from: string,
  secrets: readonly unknown[],
  left: number,
  { ApiError, getRequestId, isUnderBase }: RedirectTools,
): string | undefined {
  const { status, headers } = response;
  // A browser hides a redirect that it does not follow, including its target.
  if (!/30[12378]/.test(String(status)) && response.type !== "opaqueredirect") return undefined;
  // A body that is never read would keep its connection. Do not await it: it may never settle. The fetch of some polyfills gives a
  // stream of another kind.
  const rest = response.body as (Partial<ReadableStream> & { destroy?: () => void }) | null;
  void Promise.allSettled([rest?.cancel?.() ?? rest?.destroy?.()]);
  const target = headers.get("location") ?? "//";
  const url = URL.canParse(target, from) ? new URL(target, from) : undefined;
  const mayFollow =
    call.method === "GET" ||
    (status > 303 && url && isUnderBase(settings, url.href) === isUnderBase(settings, from));
  if (url?.origin === new URL(from).origin && mayFollow && left) return url.href;
  // The message names the origin of the target alone, because path and query may hold a token, and not even that where the host repeats
  // a credential, or a value of the path or the query.
  const origin = url && (url.origin === "null" ? url.protocol : url.origin);
  const isSafe = origin && !secrets.some((each) => each && origin.includes(String(each).toLowerCase()));
  const facts = {
    ...call,
    remark: `: a redirect${isSafe ? ` to ${origin}` : ""} that is not followed`,
    hint: url?.protocol === "https:" ? hintScheme(settings.baseUrl) : "",
    status,
    headers,
    body: undefined,
    requestId: getRequestId(response),
    retryAfterMs: null,
  };
  throw new ApiError(facts, "redirect_refused");
}

/**
 * Follows the redirects of a response within the origin, and returns the response at their end.
 * @param sent - the headers of the request. They lose the credential outside the base URL.
 * @param sendTo - sends the request again, to another address.
 */
export async function followRedirects(
  settings: Settings,
  call: CallContext,
  response: Response,
  url: string,
  sent: Headers,
  signal: AbortSignal,
  sendTo: (url: string) => Promise<Response>,
  tools: RedirectTools,
): Promise<Response> {
  const secrets = [
    ...credentialHeaders.map((name) => sent.get(name)),
    ...Object.values(call.pathParameters),
    ...new URL(url).searchParams.values(),
  ];
  for (let left = maxRedirects; ; left--) {
    const next = resolveRedirect(settings, call, response, url, secrets, left, tools);
    if (next === undefined) return response;
    // A fetch function of the caller may ignore the signal.
    signal.throwIfAborted();
    url = next;
    // What else is at the origin learns no credential, and nothing that it redirects to gets it back.
    if (!tools.isUnderBase(settings, url)) for (const name of credentialHeaders) sent.delete(name);
    response = await sendTo(url);
  }
}

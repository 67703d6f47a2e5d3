import type { ApiError } from "../errors/index.ts";
import type { CallContext, Settings } from "./context.ts";
import { hintScheme } from "./hints.ts";

// This file is loaded with the first redirect. It imports no code that every call needs, so that bundlers put it into a file of its own.

/** How many redirects one attempt follows. */
const maxRedirects = 5;

const credentialHeaders = ["x-service-api-key", "x-service-link-token"];

/** What the code of every call gives to this file. */
type RedirectTools = readonly [
  error: typeof ApiError,
  getRequestId: (response: Response) => string | null,
  isUnderBase: (settings: Settings, url: string) => boolean,
];

/**
 * Follows the redirects of a response within the origin, and returns the response at their end.
 * @param sent - the headers of the request. They lose the credential outside the base URL.
 * @param sendTo - sends the request again, to another address.
 * @throws ApiError for another origin, for one redirect too many, and for a request that changes something, unless the service asks
 * to send it again as it is (307, 308) and to itself.
 */
export async function followRedirects(
  settings: Settings,
  call: CallContext,
  response: Response,
  url: string,
  sent: Headers,
  signal: AbortSignal,
  sendTo: (url: string) => Promise<Response>,
  [ApiError, getRequestId, isUnderBase]: RedirectTools,
): Promise<Response> {
  // The credentials, and the values of the path and the query.
  const secrets = [
    ...credentialHeaders.map((name) => sent.get(name)),
    ...Object.values(call.pathParameters),
    ...new URL(url).searchParams.values(),
  ];
  for (let left = maxRedirects; ; left--) {
    const { status, headers } = response;
    // A browser hides a redirect that it does not follow, including its target.
    if (!/30[12378]/.test(String(status)) && response.type !== "opaqueredirect") return response;
    // A body that is never read would keep its connection. Do not await it: it may never settle. The fetch of some polyfills gives a
    // stream of another kind.
    const rest = response.body as (Partial<ReadableStream> & { destroy?: () => void }) | null;
    void Promise.allSettled([rest?.cancel?.() ?? rest?.destroy?.()]);
    const location = headers.get("location") ?? "//";
    const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
    const mayFollow =
      call.method === "GET" ||
      (status > 303 && target && isUnderBase(settings, target.href) === isUnderBase(settings, url));
    if (target?.origin !== new URL(url).origin || !mayFollow || !left) {
      // The message names the origin of the target alone, because path and query may hold a token, and not even that where the host
      // repeats a secret.
      const origin = target && (target.origin === "null" ? target.protocol : target.origin);
      const isSafe = origin && !secrets.some((each) => each && origin.includes(String(each).toLowerCase()));
      const facts = {
        ...call,
        remark: `: a redirect${isSafe ? ` to ${origin}` : ""} that is not followed`,
        hint: target?.protocol === "https:" ? hintScheme(settings.baseUrl) : "",
        status,
        headers,
        body: undefined,
        requestId: getRequestId(response),
        retryAfterMs: null,
      };
      throw new ApiError(facts, "redirect_refused");
    }
    // A fetch function of the caller may ignore the signal.
    signal.throwIfAborted();
    url = target.href;
    // What else is at the origin learns no credential, and nothing that it redirects to gets it back.
    if (!isUnderBase(settings, url)) for (const name of credentialHeaders) sent.delete(name);
    response = await sendTo(url);
  }
}

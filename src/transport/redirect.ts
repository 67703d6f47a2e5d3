import { ApiError } from "../errors/index.ts";
import type { CallContext } from "./context.ts";
import { hintScheme } from "./hints.ts";
import { getRequestId } from "./response-headers.ts";
import type { Settings } from "./settings.ts";

const redirects = [301, 302, 303, 307, 308];

/**
 * Returns the address that a response redirects to, or undefined.
 *
 * @throws ApiError for another origin, which must not learn the credential, and for a request that changes something,
 * unless the service asks to send it again as it is (307, 308).
 */
export function resolveRedirect(
  settings: Settings,
  call: CallContext,
  response: Response,
  from: string,
): string | undefined {
  const { status, headers } = response;
  // A browser hides a redirect that it does not follow, including its target.
  if (!redirects.includes(status) && response.type !== "opaqueredirect") return undefined;
  const target = headers.get("location") ?? "//";
  const url = URL.canParse(target, from) ? new URL(target, from) : undefined;
  if (url?.origin === new URL(from).origin && (call.method === "GET" || status > 303)) return url.href;
  // The origin alone: path and query may hold a token.
  const origin = url ? ` to ${url.origin === "null" ? url.protocol : url.origin}` : "";
  const facts = {
    ...call,
    status,
    headers,
    body: undefined,
    requestId: getRequestId(response),
    retryAfterMs: null,
    remark: `: a redirect${origin} that is not followed`,
    hint: url?.protocol === "https:" ? hintScheme(settings) : "",
  };
  throw new ApiError(facts, "redirect_refused");
}

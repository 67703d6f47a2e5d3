import { HttpResponse } from "msw";
import { isAbort } from "../http/exchange.ts";
import { toResponse, waitForAbort } from "../http/to-response.ts";
import { readRequest, type MockCore } from "../core/fetch.ts";

/** What MSW tells a resolver, as far as it matters here. */
interface Intercepted {
  readonly request: Request;
  /** Made for each request that MSW intercepts. */
  readonly requestId: string;
}

/**
 * Handles a request that MSW intercepted, once. Where several servers listen, MSW resolves the same request for each of them:
 * the first resolution gets the response, any later one nothing.
 */
export function createResolver(mock: MockCore): (info: Intercepted) => Promise<Response | undefined> {
  return async ({ request, requestId }) => {
    if (isHandled(request, requestId)) return undefined;
    // The body stays readable, for another server that prints or passes on the request.
    const result = await mock.handle(readRequest(request, "clone"));
    if (!isAbort(result)) return toResponse(result, request.signal);
    // A caller that went away hears no more; MSW would report a rejection here as a fault of the handler.
    if (result.abort === "hang") await waitForAbort(request.signal).catch(() => undefined);
    return HttpResponse.error();
  };
}

/** The mark stands on the request itself, so that every copy of this module knows it. */
const HANDLED = Symbol.for("sanguine.mock.handled");

/**
 * Whether a request was handled before under this id, and marks it. MSW gives the same object to every server; the id tells
 * that apart from a request that a test resolves twice by itself, as `getResponse()` does.
 */
function isHandled(request: Request & { [HANDLED]?: string }, requestId: string): boolean {
  if (request[HANDLED] === requestId) return true;
  Object.defineProperty(request, HANDLED, { value: requestId, configurable: true });
  return false;
}

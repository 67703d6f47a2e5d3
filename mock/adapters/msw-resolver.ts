import { HttpResponse } from "msw";
import { isAbort } from "../http/exchange.ts";
import { onAbort } from "../http/caller.ts";
import { toResponse, waitForAbort } from "../http/to-response.ts";
import { readRequest, type MockCore } from "../core/fetch.ts";

interface Intercepted {
  readonly request: Request;
  readonly requestId: string;
}

/**
 * Creates a resolver that handles each intercepted request once. When several servers listen, MSW resolves the same request for
 * each of them. The first resolution returns the response; later ones return undefined.
 */
export function createResolver(mock: MockCore): (info: Intercepted) => Promise<Response | undefined> {
  return async ({ request, requestId }) => {
    if (markHandled(request, requestId)) return undefined;
    // Keep the body readable for other servers, which may print the request or pass it on.
    const work = mock.handle(readRequest(request, "clone"));
    // A handler may wait for the signal, which needs the request.
    const result = await work.finally(onAbort(request, () => {}));
    if (!isAbort(result)) return toResponse(result, request);
    // The caller has disconnected. MSW would report a rejection as an error of the handler.
    if (result.abort === "hang") await waitForAbort(request).catch(() => undefined);
    return HttpResponse.error();
  };
}

/** Marks handled requests on the request itself, so that every copy of this module sees the mark. */
const HANDLED = Symbol.for("sanguine.mock.handled");

/**
 * Marks a request as handled under this id, and returns whether it was marked before. MSW passes the same object to every
 * server. The id distinguishes that from a request that a test resolves twice, as `getResponse()` does.
 */
function markHandled(request: Request & { [HANDLED]?: string }, requestId: string): boolean {
  if (request[HANDLED] === requestId) return true;
  Object.defineProperty(request, HANDLED, { value: requestId, configurable: true });
  return false;
}

/**
 * MSW request handlers, to combine with your own.
 *
 * @module sanguine/mock/msw
 */
import { http, type HttpHandler } from "msw";
import { checkMock, isUnderAddress, type MockCore } from "../core/fetch.ts";
import { checkArguments, handlersParameters } from "../tools/arguments/check.ts";
import { createResolver } from "./msw-resolver.ts";
import { isDelivery } from "./msw-unhandled.ts";

/** Options of `createHandlers`. */
export interface CreateHandlersOptions {
  /**
   * Creates one handler for each operation, and one that lets webhooks pass. `listHandlers()` then names the operations, and
   * requests to unknown paths reach your other handlers. This is many times slower than one handler for the whole mock.
   * @default false
   */
  readonly perOperation?: boolean;
}

/**
 * Creates MSW request handlers for a mock. They handle requests to the mock's URL and pass all others on.
 *
 * @example
 * ```ts
 * import { setupServer } from "msw/node";
 * import { createMock } from "sanguine/mock";
 * import { createHandlers } from "sanguine/mock/msw";
 *
 * const mock = createMock({ url: "https://api.example.com", apiKey: "<API_KEY>" });
 * const server = setupServer(...createHandlers(mock));
 * server.listen();
 * const response = await fetch("https://api.example.com/v2/providers", { headers: { "x-service-api-key": "<API_KEY>" } });
 * console.log(response.status);
 * server.close();
 * ```
 */
export function createHandlers(mock: MockCore, options: CreateHandlersOptions = {}): HttpHandler[] {
  checkMock("createHandlers", mock);
  checkArguments("createHandlers", handlersParameters, [options]);
  const resolver = createResolver(mock);
  if (options.perOperation !== true) {
    return [http.all(({ request }) => isUnderAddress(mock.url, request.url), resolver), deliveries];
  }
  const paths = mock.operations.flatMap(({ method, paths: own }) =>
    removeDuplicates(own).map((path) => ({ method, path })),
  );
  // MSW uses the first handler that matches, so fixed segments must precede parameters.
  paths.sort((a, b) => (getSortKey(a.path) < getSortKey(b.path) ? -1 : 1));
  const own = paths.map(({ method, path }) =>
    METHODS[method](mock.url + path.replaceAll(/\{(\w+)\}/g, ":$1"), resolver),
  );
  return [...own, deliveries];
}

/**
 * Matches the webhooks that a mock posts, and leaves the response to the next handler or the network. Without it MSW would treat
 * them as unhandled requests: it would reject them or print their bodies.
 */
const deliveries = http.post(
  ({ request }) => isDelivery(request),
  () => undefined,
);

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Removes paths that differ only in a trailing slash, which MSW ignores. */
function removeDuplicates(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/(?<=.)\/$/, "")))];
}

function getSortKey(path: string): string {
  return path.replaceAll(/\{\w+\}/g, "~");
}

/**
 * Request handlers of MSW, to put beside your own.
 *
 * @module sanguine/mock/msw
 */
import { http, type HttpHandler } from "msw";
import { isUnderAddress, type MockCore } from "../core/fetch.ts";
import { USER_AGENT } from "../webhooks/send.ts";
import { createResolver } from "./msw-resolver.ts";

/** How the handlers of a mock are made. */
export interface CreateHandlersOptions {
  /**
   * One handler an operation, and one that lets webhooks pass, so that `listHandlers()` names them and paths that no operation has fall through. Many
   * times slower than the one handler that answers for the whole mock.
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
  const answer = createResolver(mock);
  if (options.perOperation !== true) {
    return [http.all(({ request }) => isUnderAddress(mock.url, request.url), answer), deliveries];
  }
  const paths = mock.operations.flatMap(({ method, paths: own }) =>
    removeDuplicates(own).map((path) => ({ method, path })),
  );
  // MSW takes the first handler that fits, so a fixed segment must come before a parameter in its place.
  paths.sort((a, b) => (getSortKey(a.path) < getSortKey(b.path) ? -1 : 1));
  const own = paths.map(({ method, path }) =>
    METHODS[method](mock.url + path.replaceAll(/\{(\w+)\}/g, ":$1"), answer),
  );
  return [...own, deliveries];
}

/**
 * Knows the webhooks that a mock posts to an address, and leaves the answer to whoever comes next: a handler of the test's
 * own, or the network. Without it MSW would take them for requests that nobody expected, refuse them or print their bodies.
 */
const deliveries = http.post(
  ({ request }) => request.headers.get("user-agent") === USER_AGENT,
  () => undefined,
);

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** The paths of an operation. MSW overlooks a slash at the end, so one with it and one without are the same to it. */
function removeDuplicates(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/(?<=.)\/$/, "")))];
}

function getSortKey(path: string): string {
  return path.replaceAll(/\{\w+\}/g, "~");
}

import type { http, HttpHandler } from "msw";
import { isUnderAddress, type MockCore } from "../core/fetch.ts";
import { USER_AGENT } from "../webhooks/send.ts";
import { createResolver } from "./msw-resolver.ts";

/** Options of `createHandlers`. */
export interface CreateHandlersOptions {
  /**
   * Creates one handler for each operation, and one that lets webhooks pass. `listHandlers()` then names the operations, and
   * requests to unknown paths reach your other handlers. This is many times slower than one handler for the whole mock.
   * @default false
   */
  readonly perOperation?: boolean;
}

type Http = typeof http;

/** Builds the handlers of a mock with MSW's `http`, which each adapter loads as its runtime allows. */
export function buildHandlers(
  { all, get, post, put, patch, delete: remove }: Http,
  mock: MockCore,
  { perOperation = false }: CreateHandlersOptions,
): HttpHandler[] {
  const resolver = createResolver(mock);
  /**
   * Matches the webhooks that a mock posts, and leaves the response to the next handler or the network. Without it MSW would treat
   * them as unhandled requests: it would reject them or print their bodies.
   */
  const deliveries = post(
    ({ request }) => request.headers.get("user-agent") === USER_AGENT,
    () => undefined,
  );
  if (!perOperation) {
    return [all(({ request }) => isUnderAddress(mock.url, request.url), resolver), deliveries];
  }
  const paths = mock.operations.flatMap(({ method, paths: own }) =>
    removeDuplicates(own).map((path) => ({ method, path })),
  );
  // MSW uses the first handler that matches, so fixed segments must precede parameters.
  paths.sort((a, b) => (getSortKey(a.path) < getSortKey(b.path) ? -1 : 1));
  const methods = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: remove };
  const own = paths.map(({ method, path }) =>
    methods[method](mock.url + path.replaceAll(/\{(\w+)\}/g, ":$1"), resolver),
  );
  return [...own, deliveries];
}

/** Removes paths that differ only in a trailing slash, which MSW ignores. */
function removeDuplicates(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/(?<=.)\/$/, "")))];
}

function getSortKey(path: string): string {
  return path.replaceAll(/\{\w+\}/g, "~");
}

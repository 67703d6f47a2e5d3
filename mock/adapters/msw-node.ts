/**
 * Runs the mock through MSW in Node, with any test runner.
 *
 * @module sanguine/mock/msw/node
 */
import type { HttpHandler } from "msw";
import { setupServer, type SetupServer } from "msw/node";
import { noteMissed, type MockCore } from "../core/fetch.ts";
import { disposeSymbol } from "../kernel/dispose.ts";
import { createHandlers, type CreateHandlersOptions } from "./msw.ts";
import { mergeUnhandledOptions, watchUnhandled, type OnUnhandled } from "./msw-unhandled.ts";

export type { OnUnhandled } from "./msw-unhandled.ts";

/** Options of `setupMockServer`. */
export interface SetupMockServerOptions extends CreateHandlersOptions {
  /** What to do with requests to other hosts. `listen()` can override it. @default "warn" */
  readonly onUnhandled?: OnUnhandled;
  /** Your own handlers, which run before the mock's. @default none */
  readonly handlers?: readonly HttpHandler[];
}

/**
 * Creates an MSW server for a mock. It returns MSW's own server, so `use()`, `events` and `boundary()` work. `using` closes it.
 *
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 * import { setupMockServer } from "sanguine/mock/msw/node";
 * import { afterAll, beforeAll, expect, test } from "vitest";
 *
 * const mock = createMock({ url: "https://api.example.com", apiKey: "<API_KEY>" });
 * const server = setupMockServer(mock);
 * beforeAll(() => server.listen());
 * afterAll(() => server.close());
 *
 * test("intercepts requests to the service", async () => {
 *   const response = await fetch("https://api.example.com/v2/providers", { headers: { "x-service-api-key": "<API_KEY>" } });
 *   expect(response.status).toBe(200);
 * });
 * ```
 */
export function setupMockServer(
  mock: MockCore,
  options: SetupMockServerOptions = {},
): SetupServer & Disposable {
  const handlers = createHandlers(mock, options);
  const server = setupServer(...(options.handlers ?? []), ...handlers);
  const listen = server.listen.bind(server);
  let stop = (): void => undefined;
  server.listen = (given) => {
    stop();
    stop = watchUnhandled(server, (request) => noteMissed(mock, request));
    listen(mergeUnhandledOptions(given, options.onUnhandled ?? "warn"));
  };
  return Object.assign(server, { [disposeSymbol]: () => server.close() });
}

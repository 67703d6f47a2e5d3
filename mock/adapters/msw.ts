/**
 * MSW request handlers, to combine with your own.
 *
 * @module sanguine/mock/msw
 */
import { http, type HttpHandler } from "msw";
import type { MockCore } from "../core/fetch.ts";
import { buildHandlers, type CreateHandlersOptions } from "./msw-handlers.ts";

export type { CreateHandlersOptions } from "./msw-handlers.ts";

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
  return buildHandlers(http, mock, options);
}

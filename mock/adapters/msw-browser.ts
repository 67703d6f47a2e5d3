/**
 * Runs the mock in a browser, through MSW's service worker.
 *
 * @module sanguine/mock/msw/browser
 */
import type { HttpHandler } from "msw";
import { setupWorker, type SetupWorker } from "msw/browser";
import type { MockCore } from "../core/fetch.ts";
import { createHandlers, type CreateHandlersOptions } from "./msw.ts";
import { mergeUnhandledOptions, type OnUnhandled } from "./msw-unhandled.ts";

export type { OnUnhandled } from "./msw-unhandled.ts";

/** Options of `setupMockWorker`. */
export interface SetupMockWorkerOptions extends CreateHandlersOptions {
  /** What to do with requests to other hosts. `start()` can override it. @default "bypass" */
  readonly onUnhandled?: OnUnhandled;
  /** Your own handlers, which run before the mock's. @default none */
  readonly handlers?: readonly HttpHandler[];
}

/**
 * Creates an MSW worker for a mock. Other requests pass without a warning, because a page loads many files.
 *
 * @example
 * ```ts compile-only
 * import { createMock } from "sanguine/mock";
 * import { setupMockWorker } from "sanguine/mock/msw/browser";
 *
 * const mock = createMock({ url: "https://api.example.com", apiKey: "<API_KEY>" });
 * const worker = setupMockWorker(mock);
 * await worker.start();
 * ```
 */
export function setupMockWorker(mock: MockCore, options: SetupMockWorkerOptions = {}): SetupWorker {
  const handlers = createHandlers(mock, options);
  const worker = setupWorker(...(options.handlers ?? []), ...handlers);
  const start = worker.start.bind(worker);
  worker.start = (given) => start(mergeUnhandledOptions(given, options.onUnhandled ?? "bypass"));
  return worker;
}

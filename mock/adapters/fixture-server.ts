import type { Mock } from "sanguine/mock";
import { http } from "msw";
import { setupServer, type SetupServer } from "msw/node";
import { isUnderAddress, noteMissed } from "../core/fetch.ts";
import { createResolver } from "./msw-resolver.ts";
import { divertRequests } from "./msw-divert.ts";
import {
  isDelivery,
  reactToUnhandled,
  buildUnhandledOptions,
  watchUnhandled,
  type OnUnhandled,
} from "./msw-unhandled.ts";

/** A mock on a server, whose requests pass. */
export type RemoteAddress = Pick<Mock, "url" | "missed">;

/** The mocks of the running tests in this worker: the server that handles their requests, and what stops noting those that miss the mock. */
const running = new Map<Mock | RemoteAddress, { server: SetupServer; stop: () => void }>();

/**
 * Handles the requests to all running mocks, so that one server serves any number of tests and fixtures. Lets their webhooks pass,
 * which are no unhandled requests.
 */
const handler = http.all(
  ({ request }) => findMock(request.url) !== undefined || isDelivery(request),
  (info) => {
    const mock = findMock(info.request.url);
    return mock === undefined || !("handle" in mock) ? undefined : createResolver(mock)(info);
  },
);

/** The server of all fixtures that do not pass their own. */
const shared = setupServer(handler);
let holders = 0;
let isListening = false;
/** True while this module closes the shared server. */
let isChanging = false;
let onUnhandled: OnUnhandled = "warn";

const isServed = divertRequests(
  (url) => {
    const mock = findMock(url);
    return mock && running.get(mock)?.server;
  },
  () => {
    if (!isChanging && isShared()) listen();
  },
);

export function findMock(url: string): Mock | RemoteAddress | undefined {
  for (const mock of running.keys()) if (isUnderAddress(mock.url, url)) return mock;
  return undefined;
}

/** Returns the shared server and counts one more fixture that uses it. */
export function acquireServer(choice: OnUnhandled): SetupServer {
  holders += 1;
  onUnhandled = choice;
  listen();
  return shared;
}

/** Counts one fixture less, and closes the shared server after the last one. */
export function releaseServer(): void {
  holders -= 1;
  if (holders === 0) close();
}

export function addMock(mock: Mock | RemoteAddress, server: SetupServer): void {
  if (server === shared) listen();
  else if (!server.listHandlers().includes(handler)) server.use(handler);
  if (isServed?.() === false) {
    throw new Error(
      "The server that you passed as mockServer is not listening. Call its listen() method before the test.",
    );
  }
  running.set(mock, { server, stop: watchUnhandled(server, (request) => noteMissed(mock, request)) });
}

/** Stops routing requests to a mock. */
export function removeMock(mock: Mock | RemoteAddress): void {
  const { server, stop } = running.get(mock) ?? {};
  running.delete(mock);
  stop?.();
  // Reset the overrides of the test, unless other tests use the shared server. A passed server belongs to the caller.
  if (server === shared && !isShared()) shared.resetHandlers();
}

const isShared = (): boolean => [...running.values()].some(({ server }) => server === shared);

/** Starts the shared server, unless another server listens. That one intercepts requests too, and a second one would disable it. */
function listen(): void {
  if (isServed?.() ?? isListening) return;
  close();
  isListening = true;
  // Pass a function, because a later fixture may change the option while the server listens.
  shared.listen(buildUnhandledOptions((request) => reactToUnhandled(onUnhandled, request)));
}

function close(): void {
  if (!isListening) return;
  isListening = false;
  isChanging = true;
  try {
    shared.close();
  } finally {
    isChanging = false;
  }
}

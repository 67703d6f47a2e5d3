import type { Mock } from "sanguine/mock";
import { http } from "msw";
import { setupServer, type SetupServer } from "msw/node";
import { isUnderAddress } from "../core/fetch.ts";
import { createResolver } from "./msw-resolver.ts";
import { divertRequests } from "./msw-divert.ts";
import { reactToUnhandled, buildUnhandledOptions, type OnUnhandled } from "./msw-unhandled.ts";

/** The mocks of the tests that are running now in this worker, each with the server that its requests go to. */
const running = new Map<Mock, SetupServer>();

/** Handles the requests to all running mocks, so that one server is enough for any number of tests and fixtures. */
const handler = http.all(
  ({ request }) => findMock(request.url) !== undefined,
  (info) => {
    const mock = findMock(info.request.url);
    return mock === undefined ? undefined : createResolver(mock)(info);
  },
);

/** The one server of all fixtures that were handed no other. */
const shared = setupServer(handler);
let holders = 0;
let isListening = false;
/** While this module itself closes the shared server. */
let isChanging = false;
let onUnhandled: OnUnhandled = "bypass";

const diverted = divertRequests(
  (url) => {
    const mock = findMock(url);
    return mock && running.get(mock);
  },
  () => {
    if (!isChanging && isShared()) listen();
  },
);

/** The running mock that a URL lies under. */
export function findMock(url: string): Mock | undefined {
  for (const mock of running.keys()) if (isUnderAddress(mock.url, url)) return mock;
  return undefined;
}

/** The shared server, for one more fixture. */
export function acquireServer(choice: OnUnhandled): SetupServer {
  holders += 1;
  onUnhandled = choice;
  listen();
  return shared;
}

/** Closes the shared server when the last fixture needs it no more. */
export function releaseServer(): void {
  holders -= 1;
  if (holders === 0) close();
}

/** Lets requests to a mock reach it through a server. */
export function addMock(mock: Mock, server: SetupServer): void {
  if (server === shared) listen();
  else if (!server.listHandlers().includes(handler)) server.use(handler);
  if (diverted?.isServed() === false) {
    throw new Error(
      "The server handed over as mockServer is not listening: call its listen() before the test.",
    );
  }
  running.set(mock, server);
}

/** Ends what `addMock` began. */
export function removeMock(mock: Mock): void {
  const server = running.get(mock);
  running.delete(mock);
  // Overrides of one test are not to reach the next; those of tests at the same time, and of a server handed over, are left alone.
  if (server === shared && !isShared()) shared.resetHandlers();
}

/** Whether a running test uses the shared server. */
const isShared = (): boolean => [...running.values()].includes(shared);

/** Sees to it that requests are intercepted. Another server that listens does as well, and would be cut off by this one. */
function listen(): void {
  if (diverted === null ? isListening : diverted.isServed()) return;
  close();
  isListening = true;
  // A function, since the choice of a later fixture counts for a server that listens already.
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

import { isCommonAssetRequest } from "msw";
import type { SetupServer } from "msw/node";
import { isServiceRequest, redactUrl } from "../http/address.ts";
import { isLoopback } from "../http/host.ts";
import { USER_AGENT } from "../webhooks/send.ts";

/** What to do with a request that no handler matches: one of MSW's strategies, or a function that receives the request. */
export type OnUnhandled = "bypass" | "warn" | "error" | ((request: Request) => unknown);

/** The option under the names of MSW 2 and MSW 3. Each version ignores the other name. */
interface UnhandledOptions {
  onUnhandledRequest: "bypass" | ((request: Request) => void);
  onUnhandledFrame: "bypass" | ((info: { frame: unknown }) => void);
}

/**
 * Builds the option under both names. It replaces "warn" and "error" by functions, because MSW would print the query and the
 * body of the request, which may contain patient data or a password.
 */
export function buildUnhandledOptions(choice: OnUnhandled): UnhandledOptions {
  if (choice === "bypass") return { onUnhandledRequest: choice, onUnhandledFrame: choice };
  const react = (request: Request): void => reactToUnhandled(choice, request);
  return {
    onUnhandledRequest: react,
    onUnhandledFrame: ({ frame }) => {
      const request = getRequest(frame);
      if (request) react(request);
    },
  };
}

/**
 * Calls a function for each request that no handler of a server matches, files of a page and the mock's own webhooks excepted.
 * Returns a function that stops it. MSW before 2.13 also stops it when the server is closed.
 */
export function watchUnhandled(server: SetupServer, note: (request: Request) => void): () => void {
  const listener = ({ request }: { readonly request: Request }): void => {
    if (!isCommonAssetRequest(request) && !isDelivery(request)) note(request);
  };
  server.events.on("request:unhandled", listener);
  return () => server.events.removeListener("request:unhandled", listener);
}

export const isDelivery = ({ headers }: Request): boolean => headers.get("user-agent") === USER_AGENT;

const isService = ({ url, headers }: Request): boolean => isServiceRequest(url, (name) => headers.has(name));

/** Applies a choice to an unhandled request. Never prints its query, headers or body. */
export function reactToUnhandled(choice: OnUnhandled, request: Request): void {
  if (typeof choice === "function") {
    choice(request);
    return;
  }
  if (choice === "bypass" || isCommonAssetRequest(request)) return;
  const what = `${request.method} ${redactUrl(request.url)}`;
  const how = "Compare its URL with mock.url, or add a request handler for it. Query and body are not shown.";
  if (choice === "warn") {
    // Your own server on this machine is no network.
    if (isLoopback(new URL(request.url).hostname) && !isService(request)) return;
    // oxlint-disable-next-line no-console -- As MSW does.
    console.warn(`[sanguine] Warning: no request handler matches ${what}, so it goes to the network. ${how}`);
    return;
  }
  // oxlint-disable-next-line no-console -- As MSW does.
  console.error(`[sanguine] Error: no request handler matches ${what}, so it fails. ${how}`);
  // MSW turns a thrown error response into a network error, and a thrown Error into a response with status 500.
  // oxlint-disable-next-line only-throw-error
  throw Response.error();
}

function getRequest(frame: unknown): Request | null {
  if (typeof frame !== "object" || frame === null || !("data" in frame)) return null;
  const { data } = frame;
  if (typeof data !== "object" || data === null || !("request" in data)) return null;
  return data.request instanceof Request ? data.request : null;
}

/**
 * Merges the caller's options of `listen()` or `start()` with a default choice. A strategy under one name applies under both.
 * A function is written for one version of MSW, so it stays under that version's name.
 */
export function mergeUnhandledOptions<Options extends object>(
  options: Options | undefined,
  choice: OnUnhandled,
): Options & UnhandledOptions {
  const given: { readonly [name in keyof UnhandledOptions]?: unknown } = options ?? {};
  const named = given.onUnhandledRequest ?? given.onUnhandledFrame;
  const both = buildUnhandledOptions(isStrategy(named) ? (named ?? choice) : choice);
  const own = Object.entries(options ?? {}).filter(([name, value]) => !(name in both && isStrategy(value)));
  return Object.assign({}, options, both, Object.fromEntries(own));
}

function isStrategy(value: unknown): value is "bypass" | "warn" | "error" | undefined {
  return value === undefined || value === "bypass" || value === "warn" || value === "error";
}

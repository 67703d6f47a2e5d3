import { isCommonAssetRequest } from "msw";

/** What to do with a request that no handler matches: as MSW's own option, or a function that is called with it. */
export type OnUnhandled = "bypass" | "warn" | "error" | ((request: Request) => unknown);

/** The option as MSW 2 and MSW 3 read it, each under its own name; each ignores the other's. */
interface UnhandledOptions {
  onUnhandledRequest: "bypass" | ((request: Request) => void);
  onUnhandledFrame: "bypass" | ((info: { frame: unknown }) => void);
}

/**
 * Writes the option under both names. "warn" and "error" become functions of our own: MSW prints the query and the body
 * of such a request, and it may hold a patient's data or a password on its way to the real service.
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

/** Does what a choice says, without a word about the query, the headers or the body of the request. */
export function reactToUnhandled(choice: OnUnhandled, request: Request): void {
  if (typeof choice === "function") {
    choice(request);
    return;
  }
  if (choice === "bypass" || isCommonAssetRequest(request)) return;
  const what = `${request.method} ${redactUrl(request.url)}`;
  const how =
    "Compare its address with mock.url, or add a request handler for it. Query and body are not shown.";
  if (choice === "warn") {
    // oxlint-disable-next-line no-console -- As MSW does.
    console.warn(`[sanguine] Warning: no request handler matches ${what}, so it goes to the network. ${how}`);
    return;
  }
  // oxlint-disable-next-line no-console -- As MSW does.
  console.error(`[sanguine] Error: no request handler matches ${what}, so it fails. ${how}`);
  // MSW makes a network error of a thrown response; of a thrown error it makes a response with status 500.
  // oxlint-disable-next-line only-throw-error
  throw Response.error();
}

/** Origin and path of a URL. Only plain words of the path are kept: anything else may be an id, a name or a token. */
function redactUrl(url: string): string {
  const { origin, protocol, pathname } = new URL(url);
  const segments = pathname
    .split("/")
    .map((part) => (/^([a-z][a-z_-]{0,30}|v\d{1,2}|)$/.test(part) ? part : "…"));
  return (origin === "null" ? protocol : origin) + segments.join("/");
}

function getRequest(frame: unknown): Request | null {
  if (typeof frame !== "object" || frame === null || !("data" in frame)) return null;
  const { data } = frame;
  if (typeof data !== "object" || data === null || !("request" in data)) return null;
  return data.request instanceof Request ? data.request : null;
}

/**
 * The caller's options of `listen()` or `start()`, with a choice made under one name standing under both. A function is
 * written for one version of MSW and stands under that version's name alone.
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

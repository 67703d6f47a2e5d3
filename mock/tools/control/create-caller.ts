import { describeDetail } from "../../kernel/describe-detail.ts";
import { ControlError } from "./control-error.ts";
import { CONTROL_PATH } from "./control-path.ts";
import { openEvents, type ControlEvent, type ControlEventsOptions } from "./read-events.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";

/** Options of `createControlClient`. */
export interface ControlClientOptions {
  /** URL of the mock, without `/__mock`. */
  readonly url: string;
  /** The control token: what `sanguine mock` prints, or `mock.controlToken`. */
  readonly token: string;
  /** Sends the requests. @default the global fetch, read at each call */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Arguments in order, or by name. */
type CallArguments = readonly unknown[] | Readonly<Record<string, unknown>>;

/** Calls a method, such as `link.code`, for a team. The team is null for methods of the mock itself. */
export type ControlCaller = (verb: string, args: CallArguments, team: string | null) => Promise<unknown>;

/** The connection of a control client to its mock. */
export interface ControlConnection {
  readonly call: ControlCaller;
  /** Opens a stream of events. */
  readonly openEvents: (options?: ControlEventsOptions) => Promise<AsyncIterableIterator<ControlEvent>>;
}

/** Connects to a mock. Opens no connection before the first call. */
export function connectControl(options: ControlClientOptions): ControlConnection {
  const call = createCaller(options);
  const { url, token, fetch: given } = options;
  const open: ControlConnection["openEvents"] = (events = {}) =>
    openEvents(given ?? globalThis.fetch, trimTrailingSlashes(url), token, events);
  return { call, openEvents: open };
}

function createCaller({ url, token, fetch: given }: ControlClientOptions): ControlCaller {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new TypeError("url must be the http or https address of a mock.");
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new TypeError("token must be the control token that `sanguine mock` prints.");
  const root = trimTrailingSlashes(url) + CONTROL_PATH;
  return async (verb, args, team) => {
    const path = verb.split(".").map(encodeURIComponent).join("/");
    const search = team === null ? "" : `?team=${encodeURIComponent(team)}`;
    const init: RequestInit = {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(args, (_, value: unknown) => assertPlainData(verb, value)),
      // Following a redirect would reveal the token to another host. Cloudflare Workers reject "error"; "manual" works everywhere.
      redirect: "manual",
    };
    const send = given ?? globalThis.fetch;
    const response = await send(`${root}/${path}${search}`, init).catch((cause: unknown) => {
      throw new ControlError(`${verb}: no mock responds at the URL of this control client.`, {
        verb,
        status: null,
        cause,
      });
    });
    return readResponse(verb, response);
  };
}

/** Throws for values that JSON cannot carry. It would omit functions and convert bytes to an object. */
function assertPlainData(verb: string, value: unknown): unknown {
  if (typeof value !== "function" && typeof value !== "symbol" && !ArrayBuffer.isView(value)) return value;
  throw new TypeError(
    `${verb} accepts only plain data from another process, not functions, symbols or bytes.`,
  );
}

async function readResponse(verb: string, response: Response): Promise<unknown> {
  const { status } = response;
  const text = await response.text();
  if (status === 204) return undefined;
  const value = parseJson(text);
  if (response.ok && value !== undefined) return value;
  if (typeof value !== "object" || value === null || !("detail" in value))
    throw new ControlError(`${verb}: the response with status ${status} does not come from a control API.`, {
      verb,
      status,
    });
  const { detail } = value;
  const message = `${verb}: ${describeDetail(detail)} (status ${status})`;
  throw new ControlError(message, { verb, status, detail });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

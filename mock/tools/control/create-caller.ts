import { ControlError } from "./control-error.ts";
import { CONTROL_PATH } from "./control-path.ts";
import {
  createResponseError,
  openEvents,
  readJson,
  type ControlEvent,
  type ControlEventsOptions,
  type ControlSend,
} from "./read-events.ts";
import { findBuiltIn } from "../../kernel/copy-data.ts";
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

export interface ControlConnection {
  readonly call: ControlCaller;
  readonly openEvents: (options?: ControlEventsOptions) => Promise<AsyncIterableIterator<ControlEvent>>;
}

/** Connects to a mock. Opens no connection before the first call. */
export function connectControl(options: ControlClientOptions): ControlConnection {
  const send = createSender(options);
  return {
    call: async (verb, args, team) => {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(args, function (this: unknown, name, value: unknown) {
          if (value === undefined && CHECK.test(verb) && !listOptional(args).includes(this))
            throw new TypeError(
              `${verb}: ${name} is undefined. JSON would omit it, so that each request would match.`,
            );
          return assertPlainData(verb, value);
        }),
      };
      const path = verb.split(".").map(encodeURIComponent).join("/");
      const response = await send(verb, `${CONTROL_PATH}/${path}`, team, init);
      if (response.status === 204) return undefined;
      const value = await readJson(response);
      if (response.ok && value !== undefined) return value;
      throw createResponseError(verb, response, value);
    },
    openEvents: (events = {}) => openEvents(send, events),
  };
}

function createSender({ url, token, fetch: given }: ControlClientOptions): ControlSend {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new TypeError("url must be the http or https address of a mock.");
  if (typeof token !== "string" || !/^[\x21-\x7e]+$/.test(token))
    throw new TypeError("token must be the control token that `sanguine mock` prints.");
  const root = trimTrailingSlashes(url);
  return (verb, path, team, init) => {
    const search = team === null ? "" : `?team=${encodeURIComponent(team)}`;
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const send = given ?? globalThis.fetch;
    // Following a redirect would reveal the token to another host. Cloudflare Workers reject "error"; "manual" works everywhere.
    return send(root + path + search, { ...init, headers, redirect: "manual" }).catch((cause: unknown) => {
      init.signal?.throwIfAborted();
      const message = `${verb}: no mock responds at the URL of this control client.`;
      throw new ControlError(message, { verb, status: null, cause });
    });
  };
}

/** The methods that compare requests. In this process, what is undefined must be absent. */
const CHECK = /^requests\.(?:expect|inOrder|waitFor)$/;

/** Lists the objects whose parts may be undefined in a check: its arguments, and its options, which are the last of them. */
function listOptional(args: CallArguments): unknown[] {
  const { count, options, 2: last } = args as Readonly<Record<string | number, unknown>>;
  return [args, count, options, last];
}

/** Throws for values that JSON would omit, such as a function, or change: a Map and a promise to an empty object, NaN to null. */
function assertPlainData(verb: string, value: unknown): unknown {
  const isChanged = findBuiltIn(value) !== null || (typeof value === "number" && !Number.isFinite(value));
  if (typeof value !== "function" && typeof value !== "symbol" && !isChanged) return value;
  throw new TypeError(
    `${verb} accepts only plain data from another process, not functions, symbols, bytes, NaN, promises or objects such as a Map.`,
  );
}

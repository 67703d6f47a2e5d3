import { describeDetail } from "../kernel/describe-detail.ts";
import { ControlError } from "./control-error.ts";
import { CONTROL_PATH } from "./control-path.ts";
import { trimTrailingSlashes } from "../kernel/trim-trailing-slashes.ts";

/** Where a mock is, and what opens its control API. */
export interface ControlClientOptions {
  /** Address of the mock, without `/__mock`. */
  readonly url: string;
  /** The control token: what `sanguine mock` prints, or `mock.controlToken`. */
  readonly token: string;
  /** Sends the requests. @default the global fetch, as it is at each call */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Calls a verb, such as `link.code`, for a team; null for verbs that ask for none. */
export type ControlCaller = (verb: string, args: readonly unknown[], team: string | null) => Promise<unknown>;

/** Makes what sends the calls. */
export function createCaller({ url, token, fetch: given }: ControlClientOptions): ControlCaller {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new TypeError("The url of a control is the http or https address of a mock.");
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new TypeError("The token of a control is the text that `sanguine mock` prints.");
  const root = trimTrailingSlashes(url) + CONTROL_PATH;
  return async (verb, args, team) => {
    const path = verb.split(".").map(encodeURIComponent).join("/");
    const search = team === null ? "" : `?team=${encodeURIComponent(team)}`;
    const init: RequestInit = {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(args, (_, value: unknown) => assertPlainData(verb, value)),
      // Whoever else a request was sent on to would see the token.
      redirect: "error",
    };
    const send = given ?? globalThis.fetch;
    const answer = await send(`${root}/${path}${search}`, init).catch((cause: unknown) => {
      throw new ControlError(`${verb}: no mock answers at the address of this control.`, {
        verb,
        status: null,
        cause,
      });
    });
    return readResponse(verb, answer);
  };
}

/** JSON would leave functions out and spell bytes as an object, and the mock would do something else than was meant. */
function assertPlainData(verb: string, value: unknown): unknown {
  if (typeof value !== "function" && typeof value !== "symbol" && !ArrayBuffer.isView(value)) return value;
  throw new TypeError(`${verb} takes plain data from another process, and no functions, symbols or bytes.`);
}

async function readResponse(verb: string, answer: Response): Promise<unknown> {
  const { status } = answer;
  const text = await answer.text();
  if (status === 204) return undefined;
  const value = parseJson(text);
  if (answer.ok && value !== undefined) return value;
  if (typeof value !== "object" || value === null || !("detail" in value))
    throw new ControlError(`${verb}: what answered with ${status} is no control API.`, { verb, status });
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

import type { Bytes } from "../../src/bytes.ts";
import type { WebhookAttempt } from "../domain/webhooks/present.ts";

/** The network and timers of the runtime. Only the runtime layer provides them; nothing below it may use them. */
export interface DeliveryTools {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Calls a function after this many milliseconds of real time. Returns a function that cancels the timer. */
  setTimer(ms: number, call: () => void): () => void;
  /** Runs a receiver. `isInsideReceiver` returns true for everything that it does until it has ended. */
  runReceiver(receiver: () => unknown): Promise<unknown>;
  /** Returns whether a receiver is the caller, as far as the runtime can tell. */
  isInsideReceiver(): boolean;
  /** Milliseconds of real time, from any beginning. */
  now(): number;
}

/** Receives messages in this process. Returns a `Response`, or anything else for success. */
export type WebhookHandler = (request: Request) => unknown;

export interface OutgoingMessage {
  readonly to: string | WebhookHandler;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Bytes;
  /** Milliseconds of real time for the whole response. */
  readonly limit: number;
}

export interface DeliveryOutcome extends Pick<WebhookAttempt, "status" | "error" | "duration"> {
  /** What the receiver responded; null without a response. */
  readonly response: ReceiverResponse | null;
}

export interface ReceiverResponse {
  readonly headers: Readonly<Record<string, string>>;
  /** The first 4,096 bytes of the body, as text. */
  readonly body: string;
}

/** How much of a response's body an attempt keeps, in bytes. */
const KEPT_BYTES = 4096;

export const USER_AGENT = "sanguine-mock-webhooks";

/** The URL of requests to receivers in this process. It exists on no network. */
const IN_PROCESS = "http://receiver.sanguine.test/webhooks";

/** Delivers a message. Never rejects: an error of the receiver is an outcome. */
export function sendMessage(tools: DeliveryTools, message: OutgoingMessage): Promise<DeliveryOutcome> {
  const controller = new AbortController();
  const { to } = message;
  const started = tools.now();
  const measure = (): number | null =>
    typeof to === "string" ? Math.max(0, Math.round(tools.now() - started)) : null;
  return new Promise((resolve) => {
    const end = (outcome: Omit<DeliveryOutcome, "duration">): void =>
      resolve({ ...outcome, duration: measure() });
    const fail = (error: string): void => end({ status: null, error, response: null });
    const stop = tools.setTimer(message.limit, () => {
      controller.abort();
      fail(`no complete response within ${message.limit / 1000} s`);
    });
    exchange(tools, message, controller.signal)
      .then(end, (thrown: unknown) => fail(describeError(thrown)))
      .finally(stop);
  });
}

type Exchanged = Omit<DeliveryOutcome, "duration">;

async function exchange(
  tools: DeliveryTools,
  { to, headers, body }: OutgoingMessage,
  signal: AbortSignal,
): Promise<Exchanged> {
  const init = { method: "POST", headers: { ...headers }, body, signal } as const;
  if (typeof to === "string") return readOutcome(await tools.fetch(to, { ...init, redirect: "manual" }));
  const request = new Request(IN_PROCESS, init);
  let result: unknown;
  try {
    result = await tools.runReceiver(() => to(request));
  } catch (thrown) {
    return { status: null, error: `the receiver threw ${getErrorName(thrown)}`, response: null };
  }
  return isResponse(result) ? readOutcome(result) : { status: 200, error: null, response: null };
}

/** Recognizes a response by its members, because frameworks have their own classes. */
function isResponse(result: unknown): result is Response {
  return (
    typeof result === "object" &&
    result !== null &&
    "status" in result &&
    typeof result.status === "number" &&
    "headers" in result
  );
}

async function readOutcome(response: Response): Promise<Exchanged> {
  // Some runtimes hide the status of a redirect and report 0. A function can respond with any number.
  const { status: code } = response;
  const status = Number.isInteger(code) && code >= 100 && code <= 999 ? code : null;
  const decoder = new TextDecoder();
  const kept = { headers: readHeaders(response.headers), body: "" };
  try {
    await drain(response.body, (bytes) => (kept.body += decoder.decode(bytes, { stream: true })));
  } catch (thrown) {
    return { status, error: `the response was incomplete: ${describeError(thrown)}`, response: kept };
  }
  if (status !== null && status >= 200 && status < 300) return { status, error: null, response: kept };
  const redirect = code === 0 || (code >= 300 && code < 400);
  const error = redirect ? "a redirect, which is not followed" : `status ${code}`;
  return { status, error, response: kept };
}

/** Reads headers. Responses of frameworks may have them as a plain object, and runners have classes of their own. */
function readHeaders(headers: Headers): Record<string, string> {
  const entries: Iterable<[string, unknown]> = Symbol.iterator in headers ? headers : Object.entries(headers);
  return Object.fromEntries(Array.from(entries, ([name, value]) => [name, String(value)]));
}

/**
 * Reads a body to its end and passes on its first bytes. A receiver that fails in the middle of its response has not accepted the
 * message.
 */
async function drain(
  body: ReadableStream<Uint8Array> | null,
  keep: (bytes: Uint8Array) => void,
): Promise<void> {
  if (body == null) return;
  const reader = body.getReader();
  let room = KEPT_BYTES;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (!ArrayBuffer.isView(value)) continue;
    if (room > 0) keep(value.subarray(0, room));
    room -= value.length;
  }
}

function getErrorName(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}

/** Describes an error by its code or name. Omits the message, because it may quote anything. */
function describeError(thrown: unknown): string {
  const cause: unknown = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  if (typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string") {
    return cause.code;
  }
  return getErrorName(cause);
}

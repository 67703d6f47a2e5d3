import {
  ConfigurationError,
  isWebhookVerificationError,
  type WebhookRejectionReason,
} from "../errors/index.ts";
import { parseEvent, type WebhookEvent, type WebhookEventOf, type WebhookEventType } from "./event.ts";
import type { ReceivedWebhook } from "./received.ts";
import { createVerifier, type VerifyOptions } from "./verify-signature.ts";

/** The state of a message in a store: not seen, being handled, or handled. */
export type WebhookClaim = "new" | "running" | "done";

/**
 * Stores which messages were handled, because the service delivers at least once. A table with a unique index on the message id is
 * enough; several receivers can share one store. Let an unfinished claim expire after some minutes, so that it is `new` again: a
 * process may die between `claim` and `finish`, and the message would stay `running` forever.
 */
export interface WebhookStore {
  /** Claims a message and returns its previous state. It must be atomic: of two concurrent claims, one is `new`. */
  claim(id: string): WebhookClaim | Promise<WebhookClaim>;
  /** Marks a message as handled. */
  finish(id: string): void | Promise<void>;
  /** Releases a message whose handler threw, so that its next delivery is handled. */
  release(id: string): void | Promise<void>;
}

/** Handles an event of one type. */
export type WebhookEventHandler<Event> = (event: Event) => void | Promise<void>;

/** A handler for each event type that you need, and one for unknown types. */
export type WebhookEventHandlers = {
  readonly [Type in WebhookEventType]?: WebhookEventHandler<WebhookEventOf<Type>>;
} & {
  /** Handles event types that this release does not know. */
  readonly unknown: WebhookEventHandler<WebhookEventOf<"unknown">>;
};

/** Options of {@link createWebhookRouter}. */
export interface WebhookRouterOptions extends VerifyOptions {
  readonly on: WebhookEventHandlers;
  /** Skips duplicates. Without a store every delivery is handled. */
  readonly store?: WebhookStore;
}

/** A verified delivery. */
export interface WebhookAcceptance {
  readonly event: WebhookEvent;
  /**
   * `handled`: a handler ran. `ignored`: a known event type without a handler. `duplicate`: the message was handled before.
   * `running`: another delivery of the message is being handled, and may yet fail.
   */
  readonly outcome: "handled" | "ignored" | "duplicate" | "running";
  /** The HTTP status to respond with: 503 for `running`, so that the service retries; otherwise 204. */
  readonly status: 204 | 503;
}

/** A request that cannot be trusted or read. No handler ran. */
export interface WebhookRejection {
  readonly outcome: "rejected";
  /** The HTTP status to respond with. */
  readonly status: 400;
  /** The reason, from a closed set. */
  readonly reason: WebhookRejectionReason;
  /** A sentence for your log with what to check. It contains no value of the request. */
  readonly message: string;
}

/** The outcome of a delivery. */
export type WebhookOutcome = WebhookAcceptance | WebhookRejection;

/** Handles a delivery. */
export type WebhookRouter = (received: ReceivedWebhook) => Promise<WebhookOutcome>;

function assertHandlers(on: unknown): void {
  const handlers = typeof on === "object" && on !== null ? Object.entries(on) : [];
  const [wrong] =
    handlers.find(([, handler]) => handler !== undefined && typeof handler !== "function") ?? [];
  if (wrong !== undefined)
    throw new ConfigurationError(`createWebhookRouter: on["${wrong}"] is not a function`);
  if (handlers.some(([name, handler]) => name === "unknown" && handler !== undefined)) return;
  throw new ConfigurationError(
    "createWebhookRouter: on needs a handler named unknown, for event types that this release does not know",
  );
}

async function runHandler(event: WebhookEvent, on: WebhookEventHandlers): Promise<"handled" | "ignored"> {
  // The handler of a type takes events of that type. TypeScript cannot relate the two.
  const handler = (Object.hasOwn(on, event.type) ? on[event.type] : undefined) as
    WebhookEventHandler<WebhookEvent> | undefined;
  if (handler === undefined) return "ignored";
  await handler(event);
  return "handled";
}

/** Releases a message. Turns a synchronous error of the store into a rejection. */
async function releaseClaim(store: WebhookStore, id: string): Promise<void> {
  await store.release(id);
}

/**
 * Creates a function that verifies a delivery, finds the handler for its event type and runs it once per message.
 *
 * Nothing that a request holds makes it throw: a request that is unsigned, stale, changed, too large or malformed is
 * `{ outcome: "rejected", reason }`. An error of your own code does: respond to it with 500, and the service retries.
 *
 * @param options - secrets, tolerance and maxBodyBytes as for `verifyWebhook`; `on` has a handler for each event type that
 * matters and the one named `unknown`; `store` remembers message ids.
 * @returns a function that resolves to what became of a delivery, with the HTTP `status` to respond with.
 * @throws ConfigurationError at once for options that cannot be used, such as an empty secret. The returned function rejects
 * with whatever a handler throws, after the message was given back to the store, and whatever the store throws as it claims
 * or finishes.
 * @example
 * ```ts
 * import { createWebhookRouter, signWebhook } from "sanguine/webhooks";
 *
 * const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
 * const receive = createWebhookRouter({
 *   secrets: [secret],
 *   on: {
 *     "labtest.order.updated": ({ data }) => console.log(data.last_event.status),
 *     unknown: ({ rawType }) => console.log(rawType),
 *   },
 * });
 *
 * const body = JSON.stringify({ event_type: "labtest.new.kind", data: {}, team_id: null, user_id: null, client_user_id: null });
 * const headers = await signWebhook({ id: "msg_1", timestamp: Math.floor(Date.now() / 1000), body, secret });
 * const { outcome } = await receive({ body, headers });
 * console.log(outcome); // handled, by the handler `unknown`
 * ```
 */
export function createWebhookRouter({ on, store, ...options }: WebhookRouterOptions): WebhookRouter {
  const verify = createVerifier(options, "createWebhookRouter");
  assertHandlers(on);
  return async (received) => {
    let event: WebhookEvent;
    try {
      event = parseEvent(await verify(received));
    } catch (error) {
      if (!isWebhookVerificationError(error)) throw error;
      return { outcome: "rejected", status: 400, reason: error.code, message: error.message };
    }
    return dispatch(event, on, store);
  };
}

async function dispatch(
  event: WebhookEvent,
  on: WebhookEventHandlers,
  store: WebhookStore | undefined,
): Promise<WebhookAcceptance> {
  if (store === undefined) return { event, outcome: await runHandler(event, on), status: 204 };
  const claim = await store.claim(event.id);
  if (claim === "done") return { event, outcome: "duplicate", status: 204 };
  if (claim !== "new") return { event, outcome: "running", status: 503 };
  let outcome: WebhookAcceptance["outcome"];
  try {
    outcome = await runHandler(event, on);
  } catch (error) {
    // Report the handler's error, even if the store fails too. The claim then expires.
    await releaseClaim(store, event.id).catch(() => undefined);
    throw error;
  }
  await store.finish(event.id);
  return { event, outcome, status: 204 };
}

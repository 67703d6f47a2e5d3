import {
  ConfigurationError,
  isWebhookVerificationError,
  type WebhookRejectionReason,
} from "../errors/index.ts";
import { parseEvent, type WebhookEvent, type WebhookEventOf, type WebhookEventType } from "./event.ts";
import type { ReceivedWebhook } from "./received.ts";
import { createVerifier, type VerifyOptions } from "./verify-signature.ts";

/** What a store knows of a message: nothing, that somebody is at it, that it was dealt with. */
export type WebhookClaim = "new" | "running" | "done";

/**
 * Remembers which messages were dealt with, since the service delivers at least once. A table with a unique index on the
 * message id is enough; several receivers share one store. Let a claim that nobody finished lapse after some minutes, so that
 * it is `new` again: a process may die between `claim` and `finish`, and the message would be `running` for ever.
 */
export interface WebhookStore {
  /** Takes a message on, unless somebody has it already. It must be atomic: of two claims at once, one is `new`. */
  claim(id: string): WebhookClaim | Promise<WebhookClaim>;
  /** Notes that a message was dealt with. */
  finish(id: string): void | Promise<void>;
  /** Gives a message back whose arm threw, so that its next delivery is dealt with. */
  release(id: string): void | Promise<void>;
}

/** What is done about one kind of event. */
export type WebhookEventHandler<Event> = (event: Event) => void | Promise<void>;

/** An arm for each kind that matters, and one for those that the service adds tomorrow. */
export type WebhookEventHandlers = {
  readonly [Kind in WebhookEventType]?: WebhookEventHandler<WebhookEventOf<Kind>>;
} & {
  /** Kinds that this version of the package does not know. */
  readonly unknown: WebhookEventHandler<WebhookEventOf<"unknown">>;
};

/** What {@link createWebhookRouter} is made of. */
export interface WebhookRouterOptions extends VerifyOptions {
  readonly on: WebhookEventHandlers;
  /** Without a store every delivery is dealt with, duplicates too. */
  readonly store?: WebhookStore;
}

/** A delivery that comes from the service. */
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
  /** Why, as one of a closed set of words. */
  readonly reason: WebhookRejectionReason;
  /** The same in a sentence with what to check, for your log. It repeats no value of the request. */
  readonly message: string;
}

/** What became of a delivery. */
export type WebhookOutcome = WebhookAcceptance | WebhookRejection;

/** Takes deliveries. */
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

async function run(event: WebhookEvent, on: WebhookEventHandlers): Promise<"handled" | "ignored"> {
  // The arm under a kind takes the event of that kind; the compiler cannot follow the two together.
  const arm = (Object.hasOwn(on, event.type) ? on[event.type] : undefined) as
    WebhookEventHandler<WebhookEvent> | undefined;
  if (arm === undefined) return "ignored";
  await arm(event);
  return "handled";
}

/** Waits for the store whether it answers with a promise or throws at once. */
async function giveBack(store: WebhookStore, id: string): Promise<void> {
  await store.release(id);
}

/**
 * Creates a function that verifies a delivery, finds the handler for its event type and runs it once per message.
 *
 * Nothing that a request holds makes it throw: a request that is unsigned, stale, changed, too large or malformed is
 * `{ outcome: "rejected", reason }`. An error of your own code does: respond to it with 500, and the service retries.
 *
 * Source: clause EVT-1 (assumed).
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
 * console.log(outcome); // handled, by the arm for unknown kinds
 * ```
 */
export function createWebhookRouter({ on, store, ...options }: WebhookRouterOptions): WebhookRouter {
  const verify = createVerifier(options, "createWebhookRouter");
  assertHandlers(on);
  return async (received) => {
    let event: WebhookEvent;
    try {
      event = parseEvent(await verify(received));
    } catch (thrown) {
      if (!isWebhookVerificationError(thrown)) throw thrown;
      return { outcome: "rejected", status: 400, reason: thrown.code, message: thrown.message };
    }
    return dispatch(event, on, store);
  };
}

async function dispatch(
  event: WebhookEvent,
  on: WebhookEventHandlers,
  store: WebhookStore | undefined,
): Promise<WebhookAcceptance> {
  if (store === undefined) return { event, outcome: await run(event, on), status: 204 };
  const claim = await store.claim(event.id);
  if (claim === "done") return { event, outcome: "duplicate", status: 204 };
  if (claim !== "new") return { event, outcome: "running", status: 503 };
  let outcome: WebhookAcceptance["outcome"];
  try {
    outcome = await run(event, on);
  } catch (thrown) {
    // What the handler threw is what happened; a store that fails as well must not hide it. The claim lapses then.
    await giveBack(store, event.id).catch(() => undefined);
    throw thrown;
  }
  await store.finish(event.id);
  return { event, outcome, status: 204 };
}

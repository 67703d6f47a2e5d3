import {
  ConfigurationError,
  isWebhookVerificationError,
  type WebhookRejectionReason,
} from "../errors/index.ts";
import {
  isKnownName,
  listFamilies,
  parseEvent,
  type WebhookEvent,
  type WebhookEventFamily,
  type WebhookEventOf,
  type WebhookEventType,
} from "./event.ts";
import { checkValue, isFunction, type ValueCheck } from "../transport/check-options.ts";
import type { ReceivedWebhook } from "./received.ts";
import { createVerifier, type VerifyOptions } from "./verify-signature.ts";

/** What a store did with a message. */
export type WebhookRun = "handled" | "duplicate" | "running";

/**
 * Remembers which messages were handled, because the service delivers at least once. Several processes can share a store.
 *
 * `Transaction` is what the store passes to your handlers. What a handler writes through it is stored together with the mark
 * that the message was handled, or not at all, so that a crash cannot separate the two.
 */
export interface WebhookStore<Transaction = undefined> {
  /**
   * Calls `run` and marks the message as handled, unless it was handled before. When `run` rejects, it undoes both and rejects
   * with the same error.
   * @returns `handled` after `run`; `duplicate` without it when the message was handled before; `running` without it when
   * another delivery of the message is being handled. Of concurrent calls with one id, at most one may become `handled`.
   */
  runOnce(id: string, run: (transaction: Transaction) => Promise<void>): Promise<WebhookRun>;
}

/** Handles an event. The second argument comes from the store; without a store it is undefined. */
export type WebhookEventHandler<Event, Transaction = undefined, Result = unknown> = (
  event: Event,
  transaction: Transaction,
) => Result | Promise<Result>;

/** Handlers by event type. The handler of an event is the one of its type, else the one of its longest family, else `other`. */
export type WebhookEventHandlers<Transaction = undefined> = {
  readonly [Type in WebhookEventType | WebhookEventFamily]?:
    WebhookEventHandler<WebhookEventOf<Type>, Transaction> | undefined;
} & {
  /** Handles known event types that have no handler of their own or of a family. @default they are ignored */
  readonly other?: WebhookEventHandler<WebhookEventOf<WebhookEventType>, Transaction> | undefined;
  /** Handles event types that this release does not know, also those that a family would include. */
  readonly unknown: WebhookEventHandler<WebhookEventOf<"unknown">, Transaction>;
};

/** What the handlers of a router return. */
export type WebhookResultOf<On> = {
  [Name in keyof On]: On[Name] extends (...given: never[]) => infer Returned ? Awaited<Returned> : never;
}[keyof On];

/** Rejects names in `on` that are neither an event type nor a family. */
type OnlyKnown<On> = { readonly [Name in Exclude<keyof On, keyof WebhookEventHandlers>]: never };

/** Options of {@link createWebhookRouter}. */
export interface WebhookRouterOptions<
  Transaction = undefined,
  On extends WebhookEventHandlers<Transaction> = WebhookEventHandlers<Transaction>,
> extends VerifyOptions {
  /** A handler for each event type or family that you need, and the one named `unknown`. */
  readonly on: On & OnlyKnown<On>;
  /** Skips duplicates. Without a store every delivery is handled. */
  readonly store?: WebhookStore<Transaction> | undefined;
}

/** A verified delivery whose event was passed to a handler. */
export interface WebhookHandled<Result = unknown> {
  readonly outcome: "handled";
  readonly status: 204;
  readonly event: WebhookEvent;
  /** What the handler returned. */
  readonly result: Result;
}

/** A verified delivery whose event was not passed to a handler. */
export interface WebhookSkipped {
  /**
   * `ignored`: a known event type without a handler. `duplicate`: the message was handled before. `running`: another delivery of
   * the message is being handled, and may yet fail.
   */
  readonly outcome: "ignored" | "duplicate" | "running";
  /** The HTTP status to respond with: 503 for `running`, so that the service retries; otherwise 204. */
  readonly status: 204 | 503;
  readonly event: WebhookEvent;
}

/** A verified delivery. */
export type WebhookAcceptance<Result = unknown> = WebhookHandled<Result> | WebhookSkipped;

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

/** The outcome of a delivery. `Result` is what the handlers return. */
export type WebhookOutcome<Result = unknown> = WebhookAcceptance<Result> | WebhookRejection;

/** Handles a delivery. `Result` is what the handlers return. */
export type WebhookRouter<Result = unknown> = (received: ReceivedWebhook) => Promise<WebhookOutcome<Result>>;

/** A handler whose event type is decided at run time. */
type AnyHandler = WebhookEventHandler<WebhookEvent, unknown>;

const isStore: ValueCheck = [
  (value) => isFunction[0]((value as Partial<WebhookStore>).runOnce),
  "an object with the method runOnce, as createPostgresStore returns it",
];

function assertHandlers(on: unknown): void {
  const handlers = typeof on === "object" && on !== null ? Object.entries(on) : [];
  for (const [name, handler] of handlers) {
    if (handler !== undefined && typeof handler !== "function")
      throw new ConfigurationError(`createWebhookRouter: on["${name}"] is not a function`);
    if (name !== "unknown" && name !== "other" && !isKnownName(name))
      throw new ConfigurationError(
        `createWebhookRouter: on["${name}"] is no event type or family of this release; unknown types go to unknown`,
      );
  }
  if (handlers.some(([name, handler]) => name === "unknown" && handler !== undefined)) return;
  throw new ConfigurationError(
    "createWebhookRouter: on needs a handler named unknown, for event types that this release does not know",
  );
}

/** Finds the handler of an event: by its type, then by its families, the longest first, then `other`. */
function findHandler({ type }: WebhookEvent, on: Readonly<Record<string, unknown>>): AnyHandler | undefined {
  // The one for unknown types always exists.
  const names = [type, ...listFamilies(type), "other"];
  const name = names.find((each) => Object.hasOwn(on, each) && on[each] !== undefined);
  // The handler of a name takes the events of that name. TypeScript cannot relate the two.
  return name === undefined ? undefined : (on[name] as AnyHandler);
}

/**
 * Creates a function that verifies a delivery, finds the handler for its event type and runs it, with a `store` once per message.
 *
 * Nothing that a request holds makes it throw: a request that is unsigned, stale, changed, too large or malformed is
 * `{ outcome: "rejected", reason }`. An error of your own code does: respond to it with 500, and the service retries.
 * @param given - secrets, tolerance and maxBodyBytes as for `verifyWebhook`; `on` has handlers for event types and families, and
 * the one named `unknown`; `store` remembers message ids and passes its transaction to the handlers.
 * @returns a function that resolves to the outcome of a delivery, with the HTTP `status` to respond with and the `result` of the
 * handler.
 * @throws ConfigurationError at once for options that cannot be used, such as an empty secret or a misspelled event type. The
 * returned function rejects with the error of a handler or of the store.
 * @example
 * ```ts
 * import { createWebhookRouter, signWebhook } from "sanguine/webhooks";
 * const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
 * const receive = createWebhookRouter({
 *   secrets: [secret],
 *   on: {
 *     "labtest.order.updated": ({ data }) => console.log(data.last_event.status),
 *     "daily.data.*": ({ type, user_id }) => console.log(type, user_id),
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
export function createWebhookRouter<
  Transaction = undefined,
  const On extends WebhookEventHandlers<Transaction> = WebhookEventHandlers<Transaction>,
>(given: WebhookRouterOptions<Transaction, On>): WebhookRouter<WebhookResultOf<On>> {
  // JavaScript callers can omit the options.
  const { on, store, ...options } = given ?? {};
  const verify = createVerifier(options, "createWebhookRouter", ["on", "store"]);
  assertHandlers(on);
  if (store) checkValue("createWebhookRouter: store", isStore, store);
  return async (received) => {
    let event: WebhookEvent;
    try {
      event = parseEvent(await verify(received));
    } catch (error) {
      if (!isWebhookVerificationError(error)) throw error;
      return { outcome: "rejected", status: 400, reason: error.code, message: error.message };
    }
    const handler = findHandler(event, on);
    if (handler === undefined) return { outcome: "ignored", status: 204, event };
    let result: unknown;
    const run = async (transaction: unknown): Promise<void> => {
      result = await handler(event, transaction);
    };
    const outcome = store
      ? await store.runOnce(event.id, run)
      : await run(undefined).then(() => "handled" as const);
    if (outcome !== "handled") return { outcome, status: outcome === "running" ? 503 : 204, event };
    return { outcome, status: 204, event, result: result as WebhookResultOf<On> };
  };
}

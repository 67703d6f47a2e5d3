import type { WebhookEvent, WebhookEventOf, WebhookKind } from "./event.ts";
import type { ReceivedWebhook } from "./received.ts";
import { verifyWebhook } from "./verify.ts";
import type { VerifyOptions } from "./verify-signature.ts";

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
export type WebhookArm<Event> = (event: Event) => void | Promise<void>;

/** An arm for each kind that matters, and one for those that the service adds tomorrow. */
export type WebhookArms = { readonly [Kind in WebhookKind]?: WebhookArm<WebhookEventOf<Kind>> } & {
  /** Kinds that this version of the package does not know. */
  readonly unknown: WebhookArm<WebhookEventOf<"unknown">>;
};

/** What {@link createWebhookRouter} is made of. */
export interface WebhookRouterOptions extends VerifyOptions {
  readonly on: WebhookArms;
  /** Without a store every delivery is dealt with, duplicates too. */
  readonly store?: WebhookStore;
}

/** What became of a delivery. */
export interface WebhookOutcome {
  readonly event: WebhookEvent;
  /**
   * `handled`: an arm ran. `ignored`: a known kind without an arm. `duplicate`: it was dealt with before. `running`:
   * another delivery of it is being dealt with; answer with an error, so that the service asks again.
   */
  readonly outcome: "handled" | "ignored" | "duplicate" | "running";
}

/** Takes deliveries. */
export type WebhookRouter = (received: ReceivedWebhook) => Promise<WebhookOutcome>;

async function run(event: WebhookEvent, on: WebhookArms): Promise<"handled" | "ignored"> {
  // The arm under a kind takes the event of that kind; the compiler cannot follow the two together.
  const arm = (Object.hasOwn(on, event.type) ? on[event.type] : undefined) as
    WebhookArm<WebhookEvent> | undefined;
  if (arm === undefined) return "ignored";
  await arm(event);
  return "handled";
}

/** Waits for the store whether it answers with a promise or throws at once. */
async function giveBack(store: WebhookStore, id: string): Promise<void> {
  await store.release(id);
}

/**
 * Makes a function that verifies a delivery, finds the arm for its kind and runs it once per message.
 *
 * Source: clause EVT-1 (assumed).
 *
 * @param options - secrets and tolerance as for `verifyWebhook`; `on` has an arm for each kind that matters and the one named
 * `unknown`; `store` remembers message ids.
 * @returns what became of the delivery. Answer 2xx unless it says `running` or throws.
 * @throws WebhookVerificationError for a message that is not the service's; whatever an arm throws, after the message was
 * given back to the store; whatever the store throws as it claims or finishes.
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
export function createWebhookRouter({ on, store, ...verify }: WebhookRouterOptions): WebhookRouter {
  return async (received) => {
    const event = await verifyWebhook(received, verify);
    if (store === undefined) return { event, outcome: await run(event, on) };
    const claim = await store.claim(event.id);
    if (claim !== "new") return { event, outcome: claim === "done" ? "duplicate" : "running" };
    let outcome: WebhookOutcome["outcome"];
    try {
      outcome = await run(event, on);
    } catch (thrown) {
      // What the arm threw is what happened; a store that fails as well must not hide it. The claim lapses then.
      await giveBack(store, event.id).catch(() => undefined);
      throw thrown;
    }
    await store.finish(event.id);
    return { event, outcome };
  };
}

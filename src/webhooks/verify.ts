import { eventOf, type WebhookEvent } from "./event.ts";
import type { ReceivedWebhook } from "./received.ts";
import { verifySignature, type VerifyOptions } from "./verify-signature.ts";

/**
 * Judges whether a webhook is the service's own, fresh and unchanged, and reads it as an event.
 *
 * Source: clauses EVT-1 and EVT-3; the scheme of Standard Webhooks, whose `webhook-*` and `svix-*` headers are both taken
 * (assumed).
 *
 * @param received - a `Request`, or `{ body, headers }` with the body as it came, in text or bytes. A body that was parsed
 * cannot be verified, because the signature covers its bytes.
 * @param options - the endpoint's secrets, and by how many seconds the sender's clock may differ (300).
 * @returns the event: `type` tells the kinds apart; a kind that came after this release is `"unknown"` with its `rawType`.
 * @throws WebhookVerificationError whose `code` is `missing_header`, `stale_timestamp`, `no_matching_signature` or
 * `malformed_body`; ConfigurationError for a parsed body, a body that was read already, or a secret that is none.
 * @example
 * ```ts
 * import { signWebhook, verifyWebhook } from "sanguine/webhooks";
 *
 * const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
 * const body = JSON.stringify({ event_type: "labtest.new.kind", data: {}, team_id: null, user_id: null, client_user_id: null });
 * const headers = await signWebhook({ id: "msg_1", timestamp: Math.floor(Date.now() / 1000), body, secret });
 *
 * const event = await verifyWebhook({ body, headers }, { secrets: [secret] });
 * if (event.type === "labtest.order.updated") console.log(event.data.last_event.status);
 * if (event.type === "unknown") console.log(event.rawType); // labtest.new.kind
 * ```
 */
export async function verifyWebhook(
  received: ReceivedWebhook,
  options: VerifyOptions,
): Promise<WebhookEvent> {
  return eventOf(await verifySignature(received, options));
}

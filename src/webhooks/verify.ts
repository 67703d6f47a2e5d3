import { parseEvent, type WebhookEvent } from "./event.ts";
import type { ReceivedWebhook } from "./received.ts";
import { createVerifier, type VerifyOptions } from "./verify-signature.ts";

/**
 * Verifies that a webhook comes from the service, is recent and unchanged, and parses it into a typed event.
 *
 * It follows Standard Webhooks and accepts both its `webhook-*` and `svix-*` headers.
 *
 * The headers are checked before the body is read, and at most `maxBodyBytes` of it are read.
 *
 * @param received - a `Request`, or `{ body, headers }` with the body as it arrived: text, bytes or a stream. A body that was
 * parsed cannot be verified, because the signature covers its bytes.
 * @param options - the endpoint's secrets, by how many seconds the sender's clock may differ (300), and how many bytes of body
 * are read at most (1,048,576).
 * @returns the event: `type` tells the event types apart; one that came after this release is `"unknown"` with its `rawType`.
 * @throws WebhookVerificationError for anything about the request; its `code` is a {@link WebhookRejectionReason}.
 * @throws ConfigurationError for options that cannot be used, such as an empty secret.
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
  return parseEvent(await createVerifier(options, "verifyWebhook")(received));
}

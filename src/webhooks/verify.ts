import { parseEvent, type WebhookEvent } from "./event.ts";
import type { ReceivedWebhook } from "./received.ts";
import { createVerifier, type VerifyOptions } from "./verify-signature.ts";

/**
 * Verifies that a webhook comes from the service, is recent and unchanged, and parses it into a typed event.
 *
 * It follows Standard Webhooks and accepts both its `webhook-*` and `svix-*` headers.
 *
 * It checks the headers before it reads the body, and reads at most `maxBodyBytes` of it.
 * @param received - a `Request`, or `{ body, headers }` with the body as it arrived: text, bytes or a stream. A parsed body cannot
 * be verified, because the signature covers its bytes.
 * @param options - the endpoint's secrets, the maximum difference from the sender's clock (300 seconds), and the maximum body size
 * (1,048,576 bytes).
 * @returns the event. `type` is the event type, or `"unknown"` for a type that is newer than this release; `rawType` then has it.
 * @throws WebhookVerificationError when the request is invalid. Its `code` is a {@link WebhookRejectionReason}.
 * @throws ConfigurationError for invalid options, such as an empty secret.
 * @example
 * ```ts
 * import { signWebhook, verifyWebhook } from "sanguine/webhooks";
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

import { ConfigurationError } from "../errors/index.ts";
import { toBytes } from "./body.ts";
import { importSecret, SIGNATURE_VERSION, computeSignature } from "./signature.ts";

/** A message to sign. */
export interface WebhookToSign {
  /** Id of the message: ASCII text without spaces. */
  readonly id: string;
  /** Whole seconds since 1970. */
  readonly timestamp: number;
  /** The body exactly as you send it. */
  readonly body: string | Uint8Array;
  /** The secret of the endpoint, `whsec_` and base64. Pass several secrets while you rotate them. */
  readonly secret: string | readonly string[];
}

/** The headers of a signed message. */
export interface WebhookHeaders {
  readonly "webhook-id": string;
  readonly "webhook-timestamp": string;
  readonly "webhook-signature": string;
}

/** Matches a header value without spaces. */
const HEADER_WORD = /^[!-~]+$/;
/** The greatest number with twelve digits. The current time in milliseconds has thirteen. */
const LAST_SECOND = 999_999_999_999;

/**
 * Signs a webhook as the service does, to test a receiver.
 *
 * It follows Standard Webhooks.
 * @param message - the id, the time in seconds, the exact body and the secret.
 * @returns the three headers to send with the body. The signature header has one signature for each secret.
 * @throws ConfigurationError when a secret is not base64, a header cannot contain the id, the body is an object, or the time is not
 * in whole seconds.
 * @example
 * ```ts
 * import { signWebhook, verifyWebhook } from "sanguine/webhooks";
 * const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
 * const body = JSON.stringify({ event_type: "labtest.order.updated", data: {}, team_id: null, user_id: null, client_user_id: null });
 * const headers = await signWebhook({ id: "msg_1", timestamp: Math.floor(Date.now() / 1000), body, secret });
 * const event = await verifyWebhook({ body, headers }, { secrets: [secret] });
 * console.log(event.type); // labtest.order.updated
 * ```
 */
export async function signWebhook(message: WebhookToSign): Promise<WebhookHeaders> {
  // JavaScript callers can pass anything.
  const { id, timestamp, body, secret } = message ?? {};
  if (typeof id !== "string" || !HEADER_WORD.test(id))
    throw new ConfigurationError("signWebhook: id is a text of ASCII without spaces");
  if (!Number.isSafeInteger(timestamp) || timestamp < 0 || timestamp > LAST_SECOND) {
    throw new ConfigurationError(
      "signWebhook: timestamp is in whole seconds since 1970, not in milliseconds",
    );
  }
  // A copy, because the caller may change the bytes while the secret is imported.
  const bytes = toBytes(body)?.slice();
  if (!bytes) {
    throw new ConfigurationError(
      "signWebhook: body is the text or the bytes that will be sent, not an object",
    );
  }
  const secrets = Array.isArray(secret) ? Array.from(secret) : [secret];
  if (secrets.length === 0) throw new ConfigurationError("signWebhook: secret is empty");
  const parts = { id, timestamp: String(timestamp), body: bytes };
  const signatures = await Promise.all(
    secrets.map(async (one) => computeSignature(parts, await importSecret(one, "signWebhook: secret"))),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": parts.timestamp,
    "webhook-signature": signatures.map((one) => `${SIGNATURE_VERSION},${one}`).join(" "),
  };
}

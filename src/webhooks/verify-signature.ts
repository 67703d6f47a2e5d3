import { ConfigurationError, WebhookVerificationError } from "../errors.ts";
import { bodyOf, headersOf, type ReceivedWebhook, type SignatureHeaders } from "./received.ts";
import { importSecret, sameText, SIGNATURE_VERSION, signatureOf } from "./signature.ts";

/** How a webhook is judged. */
export interface VerifyOptions {
  /** The endpoint's secrets, each `whsec_` and base64. One that signed is enough, so an old and a new one can stand side by side. */
  readonly secrets: string | readonly string[];
  /** By how many seconds the sender's time may differ, either way. @default 300 */
  readonly tolerance?: number;
  /** The present, in milliseconds since 1970; for tests. @default Date.now */
  readonly now?: () => number;
}

/** A message whose signature is right. */
export interface VerifiedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: Uint8Array;
}

const USUAL_TOLERANCE = 300;
/** A clock that shows less counts seconds where milliseconds are meant: it would stand in January 1970. */
const LEAST_MILLISECONDS = 1e10;
const WHOLE_SECONDS = /^\d{1,12}$/;

function secondsOf(timestamp: string): number {
  if (WHOLE_SECONDS.test(timestamp)) return Number(timestamp);
  throw new WebhookVerificationError("webhook-timestamp: not in whole seconds since 1970", "stale_timestamp");
}

function assertFresh(
  timestamp: number,
  { tolerance = USUAL_TOLERANCE, now = Date.now }: VerifyOptions,
): void {
  if (!(tolerance >= 0)) throw new ConfigurationError("verifyWebhook: tolerance is in seconds, from 0 on");
  const present = now();
  if (!Number.isFinite(present) || (present < LEAST_MILLISECONDS && timestamp * 1000 > LEAST_MILLISECONDS)) {
    throw new ConfigurationError(
      "verifyWebhook: now answers milliseconds since 1970, as Date.now does, not seconds",
    );
  }
  const difference = Math.round(Math.abs(present / 1000 - timestamp));
  if (difference <= tolerance) return;
  throw new WebhookVerificationError(
    `webhook-timestamp: ${difference} seconds away from this machine's clock, ${tolerance} are tolerated; check the clock, or refuse a replay`,
    "stale_timestamp",
  );
}

function secretsOf(options: Partial<VerifyOptions> | undefined): readonly string[] {
  const secrets = options?.secrets ?? [];
  const list = typeof secrets === "string" ? [secrets] : secrets;
  if (list.length > 0) return list;
  throw new ConfigurationError(
    "verifyWebhook: secrets is empty or not set; pass the endpoint's secret, without which nothing can be verified",
  );
}

/** Whether any signature of the header was made with any of the secrets. All are compared, so time tells nothing. */
async function matches(
  headers: SignatureHeaders,
  body: Uint8Array,
  secrets: readonly string[],
): Promise<boolean> {
  const given = headers.signature
    .split(" ")
    .filter((part) => part.startsWith(`${SIGNATURE_VERSION},`))
    .map((part) => part.slice(SIGNATURE_VERSION.length + 1));
  let found = false;
  for (const secret of secrets) {
    const own = await signatureOf({ ...headers, body }, await importSecret(secret, "verifyWebhook: secrets"));
    for (const one of given) found = sameText(own, one) || found;
  }
  return found;
}

/** Judges a message by its headers and bytes alone. */
export async function verifySignature(
  received: ReceivedWebhook,
  options: VerifyOptions,
): Promise<VerifiedMessage> {
  const secrets = secretsOf(options);
  const body = await bodyOf(received);
  const headers = headersOf(received);
  const timestamp = secondsOf(headers.timestamp);
  assertFresh(timestamp, options);
  if (await matches(headers, body, secrets)) return { id: headers.id, timestamp, body };
  throw new WebhookVerificationError(
    "webhook-signature: no signature matches; check that the secret is this endpoint's, and that the body is passed as it came, byte for byte",
    "no_matching_signature",
  );
}

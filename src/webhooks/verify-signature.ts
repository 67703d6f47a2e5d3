import { ConfigurationError, WebhookVerificationError } from "../errors/index.ts";
import {
  readSignatureHeaders,
  readSignedBytes,
  type ReceivedWebhook,
  type SignatureHeaders,
} from "./received.ts";
import {
  importKey,
  readSecret,
  isEqualText,
  SIGNATURE_VERSION,
  computeSignature,
  type SigningKey,
} from "./signature.ts";

/** How a webhook is verified. */
export interface VerifyOptions {
  /** The endpoint's secrets, each `whsec_` and base64. One that signed is enough, so an old and a new one can stand side by side. */
  readonly secrets: string | readonly string[];
  /** By how many seconds the sender's time may differ, either way. @default 300 */
  readonly tolerance?: number;
  /** How many bytes of body are read at most; a longer body is rejected as `too_large`. @default 1,048,576 (1 MiB) */
  readonly maxBodyBytes?: number;
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

/** Verifies messages with options that were checked once. */
export type Verifier = (received: ReceivedWebhook) => Promise<VerifiedMessage>;

const DEFAULT_TOLERANCE = 300;
const DEFAULT_MAX_BODY_BYTES = 1_048_576;
/** A clock that shows less counts seconds where milliseconds are meant: it would stand in January 1970. */
const LEAST_MILLISECONDS = 1e10;
const WHOLE_SECONDS = /^\d{1,12}$/;

function parseTimestamp(timestamp: string): number {
  if (WHOLE_SECONDS.test(timestamp)) return Number(timestamp);
  throw new WebhookVerificationError("webhook-timestamp: not in whole seconds since 1970", "stale_timestamp");
}

interface Freshness {
  readonly tolerance: number;
  readonly now: () => number;
}

function assertFresh(timestamp: number, { tolerance, now }: Freshness): void {
  const present = now();
  if (!Number.isFinite(present) || (present < LEAST_MILLISECONDS && timestamp * 1000 > LEAST_MILLISECONDS)) {
    throw new ConfigurationError("now: returns milliseconds since 1970, as Date.now does, not seconds");
  }
  const difference = Math.round(Math.abs(present / 1000 - timestamp));
  if (difference <= tolerance) return;
  throw new WebhookVerificationError(
    `webhook-timestamp: ${difference} seconds away from this machine's clock, ${tolerance} are tolerated; check the clock, or refuse a replay`,
    "stale_timestamp",
  );
}

/** @throws ConfigurationError that names the first secret at fault */
function readSecrets(secrets: unknown, place: string): Uint8Array<ArrayBuffer>[] {
  if (!Array.isArray(secrets)) return [readSecret(secrets, `${place}: secrets`)];
  if (secrets.length > 0) return secrets.map((one, index) => readSecret(one, `${place}: secrets[${index}]`));
  throw new ConfigurationError(
    `${place}: secrets is an empty list; pass the endpoint's secret, without which nothing can be verified`,
  );
}

/** The signatures of a header that are of the known version. */
function parseSignatures({ signature }: SignatureHeaders): string[] {
  return signature
    .split(" ")
    .filter((part) => part.startsWith(`${SIGNATURE_VERSION},`))
    .map((part) => part.slice(SIGNATURE_VERSION.length + 1));
}

const createNoMatchError = (): WebhookVerificationError =>
  new WebhookVerificationError(
    "webhook-signature: no signature matches; check that the secret is this endpoint's, and that the body is passed as it came, byte for byte",
    "no_matching_signature",
  );

/**
 * Makes a function that verifies messages by their headers and bytes alone. Headers are checked first, so that of a request
 * without a fresh signature no body is read.
 *
 * @param place - the public function that error messages name.
 * @throws ConfigurationError for options that cannot be used.
 */
export function createVerifier(options: VerifyOptions, place: string): Verifier {
  // Programs without types may leave the options out.
  const {
    secrets,
    tolerance = DEFAULT_TOLERANCE,
    maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
    now = Date.now,
  } = options ?? {};
  const raw = readSecrets(secrets, place);
  if (!(tolerance >= 0)) throw new ConfigurationError(`${place}: tolerance is in seconds, from 0 on`);
  if (!(maxBodyBytes > 0)) {
    throw new ConfigurationError(`${place}: maxBodyBytes is a number of bytes, more than 0`);
  }
  let keys: Promise<SigningKey[]> | null = null;
  return async (received) => {
    const headers = readSignatureHeaders(received);
    const timestamp = parseTimestamp(headers.timestamp);
    assertFresh(timestamp, { tolerance, now });
    const candidates = parseSignatures(headers);
    if (candidates.length === 0) throw createNoMatchError();
    const body = await readSignedBytes(received, maxBodyBytes);
    keys ??= Promise.all(raw.map(importKey));
    let found = false;
    // Every secret is compared with every signature, so that the time it takes tells nothing.
    for (const key of await keys) {
      const own = await computeSignature({ ...headers, body }, key);
      for (const one of candidates) found = isEqualText(own, one) || found;
    }
    if (!found) throw createNoMatchError();
    return { id: headers.id, timestamp, body };
  };
}

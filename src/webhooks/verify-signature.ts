import type { Bytes } from "../bytes.ts";
import { ConfigurationError, WebhookVerificationError } from "../errors/index.ts";
import { checkNames, checkValue, isAtLeast, isFunction } from "../transport/check-options.ts";
import {
  readSignatureHeaders,
  readSignedBytes,
  type ReceivedWebhook,
  type SignatureHeaders,
} from "./received.ts";
import {
  computeSignature,
  importKey,
  isEqualText,
  readSecret,
  SIGNATURE_VERSION,
  type SigningKey,
} from "./signature.ts";

/** Options that verify a webhook. */
export interface VerifyOptions {
  /** The endpoint's secrets, each `whsec_` and base64. One matching secret is enough, so you can pass the old and the new one. */
  readonly secrets: string | readonly string[];
  /** Maximum difference from the sender's clock in seconds, in both directions. @default 300 */
  readonly tolerance?: number | undefined;
  /** Maximum body size in bytes. A longer body is rejected as `too_large`. @default 1,048,576 (1 MiB) */
  readonly maxBodyBytes?: number | undefined;
  /** Returns the current time in milliseconds since 1970. Use it in tests. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/** A message with a valid signature. */
export interface VerifiedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: Uint8Array;
}

/** Verifies a message. */
export type Verifier = (received: ReceivedWebhook) => Promise<VerifiedMessage>;

const DEFAULT_TOLERANCE = 300;
const DEFAULT_MAX_BODY_BYTES = 1_048_576;
/** A lower value means that a clock returns seconds instead of milliseconds: it would be a time in 1970. */
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

/** Decodes the secrets. Throws ConfigurationError that names the first invalid one. */
function readSecrets(secrets: unknown, place: string): Bytes[] {
  if (!Array.isArray(secrets)) return [readSecret(secrets, `${place}: secrets`)];
  if (secrets.length > 0)
    return Array.from(secrets, (one, index) => readSecret(one, `${place}: secrets[${index}]`));
  throw new ConfigurationError(
    `${place}: secrets is an empty list; pass the endpoint's secret, without which nothing can be verified`,
  );
}

/** Returns the signatures of the known version in a header. */
function parseSignatures({ signature }: SignatureHeaders): string[] {
  return signature
    .split(" ")
    .filter((part) => part.startsWith(`${SIGNATURE_VERSION},`))
    .map((part) => part.slice(SIGNATURE_VERSION.length + 1));
}

/** Matches the beginning of the base64 of a text that begins with a brace. */
const ENCODED_JSON = /^e[w-z0-9+/][\w+/-]*={0,2}$/;

const createNoMatchError = (body?: Uint8Array): WebhookVerificationError =>
  new WebhookVerificationError(
    `webhook-signature: no signature matches; ${
      body && ENCODED_JSON.test(new TextDecoder().decode(body.subarray(0, 60)))
        ? "the body looks like base64: decode event.body"
        : "check that the secret is this endpoint's, and that the body is passed as it came, byte for byte"
    }`,
    "no_matching_signature",
  );

/**
 * Creates a function that verifies messages by their headers and bytes. It checks the headers first, so it reads the body only
 * when the timestamp is recent and a signature exists.
 * @param place - the name of the public function in error messages.
 * @param more - the names of its other options.
 * @throws ConfigurationError for invalid options.
 */
export function createVerifier(
  options: VerifyOptions,
  place: string,
  more: readonly string[] = [],
): Verifier {
  // JavaScript callers can omit the options.
  const {
    secrets,
    tolerance = DEFAULT_TOLERANCE,
    maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
    now = Date.now,
  } = options ?? {};
  checkNames(place, options ?? {}, ["secrets", "tolerance", "maxBodyBytes", "now", ...more]);
  const raw = readSecrets(secrets, place);
  checkValue(`${place}: tolerance is in seconds`, isAtLeast(0), tolerance);
  checkValue(`${place}: maxBodyBytes`, isAtLeast(1), maxBodyBytes);
  checkValue(`${place}: now`, isFunction, now);
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
    // Compare every secret with every signature, so that the duration reveals nothing.
    for (const key of await keys) {
      const own = await computeSignature({ ...headers, body }, key);
      for (const one of candidates) found = isEqualText(own, one) || found;
    }
    if (!found) throw createNoMatchError(body);
    return { id: headers.id, timestamp, body };
  };
}

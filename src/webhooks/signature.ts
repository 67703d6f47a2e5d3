import type { Bytes } from "../bytes.ts";
import { ConfigurationError } from "../errors/index.ts";

/** The prefix of a signature. */
export const SIGNATURE_VERSION = "v1";
/** The prefix of a secret. */
const SECRET_PREFIX = "whsec_";

/** The parts of a message that a signature covers. */
export interface SignedParts {
  /** Id of the message. It is the same in every delivery attempt. */
  readonly id: string;
  /** Seconds since 1970, exactly as in the header. */
  readonly timestamp: string;
  /** The bytes of the body exactly as sent. */
  readonly body: Uint8Array;
}

/** The runtime's key type. Its name differs between runtimes. */
export type SigningKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const HMAC = { name: "HMAC", hash: "SHA-256" };
/** Matches base64 with full padding or without padding. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{4}|[A-Za-z\d+/]{3}=?|[A-Za-z\d+/]{2}(?:==)?)$/;

/**
 * Decodes the key in a secret.
 * @throws ConfigurationError when the secret is empty or not base64. The message does not contain the secret.
 */
export function readSecret(secret: unknown, place: string): Bytes {
  // An environment variable that is not set is undefined, even when its type says otherwise.
  if (secret === undefined || secret === null || secret === "") {
    throw new ConfigurationError(
      `${place}: empty or not set; pass the endpoint's secret, ${SECRET_PREFIX} and base64 after it, and check the variable it comes from`,
    );
  }
  const given = typeof secret === "string" ? secret : "";
  const text = given.startsWith(SECRET_PREFIX) ? given.slice(SECRET_PREFIX.length) : given;
  if (!BASE64.test(text)) {
    throw new ConfigurationError(
      `${place}: a webhook secret is ${SECRET_PREFIX} and base64 after it; copy it whole from where the endpoint was registered`,
    );
  }
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Imports the bytes of a secret as a signing key. Uses only WebCrypto, so it also works in edge runtimes. */
export async function importKey(bytes: Bytes): Promise<SigningKey> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- a page without HTTPS and old runtimes lack it.
  if (!globalThis.crypto?.subtle)
    throw new ConfigurationError(
      "this runtime has no crypto.subtle (WebCrypto), without which no signature can be computed: use a newer one, or a page over HTTPS",
    );
  return crypto.subtle.importKey("raw", bytes, HMAC, false, ["sign"]);
}

/** Imports a secret as a signing key. Throws the errors of {@link readSecret}. */
export async function importSecret(secret: string, place: string): Promise<SigningKey> {
  return importKey(readSecret(secret, place));
}

/** Computes the signature of a message with a key, in base64. */
export async function computeSignature(
  { id, timestamp, body }: SignedParts,
  key: SigningKey,
): Promise<string> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + body.length);
  signed.set(head);
  signed.set(body, head.length);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  return btoa(String.fromCharCode(...mac));
}

/**
 * Compares two strings in a time that depends only on their lengths. Compares base64 as text and not as bytes, so another
 * spelling of the same bytes is not accepted.
 */
export function isEqualText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % (other.length || 1));
  }
  return difference === 0;
}

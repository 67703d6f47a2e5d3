import { ConfigurationError } from "../errors/index.ts";

/** What stands before the signed text of a signature, and before the base64 of a secret. */
export const SIGNATURE_VERSION = "v1";
const SECRET_PREFIX = "whsec_";

/** What a signature covers. */
export interface SignedParts {
  /** Id of the message, the same over all attempts to deliver it. */
  readonly id: string;
  /** Seconds since 1970, as the header writes them. */
  readonly timestamp: string;
  /** The bytes of the body as they travel. */
  readonly body: Uint8Array;
}

/** A key of the runtime's own kind; its name differs between the runtimes' types. */
export type SigningKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const HMAC = { name: "HMAC", hash: "SHA-256" };
/** Base64 with its padding, or without any. */
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{4}|[A-Za-z\d+/]{3}=?|[A-Za-z\d+/]{2}(?:==)?)$/;

/**
 * Reads the key inside a secret.
 * @throws ConfigurationError for a secret that is empty or no base64; the secret is not repeated
 */
export function readSecret(secret: unknown, place: string): Uint8Array<ArrayBuffer> {
  // A variable of the environment that is not set is undefined, whatever its type says.
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

/** Turns the bytes of a secret into a key that signs. Nothing but WebCrypto is needed, so it works at the edge too. */
export function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<SigningKey> {
  return crypto.subtle.importKey("raw", bytes, HMAC, false, ["sign"]);
}

/** Reads a secret into a key that signs. @throws as {@link readSecret} */
export async function importSecret(secret: string, place: string): Promise<SigningKey> {
  return importKey(readSecret(secret, place));
}

/** The signature of a message under a key, in base64. */
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
 * Compares two texts in a time that depends on their lengths alone. Base64 is compared as text, not as bytes: two spellings
 * of the same bytes are not the same signature, so nothing but what the sender wrote is taken.
 */
export function isEqualText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % (other.length || 1));
  }
  return difference === 0;
}

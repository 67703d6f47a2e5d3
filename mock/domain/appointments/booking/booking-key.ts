import { hash53, Random } from "../../../kernel/random.ts";
import { MINUTE, SECOND } from "../../../kernel/time.ts";
import type { AppointmentKind, Venue } from "../slots/venues.ts";

export const BOOKING_KEY_LIFETIME = 15 * MINUTE;

export interface Booking extends Pick<Venue, "kind" | "locationCode" | "provider"> {
  /** Milliseconds, a whole minute. */
  readonly start: number;
  /** Milliseconds, a whole second. */
  readonly expires: number;
  /** Number of the availability request. It makes keys unique across requests. */
  readonly call: number;
}

const kindLetters: Readonly<Record<AppointmentKind, string>> = {
  phlebotomy: "h",
  patient_service_center: "c",
};

const PREFIX = "bk_";
const SIGNATURE_LENGTH = 11;

const computeSignature = (seed: string, text: string): string =>
  hash53(seed, "booking key", text).toString(36).padStart(SIGNATURE_LENGTH, "0");

/** Returns the bytes that mask the content of a key, so that callers do not rely on it. */
function createMask(seed: string, signature: string): () => number {
  // The string is part of the seed: a change invalidates stored keys.
  const random = new Random(seed, "veil", signature);
  return () => random.int(0, 255);
}

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * Creates a booking key. The key contains the whole booking and is signed with the world's seed, so unused slots need no
 * storage. The content is plain ASCII: codes, slugs and numbers.
 */
export function createBookingKey(seed: string, booking: Booking): string {
  const { kind, locationCode, provider, start, expires, call } = booking;
  const text = `${kindLetters[kind]} ${locationCode} ${provider} ${start / MINUTE} ${expires / SECOND} ${call}`;
  const signature = computeSignature(seed, text);
  const nextMask = createMask(seed, signature);
  // An availability response has thousands of keys, so their bytes are not collected first.
  let hex = "";
  for (let at = 0; at < text.length; at += 1) hex += HEX[(text.charCodeAt(at) ^ nextMask()) & 0xff];
  return `${PREFIX}${signature}${hex}`;
}

/** Parses a booking key. Returns null when this world did not create it. */
export function parseBookingKey(seed: string, key: string): Booking | null {
  const match = /^bk_([\da-z]{11})((?:[\da-f]{2})+)$/.exec(key);
  if (match === null) return null;
  const [, signature = "", hex = ""] = match;
  const nextMask = createMask(seed, signature);
  let text = "";
  for (let at = 0; at < Math.min(hex.length, 512); at += 2)
    text += String.fromCharCode(Number.parseInt(hex.slice(at, at + 2), 16) ^ nextMask());
  if (computeSignature(seed, text) !== signature) return null;
  const [letter, locationCode = "", provider = "", start, expires, call] = text.split(" ");
  return {
    kind: letter === kindLetters.phlebotomy ? "phlebotomy" : "patient_service_center",
    locationCode,
    provider,
    start: Number(start) * MINUTE,
    expires: Number(expires) * SECOND,
    call: Number(call),
  };
}

import { hash53, Random } from "./random.ts";
import { UuidCipher, type UuidNumbers } from "./uuid.ts";

/** Where the numbers of made things are kept; a snapshot takes them along. */
export interface Counter {
  /** The next number under a name: 1, 2, 3 and so on. */
  next(name: string): number;
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A text of letters and digits derived from keys; 32 characters carry about 96 bits. */
export function deriveToken(seed: string, kind: string, number: number, length = 32): string {
  const random = new Random(seed, "token", kind, number);
  let text = "";
  for (let count = 0; count < length; count += 1) text += ALPHABET[random.int(0, ALPHABET.length - 1)];
  return text;
}

/** A UUID of version 4 shape derived from a seed, a kind and a number; different numbers give different ids. */
export function deriveUuid(seed: string, kind: string, number: number): string {
  return new UuidCipher(seed, "id").pack(hash53(kind) % 2 ** 48, number);
}

/** The number that a UUID of a seed and a kind was derived from; null for one that was not. */
export function parseUuidNumber(seed: string, kind: string, uuid: string): number | null {
  const numbers = new UuidCipher(seed, "id").unpack(uuid);
  return numbers?.a === hash53(kind) % 2 ** 48 ? numbers.b : null;
}

/** Makes ids, tokens and numbers in an order that depends on the seed and on nothing else. */
export class Ids {
  readonly #seed: () => string;
  readonly #counters: Counter;
  #cipher: { readonly seed: string; readonly uuids: UuidCipher } | null = null;

  /** @param seed the seed, or a function that gives it where it can change (an import brings its own). */
  constructor(seed: string | (() => string), counters: Counter) {
    this.#seed = typeof seed === "string" ? () => seed : seed;
    this.#counters = counters;
  }

  /** The next UUID of a kind, such as `"user"`. */
  uuid(kind: string): string {
    const seed = this.#seed();
    if (this.#cipher?.seed !== seed) this.#cipher = { seed, uuids: new UuidCipher(seed, "id") };
    return this.#cipher.uuids.pack(hash53(kind) % 2 ** 48, this.#counters.next(`uuid:${kind}`));
  }

  /** The next whole number of a kind, from 1 on. */
  integer(kind: string): number {
    return this.#counters.next(`integer:${kind}`);
  }

  /** The next opaque text of a kind, made of letters and digits. */
  token(kind: string, length = 32): string {
    return deriveToken(this.#seed(), kind, this.#counters.next(`token:${kind}`), length);
  }
}

/** Puts two whole numbers (0 to 2^48 - 1) into a UUID, for objects that are computed and never stored. */
export function packUuid(secret: string, kind: string, a: number, b: number): string {
  return new UuidCipher(secret, kind).pack(a, b);
}

/** The two numbers that `packUuid` put into a UUID; null for every UUID that it did not make. */
export function unpackUuid(secret: string, kind: string, uuid: string): UuidNumbers | null {
  return new UuidCipher(secret, kind).unpack(uuid);
}

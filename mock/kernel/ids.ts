import { hash53, Random } from "./random.ts";
import { LruCache } from "./lru-cache.ts";
import { UuidCipher, type UuidNumbers } from "./uuid.ts";

/** Counts created records by name. Snapshots include the counters. */
export interface Counter {
  /** Returns the next number of a name: 1, 2, 3 and so on. */
  next(name: string): number;
}

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Derives a token of letters and digits. 32 characters carry about 96 bits of entropy. */
export function deriveToken(seed: string, kind: string, number: number, length = 32): string {
  const random = new Random(seed, "token", kind, number);
  return Array.from({ length }, () => ALPHABET[random.int(0, ALPHABET.length - 1)]).join("");
}

/** The last ciphers. Each team of a shared mock has one for its ids. */
const ciphers = new LruCache<UuidCipher>(100);

const getCipher = (secret: string, kind: string): UuidCipher =>
  ciphers.get(JSON.stringify([secret, kind]), () => new UuidCipher(secret, kind));

/** Derives a UUID in the format of version 4 from a seed, a kind and a number. Different numbers give different ids. */
export function deriveUuid(seed: string, kind: string, number: number): string {
  return packUuid(seed, "id", hash53(kind) % 2 ** 48, number);
}

/** Returns the number that a UUID was derived from, or null when it was not derived from this seed and kind. */
export function parseUuidNumber(seed: string, kind: string, uuid: string): number | null {
  const numbers = unpackUuid(seed, "id", uuid);
  return numbers?.a === hash53(kind) % 2 ** 48 ? numbers.b : null;
}

/** Creates ids, tokens and numbers in an order that depends only on the seed. */
export class Ids {
  readonly #seed: () => string;
  readonly #counters: Counter;

  /** @param seed - returns the seed, which an import can change */
  constructor(seed: () => string, counters: Counter) {
    this.#seed = seed;
    this.#counters = counters;
  }

  uuid(kind: string): string {
    return deriveUuid(this.#seed(), kind, this.#counters.next(`uuid:${kind}`));
  }

  /** Returns the next integer of a kind, from 1. */
  integer(kind: string): number {
    return this.#counters.next(`integer:${kind}`);
  }

  /** Returns the next token of a kind, made of letters and digits. */
  token(kind: string, length = 32): string {
    return deriveToken(this.#seed(), kind, this.#counters.next(`token:${kind}`), length);
  }
}

/** Packs two integers (0 to 2^48 - 1) into a UUID, for objects that are computed and never stored. */
export function packUuid(secret: string, kind: string, a: number, b: number): string {
  return getCipher(secret, kind).pack(a, b);
}

/** Returns the two numbers in a UUID of `packUuid`, or null for any other UUID. */
export function unpackUuid(secret: string, kind: string, uuid: string): UuidNumbers | null {
  return getCipher(secret, kind).unpack(uuid);
}

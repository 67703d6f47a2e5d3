import { hash53, Random } from "./random.ts";
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

/** Derives a UUID in the format of version 4 from a seed, a kind and a number. Different numbers give different ids. */
export function deriveUuid(seed: string, kind: string, number: number): string {
  return new UuidCipher(seed, "id").pack(hash53(kind) % 2 ** 48, number);
}

/** The cipher of the last seed, because an import checks many ids of one seed. */
let last: { readonly seed: string; readonly uuids: UuidCipher } | null = null;

/** Returns the number that a UUID was derived from, or null when it was not derived from this seed and kind. */
export function parseUuidNumber(seed: string, kind: string, uuid: string): number | null {
  if (last?.seed !== seed) last = { seed, uuids: new UuidCipher(seed, "id") };
  const numbers = last.uuids.unpack(uuid);
  return numbers?.a === hash53(kind) % 2 ** 48 ? numbers.b : null;
}

/** Creates ids, tokens and numbers in an order that depends only on the seed. */
export class Ids {
  readonly #seed: () => string;
  readonly #counters: Counter;
  #cipher: { readonly seed: string; readonly uuids: UuidCipher } | null = null;

  /** @param seed - the seed, or a function that returns it when an import can change it */
  constructor(seed: string | (() => string), counters: Counter) {
    this.#seed = typeof seed === "string" ? () => seed : seed;
    this.#counters = counters;
  }

  uuid(kind: string): string {
    const seed = this.#seed();
    if (this.#cipher?.seed !== seed) this.#cipher = { seed, uuids: new UuidCipher(seed, "id") };
    return this.#cipher.uuids.pack(hash53(kind) % 2 ** 48, this.#counters.next(`uuid:${kind}`));
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
  return new UuidCipher(secret, kind).pack(a, b);
}

/** Returns the two numbers in a UUID of `packUuid`, or null for any other UUID. */
export function unpackUuid(secret: string, kind: string, uuid: string): UuidNumbers | null {
  return new UuidCipher(secret, kind).unpack(uuid);
}

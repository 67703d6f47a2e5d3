import { hash32 } from "./random.ts";

/**
 * Encodes two numbers as a UUID in the format of version 4, encrypted by a keyed Feistel network. An object that is computed
 * instead of stored can therefore be found by its id alone, and ids of different numbers never collide.
 *
 * A UUID has 122 free bits. Each half of 61 bits holds one number (48 bits) and 13 bits of a checksum. It is processed as a high
 * word of 29 bits and a low word of 32 bits.
 */

const ROUNDS = 4;
const LIMIT = 2 ** 48;
const HIGH = 0x1fff_ffff;

interface Half {
  high: number;
  low: number;
}

/** Two integers from 0 to 2^48 - 1. */
export interface UuidNumbers {
  readonly a: number;
  readonly b: number;
}

/** Returns whether a text is a UUID of any version, in any case. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function formatHex(word: number): string {
  return BYTES[word >>> 24]! + BYTES[(word >>> 16) & 255]! + BYTES[(word >>> 8) & 255]! + BYTES[word & 255]!;
}

/** Formats 122 bits as a UUID. Inserts the four bits of the version and the two bits of the variant. */
function formatUuid(left: Half, right: Half): string {
  // The left high word provides the bits after the version (12 bits) and after the variant (14 bits). Its other 3 bits follow
  // the right high word. The two low words are unchanged.
  const version = left.high & 0xfff;
  const variant = (left.high >>> 12) & 0x3fff;
  const rest = left.high >>> 26;
  const middle = formatHex(((0x4000 | version) << 16) | 0x8000 | variant);
  const tail = formatHex((right.high << 3) | rest);
  const last = tail.slice(4) + formatHex(right.low);
  // V8 keeps each piece of a text that was concatenated, which would take a third of the memory of an order.
  return [formatHex(left.low), tail.slice(0, 4), middle.slice(0, 4), middle.slice(4), last].join("-");
}

function parseUuid(uuid: string): { left: Half; right: Half } {
  const version = Number.parseInt(uuid.slice(15, 18), 16);
  const variant = Number.parseInt(uuid.slice(19, 23), 16) & 0x3fff;
  const tail = Number.parseInt(uuid.slice(9, 13) + uuid.slice(24, 28), 16);
  const rest = tail % 8;
  return {
    left: { high: (rest * 0x4000 + variant) * 0x1000 + version, low: Number.parseInt(uuid.slice(0, 8), 16) },
    right: { high: Math.floor(tail / 8), low: Number.parseInt(uuid.slice(28), 16) },
  };
}

/** Encodes and decodes the UUIDs of one kind with a secret. */
export class UuidCipher {
  readonly #keys: readonly number[];

  constructor(secret: string, kind: string) {
    this.#keys = Array.from({ length: ROUNDS * 2 + 1 }, (_, index) => hash32(secret, kind, "uuid", index));
  }

  #check(a: number, b: number): number {
    return hash32(this.#keys[ROUNDS * 2] ?? 0, a, b) & 0x3ff_ffff;
  }

  #scramble(half: Half, by: Half, round: number): void {
    half.high ^= hash32(this.#keys[round * 2] ?? 0, by.high, by.low | 0) & HIGH;
    half.low = (half.low ^ hash32(this.#keys[round * 2 + 1] ?? 0, by.high, by.low | 0)) >>> 0;
  }

  /** Encodes two numbers as a UUID. Throws RangeError when a number does not fit into 48 bits. */
  pack(a: number, b: number): string {
    for (const value of [a, b]) {
      if (!Number.isInteger(value) || value < 0 || value >= LIMIT) {
        throw new RangeError(`${value} does not fit into an id. Use an integer from 0 to 2^48 - 1.`);
      }
    }
    const check = this.#check(a, b);
    const left = { high: (check >>> 13) * 0x1_0000 + Math.floor(a / 0x1_0000_0000), low: a % 0x1_0000_0000 };
    const right = {
      high: (check & 0x1fff) * 0x1_0000 + Math.floor(b / 0x1_0000_0000),
      low: b % 0x1_0000_0000,
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % 2 === 0) this.#scramble(left, right, round);
      else this.#scramble(right, left, round);
    }
    return formatUuid(left, right);
  }

  /** Decodes the numbers in a UUID. Returns null when `pack` did not create it with this secret and kind. */
  unpack(uuid: string): UuidNumbers | null {
    const text = uuid.toLowerCase();
    if (!UUID.test(text)) return null;
    const { left, right } = parseUuid(text);
    for (let round = ROUNDS - 1; round >= 0; round -= 1) {
      if (round % 2 === 0) this.#scramble(left, right, round);
      else this.#scramble(right, left, round);
    }
    const a = (left.high & 0xffff) * 0x1_0000_0000 + left.low;
    const b = (right.high & 0xffff) * 0x1_0000_0000 + right.low;
    const check = (left.high >>> 16) * 0x2000 + (right.high >>> 16);
    return check === this.#check(a, b) ? { a, b } : null;
  }
}

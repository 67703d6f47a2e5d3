/**
 * Seeded randomness without state. Every value is a hash of its keys, so you can compute it in any order, and it is the same on
 * every machine. No function here is transcendental, because engines differ in the last digits.
 */

/** The input of a hash. A number and the string of that number are different keys. */
type HashKey = string | number;

const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);

function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  k = Math.imul(k, 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function finalize(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function absorb(hash: number, key: HashKey): number {
  if (typeof key === "number") {
    if ((key | 0) === key) return mix(mix(hash, 0x1f), key);
    bits[0] = key;
    return mix(mix(mix(hash, 0x2f), words[0] ?? 0), words[1] ?? 0);
  }
  let h = mix(hash, 0x3f ^ key.length);
  for (let index = 0; index < key.length; index += 1) h = mix(h, key.charCodeAt(index));
  return h;
}

function hashFrom(start: number, keys: readonly HashKey[]): number {
  let hash = start;
  for (const key of keys) hash = absorb(hash, key);
  return finalize(hash);
}

/** Returns a 32-bit hash of the keys, as an unsigned integer. */
export function hash32(...keys: readonly HashKey[]): number {
  return hashFrom(0x9747b28c, keys);
}

/** Returns a 32-bit hash of bytes, as an unsigned integer. */
export function hashBytes(bytes: Uint8Array): number {
  const whole = bytes.length - (bytes.length % 4);
  let hash = mix(0x9747b28c, bytes.length);
  for (let at = 0; at < whole; at += 4) {
    const word =
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    hash = mix(hash, word);
  }
  for (let at = whole; at < bytes.length; at += 1) hash = mix(hash, bytes[at] ?? 0);
  return finalize(hash);
}

/** Returns a 53-bit hash of the keys, as an integer that a double holds exactly. */
export function hash53(...keys: readonly HashKey[]): number {
  return (hashFrom(0x5bd1e995, keys) >>> 11) * 0x1_0000_0000 + hashFrom(0x9747b28c, keys);
}

/**
 * Combines a hash with an integer. Use it to hash many numbers under one long key.
 * @param base - a hash, such as `hash32(seed, user, resource)`
 */
export function foldHash(base: number, key: number): number {
  return finalize(mix(mix(base, key | 0), Math.floor(key / 0x1_0000_0000)));
}

/** Returns a number in [0, 1), derived from the keys. */
export function hashToUnit(...keys: readonly HashKey[]): number {
  return hashFrom(0x9747b28c, keys) / 0x1_0000_0000;
}

export function foldHashToUnit(base: number, key: number): number {
  return foldHash(base, key) / 0x1_0000_0000;
}

/** A generator of random numbers, seeded by keys. Generators with the same keys return the same numbers. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(...keys: readonly HashKey[]) {
    this.#a = hashFrom(0x9747b28c, keys) | 0;
    this.#b = hashFrom(0x5bd1e995, keys) | 0;
    this.#c = hashFrom(0x2545f491, keys) | 0;
  }

  #word(): number {
    // This is the sfc32 generator. Its counter guarantees the minimum period.
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  next(): number {
    return this.#word() / 0x1_0000_0000;
  }

  /** Returns the next integer from `low` to `high`, inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns a random element of a list. Throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError("Cannot pick from an empty list.");
    return list[this.int(0, list.length - 1)]!;
  }

  /** Returns a number that is approximately normally distributed (mean 0, standard deviation 1). It is between -6 and 6. */
  normal(): number {
    let sum = -6;
    for (let count = 0; count < 12; count += 1) sum += this.next();
    return sum;
  }
}

import { type BitSet, forEachBit } from "./bit-set.ts";

/** When the greatest number is below this many times the size, bits take less memory than a list. */
const SPREAD = 64;

/** Sets up to this size are always lists. */
const SMALL = 64;

/**
 * A set of non-negative integers. It is a sorted list while the numbers are sparse, and a bit set when they are dense. A set
 * with one number takes a few bytes, and a set of half the rows of a table takes one bit for each row.
 */
export class NumberSet {
  #list: number[] | null;
  #words = new Uint32Array(0);
  #size = 1;

  constructor(first: number) {
    this.#list = [first];
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a number that the set does not contain. */
  add(number: number): void {
    this.#size += 1;
    if (this.#list === null && number >>> 5 >= this.#words.length) this.#extend(number);
    if (this.#list === null) {
      this.#set(number);
      return;
    }
    const list = this.#list;
    if (number > (list.at(-1) ?? -1)) list.push(number);
    else list.splice(findPosition(list, number), 0, number);
    if (list.length > SMALL && (list.at(-1) ?? 0) < list.length * SPREAD) this.#toWords(list);
  }

  /** Removes a number that the set contains. */
  remove(number: number): void {
    this.#size -= 1;
    if (this.#list === null)
      this.#words[number >>> 5] = (this.#words[number >>> 5] ?? 0) & ~(1 << (number & 31));
    else this.#list.splice(findPosition(this.#list, number), 1);
  }

  /** Adds all numbers to a bit set. */
  addTo(bits: BitSet): void {
    if (this.#list === null) bits.addWords(this.#words);
    else for (const number of this.#list) bits.add(number);
  }

  /** Visits every number in ascending order. */
  forEach(visit: (number: number) => void): void {
    if (this.#list === null) forEachBit(this.#words, visit);
    else for (const number of this.#list) visit(number);
  }

  #set(number: number): void {
    this.#words[number >>> 5] = (this.#words[number >>> 5] ?? 0) | (1 << (number & 31));
  }

  /** Makes room for a number after the last word. Converts the set to a list when the number is far away. */
  #extend(number: number): void {
    if (number >= Math.max(SMALL, this.#size) * SPREAD * 2) {
      const list: number[] = [];
      this.forEach((each) => list.push(each));
      this.#list = list;
      this.#words = new Uint32Array(0);
      return;
    }
    const words = new Uint32Array(Math.max((number >>> 5) + 1, this.#words.length * 2));
    words.set(this.#words);
    this.#words = words;
  }

  #toWords(list: readonly number[]): void {
    this.#words = new Uint32Array(((list.at(-1) ?? 0) >>> 5) + 1);
    this.#list = null;
    for (const number of list) this.#set(number);
  }
}

/** Finds the first position whose number is not less than the given one. */
function findPosition(list: readonly number[], number: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

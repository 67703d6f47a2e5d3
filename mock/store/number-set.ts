import { type BitSet, forEachBit } from "./bit-set.ts";

/** From so many numbers to a number on, a list takes more room than a bit for each number up to the greatest. */
const SPREAD = 64;

/** No set is turned into bits while it is smaller than this. */
const SMALL = 64;

/**
 * A set of whole numbers from 0 on that changes by one at a time: a sorted list while they are few for their size, bits
 * once they lie close. A value that one row has costs a few bytes, one that half the table has costs a bit a row.
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

  /** Adds a number that is not in it. */
  add(number: number): void {
    this.#size += 1;
    if (this.#list === null && number >>> 5 >= this.#words.length) this.#stretch(number);
    if (this.#list === null) {
      this.#set(number);
      return;
    }
    const list = this.#list;
    if (number > (list.at(-1) ?? -1)) list.push(number);
    else list.splice(findPosition(list, number), 0, number);
    if (list.length > SMALL && (list.at(-1) ?? 0) < list.length * SPREAD) this.#toWords(list);
  }

  /** Takes a number out that is in it. */
  remove(number: number): void {
    this.#size -= 1;
    if (this.#list === null)
      this.#words[number >>> 5] = (this.#words[number >>> 5] ?? 0) & ~(1 << (number & 31));
    else this.#list.splice(findPosition(this.#list, number), 1);
  }

  /** Adds all of it to bits. */
  addTo(bits: BitSet): void {
    if (this.#list === null) bits.addWords(this.#words);
    else for (const number of this.#list) bits.add(number);
  }

  /** Every number, the least first. */
  forEach(visit: (number: number) => void): void {
    if (this.#list === null) forEachBit(this.#words, visit);
    else for (const number of this.#list) visit(number);
  }

  #set(number: number): void {
    this.#words[number >>> 5] = (this.#words[number >>> 5] ?? 0) | (1 << (number & 31));
  }

  /** Makes room for a number behind the last word, or goes back to a list where it lies far behind. */
  #stretch(number: number): void {
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

/** The first position whose number is not before the given one. */
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

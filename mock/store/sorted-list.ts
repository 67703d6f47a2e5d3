import { compareKeys, type SortKey } from "./keys.ts";

/** An element of a sorted list. Its sequence number decides between equal keys. */
export interface Sequenced {
  readonly sequence: number;
}

/** The place of a row in a table. Indexes refer to entries, so replacing a record does not change the indexes. */
export interface Entry<R> extends Sequenced {
  record: R;
}

const CHUNK = 512;

interface Chunk<S> {
  readonly keys: SortKey[];
  /** The sequence numbers of the entries, kept here so that a scan need not read every entry from memory. */
  readonly sequences: number[];
  readonly entries: S[];
}

/** Visits an element. Returns false to end the visit. */
export type Visit<S> = (sequence: number, entries: readonly S[], index: number) => unknown;

/**
 * A list sorted by key, then by sequence number. It is stored in chunks, so an insertion moves a few hundred elements at most: one
 * array takes 0.8 ms for each move of a row among 100,000.
 */
export class SortedList<S extends Sequenced> {
  readonly #chunks: Chunk<S>[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  insert(key: SortKey, entry: S): void {
    this.#size += 1;
    const at = this.#chunkFor(key, entry.sequence);
    const chunk = this.#chunks[at];
    if (chunk === undefined) {
      this.#chunks.push({ keys: [key], sequences: [entry.sequence], entries: [entry] });
      return;
    }
    const index = findPositionInChunk(chunk, key, entry.sequence);
    chunk.keys.splice(index, 0, key);
    chunk.sequences.splice(index, 0, entry.sequence);
    chunk.entries.splice(index, 0, entry);
    if (chunk.entries.length <= CHUNK) return;
    // Keep a chunk that was filled at the end nearly full, because the next rows come after it.
    const cut = at === this.#chunks.length - 1 ? CHUNK - 32 : CHUNK >> 1;
    this.#chunks.splice(at + 1, 0, {
      keys: chunk.keys.splice(cut),
      sequences: chunk.sequences.splice(cut),
      entries: chunk.entries.splice(cut),
    });
  }

  remove(key: SortKey, entry: S): void {
    const at = this.#chunkFor(key, entry.sequence);
    const chunk = this.#chunks[at]!;
    const index = findPositionInChunk(chunk, key, entry.sequence);
    this.#size -= 1;
    chunk.keys.splice(index, 1);
    chunk.sequences.splice(index, 1);
    chunk.entries.splice(index, 1);
    if (chunk.entries.length === 0) this.#chunks.splice(at, 1);
  }

  /** Finds the positions of the elements between two keys: of the first one, and after the last one. */
  findBounds({ from, to }: { readonly from?: SortKey; readonly to?: SortKey }): [start: number, end: number] {
    return [
      from === undefined ? 0 : this.findPosition(from),
      to === undefined ? this.#size : this.findPosition(to),
    ];
  }

  /** Finds the position of the first element whose key is not before the given one, in a list that is not empty. */
  findPosition(key: SortKey, sequence = Number.NEGATIVE_INFINITY): number {
    const at = this.#chunkFor(key, sequence);
    return this.#countBefore(at) + findPositionInChunk(this.#chunks[at]!, key, sequence);
  }

  /** Visits the elements between two positions in order. Returns false when a visit ended it. */
  visit(from: number, to: number, visit: Visit<S>): boolean {
    let [at, offset] = this.#findChunk(from);
    for (let position = from; position < to; at += 1) {
      const { entries, sequences } = this.#chunks[at]!;
      const end = Math.min(entries.length, to - offset);
      for (let index = position - offset; index < end; index += 1)
        if (visit(sequences[index]!, entries, index) === false) return false;
      position = offset + end;
      offset = position;
    }
    return true;
  }

  /**
   * Visits the elements before a position from the greatest key to the least. Elements with equal keys keep the order of their
   * sequence numbers. Skips the first `skip` elements, which are not all, without reading them.
   */
  visitDescending(before: number, skip: number, visit: Visit<S>): void {
    let end = before;
    if (skip > 0) {
      const [at, offset] = this.#findChunk(end - 1 - skip);
      const key = this.#chunks[at]!.keys[end - 1 - skip - offset]!;
      const start = this.findPosition(key);
      const after = Math.min(this.findPosition(key, Number.POSITIVE_INFINITY), end);
      if (!this.visit(start + skip - (end - after), after, visit)) return;
      end = start;
    }
    while (end > 0) {
      const [at, offset] = this.#findChunk(end - 1);
      const { keys, entries, sequences } = this.#chunks[at]!;
      // All later elements were visited, so an element whose key differs from the one before it is the only one with that key.
      let index = end - 1 - offset;
      for (; index > 0 && compareKeys(keys[index - 1]!, keys[index]!) !== 0; index -= 1)
        if (visit(sequences[index]!, entries, index) === false) return;
      end = this.findPosition(keys[index]!);
      if (!this.visit(end, offset + index + 1, visit)) return;
    }
  }

  /** Finds the chunk for a key: the first chunk whose last element is not before it, or the last chunk. */
  #chunkFor(key: SortKey, sequence: number): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#chunks[middle]!, key, sequence)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #countBefore(chunk: number): number {
    let count = 0;
    for (let at = 0; at < chunk; at += 1) count += this.#chunks[at]!.entries.length;
    return count;
  }

  #findChunk(position: number): [at: number, offset: number] {
    let [at, offset] = [0, 0];
    for (; at < this.#chunks.length - 1; at += 1) {
      const next = offset + this.#chunks[at]!.entries.length;
      if (next > position) break;
      offset = next;
    }
    return [at, offset];
  }
}

function isBefore<S extends Sequenced>(chunk: Chunk<S>, key: SortKey, sequence: number): boolean {
  const last = chunk.entries.length - 1;
  return compareAt(chunk, last, key, sequence) < 0;
}

function compareAt<S extends Sequenced>(
  chunk: Chunk<S>,
  index: number,
  key: SortKey,
  sequence: number,
): number {
  const order = compareKeys(chunk.keys[index]!, key);
  return order === 0 ? chunk.sequences[index]! - sequence : order;
}

/** Finds the first position in a chunk whose element is not before the key and sequence number. */
function findPositionInChunk<S extends Sequenced>(chunk: Chunk<S>, key: SortKey, sequence: number): number {
  let low = 0;
  let high = chunk.entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareAt(chunk, middle, key, sequence) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

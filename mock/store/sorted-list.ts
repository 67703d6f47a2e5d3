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
export type Visit<S> = (sequence: number, entries: readonly S[], index: number) => boolean;

/**
 * A list sorted by key, then by sequence number. It is stored in chunks, so an insertion moves a few hundred elements at most.
 * A binary search over the chunks' offsets finds a position, so the last page is as fast as the first one.
 */
export class SortedList<S extends Sequenced> {
  readonly #chunks: Chunk<S>[] = [];
  /** Number of elements before each chunk. Entries from index `#stale` are out of date. */
  #offsets: number[] = [];
  #stale = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Inserts an entry at its position. */
  insert(key: SortKey, entry: S): void {
    this.#size += 1;
    const at = this.#chunkFor(key, entry.sequence);
    const chunk = this.#chunks[at];
    if (chunk === undefined) {
      this.#chunks.push({ keys: [key], sequences: [entry.sequence], entries: [entry] });
      return;
    }
    const index = findPositionInChunk(chunk, key, entry.sequence);
    if (index === chunk.entries.length) {
      chunk.keys.push(key);
      chunk.sequences.push(entry.sequence);
      chunk.entries.push(entry);
    } else {
      chunk.keys.splice(index, 0, key);
      chunk.sequences.splice(index, 0, entry.sequence);
      chunk.entries.splice(index, 0, entry);
    }
    this.#touch(at + 1);
    if (chunk.entries.length > CHUNK) this.#split(at);
  }

  /** Removes an entry. Returns whether the list contained it. */
  remove(key: SortKey, entry: S): boolean {
    const at = this.#chunkFor(key, entry.sequence);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return false;
    const index = findPositionInChunk(chunk, key, entry.sequence);
    if (chunk.entries[index] !== entry) return false;
    this.#size -= 1;
    chunk.keys.splice(index, 1);
    chunk.sequences.splice(index, 1);
    chunk.entries.splice(index, 1);
    if (chunk.entries.length === 0) this.#chunks.splice(at, 1);
    this.#touch(at);
    return true;
  }

  /** Returns up to `limit` entries from a position. With `backwards`, positions count from the end. */
  slice(offset: number, limit: number, backwards = false): S[] {
    const from = Math.max(0, backwards ? this.#size - offset - limit : offset);
    const to = Math.min(this.#size, backwards ? this.#size - offset : offset + limit);
    const taken: S[] = [];
    if (from >= to) return taken;
    this.#count();
    let at = this.#chunkAt(from);
    let start = from - (this.#offsets[at] ?? 0);
    while (taken.length < to - from) {
      const entries = this.#chunks[at]?.entries ?? [];
      const end = Math.min(entries.length, start + to - from - taken.length);
      for (let index = start; index < end; index += 1) taken.push(entries[index]!);
      at += 1;
      start = 0;
    }
    return backwards ? taken.toReversed() : taken;
  }

  /** Finds the position of the first element whose key is not before the given one. */
  findPosition(key: SortKey): number {
    return this.#position(key, Number.NEGATIVE_INFINITY);
  }

  /** Visits the elements between two positions in order. Returns false when a visit ended it. */
  visit(from: number, to: number, visit: Visit<S>): boolean {
    if (from >= to) return true;
    this.#count();
    let position = from;
    for (let at = this.#chunkAt(from); position < to; at += 1) {
      const offset = this.#offsets[at] ?? 0;
      const { entries, sequences } = this.#chunks[at]!;
      const end = Math.min(entries.length, to - offset);
      for (let index = position - offset; index < end; index += 1)
        if (!visit(sequences[index]!, entries, index)) return false;
      position = offset + end;
    }
    return true;
  }

  /**
   * Visits the elements before a position from the greatest key to the least. Elements with equal keys keep the order of their
   * sequence numbers. Skips the first `skip` elements without reading them.
   */
  visitDescending(before: number, skip: number, visit: Visit<S>): void {
    if (skip >= before) return;
    this.#count();
    let end = before;
    if (skip > 0) {
      const [start, after] = this.#findRunAt(end - 1 - skip);
      if (!this.visit(start + skip - (end - Math.min(after, end)), Math.min(after, end), visit)) return;
      end = start;
    }
    while (end > 0) {
      const at = this.#chunkAt(end - 1);
      const { keys, entries, sequences } = this.#chunks[at]!;
      const offset = this.#offsets[at] ?? 0;
      // All later elements were visited, so an element whose key differs from the one before it is the only one with that key.
      let index = end - 1 - offset;
      for (; index > 0 && compareKeys(keys[index - 1]!, keys[index]!) !== 0; index -= 1)
        if (!visit(sequences[index]!, entries, index)) return;
      end = this.findPosition(keys[index]!);
      if (!this.visit(end, offset + index + 1, visit)) return;
    }
  }

  #position(key: SortKey, sequence: number): number {
    const at = this.#chunkFor(key, sequence);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return 0;
    this.#count();
    return (this.#offsets[at] ?? 0) + findPositionInChunk(chunk, key, sequence);
  }

  /** Finds the start and end of the elements that have the same key as the element at a position. */
  #findRunAt(position: number): [number, number] {
    const at = this.#chunkAt(position);
    const key = this.#chunks[at]!.keys[position - (this.#offsets[at] ?? 0)]!;
    return [this.findPosition(key), this.#position(key, Number.POSITIVE_INFINITY)];
  }

  /** Finds the chunk for a key: the first chunk whose last element is not before it, or the last chunk. */
  #chunkFor(key: SortKey, sequence: number): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    // Try the last chunk first, because most rows are newer than all rows before them.
    if (high > 0 && isBefore(this.#chunks[high - 1]!, key, sequence)) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(this.#chunks[middle]!, key, sequence)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #chunkAt(position: number): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#offsets[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #split(at: number): void {
    const chunk = this.#chunks[at]!;
    // Keep a chunk that was filled at the end nearly full, because the next rows come after it.
    const cut = at === this.#chunks.length - 1 ? CHUNK - 32 : CHUNK >> 1;
    this.#chunks.splice(at + 1, 0, {
      keys: chunk.keys.splice(cut),
      sequences: chunk.sequences.splice(cut),
      entries: chunk.entries.splice(cut),
    });
  }

  #touch(from: number): void {
    if (from < this.#stale) this.#stale = from;
  }

  #count(): void {
    const length = this.#chunks.length;
    const first = Math.min(this.#stale, length);
    let total =
      first === 0 ? 0 : (this.#offsets[first - 1] ?? 0) + (this.#chunks[first - 1]?.entries.length ?? 0);
    for (let index = first; index < length; index += 1) {
      this.#offsets[index] = total;
      total += this.#chunks[index]?.entries.length ?? 0;
    }
    this.#offsets.length = length;
    this.#stale = length;
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
  if (high > 0 && compareAt(chunk, high - 1, key, sequence) < 0) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareAt(chunk, middle, key, sequence) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

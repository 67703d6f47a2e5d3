import type { BitSet } from "./bit-set.ts";
import { NumberSet } from "./number-set.ts";
import type { Slot } from "./slot.ts";

/** Length of the substrings that index texts. */
const GRAM = 3;

/** One text in lower case and the rows that have it. */
interface Entry {
  readonly text: string;
  readonly number: number;
  readonly rows: NumberSet;
  /** Its substrings of one and two letters. */
  readonly short: readonly string[];
}

/**
 * A case-insensitive substring index. Substrings of one and two letters refer to rows directly, because they match many rows.
 * For a longer substring, the index compares only the distinct texts that contain its rarest three letters. Rows whose text is
 * null are not in the index.
 */
export class TextIndex<R> {
  readonly #text: (record: R) => string | null;
  readonly #entries = new Map<string, Entry>();
  /** Entries by number. Numbers of removed texts are reused, so that the sets of numbers stay dense. */
  readonly #numbered: (Entry | undefined)[] = [];
  readonly #free: number[] = [];
  /** From three letters to the numbers of entries. */
  readonly #grams = new Map<string, NumberSet>();
  /** From one or two letters to the sequence numbers of rows. */
  readonly #short = new Map<string, NumberSet>();

  constructor(text: (record: R) => string | null) {
    this.#text = text;
  }

  /** Adds the rows whose text contains the substring to a bit set. Every text contains the empty string. */
  collect(substring: string, into: BitSet): void {
    const needle = substring.toLowerCase();
    if (needle === "") {
      for (const entry of this.#entries.values()) entry.rows.addTo(into);
      return;
    }
    if (needle.length < GRAM) this.#short.get(needle)?.addTo(into);
    else
      this.#findRarest(needle)?.forEach((number) => {
        const entry = this.#numbered[number];
        if (entry?.text.includes(needle)) entry.rows.addTo(into);
      });
  }

  add(slot: Slot<R>): void {
    this.#put(this.#text(slot.record), slot.sequence);
  }

  remove(slot: Slot<R>): void {
    this.#take(this.#text(slot.record), slot.sequence);
  }

  /** Updates the index for a record that is about to be replaced. */
  move(before: R, after: R, slot: Slot<R>): void {
    const [old, next] = [this.#text(before), this.#text(after)];
    if (old === next) return;
    this.#take(old, slot.sequence);
    this.#put(next, slot.sequence);
  }

  /** Finds the smallest set of entries that includes every text with the needle. Returns undefined when no text can contain it. */
  #findRarest(needle: string): NumberSet | undefined {
    let rarest: NumberSet | undefined;
    for (let at = 0; at + GRAM <= needle.length; at += 1) {
      const set = this.#grams.get(needle.slice(at, at + GRAM));
      if (set === undefined) return undefined;
      if (rarest === undefined || set.size < rarest.size) rarest = set;
    }
    return rarest;
  }

  #put(raw: string | null, sequence: number): void {
    if (raw === null) return;
    const text = raw.toLowerCase();
    const known = this.#entries.get(text);
    known?.rows.add(sequence);
    const { short } = known ?? this.#addEntry(text, sequence);
    for (const gram of short) addNumber(this.#short, gram, sequence);
  }

  #addEntry(text: string, sequence: number): Entry {
    const number = this.#free.pop() ?? this.#numbered.length;
    const short = [...listGrams(text, 1), ...listGrams(text, 2)];
    const entry = { text, number, rows: new NumberSet(sequence), short };
    this.#entries.set(text, entry);
    this.#numbered[number] = entry;
    for (const gram of listGrams(text, GRAM)) addNumber(this.#grams, gram, number);
    return entry;
  }

  #take(raw: string | null, sequence: number): void {
    const entry = raw === null ? undefined : this.#entries.get(raw.toLowerCase());
    if (entry === undefined) return;
    for (const gram of entry.short) removeNumber(this.#short, gram, sequence);
    entry.rows.remove(sequence);
    if (entry.rows.size > 0) return;
    this.#entries.delete(entry.text);
    this.#numbered[entry.number] = undefined;
    this.#free.push(entry.number);
    for (const gram of listGrams(entry.text, GRAM)) removeNumber(this.#grams, gram, entry.number);
  }
}

function addNumber(sets: Map<string, NumberSet>, gram: string, number: number): void {
  const set = sets.get(gram);
  if (set === undefined) sets.set(gram, new NumberSet(number));
  else set.add(number);
}

function removeNumber(sets: Map<string, NumberSet>, gram: string, number: number): void {
  const set = sets.get(gram);
  set?.remove(number);
  if (set?.size === 0) sets.delete(gram);
}

/** Lists the distinct substrings of a length. */
function listGrams(text: string, length: number): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + length <= text.length; at += 1) grams.add(text.slice(at, at + length));
  return grams;
}

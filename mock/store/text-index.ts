import type { BitSet } from "./bit-set.ts";
import { NumberSet } from "./number-set.ts";
import type { Slot } from "./slot.ts";

/** Letters of the stretches under which texts stand. */
const GRAM = 3;

/** One text, in small letters, and the rows that have it. */
interface Entry {
  readonly text: string;
  readonly number: number;
  readonly rows: NumberSet;
  /** Stretches of one and two letters that it holds. */
  readonly short: readonly string[];
}

/**
 * Finds the rows whose text holds a part, in any case. Rows stand under every one and two letters that their text holds,
 * since much is found by so little. A longer part is looked for among the distinct texts that share its rarest stretch of
 * three letters, so many rows of one name are looked at once. Rows whose text is null are not in it.
 */
export class TextIndex<R> {
  readonly #text: (record: R) => string | null;
  readonly #entries = new Map<string, Entry>();
  /** Entries by number; numbers of texts that are gone serve again, so that the sets of numbers stay dense. */
  readonly #numbered: (Entry | undefined)[] = [];
  readonly #free: number[] = [];
  /** Numbers of entries. */
  readonly #grams = new Map<string, NumberSet>();
  /** Numbers of rows. */
  readonly #short = new Map<string, NumberSet>();

  constructor(text: (record: R) => string | null) {
    this.#text = text;
  }

  /** Adds the rows whose text holds the part to bits; every text holds the empty one. */
  collect(part: string, into: BitSet): void {
    const needle = part.toLowerCase();
    if (needle === "") {
      for (const entry of this.#entries.values()) entry.rows.addTo(into);
      return;
    }
    if (needle.length < GRAM) this.#short.get(needle)?.addTo(into);
    else
      this.#rarest(needle)?.forEach((number) => {
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

  /** Follows a slot whose record is about to be replaced. */
  move(before: R, after: R, slot: Slot<R>): void {
    const [old, next] = [this.#text(before), this.#text(after)];
    if (old === next) return;
    this.#take(old, slot.sequence);
    this.#put(next, slot.sequence);
  }

  /** The fewest texts among which all that hold the needle are; undefined where none does. */
  #rarest(needle: string): NumberSet | undefined {
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
    const { short } = known ?? this.#enter(text, sequence);
    for (const gram of short) addNumber(this.#short, gram, sequence);
  }

  #enter(text: string, sequence: number): Entry {
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

/** Every stretch of so many letters, each once. */
function listGrams(text: string, letters: number): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + letters <= text.length; at += 1) grams.add(text.slice(at, at + letters));
  return grams;
}

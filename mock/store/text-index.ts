import type { Bits } from "./bits.ts";
import { NumberSet } from "./number-set.ts";
import type { Slot } from "./slot.ts";

/** The longest stretch of a text that is looked up as it is. */
const GRAM = 3;

/** One text, in small letters, and the rows that have it. */
interface Entry {
  readonly text: string;
  readonly number: number;
  readonly rows: NumberSet;
}

/**
 * Finds the rows whose text holds a part, in any case. Each distinct text stands under every stretch of one, two and
 * three letters that it holds: a part of up to three letters is answered at once, a longer one looks at the texts that
 * share its rarest stretch of three. Many rows of one name are looked at once. Rows whose text is null are not in it.
 */
export class TextIndex<R> {
  readonly #text: (record: R) => string | null;
  readonly #entries = new Map<string, Entry>();
  /** Entries by number; numbers of texts that are gone serve again, so that the sets of numbers stay dense. */
  readonly #numbered: (Entry | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #grams = new Map<string, NumberSet>();

  constructor(text: (record: R) => string | null) {
    this.#text = text;
  }

  /** Adds the rows whose text holds the part to bits; every text holds the empty one. */
  collect(part: string, into: Bits): void {
    const needle = part.toLowerCase();
    if (needle === "") {
      for (const entry of this.#entries.values()) entry.rows.addTo(into);
      return;
    }
    this.#rarest(needle)?.each((number) => {
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
    const length = Math.min(needle.length, GRAM);
    let rarest: NumberSet | undefined;
    for (let at = 0; at + length <= needle.length; at += 1) {
      const set = this.#grams.get(needle.slice(at, at + length));
      if (set === undefined) return undefined;
      if (rarest === undefined || set.size < rarest.size) rarest = set;
    }
    return rarest;
  }

  #put(raw: string | null, sequence: number): void {
    if (raw === null) return;
    const text = raw.toLowerCase();
    const known = this.#entries.get(text);
    if (known !== undefined) {
      known.rows.add(sequence);
      return;
    }
    const number = this.#free.pop() ?? this.#numbered.length;
    const entry = { text, number, rows: new NumberSet(sequence) };
    this.#entries.set(text, entry);
    this.#numbered[number] = entry;
    for (const gram of gramsOf(text)) {
      const set = this.#grams.get(gram);
      if (set === undefined) this.#grams.set(gram, new NumberSet(number));
      else set.add(number);
    }
  }

  #take(raw: string | null, sequence: number): void {
    const entry = raw === null ? undefined : this.#entries.get(raw.toLowerCase());
    if (entry === undefined) return;
    entry.rows.remove(sequence);
    if (entry.rows.size > 0) return;
    this.#entries.delete(entry.text);
    this.#numbered[entry.number] = undefined;
    this.#free.push(entry.number);
    for (const gram of gramsOf(entry.text)) {
      const set = this.#grams.get(gram);
      set?.remove(entry.number);
      if (set?.size === 0) this.#grams.delete(gram);
    }
  }
}

/** Every stretch of up to three letters, each once. */
function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    for (let length = 1; length <= GRAM && at + length <= text.length; length += 1) {
      grams.add(text.slice(at, at + length));
    }
  }
  return grams;
}

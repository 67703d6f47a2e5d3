/**
 * The compact text of the zip table. A line contains the zips of one three-digit prefix: the prefix, and then for each zip the
 * differences of its last two digits, latitude and longitude to the previous zip, in thousandths of a degree. One line per prefix
 * keeps the difference between two editions of the table readable.
 *
 * A number is written in base 44, lowest digit first. Of the 88 letters, the first half ends a number and the second half
 * continues it. Most differences take one or two letters.
 */

/** Parts of a degree. A thousandth is about 110 meters of latitude. */
export const PARTS = 1000;

/** The printable characters that need no escape in any string literal. */
const letters = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index))
  .filter((letter) => !"$'\\`".includes(letter))
  .join("");

const HALF = letters.length / 2;

export interface ZipRow {
  /** The five digits. */
  readonly zip: string;
  readonly lat: number;
  readonly lng: number;
}

/** The table in columns, sorted by zip. Coordinates are whole parts of a degree. */
export interface ZipColumns {
  readonly zips: Uint32Array;
  readonly lats: Int32Array;
  readonly lngs: Int32Array;
}

const encodeSign = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const decodeSign = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

function writeNumber(value: number): string {
  let text = "";
  let rest = value;
  while (rest >= HALF) {
    text += letters[HALF + (rest % HALF)];
    rest = Math.floor(rest / HALF);
  }
  return text + letters[rest];
}

/** Encodes rows, in any order, as the compact text. */
export function encodeZips(rows: readonly ZipRow[]): string {
  const lines = new Map<string, string>();
  let last = { prefix: "", tail: -1, lat: 0, lng: 0 };
  for (const row of rows.toSorted((a, b) => Number(a.zip) - Number(b.zip))) {
    const prefix = row.zip.slice(0, 3);
    const next = {
      prefix,
      tail: Number(row.zip.slice(3)),
      lat: Math.round(row.lat * PARTS),
      lng: Math.round(row.lng * PARTS),
    };
    const gap = next.tail - (prefix === last.prefix ? last.tail : -1) - 1;
    if (gap < 0) throw new RangeError(`${row.zip} is in the table twice.`);
    const text =
      writeNumber(gap) +
      writeNumber(encodeSign(next.lat - last.lat)) +
      writeNumber(encodeSign(next.lng - last.lng));
    lines.set(prefix, (lines.get(prefix) ?? prefix) + text);
    last = next;
  }
  return [...lines.values()].join("\n");
}

/** Reads numbers from the compact text. */
class NumberReader {
  readonly #digits = new Uint8Array(128);
  readonly #text: string;
  position = 0;

  constructor(text: string) {
    this.#text = text;
    for (let index = 0; index < letters.length; index += 1) this.#digits[letters.charCodeAt(index)] = index;
  }

  readNumber(): number {
    let value = 0;
    for (let scale = 1; ; scale *= HALF) {
      const digit = this.#digits[this.#text.charCodeAt(this.position)]!;
      this.position += 1;
      if (digit < HALF) return value + digit * scale;
      value += (digit - HALF) * scale;
    }
  }

  readPrefix(): number {
    const digits = this.#text.slice(this.position, this.position + 3);
    this.position += 3;
    return Number(digits);
  }

  skipLineEnd(): boolean {
    const isEnd = this.position >= this.#text.length || this.#text.charCodeAt(this.position) === 10;
    if (isEnd) this.position += 1;
    return isEnd;
  }
}

export function decodeZips(text: string): ZipColumns {
  // Every row takes at least three letters, which limits the number of rows.
  const maxRows = Math.ceil(text.length / 3);
  const zips = new Uint32Array(maxRows);
  const lats = new Int32Array(maxRows);
  const lngs = new Int32Array(maxRows);
  const reader = new NumberReader(text);
  let size = 0;
  let lat = 0;
  let lng = 0;
  while (reader.position < text.length) {
    let zip = reader.readPrefix() * 100 - 1;
    while (!reader.skipLineEnd()) {
      zip += reader.readNumber() + 1;
      lat += decodeSign(reader.readNumber());
      lng += decodeSign(reader.readNumber());
      zips[size] = zip;
      lats[size] = lat;
      lngs[size] = lng;
      size += 1;
    }
  }
  return { zips: zips.slice(0, size), lats: lats.slice(0, size), lngs: lngs.slice(0, size) };
}

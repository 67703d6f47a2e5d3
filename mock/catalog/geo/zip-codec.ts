/**
 * The compact text of the zip table: the number of zips, a colon, and bits, six in a letter. For each zip they hold the differences of its
 * number, latitude and longitude to the zip before, in a Rice code: the lowest bits as they are, and the rest as a count of ones.
 */

/** Parts of a degree. A hundredth is about 1.1 kilometers of latitude, less than most areas of zips. */
export const PARTS = 100;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

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

/** The code of one column's differences, whose number of low bits follows the differences before. */
class Differences {
  /** Eight times the average of the latest differences. */
  #sum = 0;

  get lowBits(): number {
    return 31 - Math.clz32((this.#sum >> 3) + 1);
  }

  follow(value: number): void {
    this.#sum += value - (this.#sum >> 3);
  }
}

const encodeSign = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const decodeSign = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Encodes rows, in any order, as the compact text. */
export function encodeZips(rows: readonly ZipRow[]): string {
  const sorted = rows.toSorted((a, b) => Number(a.zip) - Number(b.zip));
  const codes = [new Differences(), new Differences(), new Differences()] as const;
  let bits = "";
  const write = (code: Differences, value: number): void => {
    const { lowBits } = code;
    bits += `${"1".repeat(value >> lowBits)}0`;
    for (let bit = lowBits - 1; bit >= 0; bit -= 1) bits += (value >> bit) & 1;
    code.follow(value);
  };
  let last = { zip: -1, lat: 0, lng: 0 };
  for (const row of sorted) {
    const next = { zip: Number(row.zip), lat: Math.round(row.lat * PARTS), lng: Math.round(row.lng * PARTS) };
    if (next.zip === last.zip) throw new RangeError(`${row.zip} is in the table twice.`);
    write(codes[0], next.zip - last.zip - 1);
    write(codes[1], encodeSign(next.lat - last.lat));
    write(codes[2], encodeSign(next.lng - last.lng));
    last = next;
  }
  const letters = bits.replaceAll(/.{1,6}/g, (six) => LETTERS[Number.parseInt(six.padEnd(6, "0"), 2)] ?? "");
  return `${rows.length}:${letters}`;
}

function createBitReader(letters: string): () => number {
  const values = new Uint8Array(128);
  for (let value = 0; value < LETTERS.length; value += 1) values[LETTERS.charCodeAt(value)] = value;
  let position = 0;
  let rest = 0;
  let letter = 0;
  return () => {
    if (rest === 0) {
      letter = values[letters.charCodeAt(position)] ?? 0;
      position += 1;
      rest = 6;
    }
    rest -= 1;
    return (letter >> rest) & 1;
  };
}

export function decodeZips(text: string): ZipColumns {
  const size = Number.parseInt(text, 10);
  const codes = [new Differences(), new Differences(), new Differences()] as const;
  const readBit = createBitReader(text.slice(text.indexOf(":") + 1));
  const read = (code: Differences): number => {
    const { lowBits } = code;
    let value = 0;
    while (readBit() === 1) value += 1;
    for (let bit = 0; bit < lowBits; bit += 1) value = 2 * value + readBit();
    code.follow(value);
    return value;
  };
  const columns = { zips: new Uint32Array(size), lats: new Int32Array(size), lngs: new Int32Array(size) };
  let last = { zip: -1, lat: 0, lng: 0 };
  for (let row = 0; row < size; row += 1) {
    const zip = last.zip + read(codes[0]) + 1;
    const lat = last.lat + decodeSign(read(codes[1]));
    last = { zip, lat, lng: last.lng + decodeSign(read(codes[2])) };
    columns.zips[row] = zip;
    columns.lats[row] = lat;
    columns.lngs[row] = last.lng;
  }
  return columns;
}

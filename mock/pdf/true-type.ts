/** The horizontal and vertical measures of a font, in units of `unitsPerEm`. */
export interface FontMeasures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** Left, bottom, right and top of the box that holds every glyph. */
  readonly box: readonly [minX: number, minY: number, maxX: number, maxY: number];
}

/** Flags of the parts of a composite glyph. */
const ARGUMENTS_ARE_WORDS = 0x1;
const HAS_SCALE = 0x8;
const HAS_MORE_PARTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

/** The tables that a PDF needs of a TrueType font, in the order of the file. */
const TABLES = ["glyf", "head", "hhea", "hmtx", "loca", "maxp"] as const;

/** Reads a TrueType font without instructions, and writes subsets of it. */
export class TrueTypeFont {
  readonly measures: FontMeasures;
  readonly #view: DataView;
  readonly #tables = new Map<string, { readonly at: number; readonly length: number }>();
  readonly #hasLongOffsets: boolean;
  readonly #advanceCount: number;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let entry = 12; entry < 12 + 16 * this.#view.getUint16(4); entry += 16) {
      const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
      this.#tables.set(tag, {
        at: this.#view.getUint32(entry + 8),
        length: this.#view.getUint32(entry + 12),
      });
    }
    const head = this.#find("head").at;
    const hhea = this.#find("hhea").at;
    const signed = (at: number): number => this.#view.getInt16(at);
    this.#hasLongOffsets = this.#view.getUint16(head + 50) === 1;
    this.#advanceCount = this.#view.getUint16(hhea + 34);
    this.measures = {
      unitsPerEm: this.#view.getUint16(head + 18),
      ascent: signed(hhea + 4),
      descent: signed(hhea + 6),
      box: [signed(head + 36), signed(head + 38), signed(head + 40), signed(head + 42)],
    };
  }

  /** Returns the advance width of a glyph. Glyphs after the last listed one have its width. */
  getAdvance(glyph: number): number {
    return this.#view.getUint16(this.#find("hmtx").at + 4 * Math.min(glyph, this.#advanceCount - 1));
  }

  getTable(tag: string): Uint8Array {
    const { at, length } = this.#find(tag);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, length);
  }

  /**
   * Writes a font with the given glyphs, in this order, and the parts of composite ones after them.
   * @param glyphs the first must be 0, which stands for missing characters
   */
  writeSubset(glyphs: readonly number[]): Uint8Array {
    const all = [...glyphs];
    const ids = new Map(all.map((glyph, id) => [glyph, id]));
    const outlines: Uint8Array[] = [];
    for (let id = 0; id < all.length; id += 1) {
      const outline = this.#copyOutline(all[id] ?? 0);
      for (const at of listParts(outline)) {
        const part = readUint16(outline, at);
        if (!ids.has(part)) ids.set(part, all.push(part) - 1);
        writeUint16(outline, at, ids.get(part) ?? 0);
      }
      outlines.push(outline);
    }
    return writeTables({ ...this.#copyHeaders(all), ...joinOutlines(outlines) });
  }

  #find(tag: string): { readonly at: number; readonly length: number } {
    const table = this.#tables.get(tag);
    if (table === undefined) throw new Error(`The font has no table ${tag}.`);
    return table;
  }

  #getOffset(glyph: number): number {
    const { at } = this.#find("loca");
    return this.#hasLongOffsets
      ? this.#view.getUint32(at + 4 * glyph)
      : 2 * this.#view.getUint16(at + 2 * glyph);
  }

  #copyOutline(glyph: number): Uint8Array {
    return this.getTable("glyf").slice(this.#getOffset(glyph), this.#getOffset(glyph + 1));
  }

  #copyHeaders(glyphs: readonly number[]) {
    const [head, hhea, maxp] = [
      this.getTable("head").slice(),
      this.getTable("hhea").slice(),
      this.getTable("maxp").slice(),
    ];
    writeUint16(head, 50, 1);
    writeUint16(hhea, 34, glyphs.length);
    writeUint16(maxp, 4, glyphs.length);
    const hmtx = new Uint8Array(4 * glyphs.length);
    const bearings = this.#find("hmtx").at;
    glyphs.forEach((glyph, id) => {
      const extra = glyph - this.#advanceCount;
      const at = extra < 0 ? 4 * glyph + 2 : 4 * this.#advanceCount + 2 * extra;
      writeUint16(hmtx, 4 * id, this.getAdvance(glyph));
      writeUint16(hmtx, 4 * id + 2, this.#view.getUint16(bearings + at));
    });
    return { head, hhea, hmtx, maxp };
  }
}

function readUint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function writeUint16(bytes: Uint8Array, at: number, value: number): void {
  bytes.set([value >> 8, value & 0xff], at);
}

/** Lists where the ids of the parts of a composite glyph are. A simple glyph has none. */
function listParts(outline: Uint8Array): number[] {
  const isComposite = outline.length > 0 && readUint16(outline, 0) >= 0x8000;
  const found: number[] = [];
  let flags = isComposite ? HAS_MORE_PARTS : 0;
  for (let at = 10; flags & HAS_MORE_PARTS;) {
    flags = readUint16(outline, at);
    found.push(at + 2);
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2);
    at += flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
  }
  return found;
}

/** Joins outlines, each at an even offset, and lists their offsets. */
function joinOutlines(outlines: readonly Uint8Array[]): {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
} {
  const offsets = [0];
  for (const { length } of outlines) offsets.push((offsets.at(-1) ?? 0) + length + (length % 2));
  const glyf = new Uint8Array(offsets.at(-1) ?? 0);
  const loca = new DataView(new ArrayBuffer(4 * offsets.length));
  outlines.forEach((outline, id) => glyf.set(outline, offsets[id]));
  offsets.forEach((offset, id) => loca.setUint32(4 * id, offset));
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

/** Writes a font file. Checksums stay zero: readers of a PDF ignore them. */
function writeTables(tables: Readonly<Record<(typeof TABLES)[number], Uint8Array>>): Uint8Array {
  const align = (length: number): number => Math.ceil(length / 4) * 4;
  const start = 12 + 16 * TABLES.length;
  const size = TABLES.reduce((sum, tag) => sum + align(tables[tag].length), start);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x0001_0000);
  view.setUint16(4, TABLES.length);
  let at = start;
  TABLES.forEach((tag, index) => {
    const entry = 12 + 16 * index;
    Array.from(tag).forEach((letter, place) => view.setUint8(entry + place, letter.charCodeAt(0)));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, tables[tag].length);
    bytes.set(tables[tag], at);
    at += align(tables[tag].length);
  });
  return bytes;
}

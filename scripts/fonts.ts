/**
 * Writes mock/pdf/wide-font-data.ts: the glyphs of Arimo, which has the widths of Helvetica, for the alphabets that PDFs of the mock print.
 * Run `npx tsx scripts/fonts.ts` after an update of the font's package.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { TrueTypeFont } from "../mock/pdf/true-type.ts";

/** Ranges of characters in the font file: Latin with Vietnamese, Greek, Cyrillic, and the signs that reports use. */
const BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x192],
  [0x1a0, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x1fa, 0x21b],
  [0x22a, 0x233],
  [0x259, 0x259],
  [0x2b9, 0x2dd],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x4f9],
  [0x1e80, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x203a],
  [0x2070, 0x208e],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2206, 0x2265],
];

/** Reads the glyph of each character from a table of format 4. */
function readCharacters(cmap: Uint8Array): Map<number, number> {
  const view = new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength);
  const tables = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(8 + 8 * index));
  const at = tables.find((offset) => view.getUint16(offset) === 4);
  if (at === undefined) throw new Error("The font has no character table of format 4.");
  const twice = view.getUint16(at + 6);
  const found = new Map<number, number>();
  for (let segment = 0; segment < twice; segment += 2) {
    const end = view.getUint16(at + 14 + segment);
    const start = view.getUint16(at + 16 + twice + segment);
    const delta = view.getUint16(at + 16 + 2 * twice + segment);
    const rangeAt = at + 16 + 3 * twice + segment;
    const range = view.getUint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - start));
      if (listed !== 0) found.set(code, (listed + delta) % 0x10000);
    }
  }
  return found;
}

const file = import.meta.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf");
const font = new TrueTypeFont(new Uint8Array(readFileSync(new URL(file))));
const glyphs = readCharacters(font.getTable("cmap"));
const codes = [...glyphs.keys()].filter((code) => BLOCKS.some(([from, to]) => code >= from && code <= to));
const subset = font.writeSubset([0, ...codes.map((code) => glyphs.get(code) ?? 0)]);
const outlines = deflateSync(subset, { level: 9 }).toString("base64");
console.log(`${codes.length} characters, ${subset.length} bytes, ${outlines.length} as text`);
const characters = JSON.stringify(String.fromCodePoint(...codes));
writeFileSync(
  new URL("../mock/pdf/wide-font-data.ts", import.meta.url),
  [
    "// Written by scripts/fonts.ts. Copyright 2026 The Arimo Project Authors, SIL Open Font License 1.1: see THIRD-PARTY-NOTICES.md.\n",
    `/** The characters of the font. */\nexport const characters =\n  ${characters};\n`,
    `/** A deflated TrueType font. Glyph n is that of character n - 1. */\nexport const outlines =\n  "${outlines}";\n`,
  ].join("\n"),
);

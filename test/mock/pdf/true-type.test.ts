import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { inflateSync } from "node:zlib";
import { TrueTypeFont } from "../../../mock/pdf/true-type.ts";
import { characters, outlines } from "../../../mock/pdf/wide-font-data.ts";
import { embedWideFont } from "../../../mock/pdf/wide-fonts.ts";

const read = (data: string) => new TrueTypeFont(new Uint8Array(inflateSync(Buffer.from(data, "base64"))));
const glyphOf = (character: string): number => Array.from(characters).indexOf(character) + 1;

/** Lists where the outline of each glyph ends. */
function listOffsets(font: TrueTypeFont): number[] {
  const loca = font.getTable("loca");
  const view = new DataView(loca.buffer, loca.byteOffset, loca.byteLength);
  return Array.from({ length: loca.length / 4 }, (_, at) => view.getUint32(4 * at));
}

it("writes a subset with the parts of composite glyphs, which has the same widths", () => {
  const font = read(outlines);
  const subset = new TrueTypeFont(font.writeSubset([0, glyphOf("é"), glyphOf("Щ")]));
  expect(subset.measures).toEqual(font.measures);
  expect([1, 2].map((glyph) => subset.getAdvance(glyph))).toEqual(
    ["é", "Щ"].map((one) => font.getAdvance(glyphOf(one))),
  );
  const offsets = listOffsets(subset);
  // The letter and its accent follow the three glyphs.
  expect(offsets).toHaveLength(1 + 5);
  expect(offsets.at(-1)).toBe(subset.getTable("glyf").length);
  const composite = subset.getTable("glyf").subarray(offsets[1], offsets[2]);
  const view = new DataView(composite.buffer, composite.byteOffset, composite.byteLength);
  expect([view.getInt16(0), view.getUint16(12)]).toEqual([-1, 3]);
  expect(subset.writeSubset([0, 1, 2])).toEqual(font.writeSubset([0, glyphOf("é"), glyphOf("Щ")]));
});

it("draws each character with its own glyph, which has the width of the same letter in Helvetica", async () => {
  const plain = await embedWideFont(await PDFDocument.create(), (bytes) => inflateSync(bytes));
  // From Adobe's metrics of Helvetica, in thousandths of the size.
  const widths = {
    " ": 278,
    "!": 278,
    "%": 889,
    1: 556,
    "@": 1015,
    W: 944,
    i: 222,
    m: 833,
    "~": 584,
    "½": 834,
    Æ: 1000,
    ß: 611,
    ÿ: 500,
    Ł: 556,
    ł: 222,
    Œ: 1000,
    œ: 944,
  };
  const found = Object.keys(widths).map((one) => [one, Math.round(plain.widthOfTextAtSize(one, 1000))]);
  expect(Object.fromEntries(found)).toEqual(widths);
});

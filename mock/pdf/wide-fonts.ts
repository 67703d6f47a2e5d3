import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import { TrueTypeFont } from "./true-type.ts";
import { characters, outlines } from "./wide-font-data.ts";

type FontEngine = Parameters<PDFDocument["registerFontkit"]>[0];
type EngineFont = Extract<Awaited<ReturnType<FontEngine["create"]>>, { layout: unknown }>;
type Glyph = NonNullable<ReturnType<EngineFont["glyphForCodePoint"]>>;

/** The glyph of each character. Glyph 0 stands for missing characters. */
const glyphIds = new Map(
  Array.from(characters, (character, index) => [character.codePointAt(0) ?? 0, index + 1]),
);

export const wideCharacters: ReadonlySet<string> = new Set(characters);

/**
 * Reads a font for the PDF library. The library can use a package for that, which is ten times as large as the fonts because it
 * reads every format and shapes every script. These fonts need neither.
 */
function readFont(bytes: Uint8Array): EngineFont {
  const font = new TrueTypeFont(bytes);
  const { unitsPerEm, ascent, descent, box } = font.measures;
  const [minX, minY, maxX, maxY] = box;
  const findGlyph = (codePoint: number): Glyph => {
    const id = glyphIds.get(codePoint) ?? 0;
    return { id, codePoints: [codePoint], advanceWidth: font.getAdvance(id) };
  };
  return {
    postscriptName: "Arimo",
    unitsPerEm,
    ascent,
    descent,
    italicAngle: 0,
    capHeight: ascent,
    xHeight: 0,
    bbox: { minX, minY, maxX, maxY, width: maxX - minX, height: maxY - minY },
    characterSet: [...glyphIds.keys()],
    glyphForCodePoint: findGlyph,
    layout: (text) => ({ glyphs: Array.from(text, (character) => findGlyph(character.codePointAt(0) ?? 0)) }),
    createSubset: () => {
      const used = [0];
      return {
        includeGlyph: (glyph) => {
          const id = typeof glyph === "number" ? glyph : glyph.id;
          const known = used.indexOf(id, 1);
          return known > 0 ? known : used.push(id) - 1;
        },
        encode: () => font.writeSubset(used),
      };
    },
  };
}

/**
 * Adds the wide font to a document. It embeds the glyphs that the document uses.
 * @param inflate decodes a deflated font
 */
export async function embedWideFont(
  document: PDFDocument,
  inflate: (bytes: Uint8Array) => Uint8Array,
): Promise<PDFFont> {
  document.registerFontkit({ create: readFont });
  const bytes = Uint8Array.from(atob(outlines), (letter) => letter.charCodeAt(0));
  // A name of six letters and a plus sign marks a subset. The library's own would be random.
  return document.embedFont(inflate(bytes), { subset: true, customName: "WIDEAA+Arimo" });
}
